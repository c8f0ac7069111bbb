"""call.py HITS SCHEME CONTIGS SAMPLE NAMES MINIMUM_COVERAGE: the allele of each locus, and what the profile tells.

In the profile a locus has the number of its allele, "~" and a digest where the allele is new, "?" where only a part of it
is there, and "-" where there is none. Equal new alleles have equal digests, in all samples and everywhere.
"""
import csv
import hashlib
import json
import sys

COMPLEMENT = str.maketrans("ACGTacgt", "TGCAtgca")
# shares of the loci that are found: enough for a comparison, and less than that but not useless
PASS, WARNING = 0.95, 0.8


def sequences_in(path):
    sequences = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith(">"):
                lines = sequences.setdefault(line[1:].split()[0], [])
            else:
                lines.append(line.strip())
    return {name: "".join(lines) for name, lines in sequences.items()}


def locus_of(allele):
    locus, _, number = allele.rpartition("_")
    if not locus or not number.isdigit():
        sys.exit(f"The scheme has an allele that is not named <locus>_<number>: {allele}")
    return locus


def best_hits(path, minimum_coverage):
    """Of each locus the best hit: an allele as it is in the scheme before all others, then the highest score."""
    best = {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            allele, contig, identity, start, end, length, contig_start, contig_end, score = line.split()
            coverage = 100 * (int(end) - int(start) + 1) / int(length)
            if coverage < minimum_coverage:
                continue
            places = sorted([int(contig_start), int(contig_end)])
            hit = {
                "allele": allele,
                "identity": float(identity),
                "coverage": round(coverage, 2),
                "contig": contig,
                "start": places[0],
                "end": places[1],
                "strand": "+" if int(contig_start) <= int(contig_end) else "-",
            }
            # BLAST rounds: 99.9996 % is told as 100, so the bases decide in the end
            rank = (float(identity) == 100 and coverage == 100, float(score), float(identity))
            locus = locus_of(allele)
            if locus not in best or rank > best[locus][0]:
                best[locus] = (rank, hit)
    return {locus: hit for locus, (_, hit) in best.items()}


def call(hit, alleles, contigs):
    """What is told of a locus; `shown` is what the profile has."""
    if hit is None:
        return {"call": "missing", "shown": "-"}
    found = contigs[hit["contig"]][hit["start"] - 1 : hit["end"]].upper()
    if hit["strand"] == "-":
        found = found.translate(COMPLEMENT)[::-1]
    if hit["coverage"] < 100:
        return {"call": "partial", "shown": "?", **hit}
    known = [name for name, bases in alleles.items() if bases.upper() == found]
    if known:
        return {"call": "exact", "shown": known[0].rpartition("_")[2], **hit, "allele": known[0]}
    digest = hashlib.sha256(found.encode()).hexdigest()
    closest = hit.pop("allele")
    return {"call": "novel", "shown": f"~{digest[:8]}", "closest": closest, **hit, "sha256": digest, "sequence": found}


def predictions_of(label, loci, profile):
    """Keys in the first part are those of SISTR's predictions, which programs of the field read; null is not known."""
    count = lambda kind: sum(locus["call"] == kind for locus in loci.values())
    found = count("exact") + count("novel")
    share = found / len(loci)
    status = "PASS" if share >= PASS else "WARNING" if share >= WARNING else "FAIL"
    profile_id = hashlib.sha256("\n".join(f"{locus}={allele}" for locus, allele in profile.items()).encode()).hexdigest()
    unknown = ["serovar", "serovar_antigen", "serovar_cgmlst", "serogroup", "h1", "h2", "o_antigen", "cgmlst_subspecies"]
    unknown += ["cgmlst_genome_match", "mash_subspecies", "mash_serovar", "mash_genome", "mash_distance", "mash_match"]
    return {
        "genome": label,
        **{key: None for key in unknown},
        "cgmlst_ST": profile_id[:16],
        "cgmlst_matching_alleles": count("exact"),
        "cgmlst_found_loci": found,
        "qc_status": status,
        "qc_messages": "" if status == "PASS" else f"{found} of {len(loci)} loci of the scheme are found.",
        "profile_id": profile_id[:16],
        "loci": len(loci),
        "loci_found": found,
        "loci_exact": count("exact"),
        "loci_novel": count("novel"),
        "loci_partial": count("partial"),
        "loci_missing": count("missing"),
    }


def main(hits, scheme, contigs, sample, names, minimum_coverage):
    with open(names, encoding="utf-8") as file:
        label = " ".join(str(json.load(file)[sample]).split())
    loci = {}
    for allele, bases in sequences_in(scheme).items():
        loci.setdefault(locus_of(allele), {})[allele] = bases
    if not loci:
        sys.exit("The scheme has no alleles.")
    best, bases = best_hits(hits, float(minimum_coverage)), sequences_in(contigs)
    calls = {locus: call(best.get(locus), loci[locus], bases) for locus in sorted(loci)}
    profile = {locus: told.pop("shown") for locus, told in calls.items()}
    with open("cgmlst-profile.csv", "w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([["sample", *profile], [label, *profile.values()]])
    with open("novel-alleles.fasta", "w", encoding="utf-8") as file:
        for locus, told in calls.items():
            if told["call"] == "novel":
                sequence = told.pop("sequence")
                print(f">{locus}_{profile[locus]} closest={told['closest']} [sample={label}]", sequence, sep="\n", file=file)
    write_json("alleles.json", calls)
    # a list of one object, as the programs that read it want it
    write_json("predictions.json", [predictions_of(label, calls, profile)])


def write_json(path, content):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(content, file, indent=1, ensure_ascii=False)
        file.write("\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
