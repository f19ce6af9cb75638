import type { ActionFact } from '@rotunda/domain';
import { toDay } from './day.ts';
import type { ForecastBill } from './forecast-bill.ts';
import { getOtherHouse, type House } from './house.ts';
import { getWordings, type Legislature } from './legislatures.ts';
import { normalizeCommittee } from './normalize-committee.ts';
import { readCounts } from './read-counts.ts';
import type { Step } from './step.ts';
import type { Wording } from './wording.ts';

/** The beginning of an action says what was done; the longest ones continue with terms of debate. */
const READ_CHARACTERS = 600;
/** Heading under which the Library of Congress repeats an action. */
const HEADING = /^(?:passed\/agreed to|failed of passage\/not agreed to) in (?:house|senate): /;
const UNANIMOUS = /\bunanimous consent\b|\bwithout objection\b|\bvoice vote\b/;
const AMENDED = /\bas amended\b|\bwith (an )?amendments?\b|\bwith (a )?substitute\b|\(amended\)/;
const SEVERAL_COMMITTEES = /in addition to the committees? on|\bcommittees on\b/;

/**
 * Reads what happened to a bill, oldest first and each step once a day, from the words of its actions. Of several
 * sources that report one event in different words, a day keeps one step of each kind.
 */
export function readSteps(bill: ForecastBill, legislature: Legislature): Step[] {
  const first = getFirstHouse(bill);
  const wordings = getWordings(legislature);
  const steps: Step[] = [];
  const known = new Map<string, Step>();
  let holder: House = first;
  for (const action of sortByDay(bill.actions ?? [])) {
    const step = readStep(action, { wordings, legislature, holder });
    if (step === undefined) continue;
    if (step.kind === 'passed' && step.house === first) holder = getOtherHouse(first);
    if (step.kind === 'received' && step.house !== undefined && legislature.isoCode === 'us') holder = step.house;
    const key = `${step.kind} ${step.house ?? ''} ${step.day} ${step.committee ?? ''}`;
    const same = known.get(key);
    if (same === undefined) {
      known.set(key, step);
      steps.push(step);
    } else completeStep(same, step);
  }
  return steps;
}

/** Returns the chamber a bill began in; most numbers say it, and every source states it. */
export function getFirstHouse(bill: Pick<ForecastBill, 'originatingChamber'>): House {
  return bill.originatingChamber === 'upper' ? 'upper' : 'lower';
}

/** Some histories list a late action first; a forecast asks only what happened up to a day. */
function sortByDay(actions: readonly ActionFact[]): ActionFact[] {
  const isSorted = actions.every((action, at) => at === 0 || (actions[at - 1]?.date ?? '') <= action.date);
  if (isSorted) return [...actions];
  return actions.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

interface Reading {
  wordings: readonly Wording[];
  legislature: Legislature;
  /** Chamber that has the bill. */
  holder: House;
}

function readStep(action: ActionFact, { wordings, legislature, holder }: Reading): Step | undefined {
  const text = action.text.trim().slice(0, READ_CHARACTERS).toLowerCase();
  const wording = wordings.find(({ pattern }) => pattern.test(text));
  const day = toDay(action.date);
  if (wording === undefined || wording.kind === null || Number.isNaN(day)) return undefined;
  const step: Step = { kind: wording.kind, day };
  const told = legislature.readsChamberOfActions ? action.chamber : undefined;
  step.house = wording.house ?? (told === 'lower' || told === 'upper' ? told : getHouseInWords(text, wording, holder));
  const committee = wording.committee?.exec(text)?.[1];
  if (committee !== undefined) step.committee = normalizeCommittee(committee);
  if (SEVERAL_COMMITTEES.test(text)) step.isMultiple = true;
  if (step.kind === 'passed' || step.kind === 'failed' || step.kind === 'ordered') {
    const counts = readCounts(text);
    if (counts !== undefined) Object.assign(step, counts);
    if (UNANIMOUS.test(text)) step.isUnanimous = true;
    if (step.kind === 'passed' && counts !== undefined && !hasCarried(counts, step.house, legislature))
      step.kind = 'failed';
  }
  if (AMENDED.test(text.replace(HEADING, ''))) step.isAmended = true;
  return step;
}

function getHouseInWords(text: string, { kind }: Wording, holder: House): House {
  if (kind === 'received')
    return text.includes('in the senate') ? 'upper' : text.includes('in the house') ? 'lower' : holder;
  return holder;
}

function hasCarried(
  { ayes, noes }: { ayes: number; noes: number },
  house: House | undefined,
  legislature: Legislature,
): boolean {
  const needed = house === undefined ? 0 : (legislature.votesToPass?.[house] ?? 0);
  return ayes > noes && ayes >= needed;
}

/** Adds what another report of the same step says. */
function completeStep(known: Step, other: Step): void {
  if (known.ayes === undefined && other.ayes !== undefined) known.ayes = other.ayes;
  if (known.noes === undefined && other.noes !== undefined) known.noes = other.noes;
  if (other.isUnanimous) known.isUnanimous = true;
  if (other.isAmended) known.isAmended = true;
  if (other.isMultiple) known.isMultiple = true;
}
