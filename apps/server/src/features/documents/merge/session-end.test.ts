import { expect, it } from 'vitest';
import { sessionEndOf } from './session-end.ts';

it.each([
  ['us', '119', '2027-01-03'],
  ['us-ca', '2025-2026', '2026-12-31'],
  ['ca', '44-1', '2025-01-06'],
  ['ca', '45-1', null],
  ['us-tx', 'Eighty-ninth', null],
])('a session of %s called %s ends on %s', (isoCode, session, end) => {
  expect(sessionEndOf(isoCode, session)).toBe(end);
});
