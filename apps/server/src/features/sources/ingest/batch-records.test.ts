import { describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { createFixedClock } from '../../../platform/testing/fixed-clock.ts';
import type { ParsedRecord } from '../../../sources/source.ts';
import { getBatches } from './batch-records.ts';

const record = (number: number): ParsedRecord => ({
  ok: true,
  position: `bills.jsonl:${number}`,
  record: testBill(number),
});
const news = (number: number, text: string): ParsedRecord => ({
  ok: true,
  position: `news.jsonl:${number}`,
  record: {
    kind: 'news',
    fusionId: `news-${number}`,
    part: 'main',
    title: 'News',
    text,
    publisher: 'Invented Times',
    publishedTs: 0,
  },
});
const version = (number: number, characters: number): ParsedRecord => ({
  ok: true,
  position: `bills.zip!${number}.xml`,
  record: {
    kind: 'bill-text',
    fusionId: `us-119-hr-${number}`,
    part: 'text:ih',
    fnDocumentId: `us-119-hr-${number}-ih`,
    versionCode: 'ih',
    versionName: 'Introduced',
    language: 'en',
    format: 'plain',
    bill: {
      documentType: 'Legislation',
      isoCode: 'us',
      session: '119',
      localityExternalId: 'US HR 1',
    },
    sections: [
      {
        sectionId: 's-1',
        level: 0,
        blocks: [
          {
            text: 'x'.repeat(characters),
            indent: 0,
          },
        ],
      },
    ],
  },
});

async function getSizes(
  records: readonly ParsedRecord[],
  options?: Parameters<typeof getBatches>[1],
): Promise<number[]> {
  async function* each() {
    yield* records;
  }
  const sizes: number[] = [];
  for await (const batch of getBatches(each(), options)) sizes.push(batch.length);
  return sizes;
}
const records = (count: number) => Array.from({ length: count }, (_, number) => record(number));

describe('getBatches', () => {
  it.each([
    [0, []],
    [1, [1]],
    [250, [250]],
    [251, [250, 1]],
    [501, [250, 250, 1]],
  ])('splits %d records at 250', async (count, sizes) => {
    expect(await getSizes(records(count))).toEqual(sizes);
  });

  it('keeps the order of records and faults', async () => {
    async function* each(): AsyncGenerator<ParsedRecord> {
      yield record(1);
      yield { ok: false, position: 'bills.jsonl:2', reason: 'Not read.', raw: '{' };
      yield record(3);
    }
    const positions: string[] = [];
    for await (const batch of getBatches(each())) positions.push(...batch.map(({ position }) => position));
    expect(positions).toEqual([1, 2, 3].map((line) => `bills.jsonl:${line}`));
  });

  it('splits by the size of texts, including the record that fills the batch', async () => {
    expect(await getSizes([version(1, 3_999_999), record(2), record(3)])).toEqual([3]);
    expect(await getSizes([version(1, 4_000_000), record(2), record(3)])).toEqual([1, 2]);
    expect(await getSizes([version(1, 2_000_000), version(2, 2_000_000), record(3)])).toEqual([2, 1]);
  });

  it('splits by the size of faults', async () => {
    const fault = { ok: false as const, position: 'a', reason: 'Not read.', raw: 'x'.repeat(4_000_000) };
    expect(await getSizes([fault, record(1)])).toEqual([1, 1]);
  });

  it('splits by the size of other content', async () => {
    const long = 'x'.repeat(16_000_000);
    expect(await getSizes([news(1, long), news(2, long), record(3)])).toEqual([2, 1]);
  });

  it('emits a batch after its first record has waited two seconds', async () => {
    const clock = createFixedClock();
    async function* slowly() {
      yield record(1);
      clock.advance(1.999);
      yield record(2);
      clock.advance(0.001);
      yield record(3);
      yield record(4);
    }
    const sizes: number[] = [];
    for await (const batch of getBatches(slowly(), { clock })) sizes.push(batch.length);
    expect(sizes).toEqual([3, 1]);
  });

  it('waits without limit when there is no clock', async () => {
    expect(await getSizes(records(3))).toEqual([3]);
  });
});
