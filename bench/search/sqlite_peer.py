"""SQLite FTS5 as its documentation advises, behind two commands: `build <db>` reads documents as JSON lines,
`serve <db>` answers one query a line with the milliseconds of its three statements."""

import json
import sqlite3
import sys
import time


def build(path):
    db = sqlite3.connect(path)
    db.executescript(
        """
        pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -262144;
        create table docs (id integer primary key, type text, iso text, status text, combination integer, updated integer);
        create virtual table words using fts5(title, summary, text, content='', tokenize='porter unicode61', prefix='3 4');
        """
    )
    combinations = {}
    for line in sys.stdin:
        d = json.loads(line)
        key = json.dumps(d["facts"])
        number = combinations.setdefault(key, len(combinations))
        row = (d["id"], d["type"], d["iso"], d["status"], number, d["updated"])
        db.execute("insert into docs values (?, ?, ?, ?, ?, ?)", row)
        row = (d["id"], d["title"], d["summary"], d["text"])
        db.execute("insert into words (rowid, title, summary, text) values (?, ?, ?, ?)", row)
    db.execute("insert into words (words) values ('optimize')")
    db.commit()
    db.execute("analyze")
    db.commit()


def statements(query):
    parameters = [query["match"]]
    where = "words match ?"
    joined = "words"
    filters = query["filters"]
    if filters is not None:
        joined = "words join docs on docs.id = words.rowid"
        places = ", ".join("?" for _ in filters["isoCodes"])
        where += f" and docs.type = ? and docs.iso in ({places}) and docs.status = ?"
        parameters += [filters["type"], *filters["isoCodes"], filters["status"]]
    counted = f"from words join docs on docs.id = words.rowid where {where}"
    return parameters, [
        f"select words.rowid from {joined} where {where} order by rank limit 25",
        f"select docs.type, count(*) {counted} group by docs.type",
        f"select docs.combination, count(*) {counted} group by docs.combination",
    ]


def serve(path):
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    db.executescript("pragma mmap_size = 4294967296; pragma cache_size = -65536;")
    for line in sys.stdin:
        parameters, sql = statements(json.loads(line))
        start = time.perf_counter()
        answers = [db.execute(each, parameters).fetchall() for each in sql]
        ms = (time.perf_counter() - start) * 1000
        total = sum(count for _, count in answers[1])
        print(json.dumps({"ms": ms, "total": total}), flush=True)


{"build": build, "serve": serve}[sys.argv[1]](sys.argv[2])
