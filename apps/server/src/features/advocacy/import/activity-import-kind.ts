import { FILE_IMPORT_TEXTS, type ImportField } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { appendAudit } from '../../audit/index.ts';
import { type PlainLine, readPlainLines } from '../../custom-contacts/index.ts';
import { type ImportKind, type PlannedLine, createChunk, type ImportLines } from '../../file-imports/index.ts';
import { createActivityRepository } from '../activity.repository.ts';
import type { AdvocacyDeps } from '../advocacy.deps.ts';
import { announceAdvocacy } from '../advocacy.events.ts';
import type { DayOrder } from './day-of-cell.ts';
import { findDayOrder } from './find-day-order.ts';
import { LegislatorFinder } from './legislator-finder.ts';
import { planActivity, type ActivityMemory, type PlannedActivity } from './plan-activity.ts';
import { PlannedCampaigns } from './planned-campaigns.ts';

export type AdvocacyImportDeps = Pick<AdvocacyDeps, 'clock' | 'ids' | 'findPeople' | 'findPeopleNamed'>;

/** Columns that are only meaningful for a legislator on a day. */
const OF_A_DAY: readonly string[] = ['messagesCount', 'callsCount', 'xPostsCount', 'contactsCount', 'advocatesCount'];

const COLUMN_NAMES = {
  campaign: ['campaign', 'campaignname', 'name', 'title'],
  active: ['active', 'status', 'isactive'],
  reportUrl: ['report', 'reporturl', 'reportaddress', 'url', 'link'],
  emailEnabled: ['emailenabled', 'emailchannel', 'usesemail'],
  phoneEnabled: ['phoneenabled', 'phonechannel', 'usesphone'],
  xPostsEnabled: ['xpostsenabled', 'xpostschannel', 'xenabled', 'twitterenabled', 'usesx'],
  legislator: [
    'legislator',
    'official',
    'bioguide',
    'bioguideid',
    'member',
    'recipient',
    'target',
    'person',
    'fusionid',
  ],
  date: ['date', 'day', 'senton', 'sentdate'],
  messagesCount: ['messages', 'messagescount', 'emails', 'emailscount', 'letters', 'emailssent'],
  callsCount: ['calls', 'callscount', 'phonecalls'],
  xPostsCount: ['xposts', 'xpostscount', 'posts', 'tweets', 'socialposts'],
  contactsCount: ['contacts', 'contactscount', 'constituents'],
  advocatesCount: ['advocates', 'advocatescount'],
} satisfies Partial<Record<ImportField, readonly string[]>>;
const ALL_NAMES = Object.values(COLUMN_NAMES).flat();

/** A column of dates, and how it writes them if the user says so. */
const DATE_FIELDS = ['date', 'dateMonthFirst', 'dateDayFirst'] as const;

/** Imports files of campaigns and of what they sent to whom on which day. */
export function activityImportKind(deps: AdvocacyImportDeps): ImportKind {
  return {
    kind: 'AdvocacyActivity',
    columnNames: COLUMN_NAMES,
    refuseFields: (fields) => {
      if (!fields.includes('campaign')) return FILE_IMPORT_TEXTS.campaignColumn;
      const dates = DATE_FIELDS.filter((field) => fields.includes(field));
      if (dates.length > 1) return FILE_IMPORT_TEXTS.oneDayColumn;
      const hasDate = dates.length > 0;
      if (fields.includes('legislator') && hasDate) return null;
      if (fields.includes('legislator') || hasDate) return FILE_IMPORT_TEXTS.dayColumns;
      return fields.some((field) => OF_A_DAY.includes(field)) ? FILE_IMPORT_TEXTS.countsColumn : null;
    },
    readLines: async (content, { mapping }, use) => {
      const table = { mapping, columnNames: ALL_NAMES };
      const importLines = createActivityImport(deps, await findDayOrder(content, table));
      await readPlainLines(content, table, (lines) => use(createChunk(lines, importLines)));
    },
    finish: async (tx, actor, { importId, fileName, newRows, changedRows }) => {
      const detail = { fileName, new: newRows, changed: changedRows };
      await appendAudit(tx, deps, actor, { action: 'advocacy.imported', subject: importId, detail });
      await announceAdvocacy(tx, actor.organizationId);
    },
  };
}

/** Starts with empty memory, which is valid for one run over one file. */
function createActivityImport(deps: AdvocacyImportDeps, dayOrder: DayOrder | null): ImportLines<PlainLine> {
  const memory: ActivityMemory = {
    finder: new LegislatorFinder(deps),
    campaigns: new PlannedCampaigns(),
    dayOrder,
    days: new Map(),
    supportCounts: new Map(),
    told: new Map(),
  };
  return async (tx, by, lines, writes) => {
    const { planned, faulty } = await planActivity(tx, by.organizationId, memory, lines);
    if (writes) {
      await memory.campaigns.write(tx, deps, by);
      await writeDays(tx, by.organizationId, planned);
    }
    return { planned: planned.map(getSample), faulty };
  };
}

async function writeDays(
  tx: DatabaseHandle,
  organizationId: string,
  planned: readonly PlannedActivity[],
): Promise<void> {
  const repository = createActivityRepository(tx, organizationId);
  const written = planned.flatMap(({ outcome, day, campaign: { campaignId } }) =>
    outcome === 'unchanged' || day === null || campaignId === null ? [] : [{ ...day, campaignId }],
  );
  for (const { campaignId, staleIds, date } of written) {
    if (staleIds.length > 0) await repository.delete(campaignId, staleIds, date);
  }
  await repository.saveMessages(
    written.map(({ campaignId, person, date, counts }) => ({
      campaignId,
      personFusionId: person.fusionId,
      sentOn: date,
      ...counts,
    })),
  );
  const changed = written.flatMap(({ person, support }) => (support === null ? [] : [{ person, support }]));
  const supportCounts = new Map(changed.map(({ person, support }) => [person.fusionId, support]));
  await repository.deleteRelationships(changed.flatMap(({ person }) => person.ids));
  await repository.saveRelationships(
    [...supportCounts].map(([personFusionId, counts]) => ({ personFusionId, ...counts })),
  );
}

function getSample({ line, campaign, day, outcome }: PlannedActivity): PlannedLine {
  return {
    line,
    outcome,
    name: campaign.fields.name,
    detail: day === null ? '' : `${day.person.fullName} · ${day.date}`,
  };
}
