import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { bufferEntry } from './reading/input-entry.ts';
import { SOURCES, findSource } from './registry.ts';
import type { InputEntry, ParsedRecord, Source } from './source.ts';
import { collect } from './testing/collect-records.ts';

const deepJson = `{"bill":${'['.repeat(5000)}${']'.repeat(5000)}}`;
const deepYaml = `- id: ${'['.repeat(5000)}${']'.repeat(5000)}\n`;
const deepXml = `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`;

/** File names that sources recognize; each source is tested with all of the names that it accepts. */
const NAMES = {
  json: ['page-1.json', 'bill_1.json', 'bill/1.json', 'legislators-current.json', 'a.jsonl'],
  yaml: ['legislators-current.yaml', 'person.yml'],
  xml: ['BILLSTATUS-119hr1.xml', 'a.xml'],
  csv: ['hearings.csv', 'votes.csv', 'executive_orders.csv'],
};

const CSV_HEADERS = new Map([
  ['hearings.csv', 'hearing_id,title'],
  ['votes.csv', 'roll_call_id,people_id'],
  ['executive_orders.csv', 'document_number,signing_date'],
]);

/** These sources have one table each, whatever its file name. */
const HEADERS_OF_SOURCES = new Map([
  ['social', 'platform,posted_at,author_name,text'],
  ['people-lists', 'place,name,title'],
  ['state-regulations', 'state,id,title,type'],
]);
const getHeader = (source: Source, name: string): string | undefined =>
  HEADERS_OF_SOURCES.get(source.id) ?? CSV_HEADERS.get(name);

const readBy = (names: readonly string[]): [string, string, Source][] =>
  SOURCES.flatMap((source) =>
    names.filter((name) => source.accepts(name)).map((name): [string, string, Source] => [source.id, name, source]),
  );

const parse = (source: Source, ...entries: InputEntry[]): Promise<ParsedRecord[]> =>
  collect(
    source.parse(
      (async function* () {
        yield* entries;
      })(),
    ),
  );

/** Returns an entry with endless bytes, so that a reader that buffers all of them never returns. */
function endless(path: string, head: string, unit: string): InputEntry {
  function* chunks(): Generator<Buffer> {
    yield Buffer.from(head);
    const chunk = Buffer.from(unit.repeat(Math.ceil(65_536 / unit.length)));
    for (;;) yield chunk;
  }
  return { path, name: path, open: async () => Readable.from(chunks(), { objectMode: false }) };
}

const getReasons = (parsed: readonly ParsedRecord[]): string[] => parsed.map((item) => (item.ok ? 'ok' : item.reason));

describe('File nested 5,000 levels deep', () => {
  const files: [string, string, Source, string][] = [
    ...readBy(NAMES.json).map(([id, name, source]): [string, string, Source, string] => [id, name, source, deepJson]),
    ...readBy(NAMES.yaml).map(([id, name, source]): [string, string, Source, string] => [id, name, source, deepYaml]),
    ...readBy(NAMES.xml).map(([id, name, source]): [string, string, Source, string] => [id, name, source, deepXml]),
  ];
  it('is tested with every source that reads JSON, YAML or XML', () => {
    // Transcripts are plain text, so nothing in them can be nested.
    expect(new Set([...files.map(([id]) => id), 'transcripts']).size).toBe(SOURCES.length);
  });
  it.each(files)('%s %s', async (_, name, source, text) => {
    const parsed = await parse(source, bufferEntry(name, text), bufferEntry(`after/${name}`, ' '));
    expect(getReasons(parsed)[0]).toMatch(/more than \d+ deep/);
    // A record of the second file shows that the first did not stop the parser.
    if (!name.endsWith('l')) expect(parsed.at(-1)?.position).toBe(`after/${name}`);
  });
});

describe('Endless file', () => {
  it.each(['nysenate', 'transcripts'])('%s: is refused as transcript text at the size limit', async (id) => {
    const source = findSource(id);
    if (source === undefined) throw new Error(`there is no source ${id}`);
    const parsed = await parse(source, endless('a.txt', 'Place: us-wy\n\n', 'THE CHAIR: Order.\n'));
    expect(getReasons(parsed)).toEqual([expect.stringMatching(/larger than \d+ bytes/)]);
  });

  it.each(readBy(NAMES.csv))('%s %s: is refused with the row of an unclosed quote', async (_, name, source) => {
    const parsed = await parse(source, endless(name, `${getHeader(source, name)}\n1,"`, 'x\n'));
    expect(getReasons(parsed)).toEqual([expect.stringMatching(/longer than \d+ characters.*in row 2$/)]);
  });

  it.each(readBy(NAMES.csv))('%s %s: is refused with the row of an endless line', async (_, name, source) => {
    const parsed = await parse(source, endless(name, '', 'x'));
    expect(getReasons(parsed)).toEqual([expect.stringMatching(/longer than \d+ characters.*in row 1$/)]);
  });

  it.each(readBy(['a.xml']).slice(0, 1))(
    '%s %s: is refused with the position of endless text or an endless comment',
    async (_, name, source) => {
      for (const head of ['<bill><a>', '<!--']) {
        const parsed = await parse(source, endless(name, head, 'x'));
        expect(getReasons(parsed)).toEqual([
          expect.stringMatching(/longer than \d+ characters \(line 1, column \d+\)$/),
        ]);
      }
    },
  );

  it('is refused as an endless YAML item after earlier items were read', async () => {
    const source = findSource('congress-legislators');
    if (source === undefined) throw new Error('no such source');
    let isDone = false;
    function* chunks(): Generator<Buffer> {
      yield Buffer.from('- name: x\n- bio: >\n');
      for (let n = 0; n < 20; n += 1) yield Buffer.from('    x\n'.repeat(10_000));
      isDone = true;
    }
    const path = 'legislators-current.yaml';
    const parsed = await parse(source, { path, name: path, open: async () => Readable.from(chunks()) });
    expect(isDone).toBe(true);
    expect(parsed.map((item) => item.position)).toEqual([`${path}:1`, `${path}:2`]);
    expect(getReasons(parsed)[1]).toMatch(/longer than \d+ characters/);
  });
});

it('Objects, lists and tags with too many fields, members or attributes are refused', async () => {
  const source = findSource('regulations-gov');
  const houseClerk = findSource('house-clerk');
  if (source === undefined || houseClerk === undefined) throw new Error('no such source');
  const fields = `{${Array.from({ length: 30_000 }, (_, n) => `"${n}":0`).join(',')}}`;
  const parsed = await parse(
    source,
    bufferEntry('a.json', fields),
    bufferEntry('b.json', `[${'0,'.repeat(2_000_001)}0]`),
  );
  expect(getReasons(parsed)).toEqual([
    expect.stringMatching(/more than 20000 fields \(at character \d+\)/),
    expect.stringMatching(/more than 2000000 values \(at character \d+\)/),
  ]);
  const attributes = Array.from({ length: 2000 }, (_, n) => `a${n}="x"`).join(' ');
  const tag = await parse(houseClerk, bufferEntry('a.xml', `<vote ${attributes}/>`));
  expect(getReasons(tag)).toEqual([expect.stringMatching(/more than 1000 attributes/)]);
});

it('Votes of a missing roll call are reported', async () => {
  const source = findSource('legiscan');
  if (source === undefined) throw new Error('no such source');
  const parsed = await parse(
    source,
    bufferEntry('x/votes.csv', 'roll_call_id,people_id,vote_desc\n7,1,Yea\n7,2,Nay\n'),
  );
  expect(getReasons(parsed)).toEqual(['2 rows belong to roll call 7, which is not in this folder']);
});
