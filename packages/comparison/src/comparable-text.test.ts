import type { TextSection } from '@rotunda/domain';
import { expect, test } from 'vitest';
import { toComparableText } from './comparable-text.ts';

test('struck passages and sections of a reported text are left out, inserted ones are in', () => {
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
