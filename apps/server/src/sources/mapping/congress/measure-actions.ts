import type { ActionFact, Chamber } from '@rotunda/domain';
import { easternInstant } from '../eastern-instant.ts';
import type { UpstreamAction } from './measure.ts';
import { upstreamDay } from './upstream-day.ts';

const LIBRARY_OF_CONGRESS = '9';

interface Told {
  fact: ActionFact;
  /** Texts by which another system's telling of the same action is known. */
  keys: string[];
  time?: string;
}

/**
 * The actions of a measure, each once, oldest first. The House floor, its committees, the Senate and the Library of Congress each
 * report what they saw, so one event comes up to three times, with other codes, other references to the Record and
 * sometimes with the Library's heading before the same words.
 */
export function actionFacts(actions: readonly UpstreamAction[]): ActionFact[] {
  const kept: Told[] = [];
  const byKey = new Map<string, Told[]>();
  for (const action of actions) {
    const told = tellingOf(action);
    if (!told) continue;
    const same = told.keys.flatMap((key) => byKey.get(key) ?? []).find((other) => !atOtherTime(other, told));
    if (same) {
      merge(same, told);
    } else {
      kept.push(told);
    }
    const owner = same ?? told;
    for (const key of told.keys) byKey.set(key, [...(byKey.get(key) ?? []), owner]);
  }
  return oldestFirst(kept.map((told) => told.fact));
}

/**
 * Congress lists the newest first. Within a day the order is all there is, since most actions carry no time, so the
 * list is turned round as a whole and never sorted.
 */
function oldestFirst(facts: ActionFact[]): ActionFact[] {
  const [first] = facts;
  const last = facts.at(-1);
  return first && last && first.date > last.date ? facts.reverse() : facts;
}

/** An action without date or words tells nothing and is kept by the caller as it came. */
export function isEmptyAction(action: UpstreamAction): boolean {
  return upstreamDay(action.actionDate) === undefined || action.text === undefined;
}

/** One action as stated, without looking at others. */
export function actionFact(action: UpstreamAction): ActionFact | undefined {
  return tellingOf(action)?.fact;
}

function tellingOf(action: UpstreamAction): Told | undefined {
  const date = upstreamDay(action.actionDate);
  if (date === undefined || action.text === undefined) return undefined;
  const ts = action.actionTime === undefined ? undefined : easternInstant(date, action.actionTime);
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
    ...(action.actionTime === undefined ? {} : { time: action.actionTime }),
  };
}

function keysOf(date: string, action: UpstreamAction): string[] {
  const text = action.text ?? '';
  const words = comparable(text);
  const heading = action.sourceSystem?.code === LIBRARY_OF_CONGRESS ? /^[^:]{3,60}: (.+)$/s.exec(text) : null;
  const afterHeading = heading?.[1] === undefined ? [] : [comparable(heading[1])];
  return [words, ...afterHeading].map((key) => `${date} ${key}`);
}

/** The words alone: references to pages of the Record are added later and by one system only. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/\((?:text|consideration|cr |all amendments|[^()]*\bcr [shed]?\d)[^()]*\)/g, ' ')
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
  // The Library's codes are all digits and tell the stage; the floor's do not.
  const isStage = other.fact.code !== undefined && /^\d+$/.test(other.fact.code);
  if (other.fact.code !== undefined && (kept.fact.code === undefined || isStage)) kept.fact.code = other.fact.code;
}

function chamberOfAction(action: UpstreamAction): Chamber | undefined {
  const system = action.sourceSystem?.name ?? '';
  const code = action.actionCode ?? '';
  if (/^E\d/.test(code) || /president|public law|private law/i.test(action.text ?? '')) return undefined;
  if (/^house/i.test(system) || /^(H|Intro-H)/.test(code)) return 'lower';
  if (/^senate/i.test(system)) return 'upper';
  // The Library numbers House stages below 10000 and Senate stages from there to the resolving of differences.
  const number = /^\d+$/.test(code) ? Number(code) : undefined;
  if (number === undefined) return undefined;
  if (number >= 1000 && number < 10_000) return 'lower';
  return number >= 10_000 && number < 19_000 ? 'upper' : undefined;
}
