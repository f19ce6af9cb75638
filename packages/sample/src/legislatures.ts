import { addDays, type BillType, type Chamber, isSingleChamber, type IsoDate, JURISDICTIONS } from '@rotunda/domain';

/**
 * Replaces the Congress, session or register number in ids. Publishers number their sessions, so none of their records
 * can ever have the id of a sample document.
 */
export const SAMPLE_MARK = 'sample';
export const PRIOR_SAMPLE_MARK = 'sample-prior';

export interface SampleSession {
  session: string;
  sessionName: string;
  sessionStartOn: IsoDate;
  sessionEndOn: IsoDate;
}

export interface MeasureKind {
  /** For example `HB` in `HB 12`. */
  prefix: string;
  billType: BillType;
  chamber: Chamber;
}

export interface Legislature {
  isoCode: string;
  name: string;
  /** Written before a bill's number: `US`, `WY`, `Canada`. */
  shortName: string;
  level: 'congress' | 'parliament' | 'state' | 'province';
  isSingleChamber: boolean;
  kinds: readonly MeasureKind[];
  /** Current session on the reference day, and the previous one. */
  sessions: { current: SampleSession; prior: SampleSession };
  counts: { bills: number; people: number; committees: number };
}

const ASSEMBLIES = new Set(['us-ca', 'us-nj', 'us-ny', 'us-nv', 'us-wi']);

const CONGRESS_KINDS: readonly MeasureKind[] = [
  { prefix: 'HR', billType: 'Bill', chamber: 'lower' },
  { prefix: 'S', billType: 'Bill', chamber: 'upper' },
  { prefix: 'HJRES', billType: 'Joint Resolution', chamber: 'lower' },
  { prefix: 'SJRES', billType: 'Joint Resolution', chamber: 'upper' },
  { prefix: 'HCONRES', billType: 'Concurrent Resolution', chamber: 'lower' },
  { prefix: 'SCONRES', billType: 'Concurrent Resolution', chamber: 'upper' },
  { prefix: 'HRES', billType: 'Resolution', chamber: 'lower' },
  { prefix: 'SRES', billType: 'Resolution', chamber: 'upper' },
];

/** Builds every legislature the product knows, with more content for the more important ones. */
export function buildLegislatures(referenceDay: IsoDate): Legislature[] {
  return JURISDICTIONS.map(({ isoCode, name, countryCode, localityCode, localityType }): Legislature => {
    const isNational = localityType === 'federal';
    const level = isNational
      ? countryCode === 'US'
        ? 'congress'
        : 'parliament'
      : countryCode === 'US'
        ? 'state'
        : 'province';
    return {
      isoCode,
      name,
      shortName: level === 'parliament' ? name : localityCode,
      level,
      isSingleChamber: isSingleChamber(isoCode),
      kinds: getKinds(isoCode, level),
      sessions: getSessions(level, referenceDay),
      counts: COUNTS[level],
    };
  });
}

const COUNTS: Readonly<Record<Legislature['level'], Legislature['counts']>> = {
  congress: { bills: 320, people: 40, committees: 12 },
  parliament: { bills: 70, people: 16, committees: 4 },
  state: { bills: 24, people: 4, committees: 2 },
  province: { bills: 5, people: 2, committees: 0 },
};

function getSessions(level: Legislature['level'], referenceDay: IsoDate): Legislature['sessions'] {
  const noun =
    level === 'congress' ? 'Congress' : level === 'parliament' || level === 'province' ? 'Parliament' : 'Session';
  const startOn = addDays(referenceDay, -420);
  return {
    current: {
      session: SAMPLE_MARK,
      sessionName: `Sample ${noun}`,
      sessionStartOn: startOn,
      sessionEndOn: addDays(referenceDay, 310),
    },
    prior: {
      session: PRIOR_SAMPLE_MARK,
      sessionName: `Prior Sample ${noun}`,
      sessionStartOn: addDays(startOn, -730),
      sessionEndOn: addDays(startOn, -1),
    },
  };
}

function getKinds(isoCode: string, level: Legislature['level']): readonly MeasureKind[] {
  if (level === 'congress') return CONGRESS_KINDS;
  if (level === 'parliament') {
    return [
      { prefix: 'C-', billType: 'Bill', chamber: 'lower' },
      { prefix: 'S-', billType: 'Bill', chamber: 'upper' },
    ];
  }
  if (isSingleChamber(isoCode)) {
    const prefix = isoCode === 'us-ne' ? 'LB' : level === 'province' ? 'Bill' : 'B';
    return [
      { prefix, billType: 'Bill', chamber: 'upper' },
      { prefix: isoCode === 'us-ne' ? 'LR' : 'R', billType: 'Resolution', chamber: 'upper' },
    ];
  }
  const lower = ASSEMBLIES.has(isoCode) ? 'A' : 'H';
  return [
    { prefix: `${lower}B`, billType: 'Bill', chamber: 'lower' },
    { prefix: 'SB', billType: 'Bill', chamber: 'upper' },
    { prefix: `${lower}R`, billType: 'Resolution', chamber: 'lower' },
    { prefix: 'SJR', billType: 'Joint Resolution', chamber: 'upper' },
    { prefix: `${lower}CR`, billType: 'Concurrent Resolution', chamber: 'lower' },
    { prefix: 'SCA', billType: 'Constitutional Amendment', chamber: 'upper' },
    { prefix: `${lower}JM`, billType: 'Joint Memorial', chamber: 'lower' },
    { prefix: 'SM', billType: 'Memorial', chamber: 'upper' },
  ];
}
