import type { BillRecord, NewsRecord } from '@rotunda/domain';
import { describe, expect, test } from 'vitest';
import { RunKeys } from './run-keys.ts';

const article = (position: string, changes: Partial<NewsRecord> = {}) => ({
  ok: true as const,
  position,
  record: {
    kind: 'news' as const,
    fusionId: 'news-1',
    part: 'main',
    title: 'Widgets return',
    text: 'All of it.',
    publisher: 'The Paper',
    publishedTs: 100,
    ...changes,
  },
});
const bill = (position: string, changes: Partial<BillRecord> = {}) => ({
  ok: true as const,
  position,
  record: {
    kind: 'bill' as const,
    fusionId: 'us-119-hr-1',
    part: 'main',
    documentType: 'Legislation' as const,
    isoCode: 'us',
    session: '119',
    localityExternalId: 'US HR 1',
    title: 'A bill',
    ...changes,
  },
});
type Read = ReturnType<typeof article> | ReturnType<typeof bill>;

/** Judges records in order; a reported one is its reason. */
function judgeAll(records: readonly Read[], listsVersions = false): string[] {
  const keys = new RunKeys({ listsVersions });
  return records.map((record) => {
    const verdict = keys.judge(record);
    return typeof verdict === 'string' ? verdict : verdict.reason;
  });
}

const CLASH = 'two different records have the same key (news-1): feed.xml#1 and feed.xml#2; the first is kept';

describe('Two records of one file with one key', () => {
  test('are never an update: the second is reported with both positions', () => {
    expect(judgeAll([article('feed.xml#1'), article('feed.xml#2', { text: 'Another.' })])).toEqual(['new', CLASH]);
  });

  test('are reported with different dates too, if their titles differ', () => {
    const [first, second] = [
      article('feed.xml#1', { sourceUpdatedTs: 1 }),
      article('feed.xml#2', { sourceUpdatedTs: 2, title: 'Another' }),
    ];
    expect(judgeAll([first, second])).toEqual(['new', CLASH]);
    expect(judgeAll([first, second], true)).toEqual(['new', 'new']);
  });

  test('are a repeat if they are equal', () => {
    expect(judgeAll([article('feed.xml#1'), article('feed.xml#2')])).toEqual(['new', 'repeated']);
  });

  test('are versions if the publisher dates both and titles them alike', () => {
    const versions = [
      article('feed.xml#1', { sourceUpdatedTs: 1 }),
      article('feed.xml#2', { sourceUpdatedTs: 2, text: 'Corrected.' }),
    ];
    expect(judgeAll(versions)).toEqual(['new', 'new']);
    expect(judgeAll(versions.toReversed())).toEqual(['new', 'repeated']);
  });

  test('are versions of a dated bill under any title, because its number is its identity', () => {
    expect(
      judgeAll([
        bill('a.jsonl:1', { sourceUpdatedTs: 1 }),
        bill('a.jsonl:2', { sourceUpdatedTs: 2, title: 'An amended bill' }),
      ]),
    ).toEqual(['new', 'new']);
  });

  test('are reported in a file that lists versions, if the dates do not decide', () => {
    const undecided = [article('feed.xml#1'), article('feed.xml#2', { text: 'Another.' })];
    expect(judgeAll(undecided, true)).toEqual(['new', CLASH]);
  });
});

test('Of two statements of one record in different files, the newer counts, or the first if the dates do not decide', () => {
  const dated = (position: string, sourceUpdatedTs: number) => bill(position, { sourceUpdatedTs });
  expect(judgeAll([dated('a.json', 1), dated('b.json', 2), dated('c.json', 1)])).toEqual(['new', 'new', 'repeated']);
  expect(judgeAll([bill('a.zip!a.json'), bill('a.zip!b.json', { title: 'B' })])).toEqual(['new', 'repeated']);
});

test('The memory of a run is bounded: the oldest keys are forgotten and the last ones are still compared', () => {
  const keys = new RunKeys({}, 10);
  const sizes = Array.from({ length: 100 }, (_, index) => {
    keys.judge(article(`feed.xml#${index}`, { fusionId: `news-${index}` }));
    return keys.size;
  });
  expect(Math.max(...sizes)).toBe(10);
  const again = (index: number) => keys.judge(article('feed.xml#100', { fusionId: `news-${index}`, text: 'Another.' }));
  expect([again(99), again(96)]).toEqual([
    expect.objectContaining({ ok: false }),
    expect.objectContaining({ ok: false }),
  ]);
  expect(again(0)).toBe('new');
});
