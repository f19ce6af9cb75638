import type { ActionFact, Chamber } from '@rotunda/domain';
import { clock24 } from '../clock-24.ts';
import { easternInstant } from '../eastern-instant.ts';
import type { UpstreamAction } from './measure.ts';
import { upstreamDay } from './upstream-day.ts';

const LIBRARY_OF_CONGRESS = '9';

interface Told {
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
  const kept: Told[] = [];
  const byKey = new Map<string, Told[]>();
  for (const told of oldestFirst(actions.flatMap((action) => tellingOf(action) ?? []))) {
    const same = ownerOf(told, byKey);
    if (same) merge(same, told);
    else kept.push(told);
    const owner = same ?? told;
    for (const key of told.keys) byKey.set(key, [...(byKey.get(key) ?? []), owner]);
  }
  const latest = latestAction === undefined ? undefined : tellingOf(latestAction);
  if (latest === undefined) return kept.map(({ fact }) => fact);
  const listed = ownerOf(latest, byKey);
  const last = listed === undefined ? latest.fact : { ...latest.fact, ...listed.fact, text: latest.fact.text };
  return [...kept.filter((told) => told !== listed).map(({ fact }) => fact), last];
}

/** Returns the latest kept event that this may be another report of. */
function ownerOf(told: Told, byKey: ReadonlyMap<string, Told[]>): Told | undefined {
  return told.keys.flatMap((key) => byKey.get(key) ?? []).findLast((other) => !atOtherTime(other, told));
}

/**
 * Orders actions oldest first. Congress lists the newest first, also within a day. Most actions have no time, so the
 * whole list is reversed, never sorted; a list whose dates ascend is already oldest first.
 */
function oldestFirst(told: Told[]): Told[] {
  const [first] = told;
  const last = told.at(-1);
  return first && last && first.fact.date < last.fact.date ? told : told.reverse();
}

/** Whether an action has no date or no text. The caller keeps such an action unchanged. */
export function isEmptyAction(action: UpstreamAction): boolean {
  return upstreamDay(action.actionDate) === undefined || action.text === undefined;
}

/** Maps one action as stated, without looking at others. */
export function actionFact(action: UpstreamAction): ActionFact | undefined {
  return tellingOf(action)?.fact;
}

function tellingOf(action: UpstreamAction): Told | undefined {
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
    keys: keysOf(date, action),
    ...(time === undefined ? {} : { time }),
  };
}

function keysOf(date: string, action: UpstreamAction): string[] {
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

function atOtherTime(one: Told, other: Told): boolean {
  return one.time !== undefined && other.time !== undefined && one.time !== other.time;
}

function merge(kept: Told, other: Told): void {
  if (other.fact.text.length > kept.fact.text.length) kept.fact.text = other.fact.text;
  if (kept.fact.ts === undefined && other.fact.ts !== undefined) kept.fact.ts = other.fact.ts;
  if (kept.time === undefined && other.time !== undefined) kept.time = other.time;
  if (kept.fact.chamber === undefined && other.fact.chamber !== undefined) kept.fact.chamber = other.fact.chamber;
  // The Library's codes are all digits and give the stage; those of the floor do not.
  const isStage = other.fact.code !== undefined && /^\d+$/.test(other.fact.code);
  if (other.fact.code !== undefined && (kept.fact.code === undefined || isStage)) kept.fact.code = other.fact.code;
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
