import type { BillTextRecord } from '@rotunda/domain';
import { testBill } from '../../../app/testing/ingest-records.ts';

/** Generates words; two seeds never produce the same sequence. */
export function prose(seed: number, words: number): string {
  let state = seed * 2_654_435_761;
  const one = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `${'bdfgklmnprstvz'[state % 14] ?? ''}${'aeiou'[(state >>> 8) % 5] ?? ''}${(state >>> 12) % 997}`;
  };
  return Array.from({ length: words }, one).join(' ');
}

/** Builds a bill of these sections, as a source states one version of it. */
export function getText(number: number, sections: readonly string[], versionCode = 'ih'): BillTextRecord {
  const {
    kind: _kind,
    part: _part,
    fusionId,
    ...bill
  } = testBill(number, { title: `Widgets ${prose(100 + number, 6)}` });
  return {
    kind: 'bill-text',
    fusionId,
    part: `text-${versionCode}`,
    fnDocumentId: `${fusionId}-${versionCode}`,
    bill,
    versionCode,
    versionName: versionCode,
    language: 'en',
    format: 'plain',
    date: versionCode === 'ih' ? '2026-01-05' : '2026-03-05',
    sections: sections.map((text, place) => ({
      sectionId: `s-${place + 1}`,
      num: `SEC. ${place + 1}.`,
      level: 0,
      blocks: [
        {
          text,
          indent: 0,
        },
      ],
    })),
  };
}
