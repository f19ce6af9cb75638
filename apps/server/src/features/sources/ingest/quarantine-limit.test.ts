import { describe, expect, it } from 'vitest';
import { QuarantineLimit } from './quarantine-limit.ts';

const KEPT = 1000;
const fault = (position: string) => ({ ok: false as const, position, reason: 'Not read.', raw: 'x' });
const getErrors = (file: string, count: number) =>
  Array.from({ length: count }, (_, line) => fault(`${file}:${line + 1}`));
const reasonsBeyond = (taken: readonly { position: string; reason: string }[]) =>
  taken.filter(({ position }) => position.endsWith(' (more)')).map(({ reason }) => reason);

describe('QuarantineLimit', () => {
  it('keeps up to a thousand faults of a file', () => {
    const faults = getErrors('bills.jsonl', KEPT);
    expect(new QuarantineLimit().take(faults)).toEqual(faults);
  });

  it('summarizes further faults of a file in a single row', () => {
    const taken = new QuarantineLimit().take(getErrors('bills.jsonl', KEPT + 1));
    expect(taken.length).toBe(KEPT + 1);
    expect(taken.at(-1)).toEqual({
      ok: false,
      position: 'bills.jsonl (more)',
      raw: '',
      reason: '1 more record of this file could not be read; the first 1000 are kept with their reasons',
    });
  });

  it('continues counting across batches', () => {
    const limit = new QuarantineLimit();
    limit.take(getErrors('bills.jsonl', KEPT));
    expect(reasonsBeyond(limit.take(getErrors('bills.jsonl', 2)))).toEqual([expect.stringMatching(/^2 more records /)]);
    expect(reasonsBeyond(limit.take(getErrors('bills.jsonl', 2000)))).toEqual([
      expect.stringMatching(/^2,002 more records /),
    ]);
  });

  it('counts each file separately', () => {
    const limit = new QuarantineLimit();
    limit.take(getErrors('a.jsonl', KEPT));
    const taken = limit.take([fault('a.jsonl:9'), fault('b.jsonl:1')]);
    expect(taken.map(({ position }) => position)).toEqual(['b.jsonl:1', 'a.jsonl (more)']);
  });

  it.each([
    ['lines', 'bills.jsonl:17', 'bills.jsonl:18'],
    ['places in a tree', 'bills.json#bills[3]', 'bills.json#bills[4]'],
    ['places in a list', 'bills.json[3]', 'bills.json[4]'],
    ['records of a table', 'bills.csv#3', 'bills.csv#4'],
    ['parts of a record', 'bills.json[3].votes[2]', 'bills.json[3].votes[1]'],
    ['files of an archive', 'a.tar.gz!b.jsonl:1', 'a.tar.gz!b.jsonl:2'],
  ])('counts different %s as the same file', (_what, one, other) => {
    const limit = new QuarantineLimit();
    expect([limit.count(fault(one)), limit.count(fault(other))]).toEqual([1, 2]);
  });

  it.each([
    ['two files of an archive', 'a.tar.gz!b.xml', 'a.tar.gz!c.xml'],
    ['two files that end in a number', 'bill-1', 'bill-2'],
  ])('counts %s separately', (_what, one, other) => {
    const limit = new QuarantineLimit();
    expect([limit.count(fault(one)), limit.count(fault(other))]).toEqual([1, 1]);
  });

  it('tracks a thousand files and restarts the count of the oldest beyond that', () => {
    const limit = new QuarantineLimit();
    limit.count(fault('first.xml'));
    for (let file = 0; file < 999; file += 1) limit.count(fault(`${file}.xml`));
    expect(limit.count(fault('first.xml'))).toBe(2);
    limit.count(fault('last.xml'));
    expect(limit.count(fault('first.xml'))).toBe(1);
  });

  it('includes faults counted before a resumed run', () => {
    const limit = new QuarantineLimit();
    for (const one of getErrors('bills.jsonl', KEPT)) limit.count(one);
    expect(limit.take([fault('bills.jsonl:1001')]).map(({ position }) => position)).toEqual(['bills.jsonl (more)']);
  });
});
