import { expect, it } from 'vitest';
import { isSessionActive, getSessionEnd } from './session-end.ts';

it.each([
  ['us', '119', '2027-01-03'],
  ['us-ca', '2025-2026', '2026-11-30'],
  ['us-mi', '2025-2026', null],
  ['ca', '44-1', '2025-01-06'],
  ['ca', '45-1', null],
  ['us-tx', 'Eighty-ninth', null],
])('getSessionEnd for %s session %s returns %s', (isoCode, session, end) => {
  expect(getSessionEnd(isoCode, session)).toBe(end);
});

it.each([
  ['the day it ends', { session: '119', endOn: '2027-01-03' }, '2027-01-03', true],
  ['the day after', { session: '119', endOn: '2027-01-03' }, '2027-01-04', false],
  ['in the last year of a session of unknown end', { session: '2025-2026' }, '2026-12-31', true],
  ['in the year after', { session: '2025-2026' }, '2027-01-01', false],
  ['after a special session', { session: '2025-1st-special-session' }, '2026-01-01', false],
  ['when its source says that it has adjourned', { session: '2025-2026', isAdjourned: true }, '2026-05-01', false],
  ['when its name tells no year', { session: 'Eighty-ninth' }, '2030-01-01', true],
])('isSessionActive %s', (_name, known, today, active) => {
  expect(isSessionActive({ endOn: null, isAdjourned: false, ...known }, today)).toBe(active);
});
