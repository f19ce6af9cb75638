import { expect, it } from 'vitest';
import { identifierInId } from './identifier-in-id.ts';

it.each([
  ['us-119-hr-22', 'US HR 22'],
  ['us-118-sjres-7', 'US SJRES 7'],
  ['us-ca-2025-2026-ab-12', 'CA AB 12'],
  ['us-ca-2025-2026-x1-ab-1', 'CA ABX1 1'],
  ['us-ca-2009-2010-x8-sb-12', 'CA SBX8 12'],
  ['us-mi-2009-2010-hjr-aa', 'MI HJR AA'],
  ['us-ak-2011-1st-special-session-hb-3', 'AK HB 3'],
  ['ca-45-1-c-5', 'C-5'],
  ['fr-2024-31396', '2024-31396'],
  ['docket-EPA-HQ-OAR-2021-0317', 'EPA-HQ-OAR-2021-0317'],
  ['person-bioguide-S000148', 'S000148'],
  ['committee-us-hsag', 'committee-us-hsag'],
  ['custom-person-01a20abd-4f44-708e-bc8f-bbcfc084bc13', null],
  ['custom-org-01a20abd-4f44-708e-bc8f-bbcfc084bc13', null],
  ['something-else', 'something-else'],
])('identifierInId turns %s into %s', (fusionId, words) => {
  expect(identifierInId(fusionId)).toBe(words);
});
