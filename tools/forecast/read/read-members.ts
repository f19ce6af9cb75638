import path from 'node:path';
import { partyCode, personId } from '@rotunda/domain';
import {
  type CommitteeSeat,
  type Day,
  type House,
  type Member,
  normalizeCommittee,
  SESSION_CALENDARS,
  toDay,
} from '@rotunda/forecast';
import { readTable } from './read-table.ts';

/**
 * Reads the members of Congress with their terms and committee seats. A file of seats is a picture of one day. The first
 * one of a Congress, of June, is taken to hold from its first day: committees are filled in the first weeks, and
 * nothing earlier is recorded.
 */
export async function readMembers(folder: string): Promise<Map<string, Member>> {
  const members = new Map<string, { terms: Member['terms'][number][]; seats: CommitteeSeat[] }>();
  const getMember = (bioguide: string) => {
    const id = personId('bioguide', bioguide);
    const known = members.get(id) ?? { terms: [], seats: [] };
    members.set(id, known);
    return known;
  };
  for await (const row of readTable(path.join(folder, 'legislators-terms.csv.gz'))) {
    const party = row['term.caucus'] || row['term.party'];
    getMember(row['id.bioguide'] ?? '').terms.push({
      from: toDay(row['term.start'] ?? ''),
      until: toDay(row['term.end'] ?? ''),
      house: row['term.type'] === 'sen' ? 'upper' : 'lower',
      ...(party ? { party: partyCode(party) } : {}),
    });
  }
  const names = await readCommitteeNames(path.join(folder, 'committees.csv.gz'));
  const periods = new Map<string, Period>();
  for await (const row of readTable(path.join(folder, 'committee-membership.csv.gz'))) {
    const committee = names.get(`${row['snapshot']} ${row['committee_id']}`);
    const house = getHouse(row['committee_id'] ?? '');
    if (row['subcommittee'] || committee === undefined || house === undefined) continue;
    const period = periods.get(row['snapshot'] ?? '') ?? { from: 0, until: 0 };
    periods.set(row['snapshot'] ?? '', period);
    getMember(row['bioguide'] ?? '').seats.push({
      house,
      committee,
      // Filled in below, once all days are known.
      ...period,
      ...(row['rank'] ? { rank: Number(row['rank']) } : {}),
      ...getRole(row['title'] ?? ''),
    });
    const seats = getMember(row['bioguide'] ?? '').seats;
    const seat = seats.at(-1);
    if (seat !== undefined) snapshotOfSeat.set(seat, row['snapshot'] ?? '');
  }
  datePeriods(periods);
  for (const { seats } of members.values())
    for (const seat of seats) Object.assign(seat, periods.get(snapshotOfSeat.get(seat) ?? ''));
  return members;
}

interface Period {
  from: Day;
  until: Day;
}

const snapshotOfSeat = new WeakMap<CommitteeSeat, string>();

/** A picture of the seats holds from its day (the first of a Congress: from its start) to the next, within a Congress. */
function datePeriods(periods: ReadonlyMap<string, Period>): void {
  const days = [...periods.keys()].sort();
  for (const [at, day] of days.entries()) {
    const period = periods.get(day);
    const calendar = SESSION_CALENDARS.find(
      ({ isoCode, startsOn, endsOn }) => isoCode === 'us' && startsOn <= day && day < endsOn,
    );
    if (period === undefined || calendar === undefined) continue;
    const isFirst = (days[at - 1] ?? '') < calendar.startsOn;
    const next = days[at + 1];
    period.from = toDay(isFirst ? calendar.startsOn : day);
    period.until = toDay(next !== undefined && next < calendar.endsOn ? next : calendar.endsOn);
  }
}

async function readCommitteeNames(file: string): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const row of readTable(file))
    if (!row['parent']) names.set(`${row['snapshot']} ${row['thomas_id']}`, normalizeCommittee(row['name'] ?? ''));
  return names;
}

function getHouse(committeeId: string): House | undefined {
  if (committeeId.startsWith('H')) return 'lower';
  return committeeId.startsWith('S') ? 'upper' : undefined;
}

function getRole(title: string): Pick<CommitteeSeat, 'role'> {
  if (/^(chair(man|woman)?)$/i.test(title)) return { role: 'chair' };
  return /^ranking/i.test(title) ? { role: 'ranking' } : {};
}
