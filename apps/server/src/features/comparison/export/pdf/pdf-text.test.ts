import { expect, it } from 'vitest';
import { pdfRuns } from './pdf-text.ts';
import { OTHER_FONT } from './pdf-fonts.ts';

it.each([
  ['Hebrew', 'דוד בן־גוריון'],
  ['Arabic', 'نجيب محفوظ'],
])('pdfRuns keeps words in %s together, because the library would print each left of the one before', (_, name) => {
  expect(pdfRuns(`To honor ${name} of 1911, and others`)).toEqual([
    { text: 'To honor ' },
    { text: name.replaceAll(' ', '\u00a0'), font: OTHER_FONT },
    { text: ' of 1911, and others' },
  ]);
});

it('pdfRuns leaves digits among words from right to left as they are', () => {
  expect(pdfRuns('חוק 5785 חדש').map(({ text }) => text)).toEqual(['חוק', ' 5785 ', 'חדש']);
});
