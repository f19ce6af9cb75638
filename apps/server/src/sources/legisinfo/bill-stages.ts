import type { ActionFact, BillStatus, Chamber, IsoDate } from '@rotunda/domain';
import { ottawaMoment } from './ottawa-moment.ts';

type DateTimes = Partial<Record<StageField, string | null | undefined>>;
type StageField = (typeof STAGES)[number]['field'];

/**
 * Milestones that both forms of the feed date, in the order of a bill that begins in the House. Codes are those of the
 * shared stage track.
 */
const STAGES = [
  {
    field: 'PassedHouseFirstReadingDateTime',
    chamber: 'lower',
    code: 'reading-1',
    text: 'Introduction and first reading in the House of Commons',
  },
  {
    field: 'PassedHouseSecondReadingDateTime',
    chamber: 'lower',
    code: 'reading-2',
    text: 'Second reading completed in the House of Commons',
  },
  {
    field: 'PassedHouseThirdReadingDateTime',
    chamber: 'lower',
    code: 'passage',
    text: 'Passed third reading in the House of Commons',
  },
  {
    field: 'PassedSenateFirstReadingDateTime',
    chamber: 'upper',
    code: 'reading-1',
    text: 'Introduction and first reading in the Senate',
  },
  {
    field: 'PassedSenateSecondReadingDateTime',
    chamber: 'upper',
    code: 'reading-2',
    text: 'Second reading completed in the Senate',
  },
  {
    field: 'PassedSenateThirdReadingDateTime',
    chamber: 'upper',
    code: 'passage',
    text: 'Passed third reading in the Senate',
  },
  { field: 'ReceivedRoyalAssentDateTime', chamber: undefined, code: 'became-law', text: 'Royal Assent' },
] as const;

/**
 * Returns the dated milestones as actions, oldest first. Royal assent is worded as in the annual statutes, so that the
 * two merge.
 */
export function stageActions(bill: DateTimes): ActionFact[] {
  const actions = STAGES.flatMap(({ field, chamber, code, text }): ActionFact[] => {
    const moment = ottawaMoment(bill[field]);
    return moment === undefined ? [] : [{ ...moment, text, code, ...(chamber === undefined ? {} : { chamber }) }];
  });
  return inOrder(actions);
}

/**
 * Sorts actions oldest first. The first reading in the second chamber is its receipt of the bill, not another
 * introduction.
 */
export function inOrder(actions: readonly ActionFact[]): ActionFact[] {
  const sorted = actions.toSorted((one, other) => one.date.localeCompare(other.date));
  const introduction = sorted.findIndex((action) => action.code === 'reading-1');
  return sorted.map((action, at) =>
    action.code === 'reading-1' && at > introduction ? { ...action, code: 'receipt' } : action,
  );
}

/** Returns the date of the first reading in the chamber where the bill began. */
export function introducedOn(actions: readonly ActionFact[]): IsoDate | undefined {
  return actions.find((action) => action.code === 'reading-1')?.date;
}

/**
 * Derives the status from the milestones passed and from the feed's status text, the only place that states defeat and
 * withdrawal.
 */
export function billStatus(actions: readonly ActionFact[], statusText: string): BillStatus {
  const codes = actions.map((action) => action.code);
  const isAssented = /royal assent/i.test(statusText) && !/await/i.test(statusText);
  if (codes.includes('became-law') || isAssented) return 'ENACTED';
  if (/defeated|not proceeded/i.test(statusText)) return 'FAILED';
  if (/withdrawn/i.test(statusText)) return 'WITHDRAWN';
  const chambers = new Set(actions.filter((action) => action.code === 'passage').map((action) => action.chamber));
  if (chambers.size >= 2) return 'PASSED_SECOND_CHAMBER';
  if (chambers.size === 1) return 'PASSED_FIRST_CHAMBER';
  if (/report stage|third reading/i.test(statusText)) return 'REPORTED';
  return codes.includes('reading-2') || /committee/i.test(statusText) ? 'IN_COMMITTEE' : 'INTRODUCED';
}

/**
 * Returns the originating chamber. Organization 1 is the House of Commons, 2 the Senate; otherwise the bill number
 * shows it.
 */
export function originatingChamber(chamberId: number | null | undefined, billNumber: string): Chamber {
  if (chamberId === 1) return 'lower';
  if (chamberId === 2) return 'upper';
  return /^s/i.test(billNumber) ? 'upper' : 'lower';
}

/**
 * Returns the code of a text version. Royal assent has the code of the annual statutes, because it is the same text.
 */
export function publicationCode(name: string): string {
  if (/royal assent|assented/i.test(name)) return 'assented-to';
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
