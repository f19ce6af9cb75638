import type { ActionFact, Chamber } from '@rotunda/domain';
import { clock24 } from '../clock-24.ts';
import { easternInstant } from '../eastern-instant.ts';
import type { UpstreamAction } from './measure.ts';
import { upstreamDay } from './upstream-day.ts';

const LIBRARY_OF_CONGRESS = '9';

interface ActionReport {
  fact: ActionFact;
  /** Texts by which another system's report of the same action is recognized. */
  keys: string[];
  time?: string;
}

/**
 * Returns the actions of a measure, each once, oldest first. The House floor, its committees, the Senate and the
 * Library of Congress each report what they saw. One event may therefore appear up to three times, with different codes
 * and references to the Record, and sometimes with the Library's heading before the same words. An event takes the
 * place of its first report, because anything listed between two reports followed from it.
 *
 * @param actions as listed
 * @param latestAction latest action according to the record itself: the history ends with it, in its wording
 */
export function actionFacts(actions: readonly UpstreamAction[], latestAction?: UpstreamAction): ActionFact[] {
  const distinct: ActionReport[] = [];
  const byKey = new Map<string, ActionReport[]>();
  for (const report of oldestFirst(actions.flatMap((action) => getReport(action) ?? []))) {
    const same = getOwner(report, byKey);
    if (same) merge(same, report);
    else distinct.push(report);
    const owner = same ?? report;
    for (const key of report.keys) byKey.set(key, [...(byKey.get(key) ?? []), owner]);
  }
  const latest = latestAction === undefined ? undefined : getReport(latestAction);
  if (latest === undefined) return distinct.map(({ fact }) => fact);
  const listed = getOwner(latest, byKey);
  const last = listed === undefined ? latest.fact : { ...latest.fact, ...listed.fact, text: latest.fact.text };
  return [...distinct.filter((report) => report !== listed).map(({ fact }) => fact), last];
}

/** Returns the latest kept event that this may be another report of. */
function getOwner(report: ActionReport, byKey: ReadonlyMap<string, ActionReport[]>): ActionReport | undefined {
  return report.keys.flatMap((key) => byKey.get(key) ?? []).findLast((other) => !isElsewhere(other, report));
}

/**
 * Orders actions oldest first. Congress lists the newest first, also within a day. Most actions have no time, so the
 * whole list is reversed, never sorted; a list whose dates ascend is already oldest first.
 */
function oldestFirst(report: ActionReport[]): ActionReport[] {
  const [first] = report;
  const last = report.at(-1);
  return first && last && first.fact.date < last.fact.date ? report : report.reverse();
}

/** Whether an action has no date or no text. The caller keeps such an action unchanged. */
export function isEmptyAction(action: UpstreamAction): boolean {
  return upstreamDay(action.actionDate) === undefined || action.text === undefined;
}

/** Maps one action as stated, without looking at others. */
export function actionFact(action: UpstreamAction): ActionFact | undefined {
  return getReport(action)?.fact;
}

function getReport(action: UpstreamAction): ActionReport | undefined {
  const date = upstreamDay(action.actionDate);
  if (date === undefined || action.text === undefined) return undefined;
  // Old records write `06:16PM`.
  const time = clock24(action.actionTime) ?? action.actionTime;
  const ts = time === undefined ? undefined : easternInstant(date, time);
  const chamber = chamberOfAction(action);
  return {
    fact: {
      date,
      ...(ts === undefined ? {} : { ts }),
      text: action.text,
      ...(chamber === undefined ? {} : { chamber }),
      ...(action.actionCode === undefined ? {} : { code: action.actionCode }),
    },
    keys: getKeys(date, action),
    ...(time === undefined ? {} : { time }),
  };
}

function getKeys(date: string, action: UpstreamAction): string[] {
  const text = action.text ?? '';
  const words = comparable(text);
  const headed = action.sourceSystem?.code === LIBRARY_OF_CONGRESS ? wordsAfterHeading(text) : undefined;
  return [words, ...(headed === undefined ? [] : [headed])].map((key) => `${date} ${key}`);
}

/**
 * Returns the words after the Library's heading, as in `Passed/agreed to in House: On passage Passed.`; undefined
 * without one.
 */
export function wordsAfterHeading(text: string): string | undefined {
  const words = /^[^:]{3,60}: (.+)$/s.exec(text)?.[1];
  return words === undefined ? undefined : comparable(words);
}

const REFERENCE = /^\((?:text|consideration|cr |all amendments)|\bcr [shed]?\d/;

/**
 * Normalizes an action's text for comparison, without references to pages of the Record, which are added later and only
 * by one system.
 */
export function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^()]*\)/g, (words) => (REFERENCE.test(words) ? ' ' : words))
    .replace(/[\s.]+/g, ' ')
    .trim();
}

/** Whether two reports in the same words state different times or chambers, and so are two events. */
function isElsewhere(one: ActionReport, other: ActionReport): boolean {
  const differ = (a: string | undefined, b: string | undefined) => a !== undefined && b !== undefined && a !== b;
  return differ(one.time, other.time) || differ(one.fact.chamber, other.fact.chamber);
}

function merge(distinct: ActionReport, other: ActionReport): void {
  if (other.fact.text.length > distinct.fact.text.length) distinct.fact.text = other.fact.text;
  if (distinct.fact.ts === undefined && other.fact.ts !== undefined) distinct.fact.ts = other.fact.ts;
  if (distinct.time === undefined && other.time !== undefined) distinct.time = other.time;
  if (distinct.fact.chamber === undefined && other.fact.chamber !== undefined)
    distinct.fact.chamber = other.fact.chamber;
  // The Library's codes are all digits and give the stage; those of the floor do not.
  const isStage = other.fact.code !== undefined && /^\d+$/.test(other.fact.code);
  if (other.fact.code !== undefined && (distinct.fact.code === undefined || isStage))
    distinct.fact.code = other.fact.code;
}

function chamberOfAction(action: UpstreamAction): Chamber | undefined {
  const system = action.sourceSystem?.name ?? '';
  const code = action.actionCode ?? '';
  if (/^E\d/.test(code) || /president|public law|private law/i.test(action.text ?? '')) return undefined;
  if (/^house/i.test(system) || /^(H|Intro-H)/.test(code)) return 'lower';
  if (/^senate/i.test(system)) return 'upper';
  // The Library numbers House stages below 10000, and Senate stages from 10000 up to those for resolving differences.
  const number = /^\d+$/.test(code) ? Number(code) : undefined;
  if (number === undefined) return undefined;
  if (number >= 1000 && number < 10_000) return 'lower';
  return number >= 10_000 && number < 19_000 ? 'upper' : undefined;
}
