"""Files as staramr names them: tables of one row, and a workbook with the sheet PointFinder."""
import gzip
import json
import sys
import zipfile

names, reads = sys.argv[1:]
with open(names, encoding="utf-8") as file:
    sample = json.load(file)["s1"]
with gzip.open(reads, "rt", encoding="ascii") as file:
    count = sum(1 for _ in file) // 4

for name in ["resfinder", "detailed_summary", "summary", "plasmidfinder", "mlst"]:
    with open(f"{name}.tsv", "w", encoding="utf-8") as file:
        file.write(f"Isolate ID\tReads\n{sample}\t{count}\n")
with open("settings.txt", "w", encoding="utf-8") as file:
    file.write("command_line = write.py\nversion = 1.0.0\n")

CONTENT = "http://schemas.openxmlformats.org/package/2006/content-types"
PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"


def relation(kind, target):
    return f'<Relationships xmlns="{PACKAGE}"><Relationship Id="r1" Type="{OFFICE}/{kind}" Target="{target}"/></Relationships>'


def row(number, *cells):
    texts = "".join(f'<c t="inlineStr"><is><t>{cell}</t></is></c>' for cell in cells)
    return f'<row r="{number}">{texts}</row>'


PARTS = {
    "[Content_Types].xml": f'<Types xmlns="{CONTENT}">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{TYPE}.sheet.main+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{TYPE}.worksheet+xml"/></Types>',
    "_rels/.rels": relation("officeDocument", "xl/workbook.xml"),
    "xl/_rels/workbook.xml.rels": relation("worksheet", "worksheets/sheet1.xml"),
    "xl/workbook.xml": f'<workbook xmlns="{SHEET}" xmlns:r="{OFFICE}">'
    '<sheets><sheet name="PointFinder" sheetId="1" r:id="r1"/></sheets></workbook>',
    "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{SHEET}"><sheetData>'
    f'{row(1, "Gene", "Reads")}{row(2, "gyrA", count)}</sheetData></worksheet>',
}
with zipfile.ZipFile("results.xlsx", "w", zipfile.ZIP_DEFLATED) as book:
    for name, text in PARTS.items():
        book.writestr(name, '<?xml version="1.0" encoding="UTF-8"?>' + text)
