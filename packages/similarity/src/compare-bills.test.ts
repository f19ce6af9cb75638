import { describe, expect, test } from 'vitest';
import { billText, compareBills } from './compare-bills.ts';
import { fingerprintHead } from './fingerprint.ts';
import { FingerprintIndex } from './fingerprint-index.ts';
import { rankHeads } from './rank-heads.ts';
import { readWords, wordAt } from './read-words.ts';

/** Generates prose that shares no run of words with that of another seed. */
function prose(seed: number, words: number): string {
  let state = seed * 2_654_435_761;
  const one = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `${'bdfgklmnprstvz'[state % 14] ?? ''}${'aeiou'[(state >>> 8) % 5] ?? ''}${(state >>> 12) % 997}`;
  };
  return Array.from({ length: words }, one).join(' ');
}

function indexed(texts: readonly string[]) {
  const index = new FingerprintIndex();
  const bills = texts.map((text, id) => {
    const words = readWords(text);
    const sections = [...text.matchAll(/SEC\. \w+\./g)].map((at) => ({ from: wordAt(words, at.index), label: at[0] }));
    return billText(`Bill ${id}`, words.hashes, sections, id);
  });
  for (const { id = 0, fingerprint } of bills) index.add(id, fingerprint);
  return { index, bills };
}

describe('compareBills', () => {
  const section = prose(1, 150);
  const { index, bills } = indexed([
    `SEC. 1. ${section}`,
    `SEC. 1. ${prose(2, 300)} SEC. 2. ${section} SEC. 3. ${prose(3, 300)}`,
    `SEC. 1. ${prose(4, 300)}`,
    `SEC. 1. ${section} SEC. 2. ${prose(5, 200)}`,
  ]);
  const [whole, host, other, half] = bills;
  if (!whole || !host || !other || !half) throw new Error('four bills');

  test('finds a bill contained in another, by section', () => {
    expect(compareBills(index, whole, host)).toMatchObject({
      kind: 'contained',
      explanation: 'Almost all of Bill 0 appears in Bill 1, section 2',
    });
    expect(compareBills(index, host, whole)?.explanation).toBe('Almost all of Bill 0 appears in Bill 1');
  });

  test('reports the share of each bill with a section in common', () => {
    expect(compareBills(index, host, half)?.explanation).toBe(
      'Shares 20% of Bill 1, 43% of Bill 3; section 1; longest passage 151 words',
    );
  });

  test('finds a section copied between two long bills even as a small part of both', () => {
    const taken = prose(20, 120);
    const long = indexed([`${prose(21, 3000)} ${taken}`, `${taken} ${prose(22, 3000)}`]);
    const [one, two] = long.bills;
    if (!one || !two) throw new Error('two bills');
    expect(compareBills(long.index, one, two)).toMatchObject({
      kind: 'partial',
      explanation: 'Shares 4% of Bill 0, 4% of Bill 1; longest passage 120 words',
    });
  });

  test('returns null for bills without a common passage', () => {
    expect(compareBills(index, whole, other)).toBeNull();
  });

  test('has candidates with rare wording in common', () => {
    const weights = { maxBills: 40, of: () => 1 };
    const found = index.findCandidates({ fingerprint: whole.fingerprint, weights, except: 0, limit: 5 });
    expect(found.map(({ id }) => id).sort()).toEqual([1, 3]);
  });
});

test('rankHeads ranks titles and summaries by the share of the shorter', async () => {
  const heads = [
    'Rural Water Grants Act of 2026',
    'To provide grants for rural water systems',
    'Rural Water Grants Act',
  ].map((title) => fingerprintHead([readWords(title).hashes]));
  const index = new FingerprintIndex();
  for (const [id, fingerprint] of heads.entries()) index.add(id, fingerprint);
  const getHeads = (ids: readonly number[]) => new Map(ids.map((id) => [id, heads[id] ?? new Uint32Array()]));
  const ranked = await rankHeads(index, { id: 0, fingerprint: heads[0] ?? new Uint32Array() }, getHeads, 10);
  // The longer title contains all of the shorter one, but not vice versa.
  expect(ranked).toEqual([
    { id: 2, share: expect.any(Number), explanation: 'Title and summary share much of their wording' },
  ]);
  index.add(3, heads[0] ?? new Uint32Array());
  heads.push(heads[0] ?? new Uint32Array());
  const [best] = await rankHeads(index, { id: 0, fingerprint: heads[0] ?? new Uint32Array() }, getHeads, 10);
  expect(best).toMatchObject({ id: 3, explanation: 'Nearly the same title and summary' });
});
