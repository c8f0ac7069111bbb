"""filter.py CONTIGS SAMPLE NAMES MIN_LENGTH MIN_COVERAGE_RATIO REPEAT_COVERAGE_RATIO: names the contigs, and sorts them out.

A contig's coverage is compared with the average: far below it is contamination, far above it a repeat.
"""
import json
import re
import sys

# the average is that of long contigs, if there are any: repeats are short
LONG = 5_000


def contigs_in(path):
    """Each contig's name at the assembler, bases and coverage."""
    contigs = []
    with open(path, encoding="ascii") as file:
        for line in file:
            if line.startswith(">"):
                contigs.append((line[1:].split()[0], []))
            else:
                contigs[-1][1].append(line.strip())
    return [(name, "".join(lines), coverage_in(name)) for name, lines in contigs]


def coverage_in(name):
    """SPAdes: NODE_1_length_500_cov_25.7; SKESA: Contig_1_40.5, and at times more after it."""
    found = re.search(r"_cov_([0-9.]+)", name) or re.match(r"Contig_\d+_([0-9.]+)", name)
    return float(found[1])


def average_coverage(contigs):
    counted = [one for one in contigs if len(one[1]) >= LONG] or contigs
    total = sum(len(bases) for _, bases, _ in counted)
    return sum(coverage * len(bases) for _, bases, coverage in counted) / total if total else 0


def write_fasta(path, contigs):
    with open(path, "w", encoding="utf-8") as file:
        for heading, bases in contigs:
            print(f">{heading}", *(bases[start : start + 70] for start in range(0, len(bases), 70)), sep="\n", file=file)


def main(path, sample, names, min_length, min_coverage_ratio, repeat_coverage_ratio):
    with open(names, encoding="utf-8") as file:
        label = " ".join(str(json.load(file)[sample]).split())
    contigs = contigs_in(path)
    average = average_coverage(contigs)
    everything, kept, without_repeats = [], [], []
    with open("filter-assembly.log", "w", encoding="utf-8") as log:
        print(f"# average coverage\t{average:.3f}", file=log)
        print("contig", "name at the assembler", "length", "coverage", "decision", sep="\t", file=log)
        for number, (name, bases, coverage) in enumerate(contigs, 1):
            contig = (f"{sample}_contig_{number} length={len(bases)} coverage={coverage:.3f} [sample={label}]", bases)
            everything.append(contig)
            decision = "kept"
            if len(bases) < min_length:
                decision = "short"
            elif coverage < average * min_coverage_ratio:
                decision = "low coverage"
            elif coverage >= average * repeat_coverage_ratio:
                decision = "repeat"
            if decision in ("kept", "repeat"):
                kept.append(contig)
            if decision == "kept":
                without_repeats.append(contig)
            print(f"{sample}_contig_{number}", name, len(bases), f"{coverage:.3f}", decision, sep="\t", file=log)
    if not kept:
        sys.exit(f"None of the {len(contigs)} contigs has {min_length} bases and enough coverage: are these reads of one isolate?")
    write_fasta("contigs-all.fasta", everything)
    write_fasta("contigs-with-repeats.fasta", kept)
    write_fasta("contigs-without-repeats.fasta", without_repeats)


if __name__ == "__main__":
    main(*sys.argv[1:4], int(sys.argv[4]), float(sys.argv[5]), float(sys.argv[6]))
