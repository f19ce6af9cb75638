import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const FAMILY = '👩‍👩‍👧‍👦';

it.each([
  ['short', 10, 'short'],
  ['plain text', 5, 'plain'],
  [`ab${FAMILY}cd`, 5, 'ab'],
  [`ab${FAMILY}cd`, 2 + FAMILY.length, `ab${FAMILY}`],
  ['a🇺🇸🇨🇦', 6, 'a🇺🇸'],
  ['cafe\u0301s', 4, 'caf'],
  ['👍🏽👍🏽', 5, '👍🏽'],
  ['a\r\nb', 2, 'a'],
  ['text', 0, ''],
])('%s is cut at %i between two characters', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

it('Marks without end are cut within the limit, and never within a surrogate pair', () => {
  const cut = cutText(`a${'\u0301'.repeat(1000)}`, 100);
  expect(cut.length).toBe(100);
  expect(cutText(`👩${'\u200d👩'.repeat(200)}`, 100)).not.toMatch(/[\uD800-\uDBFF]$/);
});
