"""Opens the written files with other programs and prints each difference as a line of JSON.

Usage: read_files.py FOLDER, which holds the files and `expected.json`. A program that is not installed is reported as
skipped; nothing here shares code with the product.
"""

import csv
import html
import importlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from datetime import date, datetime, timezone
from pathlib import Path

FOLDER = Path(sys.argv[1])
FORMULA = re.compile(r"^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]")
opened = {}


def say(kind, **facts):
    print(json.dumps({"kind": kind, **facts}, ensure_ascii=False))


def module(name, file):
    try:
        return importlib.import_module(name)
    except ImportError:
        say("skipped", file=file, program=name)
        return None


def program(name, file):
    found = shutil.which(name)
    if found is None:
        say("skipped", file=file, program=name)
    return found


def compare(file, reader, what, expected, read):
    opened[reader] = opened.get(reader, 0) + 1
    if expected != read:
        say("difference", file=file, program=reader, what=what, expected=expected, read=read)


def compare_columns(file, reader, table, columns_read, convert):
    for header, cells in table["columns"].items():
        if cells and header not in columns_read:
            say("difference", file=file, program=reader, what=header, expected="a column", read=sorted(columns_read))
            continue
        read = columns_read.get(header, [])
        compare(file, reader, f"{header}: rows", len(cells), len(read))
        for place, (cell, found) in enumerate(zip(cells, read)):
            compare(file, reader, f"{header}, row {place + 1}", convert(cell), found)


def guarded(cell):
    """Documented: a CSV cell that a spreadsheet would calculate begins with an apostrophe."""
    return f"'{cell}" if FORMULA.match(cell) else cell


def read_csv(file, tables):
    with open(FOLDER / file, encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.reader(stream))
    columns = {header: [row[place] for row in rows[1:]] for place, header in enumerate(rows[0])}
    compare_columns(file, "csv of Python", tables[0], columns, guarded)
    pandas = module("pandas", file)
    if pandas is not None:
        frame = pandas.read_csv(FOLDER / file, dtype=str, keep_default_na=False, encoding="utf-8-sig")
        columns = {header: list(frame[header]) for header in frame.columns}
        compare_columns(file, "pandas", tables[0], columns, guarded)
    office = to_csv(file)
    if office is not None:
        compare_columns(file, "LibreOffice", tables[0], office, guarded)


def read_xlsx(file, tables):
    openpyxl = module("openpyxl", file)
    if openpyxl is not None:
        book = openpyxl.load_workbook(FOLDER / file)
        compare(file, "openpyxl", "sheets", [table["name"] for table in tables], book.sheetnames)
        for table in tables:
            rows = list(book[table["name"]].iter_rows())
            for row in rows:
                for cell in row:
                    compare(file, "openpyxl", f"{cell.coordinate} is no formula", True, cell.data_type != "f")
            columns = {row0.value: [as_text(row[place].value) for row in rows[1:]] for place, row0 in enumerate(rows[0])}
            compare_columns(file, "openpyxl", table, columns, without_zone)
    office = to_csv(file)
    if office is not None:
        texts = {header: cells for header, cells in tables[0]["columns"].items() if not is_time(cells)}
        compare_columns(file, "LibreOffice", {"columns": texts}, office, lambda cell: cell)


def is_time(cells):
    return all(re.match(r"^\d{4}-\d\d-\d\d(T|$)", cell) for cell in cells)


def without_zone(cell):
    """Documented: the header of a column of times names their zone; the cells are times on its clock."""
    return re.sub(r"^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)[+-]\d\d:\d\d$", r"\1", cell)


def as_text(value):
    if value is None:
        return ""
    if isinstance(value, datetime):
        rounded = value.isoformat(timespec="seconds")
        return rounded.removesuffix("T00:00:00")
    if isinstance(value, date):
        return value.isoformat()
    return re.sub(r"_x([0-9A-F]{4})_", lambda code: chr(int(code[1], 16)), value) if isinstance(value, str) else repr(value)


def convert(file, target, filter_options=""):
    soffice = program("soffice", file)
    if soffice is None:
        return None
    folder = tempfile.mkdtemp(prefix="written-files-")
    command = [soffice, "--headless", f"-env:UserInstallation=file://{folder}/profile"]
    if file.endswith(".csv"):
        # Comma, quotation mark, UTF-8, from the first line, every column as text.
        columns = "/".join(f"{place}/2" for place in range(1, 41))
        command += [f"--infilter=CSV:44,34,76,1,{columns}"]
    command += ["--convert-to", target + filter_options, "--outdir", folder, str(FOLDER / file)]
    done = subprocess.run(command, capture_output=True, timeout=180)
    made = [path for path in Path(folder).iterdir() if path.is_file()]
    if len(made) == 0:
        say("difference", file=file, program="LibreOffice", what="opens", expected=target, read=done.stderr.decode()[:300])
        return None
    return made[0]


def to_csv(file):
    made = convert(file, "csv", ":Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false")
    if made is None:
        return None
    with open(made, encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.reader(stream))
    return {header: [row[place] for row in rows[1:]] for place, header in enumerate(rows[0])}


def squeezed(text):
    return re.sub(r"\s+", "", text)


def contains(file, reader, texts, text):
    whole = squeezed(text)
    for each in texts:
        compare(file, reader, each[:80], True, squeezed(each) in whole)


def read_docx(file, texts):
    docx = module("docx", file)
    if docx is not None:
        body = docx.Document(str(FOLDER / file)).element.body
        names = ("}t", "}delText")
        contains(file, "python-docx", texts, "".join(node.text or "" for node in body.iter() if str(node.tag).endswith(names)))
    made = convert(file, "txt:Text (encoded):UTF8")
    if made is not None:
        contains(file, "LibreOffice", texts, made.read_text(encoding="utf-8-sig"))


def read_pdf(file, texts):
    qpdf = program("qpdf", file)
    if qpdf is not None:
        compare(file, "qpdf", "check", 0, subprocess.run([qpdf, "--check", FOLDER / file], capture_output=True).returncode)
    for name, command in (("pdftotext", ["-layout", FOLDER / file, "-"]), ("mutool", ["draw", "-F", "txt", FOLDER / file])):
        found = program(name, file)
        if found is not None:
            done = subprocess.run([found, *command], capture_output=True)
            contains(file, name, texts, done.stdout.decode("utf-8"))


def read_ics(file, name, events):
    text = (FOLDER / file).read_bytes()
    compare(file, "RFC 5545", "octets of the longest line", True, max(len(line) for line in text.split(b"\r\n")) <= 75)
    compare(file, "RFC 5545", "each line ends with CR LF", 0, len(re.findall(rb"(?<!\r)\n", text)))
    icalendar = module("icalendar", file)
    if icalendar is not None:
        calendar = icalendar.Calendar.from_ical(text)
        if name is not None:
            compare(file, "icalendar", "name", name, str(calendar["X-WR-CALNAME"]))
        read = [event_of(event) for event in calendar.walk("VEVENT")]
        compare_events(file, "icalendar", events, read)
    vobject = module("vobject", file)
    if vobject is not None:
        read = []
        for event in vobject.readOne(text.decode("utf-8")).vevent_list:
            value = lambda key: getattr(event, key).value if hasattr(event, key) else None
            read.append([value("summary"), value("description"), moment(value("dtstart")), moment(value("dtend"))])
        compare_events(file, "vobject", events, read)


def event_of(event):
    end = event.get("DTEND")
    return [
        str(event["SUMMARY"]),
        str(event["DESCRIPTION"]) if "DESCRIPTION" in event else None,
        moment(event["DTSTART"].dt),
        moment(None if end is None else end.dt),
    ]


def moment(value):
    if isinstance(value, datetime):
        return value.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    return None if value is None else value.isoformat()


def compare_events(file, reader, events, read):
    expected = [[event["summary"], event["description"], event["start"], event["end"]] for event in events]
    key = lambda event: [part or "" for part in event]
    compare(file, reader, "events", len(expected), len(read))
    for one, found in zip(sorted(expected, key=key), sorted(read, key=key)):
        compare(file, reader, one[0], one, found)


def read_feed(file, title, entries):
    feedparser = module("feedparser", file)
    if feedparser is None:
        return
    feed = feedparser.parse(str(FOLDER / file), sanitize_html=False)
    compare(file, "feedparser", "is well-formed", False, bool(feed.bozo))
    compare(file, "feedparser", "title", title, html.unescape(feed.feed.title))
    compare(file, "feedparser", "entries", len(entries), len(feed.entries))
    for entry, found in zip(entries, feed.entries):
        compare(file, "feedparser", "title", squeezed(entry["title"]), squeezed(found.title))
        compare(file, "feedparser", "link", entry["link"], found.link)
        content = found.content[0].value if "content" in found else found.summary
        compare(file, "feedparser", "text", True, entry["text"] in html.unescape(content))


def read_json(file, value):
    compare(file, "json of Python", "value", value, json.loads((FOLDER / file).read_text(encoding="utf-8")))


READERS = {
    "csv": lambda one: read_csv(one["file"], one["tables"]),
    "xlsx": lambda one: read_xlsx(one["file"], one["tables"]),
    "docx": lambda one: read_docx(one["file"], one["texts"]),
    "pdf": lambda one: read_pdf(one["file"], one["texts"]),
    "ics": lambda one: read_ics(one["file"], one["name"], one["events"]),
    "feed": lambda one: read_feed(one["file"], one["title"], one["entries"]),
    "json": lambda one: read_json(one["file"], one["value"]),
}

for expectation in json.loads((FOLDER / "expected.json").read_text(encoding="utf-8")):
    try:
        READERS[expectation["kind"]](expectation)
    except Exception as error:  # A program that cannot open a file is what the check looks for.
        say("difference", file=expectation["file"], program="-", what="cannot be opened", expected="", read=repr(error)[:300])
for reader, count in opened.items():
    say("opened", program=reader, values=count)
