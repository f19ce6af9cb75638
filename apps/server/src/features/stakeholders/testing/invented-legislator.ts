import type { PersonRecord } from '@rotunda/domain';
import fc from 'fast-check';

export const GIVEN_NAMES = ['Gary', 'Landon', 'Ana'] as const;
/** Family names that matching rules could confuse with each other. */
export const FAMILY_NAMES = ['Brown', 'Van Brown', 'Núñez', "O'Dell"] as const;

export interface LegislatorShape {
  given: string;
  family: string;
  chamber: 'upper' | 'lower';
  district: string;
  source: 'ocd' | 'legiscan' | 'bioguide';
  /** Dates of the term; without an end it continues. */
  from: string;
  to: string | undefined;
}

export const legislatorShape: fc.Arbitrary<LegislatorShape> = fc.record({
  given: fc.constantFrom(...GIVEN_NAMES),
  family: fc.constantFrom(...FAMILY_NAMES),
  chamber: fc.constantFrom('upper' as const, 'lower' as const),
  district: fc.constantFrom('1', '2', '03'),
  source: fc.constantFrom('ocd' as const, 'legiscan' as const, 'bioguide' as const),
  from: fc.constantFrom('2025-01-06', '2025-06-02'),
  to: fc.constantFrom(undefined, '2025-12-31'),
});

/** Builds a member of Wyoming's legislature or, with the source of the Biographical Directory, of Congress. */
export function inventedLegislator(shape: LegislatorShape, at: number): PersonRecord {
  const { given, family, chamber, district, source, from, to } = shape;
  const isoCode = source === 'bioguide' ? 'us' : 'us-wy';
  return {
    kind: 'person',
    fusionId: `person-${source}-${at}`,
    part: 'main',
    isoCode,
    fullSourceId: `${source}:${at}`,
    otherIds: [`lis:S${at}`],
    fullName: `${given} ${family}`,
    firstName: given,
    lastName: family,
    roles: [
      {
        title: 'Member',
        role: chamber === 'upper' ? 'senator' : 'representative',
        isoCode,
        chamber,
        organizationName: 'Chamber',
        organizationType: 'legislative',
        seatDistrictName: district,
        activeStartDate: from,
        ...(to === undefined ? {} : { activeEndDate: to }),
      },
    ],
  };
}
