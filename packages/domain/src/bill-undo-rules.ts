import { actionWords } from './action-words.ts';
import type { ActionFact } from './source-record.ts';
import type { Chamber } from './status.ts';

/**
 * What an action takes back:
 *
 * - `decision`: the acting chamber's last vote on the bill, with everything that followed from it;
 * - `possession`: the bill is back in the chamber that had sent it; its vote stands until it is reconsidered;
 * - `enrollment`: the bill is back from the executive, or is no longer enrolled;
 * - `report`: the bill is back in a committee of the chamber;
 * - `veto`: the veto is withdrawn or did not count.
 */
export type UndoScope = 'decision' | 'possession' | 'enrollment' | 'report' | 'veto';

interface UndoRule {
  /** Legislatures that use the wording; by default all. */
  isoCodes?: readonly string[];
  /** Pattern for the action in lowercase. */
  wording: RegExp;
  /** Null if the wording sounds like taking something back but takes nothing back. */
  scope: UndoScope | null;
  /** Which chamber took it back: the one that the wording captures, or the other; by default the action's own. */
  by?: 'captured' | 'other';
  /** Source of the wording. */
  source: string;
}

/** Read in order; the first match wins. */
const UNDO_RULES: readonly UndoRule[] = [
  {
    wording:
      /^motions? to reconsider\b.*\b(laid on (the )?table|tabled|lost|failed|rejected|defeated|withdrawn|postponed|not agreed|made|entered|filed)\b|\breconsider(ation)?\b.*\b(refused|denied|lost|failed|rejected|defeated|withdrawn|postponed|laid on (the )?table)\b|\bnotice of (intent|motion|intention) to reconsider/,
    scope: null,
    source: "Mason's Manual, ch. 44: only a carried motion to reconsider brings the question back",
  },
  {
    wording:
      /\b(vacat\w*|rescind\w*|vitiat\w*|reconsider\w*|withdr\w+)\b.*\b(demand|request|cloture|recorded vote|amendments?\b(?!.*\b(passage|passed|adoption))|amendment\(s\)|substitute|immediate effect|immediate passage|clause\b(?!.*\bpass)|effective date|discharge|instruct|motion to (refer|proceed|recommit|table|adjourn|suspend)|yeas and nays be|sponsor|appeal|point of order|(?<!\bto )third reading\b(?!.*\b(passage|passed))|hearing|ordering)|\b(amendments?|amendment\(s\)|substitute|immediate effect|emergency clause|urgency clause|cloture)\b.*\breconsider(ed|ation)\b|\bmotion to refer .*\breconsidered\b/,
    scope: null,
    source: 'votes on parts of a bill and on motions about it',
  },
  {
    wording:
      /\b(read|reading|reported|calendar|referred|hearing|committee)\b.{0,60}\b(reconsider(ed|ation)|rescinded|vacated|vitiated)\b(?!.*\bpass(ed|age)\b)|\b(hearing|in committee)\b.*\breconsideration\b/,
    scope: null,
    source: 'steps before a vote on the bill, and votes of a committee',
  },
  {
    wording:
      /\b(enrollment|enrolment|enrolling) (was )?(vacated|rescinded|reconsidered|recalled)|\b(vacate|rescind)(d|ed|s)? (the )?(enrollment|enrolment)|\b(withdrawn|recalled|returned) from (engrossing and )?enroll(ing|ment)|\bwithdrawn from engrossing and enrolling/,
    scope: 'enrollment',
    source: 'Michigan and California histories: an enrollment vacated before the executive has the bill',
  },
  {
    wording:
      /\b(recalled|requested|withdrawn) from (the )?(governor|president|mayor)\b|\brecall(ed)? (of )?(the )?bill from (the )?(governor|mayor)|\b(returned|return) (by|from) (the )?(governor|president|mayor)\b.*\b(request|recall|resolution|per|pursuant)|\b(governor|president|mayor) (returned|returns)\b.*\b(request|recall)/,
    scope: 'enrollment',
    source: "Mason's Manual, sec. 737: recalling bills from the governor",
  },
  {
    wording: /\bveto (was )?(withdrawn|rescinded|reconsidered|declared (null|void)|ruled (invalid|null|void))/,
    scope: 'veto',
    source: 'a veto that its author or a court takes back',
  },
  {
    wording:
      /\brecall(?:ed)?\b.{0,40}\bfrom (?:the )?(senate|house|assembly)(?= *(?:[.,;:(–-]|$|by\b|at\b|per\b|pursuant\b|for\b|upon\b|as\b|on\b))/,
    scope: 'possession',
    by: 'other',
    source: "Mason's Manual, sec. 735: recalling bills from the other house",
  },
  {
    wording:
      /\breturned (?:the )?papers to (?:the )?(senate|house)|^(?:bill |re-?)?returned to (?:the )?(senate|house|assembly),? (?:as requested|(?:at|per|upon|by|pursuant to) (?:the |its |their )?(?:\w+(?:'s)? )?(?:request|recall))/,
    scope: 'possession',
    by: 'captured',
    source: 'Congress.gov, return of papers; histories of a bill returned at the request of the chamber that sent it',
  },
  {
    wording: /^(?:re-?)?returned (?:as|per|upon|at|by) (?:the )?request(?:ed)?\b/,
    scope: 'possession',
    source: 'Michigan histories: `Returned As Requested` follows `House Requests Return`',
  },
  {
    wording:
      /\b(vote|passage|adoption|action|proceedings|concurrence|agreement)\b.{0,160}\b(reconsidered|rescinded|vacated|vitiated|annulled|expunged)\b(?!.*\bobject(ed|ion (was )?heard)\b)|\b(reconsidered|rescinded|vacated|vitiated|expunged) (its |the |their )?(previous |final |prior )?(vote|passage|adoption|action|proceedings|concurrence)|\bvoted to reconsider\b|\bmotion to reconsider\b.*\b(passed|adopted|prevail(s|ed)|carried|agreed to|granted|approved|sustained)|(?<!\bon )\breconsideration\b( motion)? ?:?.{0,30}\b(granted|passed|adopted|prevailed|carried|agreed to)|^(house |senate |assembly |h |s )?(bill |measure |resolution |vote )?reconsidered\b/,
    scope: 'decision',
    source:
      "Mason's Manual, ch. 44 and 45: motions to reconsider and to rescind; Senate and House precedents: vacating",
  },
  {
    isoCodes: ['us'],
    wording: /^on motion to (refer|commit|recommit)\b(?!.*\bveto\b).*(?<!\bnot )\bagreed to\b/,
    scope: 'report',
    source: 'House Rule XIX, clause 2, and Rule XVI, clause 4: a measure referred or recommitted is in committee again',
  },
  {
    isoCodes: ['us'],
    wording: /^motion (by .*)?to (commit|recommit|refer)\b.*(?<!\bnot )\bagreed to in senate\b(?!.*\bhouse message\b)/,
    scope: 'report',
    source: "Riddick's Senate Procedure: recommit",
  },
  {
    isoCodes: ['us-ny'],
    wording: /^(committed|recommitted|referred|amend(ed)? and recommit(ted)?) to [a-z]|\bdischarged and committed to\b/,
    scope: 'report',
    source: 'nysenate.gov, bill life cycle: a bill of the calendar that is sent to a committee waits there again',
  },
  {
    isoCodes: ['us'],
    wording: /^referred to the committee on (?!.*\b(for a period|sequential))/,
    scope: 'report',
    source: 'Congress.gov: a bill discharged from one committee of the Senate to be referred to another',
  },
  {
    wording:
      /\b(moved|moves|motions?|question|debate)\b.*\b(re-?commit|re-?refer|commit|refer)\b(?!.*\b(agreed to|adopted|passed|carried|prevailed)\b)/,
    scope: null,
    source: 'a motion that is made or lost moves nothing',
  },
  {
    wording:
      /\b(re-?committed|re-?referred|rerefer|re-?refer|re-?commit) to (?!(the )?(conference|committee of the whole|com\.? of the whole|second reading|third reading|calendar|general file|house|senate|assembly)\b)|\bre-?referred to coms?\. on\b|\breturned to (the )?(standing )?committee\b|\bre-?committed\b$/,
    scope: 'report',
    source: "Mason's Manual, ch. 36: to commit or refer, which takes the bill off the floor",
  },
];

export interface Undo {
  scope: UndoScope;
  /** Chamber that took it back; undefined if the action does not tell. */
  chamber?: Chamber;
}

const CHAMBER_WORDS: Readonly<Record<string, Chamber>> = { house: 'lower', assembly: 'lower', senate: 'upper' };

/** Determines what an action takes back; undefined if nothing. */
export function undoneBy(action: ActionFact, isoCode = ''): Undo | undefined {
  const text = actionWords(action);
  const rule = UNDO_RULES.find(
    ({ isoCodes, wording }) => (isoCodes === undefined || isoCodes.includes(isoCode)) && wording.test(text),
  );
  if (rule === undefined || rule.scope === null) return undefined;
  const chamber = rule.by === undefined ? action.chamber : (chamberIn(rule, text) ?? action.chamber);
  return chamber === undefined ? { scope: rule.scope } : { scope: rule.scope, chamber };
}

function chamberIn({ wording, by }: UndoRule, text: string): Chamber | undefined {
  const word = wording
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  const named = word === undefined ? undefined : CHAMBER_WORDS[word];
  if (named === undefined || by === 'captured') return named;
  return named === 'upper' ? 'lower' : 'upper';
}

/** Whether the action asks for reconsideration of a lost vote, which keeps the bill alive until it is decided. */
export function asksToReconsider(action: ActionFact): boolean {
  return /\bmotion (by .*)?to reconsider\b.*\b(made|entered|filed|pending)\b/.test(actionWords(action));
}

/** Whether the action denies the reconsideration that was asked for. */
export function deniesReconsideration(action: ActionFact): boolean {
  return /\breconsider(ation)?\b.*\b(refused|denied|lost|failed|rejected|defeated|withdrawn|tabled|laid on (the )?table)\b|\btable the motion to reconsider\b.*\bagreed to\b/.test(
    actionWords(action),
  );
}
