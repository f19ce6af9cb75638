import { type ComparableText, compareTexts } from '@rotunda/comparison';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentComparison } from '../comparison.presenter.ts';
import { getLines, readTracked } from './testing/read-tracked.ts';
import { textPairs } from './testing/text-pairs.ts';
import { trackText } from './track-text.ts';

function track(left: ComparableText, right: ComparableText) {
  const { overview, sections } = presentComparison(left, right, compareTexts(left, right));
  return trackText(overview.sections, (key) => sections[key] ?? []);
}

/** Formats changes as `kept`, `[-struck-]`, `[+inserted+]`, and `¶` for the end of a paragraph. */
function written(left: ComparableText, right: ComparableText): string[] {
  const mark = (kind: 'same' | 'struck' | 'inserted', text: string) =>
    ({ same: text, struck: `[-${text}-]`, inserted: `[+${text}+]` })[kind];
  return track(left, right).flatMap(({ paragraphs }) =>
    paragraphs.map(
      ({ stretches, end }) => stretches.map(({ kind, text }) => mark(kind, text)).join('') + mark(end, '¶'),
    ),
  );
}

const section = (number: number, heading: string, ...paragraphs: string[]) => ({
  id: `s-${number}`,
  number: `SEC. ${number}.`,
  heading,
  level: 0,
  paragraphs: paragraphs.map((text) => ({
    number: null,
    text,
    indent: 0,
  })),
});
const text = (...units: ReturnType<typeof section>[]): ComparableText => ({ language: 'en', units });

const OWNER = 'The owner of a widget shall register the widget with the Secretary within 30 days of its purchase.';
const FUNDS = 'There is appropriated $3,000,000 for each fiscal year to carry out this Act and for no other purpose.';
const STUDY = 'The Comptroller General shall study the effects of this Act on small businesses and report to Congress.';

describe('trackText', () => {
  it('restores the left text with all changes rejected and the right text with all accepted', () => {
    fc.assert(
      fc.property(textPairs, ([left, right]) => {
        const paragraphs = track(left, right).flatMap((one) => one.paragraphs);
        expect(readTracked(paragraphs, 'left')).toEqual(getLines(left));
        expect(readTracked(paragraphs, 'right')).toEqual(getLines(right));
      }),
      { numRuns: 200 },
    );
  });

  it('marks only the words that differ', () => {
    const left = text(section(1, 'Fees', OWNER), section(2, 'Funds', FUNDS));
    const right = text(section(1, 'Fees', OWNER.replace('30', '60')), section(3, 'Funds', FUNDS));
    expect(written(left, right)).toEqual([
      'SEC. 1. Fees¶',
      'The owner of a widget shall register the widget with the Secretary within [-30-][+60+] days of its purchase.¶',
      '[-SEC. 2.-][+SEC. 3.+] Funds¶',
      `${FUNDS}¶`,
    ]);
  });

  it('tracks a paragraph split as an inserted paragraph end', () => {
    const left = text(section(1, 'Fees', `${OWNER} ${FUNDS}`));
    const right = text(section(1, 'Fees', OWNER, FUNDS));
    expect(written(left, right)).toEqual(['SEC. 1. Fees¶', `${OWNER}[- -][+¶+]`, `${FUNDS}¶`]);
  });

  it('shows a moved section at both positions and a dropped section at its old position', () => {
    const left = text(section(1, 'Owners', OWNER), section(2, 'Funds', FUNDS), section(3, 'Study', STUDY));
    const right = text(section(1, 'Study', STUDY), section(2, 'Owners', OWNER));
    const sides = track(left, right).map((one) => [one.side, (one.section.left ?? one.section.right)?.heading]);
    expect(sides).toEqual([
      ['right', 'Study'],
      ['both', 'Owners'],
      ['left', 'Funds'],
      ['left', 'Study'],
    ]);
  });
});
