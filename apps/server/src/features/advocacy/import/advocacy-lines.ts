import {
  ADVOCACY_TEXTS,
  type FILE_IMPORT_FIELDS,
  newActivitySchema,
  newCampaignSchema,
  newKeyContactSchema,
} from '@rotunda/contract';
import type { z } from 'zod';
import type { PlainLine } from '../../custom-contacts/index.ts';
import { getCount, parseSwitch } from './cell-values.ts';
import { type DayOrder, readCellDay } from './day-of-cell.ts';

type ActivityField = (typeof FILE_IMPORT_FIELDS)['AdvocacyActivity'][number];
type KeyContactField = (typeof FILE_IMPORT_FIELDS)['AdvocacyKeyContact'][number];
type Named = Readonly<Record<string, string>>;

const FIELD_NAMES: Named = {
  name: 'Campaign',
  active: 'Active',
  reportUrl: 'Report',
  emailEnabled: 'E-mail channel',
  phoneEnabled: 'Phone channel',
  xPostsEnabled: 'X posts channel',
  legislator: 'Legislator',
  date: 'Date',
  messagesCount: 'Messages',
  callsCount: 'Calls',
  xPostsCount: 'Social posts',
  contactsCount: 'Contacts',
  advocatesCount: 'Advocates',
  contactName: 'Name',
  email: 'E-mail',
  phoneNumber: 'Phone',
  relationshipType: 'Relationship',
  relationshipNote: 'Note',
};

const campaignSchema = newCampaignSchema.partial().required({ name: true });
const daySchema = newActivitySchema
  .omit({ campaignId: true })
  .partial({ messagesCount: true, callsCount: true, xPostsCount: true });

export type CampaignOfLine = z.infer<typeof campaignSchema>;
export type DayOfLine = z.infer<typeof daySchema>;
export interface ActivityOfLine {
  campaign: CampaignOfLine;
  /** Null for a line that only describes the campaign. */
  day: DayOfLine | null;
}
export type KeyContactOfLine = z.infer<typeof newKeyContactSchema>;

/**
 * Parses what a line says about a campaign; an empty cell leaves its field undefined.
 * @param dayOrder how the file writes dates like `10/5/2026`; null if that is unknown
 */
export function getActivity({ values }: PlainLine, dayOrder: DayOrder | null): ActivityOfLine | { reason: string } {
  const of = (field: ActivityField) => values[field];
  const campaign = campaignSchema.safeParse(
    definedValues({
      name: of('campaign') ?? '',
      active: parseSwitch(of('active')),
      reportUrl: getAddress(of('reportUrl')),
      emailEnabled: parseSwitch(of('emailEnabled')),
      phoneEnabled: parseSwitch(of('phoneEnabled')),
      xPostsEnabled: parseSwitch(of('xPostsEnabled')),
    }),
  );
  if (!campaign.success) return getReason(campaign.error);
  const counts = {
    messagesCount: getCount(of('messagesCount')),
    callsCount: getCount(of('callsCount')),
    xPostsCount: getCount(of('xPostsCount')),
    contactsCount: getCount(of('contactsCount')),
    advocatesCount: getCount(of('advocatesCount')),
  };
  const cell = of('date') ?? of('dateMonthFirst') ?? of('dateDayFirst');
  const date = cell === undefined ? undefined : getDate(cell, dayOrder);
  if (typeof date === 'object') return date;
  const given = definedValues({ legislator: of('legislator'), date, ...counts });
  if (Object.keys(given).length === 0) return { campaign: campaign.data, day: null };
  const day = daySchema.safeParse(given);
  return day.success ? { campaign: campaign.data, day: day.data } : getReason(day.error);
}

/** Returns the day of a cell, the cell itself if it is none, or a reason if it can be two days. */
function getDate(cell: string, dayOrder: DayOrder | null): string | { reason: string } {
  const read = readCellDay(cell);
  if (read === null) return cell;
  if ('day' in read) return read.day;
  if (dayOrder !== null) return dayOrder === 'month-first' ? read.monthFirst : read.dayFirst;
  return { reason: ADVOCACY_TEXTS.ambiguousDay(cell, read.monthFirst, read.dayFirst) };
}

/** Parses what a line says about a person who knows a legislator. */
export function getKeyContact({ values }: PlainLine): KeyContactOfLine | { reason: string } {
  const of = (field: KeyContactField) => values[field];
  const contact = newKeyContactSchema.safeParse({
    legislator: of('legislator') ?? '',
    contactName: of('contactName') ?? '',
    email: of('email') ?? null,
    phoneNumber: of('phoneNumber') ?? null,
    relationshipType: of('relationshipType') ?? null,
    relationshipNote: of('relationshipNote') ?? null,
  });
  return contact.success ? contact.data : getReason(contact.error);
}

function definedValues(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const getAddress = (text: string | undefined) =>
  text === undefined || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;

/** Reports only the first problem, which is enough to locate the line. */
function getReason({ issues: [issue] }: z.ZodError): { reason: string } {
  const field = FIELD_NAMES[String(issue?.path[0])] ?? 'Line';
  if (issue?.code === 'too_big') {
    const max = issue.maximum.toLocaleString('en-US');
    return { reason: `${field}: At most ${max}${issue.origin === 'string' ? ' characters' : ''}.` };
  }
  const text = issue?.message ?? '';
  return { reason: `${field}: ${text === '' || /^Invalid/.test(text) ? 'This value is not allowed.' : text}` };
}
