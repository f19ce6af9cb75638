import type { FaultyLine } from '../../file-imports/index.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { contactKey, type PlainLine } from '../../custom-contacts/index.ts';
import {
  createActivityRepository,
  type MessagesRow,
  type SupportCounts,
  sumSupportCounts,
} from '../activity.repository.ts';
import type { AdvocacyPerson } from '../advocacy.deps.ts';
import { getActivity, type ActivityOfLine, type DayOfLine } from './advocacy-lines.ts';
import type { DayOrder } from './day-of-cell.ts';
import type { LegislatorFinder } from './legislator-finder.ts';
import type { PlannedCampaign, PlannedCampaigns } from './planned-campaigns.ts';

const COUNTS = ['messagesCount', 'callsCount', 'xPostsCount'] as const;
const SUPPORT_FIELDS = ['contactsCount', 'advocatesCount'] as const;

/** What importing a line would change. */
export interface PlannedActivity {
  line: number;
  campaign: PlannedCampaign;
  outcome: 'new' | 'changed' | 'unchanged';
  day: PlannedDay | null;
}

interface PlannedDay {
  person: AdvocacyPerson;
  date: string;
  counts: Pick<MessagesRow, (typeof COUNTS)[number]>;
  /** Other ids of the person under which the day is stored; these rows are replaced. */
  staleIds: string[];
  /** New counts of the legislator, or null if the line does not change them. */
  support: SupportCounts | null;
}

/** State carried from chunk to chunk of a file. */
export interface ActivityMemory {
  finder: LegislatorFinder;
  dayOrder: DayOrder | null;
  campaigns: PlannedCampaigns;
  /** Line number by campaign, legislator and day. */
  days: Map<string, number>;
  /** By legislator: contacts and advocates after the lines so far, and which line of the file set them. */
  supportCounts: Map<string, SupportCounts>;
  told: Map<string, Pick<DayOfLine, (typeof SUPPORT_FIELDS)[number]> & { line: number }>;
}

/**
 * Plans what a chunk of a file changes in the stored campaigns and days. An empty cell changes nothing, so importing
 * the same file twice changes nothing the second time.
 */
export async function planActivity(
  tx: DatabaseHandle,
  organizationId: string,
  memory: ActivityMemory,
  lines: readonly PlainLine[],
): Promise<{ planned: PlannedActivity[]; faulty: FaultyLine[] }> {
  const read = lines.map((line) => ({ line, told: getActivity(line, memory.dayOrder) }));
  const told = read.flatMap((one) => ('reason' in one.told ? [] : [one.told]));
  const people = await memory.finder.find(
    tx,
    told.flatMap(({ day }) => day?.legislator ?? []),
  );
  await memory.campaigns.load(
    tx,
    organizationId,
    told.map(({ campaign }) => campaign.name),
  );
  const planned: PlannedActivity[] = [];
  const faulty: FaultyLine[] = [];
  const days: { activity: PlannedActivity; person: AdvocacyPerson; told: DayOfLine }[] = [];
  for (const { line, told: one } of read) {
    const result = 'reason' in one ? one : planLine(memory, people, line.line, one);
    if ('reason' in result) {
      faulty.push({ line: line.line, raw: line.raw, reason: result.reason });
      continue;
    }
    planned.push(result.activity);
    if (result.person !== null && 'day' in one && one.day !== null) {
      days.push({ activity: result.activity, person: result.person, told: one.day });
    }
  }
  await planDays(tx, organizationId, memory, days);
  return { planned, faulty };
}

function planLine(
  { campaigns, days, told: support }: ActivityMemory,
  people: ReadonlyMap<string, AdvocacyPerson | { reason: string }>,
  line: number,
  { campaign: told, day }: ActivityOfLine,
): { activity: PlannedActivity; person: AdvocacyPerson | null } | { reason: string } {
  const person = day === null ? null : people.get(day.legislator);
  if (person === undefined) throw new Error('a legislator was not looked up');
  if (person !== null && 'reason' in person) return { reason: `Legislator: ${person.reason}` };
  const earlier = person === null ? undefined : support.get(person.fusionId);
  if (day !== null && SUPPORT_FIELDS.some((name) => isOther(earlier?.[name], day[name]))) {
    return { reason: `Line ${earlier?.line} has different contacts or advocates for this legislator.` };
  }
  const key = `${contactKey(told.name)}\n${person?.fusionId}\n${day?.date}`;
  const twin = day === null ? undefined : days.get(key);
  if (twin !== undefined) return { reason: `Same day as line ${twin}.` };
  const result = campaigns.plan(line, told);
  if ('reason' in result) return result;
  const activity = { line, ...result, day: null };
  if (person === null || day === null) return { activity, person: null };
  days.set(key, line);
  if (SUPPORT_FIELDS.some((name) => day[name] !== undefined)) {
    const { contactsCount = earlier?.contactsCount, advocatesCount = earlier?.advocatesCount } = day;
    support.set(person.fusionId, { contactsCount, advocatesCount, line });
  }
  return { activity, person };
}

const isOther = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && one !== other;

/** Compares the days of the chunk with the stored ones, which are read in one go. */
async function planDays(
  tx: DatabaseHandle,
  organizationId: string,
  { supportCounts }: ActivityMemory,
  days: readonly { activity: PlannedActivity; person: AdvocacyPerson; told: DayOfLine }[],
): Promise<void> {
  const repository = createActivityRepository(tx, organizationId);
  const personFusionIds = [...new Set(days.flatMap(({ person }) => person.ids))];
  const stored = await repository.findMessages({
    campaignIds: [...new Set(days.flatMap(({ activity }) => activity.campaign.campaignId ?? []))],
    personFusionIds,
    days: [...new Set(days.map(({ told }) => told.date))],
  });
  const rows = new Map(stored.map((row) => [`${row.campaignId} ${row.personFusionId} ${row.sentOn}`, row]));
  const relationships = await repository.findRelationships(personFusionIds);
  for (const { person } of days) {
    if (supportCounts.has(person.fusionId)) continue;
    const ofPerson = relationships.filter((row) => person.ids.includes(row.personFusionId));
    supportCounts.set(person.fusionId, sumSupportCounts(ofPerson));
  }
  for (const { activity, person, told } of days) {
    const { campaignId } = activity.campaign;
    const before = person.ids.flatMap((id) => rows.get(`${campaignId} ${id} ${told.date}`) ?? []);
    const [first] = before;
    const counts = Object.fromEntries(
      COUNTS.map((name) => [name, told[name] ?? first?.[name] ?? 0]),
    ) as PlannedDay['counts'];
    const staleIds = before.map((row) => row.personFusionId).filter((id) => id !== person.fusionId);
    const support = supportAfter(supportCounts, person, told);
    activity.day = { person, date: told.date, counts, staleIds, support };
    const isSame = first !== undefined && COUNTS.every((name) => first[name] === counts[name]);
    const isKept = isSame && support === null && staleIds.length === 0 && activity.outcome === 'unchanged';
    activity.outcome = first === undefined ? 'new' : isKept ? 'unchanged' : 'changed';
  }
}

/** Returns null if the line does not change the counts. */
function supportAfter(
  supportCounts: ActivityMemory['supportCounts'],
  { fusionId }: AdvocacyPerson,
  { contactsCount, advocatesCount }: DayOfLine,
): PlannedDay['support'] {
  const before = supportCounts.get(fusionId) ?? { contactsCount: 0, advocatesCount: 0 };
  const counts = {
    contactsCount: contactsCount ?? before.contactsCount,
    advocatesCount: advocatesCount ?? before.advocatesCount,
  };
  if (counts.contactsCount === before.contactsCount && counts.advocatesCount === before.advocatesCount) return null;
  supportCounts.set(fusionId, counts);
  return counts;
}
