import type { BillRecord, CommitteeRecord, IsoDate, PersonRecord, RoleFact, SourceRecord } from '@rotunda/domain';

/**
 * What a record without a date of its own would take from the stored record of the same source. One such record proves
 * little, but a file in which many terms or seats are missing is probably older than the stored one.
 */
export interface Loss {
  kind: 'terms' | 'seats';
  /** People with stored terms (always 1), or stored seats of a committee. */
  stored: number;
  /** How many of them the record no longer states. */
  lost: number;
  /** Name of the person or committee. */
  name: string;
  /** fusionIds of people whom only the new record seats. */
  newcomers: string[];
}

/** Whether the publisher does not date both records, so that only their contents can tell which one is older. */
export function isUndated(stored: { sourceUpdatedTs: number | null }, record: SourceRecord): boolean {
  return stored.sourceUpdatedTs === null || record.sourceUpdatedTs === undefined;
}

/**
 * Whether a record without a date ends earlier than the stored one: its last term, or its last action, is an earlier
 * one. Terms and actions are only added, so the file is older, or its publisher took something back. In both cases the
 * stored facts stay until someone says otherwise.
 */
export function isOlderByContent(stored: SourceRecord, record: SourceRecord): boolean {
  const [before, after] = [newestDay(stored), newestDay(record)];
  return before !== undefined && after !== undefined && after < before;
}

function newestDay(record: SourceRecord): IsoDate | undefined {
  if (record.kind === 'person') return latest(getOffices(record).map(({ activeStartDate }) => activeStartDate));
  if (record.kind === 'bill') return newestDayOfBill(record);
  return undefined;
}

function newestDayOfBill({ actions = [], latestAction, lastActionOn }: BillRecord): IsoDate | undefined {
  return latest([...actions.map(({ date }) => date), latestAction?.date, lastActionOn]);
}

function latest(days: readonly (IsoDate | undefined)[]): IsoDate | undefined {
  return days
    .flatMap((day) => day ?? [])
    .reduce<IsoDate | undefined>((newest, day) => (newest === undefined || day > newest ? day : newest), undefined);
}

/** Returns what the record would take from the stored one; null when neither has terms or seats. */
export function lossBetween(stored: SourceRecord, record: SourceRecord): Loss | null {
  if (stored.kind === 'person' && record.kind === 'person') return lostTerms(stored, record);
  if (stored.kind === 'committee' && record.kind === 'committee') return lostSeats(stored, record);
  return null;
}

function lostTerms(stored: PersonRecord, record: PersonRecord): Loss | null {
  const terms = getOffices(stored).map(termKey);
  if (terms.length === 0) return null;
  const kept = new Set(getOffices(record).map(termKey));
  const isLost = terms.some((term) => !kept.has(term));
  return {
    kind: 'terms',
    stored: 1,
    lost: isLost ? 1 : 0,
    newcomers: [],
    name: record.fullName ?? stored.fullName ?? record.fusionId,
  };
}

function getOffices({ roles = [] }: PersonRecord): RoleFact[] {
  return roles.filter(({ relationshipType }) => relationshipType !== 'staff');
}

function termKey({ title, organizationType, chamber, seatDistrictName, activeStartDate }: RoleFact): string {
  return [title, organizationType, chamber, seatDistrictName, activeStartDate].join('\n');
}

function lostSeats(stored: CommitteeRecord, record: CommitteeRecord): Loss | null {
  const before = getSeats(stored);
  if (before.length === 0) return null;
  const after = new Set(getSeats(record));
  const held = new Set(before);
  return {
    kind: 'seats',
    stored: before.length,
    lost: before.filter((seat) => !after.has(seat)).length,
    name: record.name ?? stored.name ?? record.fusionId,
    newcomers: (record.members ?? []).flatMap((member) =>
      member.personFusionId === undefined || held.has(seatKey(member)) ? [] : [member.personFusionId],
    ),
  };
}

type Member = NonNullable<CommitteeRecord['members']>[number];

const seatKey = ({ personFusionId, fullName }: Member) => personFusionId ?? fullName;

function getSeats({ members = [] }: CommitteeRecord): string[] {
  return members.map(seatKey);
}
