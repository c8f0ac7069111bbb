"""collect.py FORM NAMES FILE…: one text of the files of all samples, which come in the order s1, s2, ….

sequences: FASTA, where headings name the sample already. flatfile: GenBank, each record told which sample it is of.
table: lines of key, tab, value become a row for each sample. text: one after another, each under a heading.
"""
import json
import sys


def sequences(files):
    for _, lines in files:
        yield from lines


def flatfile(files):
    for label, lines in files:
        for line in lines:
            yield line
            if line.startswith("COMMENT "):
                yield f"            Sample: {label}\n"


def text(files):
    for number, (label, lines) in enumerate(files):
        yield f"{'' if number == 0 else chr(10)}===== {label} =====\n"
        for line in lines:
            yield line if line.endswith("\n") else f"{line}\n"


def table(files):
    for number, (label, lines) in enumerate(files):
        pairs = [line.rstrip("\n").split("\t") for line in lines]
        if number == 0:
            yield "\t".join(["sample", *(key for key, _ in pairs)]) + "\n"
        yield "\t".join([label, *(value for _, value in pairs)]) + "\n"


FORMS = {"sequences": sequences, "flatfile": flatfile, "text": text, "table": table}


def labels_of(names):
    """Names as they can stand in a line, and different from each other."""
    labels = {sample: " ".join(str(name).split()) for sample, name in names.items()}
    taken = list(labels.values())
    return {sample: label if taken.count(label) == 1 else f"{label} ({sample})" for sample, label in labels.items()}


def files_of(labels, paths):
    for number, path in enumerate(paths, 1):
        with open(path, encoding="utf-8", errors="replace") as file:
            yield labels[f"s{number}"], file


def main(form, names, *paths):
    with open(names, encoding="utf-8") as file:
        labels = labels_of(json.load(file))
    sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.writelines(FORMS[form](files_of(labels, paths)))


if __name__ == "__main__":
    main(*sys.argv[1:])
