import { actionWords } from './action-words.ts';
import { STATE_WORDINGS, WORDINGS_OF_STATE } from './bill-progress-state-wordings.ts';
import type { ActionFact } from './source-record.ts';
import type { Milestone, MilestoneKind } from './bill-milestone.ts';

/** Words of Open States' action classification; when several are known, `WEIGHT` decides. */
const CLASSIFICATIONS: Readonly<Record<string, MilestoneKind>> = {
  // Filing, which may be months before the session; the introduction follows.
  filing: 'filed',
  introduction: 'introduced',
  'reading-1': 'introduced',
  'referral-committee': 'referred',
  'committee-failure': 'committee',
  'committee-passage': 'reported',
  'committee-passage-favorable': 'reported',
  'committee-passage-unfavorable': 'reported',
  'reading-2': 'floor',
  'reading-3': 'floor',
  receipt: 'received',
  passage: 'passed',
  failure: 'failed',
  enrolled: 'enrolled',
  'executive-receipt': 'enrolled',
  'executive-veto': 'vetoed',
  // One chamber's vote; the bill becomes law when both have overridden the veto.
  'veto-override-passage': 'overrode',
  'executive-signature': 'law',
  'became-law': 'law',
  withdrawal: 'withdrawn',
};

/** Library of Congress codes for the stages of a federal measure. */
const LIBRARY_CODES: Readonly<Record<string, Milestone>> = {
  1000: { kind: 'introduced', chamber: 'lower' },
  10000: { kind: 'introduced', chamber: 'upper' },
  5000: { kind: 'reported', chamber: 'lower' },
  5500: { kind: 'reported', chamber: 'lower' },
  14000: { kind: 'reported', chamber: 'upper' },
  14500: { kind: 'reported', chamber: 'upper' },
  8000: { kind: 'passed', chamber: 'lower' },
  9000: { kind: 'failed', chamber: 'lower' },
  17000: { kind: 'passed', chamber: 'upper' },
  18000: { kind: 'failed', chamber: 'upper' },
  28000: { kind: 'enrolled' },
  31000: { kind: 'vetoed' },
  33000: { kind: 'overrode', chamber: 'lower' },
  35000: { kind: 'overrode', chamber: 'upper' },
  36000: { kind: 'law' },
  39000: { kind: 'law' },
};

/**
 * Wordings of federal actions; the first match wins. The order matters: a failed motion also says `on passage`, and a
 * measure may be received, referred and passed in one sentence.
 */
const WORDINGS: readonly (readonly [RegExp, Milestone])[] = [
  [/^became (public|private) law|^public law|^private law/, { kind: 'law' }],
  [/^signed by (the )?president|^approved by (the )?(president|governor)/, { kind: 'law' }],
  [/^(pocket )?vetoed by/, { kind: 'vetoed' }],
  // A vote on the veto is no vote on passage, though it is put as `On passage, the objections of the President …`.
  [/^passed house over veto|^two-thirds .* passed house over veto/, { kind: 'overrode', chamber: 'lower' }],
  [/^passed senate over veto/, { kind: 'overrode', chamber: 'upper' }],
  [/^on passage, the objections of the president .* passed\b/, { kind: 'overrode' }],
  [/^failed of passage in (house|senate) over veto|^on passage, the objections of the president/, { kind: 'vetoed' }],
  [/^presented to (the )?president/, { kind: 'enrolled' }],
  // A motion to suspend the rules needs two thirds; if it fails, the bill stays where it was.
  [
    /^(failed of passage\/not agreed to in house: )?on motion to suspend .*\b(failed|rejected|not agreed to)\b/,
    { kind: 'floor', chamber: 'lower' },
  ],
  [/^failed of passage\/not agreed to in house|^on passage failed/, { kind: 'failed', chamber: 'lower' }],
  [/^on agreeing to the resolution.{0,20} failed/, { kind: 'failed', chamber: 'lower' }],
  [
    /^failed of passage\/not agreed to in senate|failed of passage in (the )?senate|^failed to pass (the )?senate/,
    { kind: 'failed', chamber: 'upper' },
  ],
  [/^failed to pass (the )?house/, { kind: 'failed', chamber: 'lower' }],
  // The measure itself, in the chamber that acted: `Resolution not agreed to in Senate by Voice Vote.`
  [
    /^(measure|bill|(joint |concurrent |simple )?resolution)(, as amended,?)? (was )?(not (agreed to|passed|adopted)|rejected|defeated|failed of passage)\b/,
    { kind: 'failed' },
  ],
  [/is considered passed house/, { kind: 'passed', chamber: 'lower' }],
  [/^disagreed to in senate/, { kind: 'failed', chamber: 'upper' }],
  [/^passed house|^senate agreed to (the )?house amendment/, { kind: 'passed', chamber: 'lower' }],
  [/^house agreed to (the )?senate amendment/, { kind: 'passed', chamber: 'upper' }],
  [/^reported to house/, { kind: 'reported', chamber: 'lower' }],
  [/^reported to senate/, { kind: 'reported', chamber: 'upper' }],
  [/^passed\/agreed to in house/, { kind: 'passed', chamber: 'lower' }],
  [/^on passage passed|^on motion to suspend .*(agreed to|passed)/, { kind: 'passed', chamber: 'lower' }],
  [
    /^on agreeing to the (joint |concurrent )?resolution(, as amended,?)? *agreed to/,
    { kind: 'passed', chamber: 'lower' },
  ],
  [/^passed\/agreed to in senate|^passed senate/, { kind: 'passed', chamber: 'upper' }],
  [
    /^(resolution|measure) agreed to in senate|^(resolution )?agreed to in senate/,
    { kind: 'passed', chamber: 'upper' },
  ],
  [/in the senate, .*(considered|read).*(?<!\bnot )\b(agreed to|passed)\b/, { kind: 'passed', chamber: 'upper' }],
  [
    /placed on senate legislative calendar|^original measure reported to senate/,
    { kind: 'reported', chamber: 'upper' },
  ],
  [/^introduced in house|^submitted in house|^introduced in the house/, { kind: 'introduced', chamber: 'lower' }],
  [/^introduced in (the )?senate|^submitted in (the )?senate/, { kind: 'introduced', chamber: 'upper' }],
  [/^placed on the (union|house|private) calendar/, { kind: 'reported', chamber: 'lower' }],
  [/^received in the senate/, { kind: 'received', chamber: 'upper' }],
  [/^received in the house/, { kind: 'received', chamber: 'lower' }],
  [
    /^reported( \(amended\))? by|\breported by senator|^the .*committee on .* reported an original measure/,
    { kind: 'reported' },
  ],
  [/^subcommittee on .* discharged/, { kind: 'committee' }],
  [/committee.* discharged/, { kind: 'reported' }],
  [/^referred to (the )?subcommittee/, { kind: 'committee' }],
  [
    /referred (concurrently |jointly |sequentially )?to (the )?((house|senate|select|special|joint|permanent) )*(sub)?committee/,
    { kind: 'referred' },
  ],
  [/ordered to be reported|mark-?up|hearings? held|forwarded by subcommittee/, { kind: 'committee' }],
  [/^considered (under|as|pursuant|by)|^measure laid before senate|^motion to proceed|^debate -/, { kind: 'floor' }],
];

/** Actions of the House source system that only report on rules for other bills: `Rule H. Res. 546 passed House`. */
const ABOUT_A_RULE = /^(rules committee resolution|rule) h\.? ?res/;

/**
 * Determines what an action did, from its code if the publisher's code says it, otherwise from its wording.
 * `action.code` may be a Library of Congress code, or words of the Open States classification separated by commas or
 * spaces.
 *
 * @param isoCode jurisdiction of the history (`us-mi`); wordings of single states are used only there
 */
export function getMilestone(action: ActionFact, isoCode = ''): Milestone | undefined {
  const text = actionWords(action);
  if (ABOUT_A_RULE.test(text)) return undefined;
  const classified = byClassification(action.code);
  // `Read third time and sent to Senate` is classified as the reading that it also is.
  const isPassage = classified?.kind === 'floor' && byStateWording(text, isoCode)?.kind === 'passed';
  const told =
    (isPassage ? { kind: 'passed' as const } : classified) ??
    byLibraryCode(action.code, text) ??
    byWording(text) ??
    byStateWording(text, isoCode);
  if (!told) return undefined;
  const chamber = told.chamber ?? action.chamber;
  return chamber === undefined ? { kind: told.kind } : { kind: told.kind, chamber };
}

function byClassification(code: string | undefined): Milestone | undefined {
  if (code === undefined || !/[a-z]/.test(code)) return undefined;
  const words = code.split(/[\s,]+/).filter((word) => Object.hasOwn(CLASSIFICATIONS, word));
  // The words of a classification can be in any order, as in `passage, reading-3`, so they are weighed.
  const kinds = words.map((word) => CLASSIFICATIONS[word]).filter((kind) => kind !== undefined);
  const best = kinds.sort((one, other) => WEIGHT[other] - WEIGHT[one])[0];
  return best === undefined ? undefined : { kind: best };
}

/** Decides which of an action's several classifications counts; the highest weight wins. */
const WEIGHT: Readonly<Record<MilestoneKind, number>> = {
  filed: -1,
  introduced: 0,
  received: 1,
  referred: 2,
  committee: 3,
  floor: 4,
  reported: 5,
  enrolled: 6,
  passed: 7,
  failed: 8,
  withdrawn: 9,
  overrode: 10,
  law: 11,
  vetoed: 12,
};

function byLibraryCode(code: string | undefined, text: string): Milestone | undefined {
  const told = code !== undefined && Object.hasOwn(LIBRARY_CODES, code) ? LIBRARY_CODES[code] : undefined;
  // Code 9000 is also used for a motion to suspend the rules that fell short of two thirds.
  return told?.kind === 'failed' ? (byWording(text) ?? told) : told;
}

function byWording(text: string): Milestone | undefined {
  return WORDINGS.find(([wording]) => wording.test(text))?.[1];
}

/**
 * Chamber at the start of many histories' actions: `H Placed on General File`, `Senate Read the third time and passed.`
 */
const LEADING_CHAMBER = /^(\([hs]\)|[hs]|house|senate|assembly)\b[:.]? +/;

function byStateWording(text: string, isoCode: string): Milestone | undefined {
  if (!isoCode.startsWith('us-')) return undefined;
  const told = text.replace(LEADING_CHAMBER, '');
  const shared = STATE_WORDINGS.find(([wording]) => wording.test(told))?.[1];
  if (shared !== undefined || !Object.hasOwn(WORDINGS_OF_STATE, isoCode)) return shared;
  return WORDINGS_OF_STATE[isoCode]?.find(([wording]) => wording.test(told))?.[1];
}
