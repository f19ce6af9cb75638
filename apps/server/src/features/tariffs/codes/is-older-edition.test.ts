import { expect, it } from 'vitest';
import { isOlderEdition } from './is-older-edition.ts';

it.each([
  ['2024-12', '2025-01', true],
  ['2025-01', '2025-02', true],
  ['2025-02', '2025-01', false],
  ['2025 Basic Edition', '2025 Revision 1', true],
  ['2025 Revision 9', '2025 Revision 10', true],
  ['2024 Revision 10', '2025 Basic Edition', true],
  ['2025 Revision 3', '2025 Revision 3', false],
  // Nothing says in which month a revision appeared.
  ['2025-01', '2025 Revision 3', false],
  [undefined, '2025-01', false],
  ['2025-01', null, false],
])('whether edition %s is older than %s is %s', (edition, other, isOlder) => {
  expect(isOlderEdition(edition, other)).toBe(isOlder);
});
