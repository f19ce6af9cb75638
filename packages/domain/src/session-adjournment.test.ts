import { expect, it } from 'vitest';
import { getStateSessionEnd } from './session-adjournment.ts';

it.each([
  ['us-ca', '2025-2026', '2026-11-30'],
  ['us-ct', '2025', '2025-06-04'],
  ['us-ct', '2024', '2024-05-08'],
  ['us-dc', '2023-2024', '2025-01-02'],
  ['us-il', '2023-2024', '2025-01-08'],
  ['us-la', '2025', '2025-06-12'],
  ['us-la', '2024', '2024-06-03'],
  ['us-ma', '2023-2024', '2024-12-31'],
  ['us-md', '2025', '2025-04-07'],
  ['us-md', '2020', '2020-03-18'],
  ['us-nj', '2022-2023', '2024-01-09'],
  ['us-nm', '2025', '2025-03-22'],
  ['us-nm', '2024', '2024-02-15'],
  ['us-nv', '2025', '2025-06-02'],
  ['us-ny', '2025-2026', '2026-12-31'],
  ['us-oh', '2023-2024', '2024-12-31'],
  ['us-pa', '2023-2024', '2024-11-30'],
  ['us-tx', '2025-2026', '2025-06-02'],
  ['us-ut', '2025', '2025-03-07'],
  ['us-wa', '2023-2024', '2024-03-07'],
  ['us-wv', '2025', '2025-04-12'],
  ['us-wv', '2024', '2024-03-09'],
  ['us-wy', '2026', '2026-03-06'],
])('getStateSessionEnd for %s called %s is %s', (isoCode, session, end) => {
  expect(getStateSessionEnd(isoCode, session)).toBe(end);
});

it.each([
  ['a legislature that resolves on its end', 'us-mi', '2011-2012'],
  ['a special session', 'us-ca', '2025-2026-x1'],
  ['a session of another length', 'us-md', '2025-2026'],
  ['a session that its name does not date', 'us-tx', '891'],
  ['no state', 'toString', '2026'],
])('getStateSessionEnd returns null for %s', (_name, isoCode, session) => {
  expect(getStateSessionEnd(isoCode, session)).toBeNull();
});
