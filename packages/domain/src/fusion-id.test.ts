import { describe, expect, it } from 'vitest';
import {
  canadianBillId,
  committeeId,
  federalBillId,
  federalVoteId,
  personId,
  stateBillId,
  stateSessionSlug,
  versionId,
} from './fusion-id.ts';

describe('Bill ids', () => {
  it('drop leading zeros of federal numbers', () => {
    expect(federalBillId('119', 'hr', '0001')).toBe('us-119-hr-1');
    expect(federalBillId(119, 'sconres', 7)).toBe('us-119-sconres-7');
  });

  it("are the same for every source's spelling of a state bill", () => {
    expect(stateBillId('CA', '20252026', 'AB12')).toBe('us-ca-2025-2026-ab-12');
    expect(stateBillId('ca', '2025-2026', 'AB 12')).toBe('us-ca-2025-2026-ab-12');
    expect(stateBillId('WY', '2026', 'HB0005')).toBe('us-wy-2026-hb-5');
  });

  it('distinguish a bill of an extraordinary session and name that session once', () => {
    expect(stateBillId('CA', '2025-2026', 'ABX11')).toBe('us-ca-2025-2026-x1-ab-1');
    expect(stateBillId('CA', '2025-2026-x1', 'ABX11')).toBe('us-ca-2025-2026-x1-ab-1');
    expect(stateBillId('CA', '2025-2026', 'AB1')).toBe('us-ca-2025-2026-ab-1');
  });

  it('are the same for all prints of a New York bill', () => {
    expect(stateBillId('NY', '2013-2014', 'S05795A')).toBe(stateBillId('NY', '2013-2014', 'S5795'));
  });

  it('stay URL-safe for an unreadable number', () => {
    expect(stateBillId('MI', '2009-2010', 'Initiative / 1 (b)')).toBe('us-mi-2009-2010-initiative-1-b');
    expect(stateSessionSlug('First Special Session, 2024')).toBe('first-special-session-2024');
  });

  it('name Canadian bills by parliament and session', () => {
    expect(canadianBillId(45, '1', 'C-5')).toBe('ca-45-1-c-5');
    expect(canadianBillId('44', 1, 'S-201')).toBe('ca-44-1-s-201');
  });

  it('extend the bill id by the version code', () => {
    expect(versionId('us-119-hr-1', 'EH')).toBe('us-119-hr-1-eh');
  });
});

describe('Person, committee and vote ids', () => {
  it('keep the case of official keys and drop a repeated namespace', () => {
    expect(personId('bioguide', 'S000148')).toBe('person-bioguide-S000148');
    expect(personId('ocd', 'ocd-person/0b3c-11')).toBe('person-ocd-0b3c-11');
    expect(personId('legiscan', 123)).toBe('person-legiscan-123');
  });

  it('are the same for a full committee with and without 00', () => {
    expect(committeeId('us', 'hsag00')).toBe('committee-us-hsag');
    expect(committeeId('us', 'HSAG')).toBe('committee-us-hsag');
    expect(committeeId('us', 'HSAG15')).toBe('committee-us-hsag15');
    expect(committeeId('ocd', 'ocd-organization/ab-1')).toBe('committee-ocd-ab-1');
  });

  it('name a roll call by Congress, session, chamber and number', () => {
    expect(federalVoteId('119', '1', 'h', '025')).toBe('vote-us-119-1-h-25');
  });
});
