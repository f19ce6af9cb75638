import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { getRandom, sampleKeys } from '../random-sample.mjs';
import { readCsv } from './read-csv.mjs';
import { child, readXml, getText, valueOf } from './read-xml.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rotunda-reading-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('The CSV reader accepts cells with commas, quotes and line breaks', async () => {
  const file = path.join(folder, 'a.csv.gz');
  writeFileSync(file, gzipSync('\uFEFFid,title\r\n1,"Widgets, ""big""\nones"\r\n2,Gauges'));
  const rows = [];
  for await (const row of readCsv(file)) rows.push(row);
  expect(rows).toEqual([
    { id: '1', title: 'Widgets, "big"\nones' },
    { id: '2', title: 'Gauges' },
  ]);
});

it('The XML reader handles CDATA, entities, instructions and repeated names', () => {
  const root = readXml(
    '<?xml version="1.0"?><!DOCTYPE a "x.dtd"><a:b><i x="1 &gt; 0">A&amp;B</i><i/><![CDATA[<c>]]></a:b>',
  );
  expect(child(root, 'i').attributes).toEqual({ x: '1 > 0' });
  expect(getText(root)).toBe('A&B<c>');
  expect(valueOf(root)).toEqual({ i: ['A&B', ''] });
  expect(() => readXml('<a><b></a>')).toThrow('well-formed');
});

it('sampleKeys draws the same sample for the same seed, each key once', async () => {
  async function* records() {
    for (let number = 0; number < 100; number += 1) yield { key: String(number % 40) };
  }
  const one = await sampleKeys(records(), 10, getRandom(7));
  expect(one).toEqual(await sampleKeys(records(), 10, getRandom(7)));
  expect(one.size).toBe(10);
  expect(one).not.toEqual(await sampleKeys(records(), 10, getRandom(8)));
});
