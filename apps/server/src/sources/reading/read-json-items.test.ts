import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { collect } from '../testing/collect-records.ts';
import type { InputEntry } from '../source.ts';
import { bufferEntry } from './input-entry.ts';
import { readJsonItems } from './read-json-items.ts';

const read = (text: string, name = 'a.json', lists: string[] = ['results']) =>
  collect(readJsonItems(bufferEntry(name, text), lists));
const readValues = async (text: string, name?: string) =>
  (await read(text, name)).map((item) => (item.ok ? item.value : item.reason));

describe('Records of a JSON file', () => {
  const records = [{ a: 'x, ] } " \\' }, { b: [1, { c: '[' }] }];
  const [one = '', two = ''] = records.map((record) => JSON.stringify(record));

  test.each([
    ['an array', JSON.stringify(records)],
    ['an indented array', JSON.stringify(records, null, 2)],
    ['an object with a list', JSON.stringify({ pagination: {}, results: records })],
    ['lines in a file that is not named so', `${one}\n${two}\n`],
    ['values without a line between them', one + two],
  ])('are the same in %s', async (_, text) => {
    expect(await read(text)).toEqual(
      records.map((value, index) => ({ ok: true, position: `a.json[${index}]`, value })),
    );
  });

  test('are the lines of JSON lines, and a single object without an index', async () => {
    expect(await read(`${one}\n`, 'a.jsonl')).toEqual([{ ok: true, position: 'a.jsonl:1', value: records[0] }]);
    expect(await read(one)).toEqual([{ ok: true, position: 'a.json', value: records[0] }]);
    expect(await read('[]')).toEqual([]);
  });

  test('that are broken fail alone', async () => {
    expect(await readValues('[{"a":1},{"b":},{"c":3},7,null]')).toEqual([
      { a: 1 },
      expect.stringMatching(/^not valid JSON/),
      { c: 3 },
      7,
      null,
    ]);
  });

  test.each([
    ['', 'the file is empty, not JSON'],
    ['<html>', 'the file begins with neither an object nor a list'],
    ['[{"a":1},{"b":', 'the file ends within a record or a list'],
    ['[{"a":1}', 'the file ends within a record or a list'],
    ['[1] 2', 'there is more after the end of the list'],
  ])('of the damaged file %j are read as far as they go', async (text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });

  test('are cut at any byte', async () => {
    const bytes = Buffer.from(JSON.stringify([...records, { d: 'é’' }]));
    const entry: InputEntry = {
      path: 'a.json',
      name: 'a.json',
      open: () => Promise.resolve(Readable.from(Array.from(bytes, (byte) => Buffer.from([byte])))),
    };
    const values = await collect(readJsonItems(entry));
    expect(values.map((item) => item.ok && item.value)).toEqual([...records, { d: 'é’' }]);
  });

  test('of a long array are read one at a time', async () => {
    let produced = 0;
    async function* chunks() {
      yield Buffer.from('[');
      for (; produced < 1000; produced += 1) yield Buffer.from(`${produced === 0 ? '' : ','}{"n":${produced}}`);
      yield Buffer.from(']');
    }
    const open = () => Promise.resolve(Readable.from(chunks(), { highWaterMark: 1 }));
    for await (const item of readJsonItems({ path: 'a.json', name: 'a.json', open })) {
      expect(item).toMatchObject({ ok: true, position: 'a.json[0]', value: { n: 0 } });
      break;
    }
    expect(produced).toBeLessThan(20);
  });
});
