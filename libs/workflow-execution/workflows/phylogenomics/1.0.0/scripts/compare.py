"""compare.py VCF NAMES MINIMUM_READ_COVERAGE SNV_ABUNDANCE_RATIO: table, matrix and alignment of the variants.

A variant counts where every sample has enough reads, of which enough agree: the core of all samples. Others are in the
table, too, with the reason why they do not count.
"""
import json
import sys

REFERENCE = "reference"


def labels_of(path, samples):
    """The name of each sample as it can stand in a cell, and different from all others."""
    with open(path, encoding="utf-8") as file:
        names = json.load(file)
    cells = {sample: " ".join(str(names[sample]).split()) for sample in samples}
    taken = [REFERENCE, *cells.values()]
    return {sample: cell if taken.count(cell) == 1 else f"{cell} ({sample})" for sample, cell in cells.items()}


def base_of(call, alleles, minimum_coverage, minimum_ratio):
    """The base that a sample has, or "-" where its reads do not tell."""
    genotype = call["GT"]
    depths = [int(depth) if depth != "." else 0 for depth in call["AD"].split(",")]
    if genotype == "." or sum(depths) < minimum_coverage:
        return "-"
    index = int(genotype)
    return alleles[index] if depths[index] >= minimum_ratio * sum(depths) else "-"


def variants_in(file, minimum_coverage, minimum_ratio):
    """Yields first the samples, then of each variant: chromosome, position, reference's base, bases of the samples."""
    for line in file:
        if line.startswith("##"):
            continue
        columns = line.rstrip("\n").split("\t")
        if line.startswith("#"):
            yield columns[9:]
            continue
        chromosome, position, _, reference, alternatives = columns[:5]
        alleles = [reference, *alternatives.split(",")]
        if any(len(allele) != 1 or allele not in "ACGT" for allele in alleles):
            continue
        keys = columns[8].split(":")
        calls = [dict(zip(keys, sample.split(":"))) for sample in columns[9:]]
        bases = [base_of(call, alleles, minimum_coverage, minimum_ratio) for call in calls]
        if set(bases) != {reference}:
            yield chromosome, position, reference, bases


def write_matrix(path, rows):
    with open(path, "w", encoding="utf-8") as file:
        print("strain", *(label for label, _ in rows), sep="\t", file=file)
        for label, bases in rows:
            numbers = [sum(one != other for one, other in zip(bases, others)) for _, others in rows]
            print(label, *numbers, sep="\t", file=file)


def nothing_in_common(labels, unknown):
    """Distances of 0 would be wrong: most often the reads of one sample are too few, or are of another species."""
    most = max(unknown, key=unknown.get)
    return f"No variant has enough reads in all samples. {labels[most]} lacks the most: {unknown[most]}."


def main(vcf, names, minimum_coverage, minimum_ratio):
    core = []
    with open(vcf, encoding="utf-8") as file, open("snvTable.tsv", "w", encoding="utf-8") as table:
        variants = variants_in(file, minimum_coverage, minimum_ratio)
        samples = next(variants)
        labels = labels_of(names, samples)
        unknown = dict.fromkeys(samples, 0)
        print("#Chromosome", "Position", "Status", "Reference", *labels.values(), sep="\t", file=table)
        for chromosome, position, reference, bases in variants:
            status = "filtered-coverage" if "-" in bases else "valid"
            print(chromosome, position, status, reference, *bases, sep="\t", file=table)
            if status == "valid":
                core.append([reference, *bases])
            for sample, base in zip(samples, bases):
                unknown[sample] += base == "-"
    if not core and any(unknown.values()):
        sys.exit(nothing_in_common(labels, unknown))
    # without a single variant all are alike: one column that says so, since a tree needs one
    columns = core or [["A"] * (len(samples) + 1)]
    sequences = ["".join(column) for column in zip(*columns)]
    write_matrix("snvMatrix.tsv", list(zip([REFERENCE, *labels.values()], sequences)))
    with open("alignment.fasta", "w", encoding="utf-8") as alignment:
        for name, bases in zip([REFERENCE, *samples], sequences):
            print(f">{name}\n{bases}", file=alignment)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]))
