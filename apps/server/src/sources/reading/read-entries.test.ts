import fc from 'fast-check';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { collect } from '../testing/collect-records.ts';
import type { InputEntry } from '../source.ts';
import { decodeUtf8, firstInvalidByte } from './decode-text.ts';
import { bufferEntry, unreadableEntry } from './input-entry.ts';
import { parseEachEntry } from './parse-each-entry.ts';
import { MAX_RAW_BYTES, quarantined } from './quarantined.ts';
import { readCsv } from './read-csv.ts';
import { readJson, readJsonLines } from './read-json.ts';
import { readLines } from './read-lines.ts';
import { readText } from './read-text.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/** Splits the bytes into pieces of that size, as a slow disk or a network would deliver them. */
function inPieces(body: string | Buffer, size: number): InputEntry {
  const bytes = Buffer.from(body);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  return { ...bufferEntry('a.txt', bytes), open: async () => Readable.from(pieces, { objectMode: false }) };
}

describe('readText', () => {
  it('strips a UTF-8 byte order mark and recognizes UTF-16 by its mark', async () => {
    expect(await readText(bufferEntry('a', '\uFEFFété'))).toBe('été');
    const little = Buffer.from('\uFEFFété', 'utf16le');
    expect(await readText(bufferEntry('a', little))).toBe('été');
    expect(await readText(bufferEntry('a', Buffer.from(little).swap16()))).toBe('été');
  });

  it('rejects Windows-1252 and names the position', async () => {
    const bytes = Buffer.from('Agr\xe9ment', 'latin1');
    await expect(readText(bufferEntry('a', bytes))).rejects.toThrow('not valid UTF-8 at byte 3');
  });

  it('rejects text that is too large for a record', async () => {
    await expect(readText(bufferEntry('a', 'abcd'), 3)).rejects.toThrow('larger than 3 bytes');
  });

  it('finds the first invalid byte exactly where a strict decoder stops', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 6 }), (noise, text) => {
        const bytes = Buffer.concat([Buffer.from(text, 'utf8'), noise]);
        const at = firstInvalidByte(bytes);
        const strict = new TextDecoder('utf-8', { fatal: true });
        expect(() => strict.decode(bytes.subarray(0, at))).not.toThrow();
        if (at < bytes.length) expect(() => decodeUtf8(bytes)).toThrow(`at byte ${at}`);
        else expect(decodeUtf8(bytes)).toBe(bytes.toString('utf8'));
      }),
    );
  });
});

describe('readLines', () => {
  it('returns the same lines for any chunking', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.integer({ min: 1, max: 9 }),
        async (texts, size) => {
          const lines = texts.map((text) => text.replace(/[\r\n]/g, '').replace(/^\uFEFF+/, ''));
          const read = await collect(readLines(inPieces(lines.map((line) => `${line}\r\n`).join(''), size)));
          expect(read.map((line) => line.ok && line.text)).toEqual(lines);
        },
      ),
    );
  });

  it('loses only lines that are not UTF-8 or too long', async () => {
    const bytes = Buffer.concat([
      Buffer.from('one\n'),
      Buffer.from([0x63, 0xe9, 0x0a]),
      Buffer.from('a long line\nend'),
    ]);
    const read = await collect(readLines(inPieces(bytes, 4), { maxLineBytes: 8 }));
    expect(read).toMatchObject([
      { ok: true, line: 1, text: 'one' },
      { ok: false, line: 2, reason: expect.stringContaining('byte 1 of the line') },
      { ok: false, line: 3, reason: expect.stringContaining('longer than 8') },
      { ok: true, line: 4, text: 'end' },
    ]);
  });
});

describe('readJson and readJsonLines', () => {
  it('report invalid and empty JSON', async () => {
    await expect(readJson(bufferEntry('a', '{"a":'))).rejects.toThrow('not valid JSON');
    await expect(readJson(bufferEntry('a', ''))).rejects.toThrow('empty');
  });

  it('lose only a malformed line and name it by path and line', async () => {
    const read = await collect(readJsonLines(bufferEntry('b.jsonl', '{"a":1}\n\n{"a":\n{"a":3}')));
    expect(read).toMatchObject([
      { ok: true, position: 'b.jsonl:1', value: { a: 1 } },
      { ok: false, position: 'b.jsonl:3', raw: '{"a":' },
      { ok: true, position: 'b.jsonl:4' },
    ]);
  });
});

describe('readCsv', () => {
  const rows = async (body: string, size = 1000): Promise<unknown[]> =>
    (await collect(readCsv(inPieces(body, size)))).map((row) => (row.ok ? { ...row.values } : row.reason));

  it('reads quotes, line breaks in fields and a last row without line end for any chunking', async () => {
    const body = '\uFEFFname, note\r\n"Brown, L","two\nlines ""quoted"""\r\nSmith,é';
    const wanted = [
      { name: 'Brown, L', note: 'two\nlines "quoted"' },
      { name: 'Smith', note: 'é' },
    ];
    for (const size of [1, 2, 3, 7, 1000]) expect(await rows(body, size)).toEqual(wanted);
  });

  it('keeps CRLF inside fields of a file with LF rows', async () => {
    expect(await rows('a,b\n"x\r\ny",1\nz,2\n')).toEqual([
      { a: 'x\r\ny', b: '1' },
      { a: 'z', b: '2' },
    ]);
  });

  it('accepts CR alone as row end, even before a quoted field or with LF inside fields', async () => {
    const wanted = [
      { a: 'x\ny', b: '1' },
      { a: 'z', b: '' },
    ];
    for (const size of [1, 2, 3, 7, 1000]) expect(await rows('a,b\r"x\ny",1\r"z",""\r', size)).toEqual(wanted);
    expect(await rows('"a\r\n""",b\n1,2\n')).toEqual([{ 'a\r\n"': '1', b: '2' }]);
  });

  it('loses only rows with a wrong number of fields and names them', async () => {
    expect(await rows('a,b\n1\n1,2\n1,2,3\n')).toEqual([
      'the row has 1 fields, the header 2',
      { a: '1', b: '2' },
      'the row has 3 fields, the header 2',
    ]);
    expect(await rows('a,b\n1,2,, \n')).toEqual([{ a: '1', b: '2' }]);
    const [row] = await collect(readCsv(bufferEntry('x.csv', 'a,b\n\n1\n')));
    expect(row?.position).toBe('x.csv:3');
  });

  it('rejects an unclosed quote, an empty file and invalid UTF-8', async () => {
    await expect(rows('a,b\n"1,2\n3,4\n')).rejects.toThrow('never closed');
    await expect(rows('')).rejects.toThrow('no header row');
    await expect(collect(readCsv(bufferEntry('a', Buffer.from('a\n\xe9\n', 'latin1'))))).rejects.toThrow('UTF-8');
  });

  it('round-trips written tables', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/^\uFEFF+/, ''));
    const table = fc.array(fc.tuple(cell, cell), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 30 }), async (cells, size) => {
        const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
        const body = ['a,b', ...cells.map((row) => row.map(quote).join(','))].join('\n');
        expect(await rows(body, size)).toEqual(cells.map(([a, b]) => ({ a, b })));
      }),
    );
  });
});

describe('parseEachEntry', () => {
  const parse = parseEachEntry(async function* (entry) {
    const text = await readText(entry);
    if (text === 'bug') throw new TypeError('bug');
    yield quarantined(entry.path, 'read', text);
    if (text === 'half') throw new UnreadableInputError('broken', { raw: 'rest' });
  });
  async function* entries(...list: InputEntry[]): AsyncGenerator<InputEntry> {
    yield* list;
  }

  it('quarantines unreadable input once and continues', async () => {
    const seen = await collect(
      parse(
        entries(
          unreadableEntry('x.zip', new UnreadableInputError('truncated')),
          bufferEntry('half', 'half'),
          bufferEntry('bad', Buffer.from([0xff])),
          bufferEntry('good', 'good'),
        ),
      ),
    );
    expect(seen.map((item) => [item.position, item.ok || item.reason])).toEqual([
      ['x.zip', 'truncated'],
      ['half', 'read'],
      ['half', 'broken'],
      ['bad', 'not valid UTF-8 at byte 0'],
      ['good', 'read'],
    ]);
  });

  it('reports a file on which the parser itself fails and continues', async () => {
    const seen = await collect(parse(entries(bufferEntry('bug', 'bug'), bufferEntry('good', 'good'))));
    expect(seen.map((item) => [item.position, item.ok || item.reason])).toEqual([
      ['bug', 'this program failed at the file, and the rest of it is not read (TypeError: bug)'],
      ['good', 'read'],
    ]);
  });
});

describe('quarantined', () => {
  it('keeps at most 64 KiB and splits no character', () => {
    const item = quarantined('a', 'b', `x${'é'.repeat(MAX_RAW_BYTES)}`);
    const raw = item.ok ? '' : item.raw;
    expect(Buffer.byteLength(raw)).toBe(MAX_RAW_BYTES - 1);
    expect(raw.endsWith('é')).toBe(true);
  });

  it('keeps values as JSON and bytes as text', () => {
    expect(quarantined('a', 'b', { c: 1 })).toMatchObject({ raw: '{"c":1}' });
    expect(quarantined('a', 'b', Buffer.from('x'))).toMatchObject({ raw: 'x' });
    expect(quarantined('a', 'b', undefined)).toMatchObject({ raw: '' });
  });
});
