#!/usr/bin/env python3
"""Simulates four isolates of a known tree, their reads, a reference and a typing scheme, and writes down the truth.

    simulate_isolates.py --size mini|full --out FOLDER

The tree is ((iso1,iso2),(iso3,iso4)). One gene of the scheme is missing in iso3, and some alleles of iso4 are in no scheme.
The same size gives the same reads everywhere: nothing but random() is drawn from the generator.
"""
import argparse
import gzip
import json
import math
import random
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

SIZES = {
    # genome length, genes of the scheme, changes on the inner and on the outer branches, copies of a repeat of 1,500 bases
    "mini": {"length": 20_000, "loci": 6, "inner": 40, "outer": 20, "repeats": 0},
    "full": {"length": 200_000, "loci": 20, "inner": 120, "outer": 40, "repeats": 2},
}
SEED = 20240511
COVERAGE, READ, FRAGMENT, SPREAD = 45, 250, 440, 40
STOPS = {"TAA", "TAG", "TGA"}
# a stop in each of the six frames, so that no gene is found where there is none
ALL_STOPS = "TTAATTAATTAA"
COMPLEMENT = str.maketrans("ACGT", "TGCA")
ISOLATES = ["iso1", "iso2", "iso3", "iso4"]
REFERENCE = "simulated"


class Chance:
    """Draws that are the same in every version of Python."""

    def __init__(self, seed):
        self.random = random.Random(seed).random

    def below(self, number):
        return int(self.random() * number)

    def between(self, least, most):
        return least + self.below(most - least + 1)

    def of(self, choices):
        return choices[self.below(len(choices))]

    def normal(self, mean, deviation):
        return mean + deviation * math.sqrt(-2 * math.log(1 - self.random())) * math.cos(2 * math.pi * self.random())


@dataclass
class Gene:
    name: str
    start: int
    end: int
    strand: str

    def sequence(self, genome):
        bases = genome[self.start : self.end]
        return bases if self.strand == "+" else reverse_complement(bases)


@dataclass
class Genome:
    sequence: str = ""
    genes: list = field(default_factory=list)


def reverse_complement(bases):
    return bases.translate(COMPLEMENT)[::-1]


CODONS = [a + b + c for a in "ACGT" for b in "ACGT" for c in "ACGT" if a + b + c not in STOPS]


def new_genome(chance, length, repeats):
    """Genes with ribosome binding sites, with AT-rich sequence between them; a repeat at even distances."""
    genome = Genome()
    spaced = lambda number: "".join(chance.of("AATTGC") for _ in range(number))
    between = lambda number: spaced(number // 2) + ALL_STOPS + spaced(number - number // 2)
    repeat = "".join(chance.of("ACGT") for _ in range(1_500))
    next_repeat = length / (repeats + 1)
    while len(genome.sequence) < length:
        genome.sequence += between(chance.between(60, 160))
        if repeats and len(genome.sequence) > next_repeat:
            genome.sequence += repeat + between(80)
            next_repeat += length / (repeats + 1)
        coding = "ATG" + "".join(chance.of(CODONS) for _ in range(chance.between(200, 420))) + chance.of(["TAA", "TGA", "TAG"])
        block = "AGGAGG" + spaced(7) + coding
        start, strand = len(genome.sequence), chance.of("+-")
        genome.sequence += block if strand == "+" else reverse_complement(block)
        start += 13 if strand == "+" else 0
        genome.genes.append(Gene(f"g{len(genome.genes):03d}", start, start + len(coding), strand))
    genome.sequence += "".join(between(100) for _ in range(4))
    return genome


def keeps_frame(gene, bases):
    """Whether the gene still begins with a start, ends with a stop, and has no stop before."""
    coding = gene.sequence(bases)
    codons = [coding[i : i + 3] for i in range(0, len(coding), 3)]
    return codons[0] == "ATG" and codons[-1] in STOPS and not STOPS.intersection(codons[:-1])


def changed(chance, sequence, number, genes):
    """The sequence with as many other bases, at least 400 bases from its ends; genes stay genes."""
    bases, places = sequence, set()
    while len(places) < number:
        place = chance.between(400, len(bases) - 401)
        if place in places:
            continue
        tried = bases[:place] + chance.of([base for base in "ACGT" if base != bases[place]]) + bases[place + 1 :]
        if all(keeps_frame(gene, tried) for gene in genes if gene.start <= place < gene.end):
            bases = tried
            places.add(place)
    return bases


def evolve(chance, root, size):
    left = changed(chance, root.sequence, size["inner"], root.genes)
    right = changed(chance, root.sequence, size["inner"], root.genes)
    parents = dict(zip(ISOLATES, [left, left, right, right]))
    return {name: changed(chance, parent, size["outer"], root.genes) for name, parent in parents.items()}


def alleles_of(chance, gene, root, isolates):
    """Alleles of a locus: of the reference, of all isolates but iso4, and others that nobody has."""
    alleles = [gene.sequence(root.sequence)]
    for name in ISOLATES[:3]:
        allele = gene.sequence(isolates[name])
        if allele not in alleles:
            alleles.append(allele)
    while len(alleles) < 6:
        decoy = changed_anywhere(chance, alleles[0])
        if decoy not in alleles:
            alleles.append(decoy)
    return alleles


def changed_anywhere(chance, bases):
    for _ in range(3):
        place = chance.between(3, len(bases) - 4)
        bases = bases[:place] + chance.of("ACGT") + bases[place + 1 :]
    return bases


def read_pairs(chance, genome):
    """Both reads of each fragment; quality falls along a read, and wrong bases come as often as it says."""
    quality = [38 - (18 * cycle * cycle) // (READ * READ) for cycle in range(READ)]
    wrong = [10 ** (-q / 10) for q in quality]
    shown = "".join(chr(33 + q) for q in quality)
    for number in range(len(genome) * COVERAGE // (2 * READ)):
        length = max(READ, min(len(genome), round(chance.normal(FRAGMENT, SPREAD))))
        # fragments may stick out at both ends and are cut there, so that the ends are covered, too
        start = chance.between(READ - length, len(genome) - READ)
        fragment = genome[max(0, start) : max(0, start) + length]
        if chance.random() < 0.5:
            fragment = reverse_complement(fragment)
        reads = [fragment[:READ], reverse_complement(fragment)[:READ]]
        yield [record(number, end, with_errors(chance, read, wrong), shown) for end, read in zip("12", reads)]


def with_errors(chance, read, wrong):
    return "".join(
        chance.of([other for other in "ACGT" if other != base]) if chance.random() < rate else base
        for base, rate in zip(read, wrong)
    )


def record(number, end, read, shown):
    return f"@read{number} {end}:N:0:1\n{read}\n+\n{shown[: len(read)]}\n".encode()


def write_reads(chance, genome, folder, name):
    with ExitStack() as stack:
        files = [stack.enter_context(compressed(folder / f"{name}_{end}.fastq.gz")) for end in "12"]
        for pair in read_pairs(chance, genome):
            for file, read in zip(files, pair):
                file.write(read)


@contextmanager
def compressed(path):
    """Without the time and the name that gzip writes down."""
    with path.open("wb") as plain, gzip.GzipFile("", "wb", 6, plain, mtime=0) as file:
        yield file


def fasta(records):
    lines = []
    for name, bases in records:
        lines += [f">{name}", *(bases[i : i + 70] for i in range(0, len(bases), 70))]
    return "\n".join(lines) + "\n"


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--size", choices=SIZES, default="mini")
    arguments.add_argument("--out", type=Path, required=True)
    options = arguments.parse_args()
    size, out, chance = SIZES[options.size], options.out, Chance(SEED)

    root = new_genome(chance, size["length"], size["repeats"])
    isolates = evolve(chance, root, size)
    inner_genes = root.genes[1:-1]
    loci = inner_genes[:: max(1, len(inner_genes) // size["loci"])][: size["loci"]]
    schemes = {gene.name: alleles_of(chance, gene, root, isolates) for gene in loci}
    missing = loci[len(loci) // 3]
    cut = slice(missing.start - 20, missing.end + 20)

    truth = {
        "samples": ISOLATES,
        "clades": [["iso1", "iso2"], ["iso3", "iso4"]],
        "snps": distances(isolates | {"reference": root.sequence}, cut),
        "alleles": {name: called(schemes, loci, isolates[name], missing if name == "iso3" else None) for name in ISOLATES},
        "genes": {name: len(root.genes) - (name == "iso3") for name in ISOLATES},
    }
    isolates["iso3"] = isolates["iso3"][: cut.start] + isolates["iso3"][cut.stop :]
    truth["lengths"] = {name: len(bases) for name, bases in isolates.items()}

    for folder in ["reads", "genomes", "site/references", "site/schemes"]:
        (out / folder).mkdir(parents=True, exist_ok=True)
    (out / f"site/references/{REFERENCE}.fasta").write_text(fasta([("reference", root.sequence)]))
    alleles = [(f"{locus}_{n}", bases) for locus, all_ in schemes.items() for n, bases in enumerate(all_, 1)]
    (out / f"site/schemes/{REFERENCE}.fasta").write_text(fasta(alleles))
    for name, bases in isolates.items():
        (out / f"genomes/{name}.fasta").write_text(fasta([(name, bases)]))
        write_reads(chance, bases, out / "reads", name)
    (out / "truth.json").write_text(json.dumps(truth, indent=1) + "\n")


def distances(genomes, cut):
    """Differences between each two, where all have bases: without what iso3 lacks."""
    core = {name: bases[: cut.start] + bases[cut.stop :] for name, bases in genomes.items()}
    return {a: {b: sum(x != y for x, y in zip(core[a], core[b])) for b in core} for a in core}


def called(schemes, loci, genome, missing):
    """The number of the allele of each locus, "novel", or "-" where there is none."""
    found = {}
    for gene in loci:
        allele, known = gene.sequence(genome), schemes[gene.name]
        found[gene.name] = str(known.index(allele) + 1) if allele in known else "novel"
        if gene is missing:
            found[gene.name] = "-"
    return found


if __name__ == "__main__":
    main()
