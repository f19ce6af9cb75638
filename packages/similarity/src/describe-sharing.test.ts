import { describe, expect, test } from 'vitest';
import { alignWords } from './align-words.ts';
import { classifySharing, describeSharing, MIN_DISTINCTIVENESS, type Sharing } from './describe-sharing.ts';
import { FingerprintIndex } from './fingerprint-index.ts';
import { fingerprintText } from './fingerprint.ts';
import { readWords } from './read-words.ts';
import { sharedSections } from './shared-sections.ts';
import { weighSharing } from './weigh-sharing.ts';
import { DISTINCTIVE } from './weights.ts';

const pair: Sharing = {
  left: 'US HR 1',
  right: 'US S 5',
  leftShare: 0.63,
  rightShare: 0.39,
  distinctiveness: 0.6,
  longestWords: 60,
  sections: ['2', '4'],
};

function wordsAbout(change: Partial<Sharing>): string | null {
  const sharing = { ...pair, ...change };
  const kind = classifySharing(sharing);
  return kind === null ? null : describeSharing(kind, sharing);
}

describe('Words about what two bills share', () => {
  test.each<[Partial<Sharing>, string | null]>([
    [{ leftShare: 0.95, rightShare: 0.9 }, 'Nearly the same text'],
    [{ leftShare: 0.95, sections: ['12'] }, 'Almost all of US HR 1 appears in US S 5, section 12'],
    [{ leftShare: 0.95, sections: [] }, 'Almost all of US HR 1 appears in US S 5'],
    [{ rightShare: 0.95 }, 'Almost all of US S 5 appears in US HR 1'],
    [{}, 'Shares 63% of US HR 1, 39% of US S 5; sections 2, 4; longest passage 60 words'],
    [
      { leftShare: 0.002, sections: ['1', '2', '3', '4', '5', '6'] },
      'Shares 1% of US HR 1, 39% of US S 5; sections 1, 2, 3, 4 and 2 more; longest passage 60 words',
    ],
    [{ distinctiveness: 0.2 }, 'Standard form only'],
    [{ leftShare: 0.95, rightShare: 0.95, distinctiveness: 0 }, 'Standard form only'],
    [{ distinctiveness: 0.2, leftShare: 0.3 }, null],
    [{ longestWords: 39 }, null],
  ])('describe %o: %s', (change, words) => {
    expect(wordsAbout(change)).toBe(words);
  });
});

describe('sharedSections', () => {
  const alignment = alignWords(
    Uint32Array.from({ length: 60 }, (_, place) => 100 + place),
    Uint32Array.from({ length: 200 }, (_, place) => (place >= 90 && place < 150 ? 10 + place : 1000 + place)),
  );

  test('returns the numbers of sections with enough of the passages', () => {
    const sections = [
      { from: 0, label: 'SEC. 1.' },
      { from: 85, label: 'SEC. 2.' },
      { from: 140, label: '§ 3(a).' },
      { from: 152, label: 'SEC. 4.' },
    ];
    expect(sharedSections(alignment, sections, 200)).toEqual(['2', '3(a)']);
  });

  test('skips sections without a number', () => {
    expect(sharedSections(alignment, [{ from: 0, label: 'Short title' }], 200)).toEqual([]);
  });
});

describe('Distinctive wording', () => {
  const form =
    'The facility of the United States Postal Service located at the address below shall be known and designated as';
  const bill = (own: string) => fingerprintText([readWords(`${form} ${own}`).hashes]);
  const index = new FingerprintIndex();
  const namings = Array.from({ length: 30 }, (_, id) =>
    bill(`Post Office ${id} named for the late citizen number ${id} of this town`),
  );
  namings.forEach((fingerprint, id) => index.add(id, fingerprint));

  test('excludes wording of thirty bills', () => {
    const [left, right] = [namings[0] ?? new Uint32Array(), namings[1] ?? new Uint32Array()];
    const weight = weighSharing(index, DISTINCTIVE, { id: 0, fingerprint: left }, { id: 1, fingerprint: right });
    expect(weight.share).toBeLessThan(0.2);
    expect(weight.perShingle).toBeLessThan(MIN_DISTINCTIVENESS);
  });

  test('includes wording of only two bills', () => {
    const own =
      'in recognition of decades spent rebuilding flooded bridges across every northern county after that winter';
    const fingerprint = bill(own);
    index.add(100, fingerprint);
    index.add(101, fingerprint);
    expect(weighSharing(index, DISTINCTIVE, { id: 100, fingerprint }, { id: 101, fingerprint }).share).toBeGreaterThan(
      0.6,
    );
  });
});
