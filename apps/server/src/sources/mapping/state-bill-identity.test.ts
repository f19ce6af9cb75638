import { timeZoneOfJurisdiction } from '@rotunda/domain';
import { expect, test } from 'vitest';
import { isLocalMidnight, localDay } from './local-time.ts';
import { stateBillIdentity } from './state-bill-identity.ts';

test.each([
  ['us-wy', '2026', 'HB0005', 'us-wy-2026-hb-5', 'WY HB 5', 'Bill', 'lower'],
  ['us-wy', '2026', 'SF0001', 'us-wy-2026-sf-1', 'WY SF 1', 'Bill', 'upper'],
  ['us-wy', '2026', 'SJ0009', 'us-wy-2026-sj-9', 'WY SJ 9', 'Joint Resolution', 'upper'],
  ['us-ca', '2025-2026', 'AB12', 'us-ca-2025-2026-ab-12', 'CA AB 12', 'Bill', 'lower'],
  ['us-ca', '20252026', 'ABX11', 'us-ca-2025-2026-x1-ab-1', 'CA ABX1 1', 'Bill', 'lower'],
  ['us-ca', '2025-2026', 'ACR5', 'us-ca-2025-2026-acr-5', 'CA ACR 5', 'Concurrent Resolution', 'lower'],
  ['us-ca', '2025-2026', 'SCA5', 'us-ca-2025-2026-sca-5', 'CA SCA 5', 'Constitutional Amendment', 'upper'],
  ['us-mi', '2025-2026', 'HJRAA', 'us-mi-2025-2026-hjr-aa', 'MI HJR AA', 'Joint Resolution', 'lower'],
  ['us-mi', '2009-2010', 'HJRIII', 'us-mi-2009-2010-hjriii', 'MI HJR III', 'Joint Resolution', 'lower'],
  ['us-mi', '2025-2026', 'HR0007', 'us-mi-2025-2026-hr-7', 'MI HR 7', 'Resolution', 'lower'],
  ['us-ne', '2025-2026', 'LB1', 'us-ne-2025-2026-lb-1', 'NE LB 1', 'Bill', 'upper'],
  ['us-ak', '2025-2026', 'AX1', 'us-ak-2025-2026-ax-1', 'AK AX 1', undefined, undefined],
])('stateBillIdentity maps %s %s %s to %s', (isoCode, session, number, fusionId, shown, billType, chamber) => {
  const identity = stateBillIdentity(isoCode, session, number);
  expect(identity.fusionId).toBe(fusionId);
  expect(identity.localityExternalId).toBe(shown);
  expect(identity.billType).toBe(billType);
  expect(identity.originatingChamber).toBe(chamber);
  expect(identity.alternateExternalIds).toContain(number);
});

test('An evening in Wyoming keeps its local date', () => {
  const zone = timeZoneOfJurisdiction('us-wy');
  const evening = Date.parse('2026-02-22T02:55:20Z') / 1000;
  expect(localDay(evening, zone)).toBe('2026-02-21');
  expect(isLocalMidnight(evening, zone)).toBe(false);
  expect(isLocalMidnight(Date.parse('2026-02-22T07:00:00Z') / 1000, zone)).toBe(true);
  expect(timeZoneOfJurisdiction('us')).toBe('America/New_York');
});
