import type { TextBlock, TextSection } from '@rotunda/domain';
import { describe, expect, test } from 'vitest';
import { toComparableText } from './comparable-text.ts';

test('comparableText omits struck passages and sections of a reported text and keeps inserted text', () => {
  const sections: TextSection[] = [
    {
      sectionId: 's-1',
      num: 'SEC. 1.',
      heading: 'Fees',
      level: 0,
      blocks: [
        { text: 'The fee is', indent: 0 },
        { text: '$5', indent: 0, change: 'deleted' },
        { text: '$7', indent: 0, change: 'added' },
      ],
    },
    {
      sectionId: 's-2-struck',
      num: 'SEC. 2.',
      level: 0,
      change: 'deleted',
      blocks: [{ text: 'Struck.', indent: 0, change: 'deleted' }],
    },
    { sectionId: 's-3', level: 0, blocks: [{ text: 'All of it struck.', indent: 0, change: 'deleted' }] },
  ];
  const { units } = toComparableText(sections, 'en');
  expect(units.map(({ id }) => id)).toEqual(['s-1']);
  expect(units[0]?.paragraphs.map(({ text }) => text)).toEqual(['The fee is', '$7']);
});

describe('Line in pieces', () => {
  function getTexts(blocks: TextBlock[]): string[] {
    const { units } = toComparableText([{ sectionId: 's-1', num: 'SEC. 1.', level: 0, blocks }], 'en');
    return units.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
  }

  test('continues across struck and inserted words', () => {
    expect(
      getTexts([
        { text: 'Not later than', num: '(a)', indent: 1 },
        { text: '180 days', indent: 1, change: 'deleted', continues: 'spaced' },
        { text: '1 year', indent: 1, change: 'added', continues: 'unspaced' },
        { text: 'after enactment', indent: 1, continues: 'spaced' },
        { text: '(or sooner)', indent: 1, change: 'deleted', continues: 'spaced' },
        { text: '.', indent: 1, continues: 'unspaced' },
        { text: 'Another line.', num: '(b)', indent: 1 },
      ]),
    ).toEqual(['Not later than 1 year after enactment.', 'Another line.']);
  });

  test('starts with its remaining text, even within a word', () => {
    expect(
      getTexts([
        { text: 'Struck', indent: 0, change: 'deleted' },
        { text: 'agenc', indent: 0, continues: 'spaced' },
        { text: 'y', indent: 0, change: 'deleted', continues: 'unspaced' },
        { text: 'ies', indent: 0, change: 'added', continues: 'unspaced' },
      ]),
    ).toEqual(['agencies']);
  });

  test('omits margin notes', () => {
    expect(
      getTexts([
        { text: 'The Secretary shall act.', indent: 0 },
        { text: 'Deadline.', indent: 0, isNote: true },
      ]),
    ).toEqual(['The Secretary shall act.']);
  });
});
