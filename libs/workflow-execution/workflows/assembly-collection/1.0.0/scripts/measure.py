"""measure.py CONTIGS: lines of what is measured and its value, with a tab between."""
import sys


def main(path):
    lengths, gc = [], 0
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith(">"):
                lengths.append(0)
                continue
            bases = line.strip().upper()
            lengths[-1] += len(bases)
            gc += bases.count("G") + bases.count("C")
    total = sum(lengths)
    print("contigs", len(lengths), sep="\t")
    print("total length", total, sep="\t")
    print("longest contig", max(lengths, default=0), sep="\t")
    print("N50", n50(lengths), sep="\t")
    print("GC content", f"{100 * gc / total if total else 0:.2f}", sep="\t")


def n50(lengths):
    """Half of all bases are in contigs of this length or longer."""
    seen, half = 0, sum(lengths) / 2
    for length in sorted(lengths, reverse=True):
        seen += length
        if seen >= half:
            return length
    return 0


if __name__ == "__main__":
    main(sys.argv[1])
