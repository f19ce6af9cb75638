import { actionWords } from './action-words.ts';
import type { ActionFact } from './source-record.ts';
import type { Chamber } from './status.ts';

/**
 * Effect of an action on the two chambers' agreement on one text:
 *
 * - `amended`: the chamber passed a text other than the one the other chamber sent, or insists on it;
 * - `disagreed`: the chamber did not accept the other's text;
 * - `conference`: the chambers named or requested a conference committee;
 * - `conferenceReport`: the chamber adopted the report of the conference;
 * - `agreed`: the chamber accepted the other's text or gave up its own, so both have passed one text.
 */
export type DifferenceKind = 'amended' | 'disagreed' | 'conference' | 'conferenceReport' | 'agreed';

export interface Difference {
  kind: DifferenceKind;
  /** Chamber that acted; undefined if the action does not tell. */
  chamber?: Chamber;
}

/**
 * Chamber that acted: the one that the wording captures, the action's own, the other than the action's own (a text
 * received), or the action's own and otherwise not the captured one (the captured chamber's amendments are voted on).
 */
type Actor = 'captured' | 'own' | 'other' | 'reader';

interface DifferenceWording {
  /** Legislatures that use the wording; by default all. */
  isoCodes?: readonly string[];
  /** Pattern for the action in lowercase; its first group is the chamber that `by` refers to. */
  wording: RegExp;
  kind: DifferenceKind | null;
  by: Actor;
}

/**
 * Wordings of Congress (Congress.gov, "Resolving differences" of the action codes 19000 to 26000; House and Senate
 * Manuals, "Amendments between the Houses"), and those that state legislatures share (Mason's Manual of Legislative
 * Procedure, ch. 67 to 70, "concurrence", "conference committees"). The first match wins; null is for what only sounds
 * like a decision.
 */
const DIFFERENCE_WORDINGS: readonly DifferenceWording[] = [
  // Motions, debates, orders about another measure, and messages that repeat what a chamber did.
  {
    wording:
      /^motion (by|to)\b(?!.*\b(concurs?|concurrence)\b.*\b(passed|adopted|prevailed|carried|failed|lost|agreed to)\b)|^(mr|mrs|ms|miss)\. |^(floor summary: )?debate\b|^cloture|^(the )?(rule|resolution) |^rules committee|^order of|^postponed|^(the )?previous question|^motions? to reconsider|\binstruct conferees\b|^message on|\bmoved (to|that)\b|\bmotion to (table|waive|proceed|recommit|commit|refer)\b|^point of order|\bpapers\b/,
    kind: null,
    by: 'own',
  },
  {
    isoCodes: ['us'],
    wording:
      /^(?!.*\bconference report\b).*\bnot agreed to\b|\bdebate on\b|\bpoint of order\b|\bmotion to concur\b(?!.*\bagreed to\b)/,
    kind: null,
    by: 'own',
  },
  {
    isoCodes: ['us-co'],
    wording: /\bconference committee report\b.*\bresult was to adopt\b/,
    kind: 'conferenceReport',
    by: 'own',
  },
  {
    isoCodes: ['us-co'],
    wording: /\bresult was to (not concur|adhere|reject)\b(?!.*\brequest)/,
    kind: 'disagreed',
    by: 'own',
  },
  { isoCodes: ['us-co'], wording: /\bresult was to concur\b/, kind: 'agreed', by: 'own' },
  {
    isoCodes: ['us'],
    wording:
      /\b(house|senate) (also )?(receded|recedes) from its (amendments?|disagreement)(?!.*\bwith (an )?amendments?)/,
    kind: 'agreed',
    by: 'captured',
  },
  {
    isoCodes: ['us'],
    wording:
      /\b(house|senate) (agreed to|agrees to|concurred in|concurs in) (the )?(house|senate) amendments?\b.*\bwith (an )?amendments?|\bon motion that the (house) .*(agree to|concur in|recede|agree with|suspend).* with (an |the )?amendments?.*agreed to|\b(house) (amendments?).*\bconcurring in the senate amendments? with (an )?amendments? agreed to|^on motion to concur in the senate amendment.* with (an |the )?amendments?.*agreed to/,
    kind: 'amended',
    by: 'captured',
  },
  {
    isoCodes: ['us'],
    wording: /\b(house|senate) (agreed to|agrees to|concurred in|concurs in) (the )?(house|senate) amendments?\b/,
    kind: 'agreed',
    by: 'captured',
  },
  {
    isoCodes: ['us'],
    wording:
      /^(resolving differences -- house actions: )?on motion (that the (house)|to|to suspend the rules and)\b.*\b(disagree)\b.*\bagreed to/,
    kind: 'disagreed',
    by: 'own',
  },
  {
    isoCodes: ['us'],
    wording:
      /^(resolving differences -- house actions: )?on motion (that the (house)|to|to suspend the rules and)\b.*\b(agree to|agree with|concur in|concur with|agree in) the senate amendments?.*\b(agreed to|passed)\b/,
    kind: 'agreed',
    by: 'own',
  },
  {
    isoCodes: ['us'],
    wording: /\b(house|senate) (disagreed|disagrees) to\b/,
    kind: 'disagreed',
    by: 'captured',
  },
  {
    isoCodes: ['us'],
    wording: /\b(house|senate) (insisted|insists) (on|upon) its amendments?/,
    kind: 'amended',
    by: 'captured',
  },
  {
    isoCodes: ['us'],
    wording: /\b(house) insist upon its amendments?.*agreed to/,
    kind: 'amended',
    by: 'captured',
  },
  {
    isoCodes: ['us'],
    wording: /^(house|senate) (adhered|adheres) to\b/,
    kind: 'disagreed',
    by: 'captured',
  },
  {
    isoCodes: ['us'],
    wording:
      /\b(senate|house) (agreed|agrees) to (the )?conference report|^conference report agreed to in (house|senate)|\bthe conference report was agreed to|^on agreeing to the conference report agreed to/,
    kind: 'conferenceReport',
    by: 'captured',
  },
  {
    wording:
      /\bconference (committee )?report\b.*\b(failed|rejected|not (adopted|agreed|accepted)|defeated|lost|recommitted)\b|\b(rejected|defeated|did not adopt|refuses? to adopt|refused to adopt) (the )?(conference|jcc)/,
    kind: 'disagreed',
    by: 'own',
  },
  {
    wording:
      /^(senate|house|assembly) (adopted|adopts|accepted) (the )?(free |first |second )?conference (committee )?report|\bconference (committee )?report(?: \d+)?:? (was )?(adopted|accepted|agreed to|passed|approved)( by (the )?(senate|house|assembly))?|\b(adopted|adopts|accepted) (the )?(conference|conf\.|jcc)|\bjcc? ?0*\d+:? ?(adopted|passed)|\bjc0*\d+:? ?(adopted|passed)|\badopted .*jcc?0*\d+/,
    kind: 'conferenceReport',
    by: 'captured',
  },
  {
    wording:
      /\b(appointed (to )?(the )?(jcc|conference)|conferees (were )?(named|appointed)|(named|appointed|appoints|appoint) .*\bconferees\b|conference committee (was )?(appointed|requested|named|granted)|(referred|sent|recommitted|re-referred|referred directly) to (the )?(conference( committee)?|jcc)|(requests?|requested|asks?|asked)( for)? a? ?(further |free |second )?conference|appointed jcc|conference requested|conferees? appointed|in conference( committee)?\b)/,
    kind: 'conference',
    by: 'own',
  },
  {
    wording: /^(?:re-?)returned from (senate|house|assembly) with concurrence\b/,
    kind: 'agreed',
    by: 'captured',
  },
  {
    wording:
      /^(?:re-?)?(?:returned|received) from (?:the )?(senate|house|assembly) (?:with|as) (?:substitute|amend)|^(?:re-?)?returned with (?:senate|house|assembly)? ?amendments?\b/,
    kind: 'amended',
    by: 'captured',
  },
  {
    wording:
      /\bnotice of nonconcurrence\b|\bnon-?concur(s|red|red in|rence)?\b|\bunconcurred\b|\b(refuse[sd]?|decline[sd]?|fail(s|ed)?|voted not) (to )?concur\b|\b(refuse[sd]?|decline[sd]?|fail(s|ed)?) to recede\b|\bnot receded from\b|\b(dissent(s|ed)?|disagree(s|d)?) (from|to|with|in)? ?(the )?(senate|house|assembly) (amend|substitute)|\b(senate|house|assembly) amendments (were )?(rejected|refused)\b|\b(did|does|do) not concur\b|\bnot concurred( in)?\b|\bconcur(rence)? ?: ?(failed|lost)|\b(motion|vote) (to concur|on concurrence|on concurring)\b.*\b(failed|lost|rejected|refused|defeated)|\bconcurrence\b.{0,40}\b(failed|refused|lost|rejected|defeated)\b|^(senate|house|assembly) insist(s|ed)?\b|\binsists? (on|upon) (its|house|senate)/,
    kind: 'disagreed',
    by: 'own',
  },
  {
    wording:
      /\bconcurrence in (senate|assembly|house) amendments pending\b|\breceived for concurrence\b|\b(for|pending) concurrence (in|with)\b|\bconcurrence pending\b/,
    kind: 'amended',
    by: 'other',
  },
  {
    wording:
      /\b(senate|house|assembly) (substitute|amendments?|amendment\(s\))\b.*\bconcurred in\b.* as (amended|substituted)\b|\bconcurs? (in|with) (senate|house|assembly) amendments?.*\bwith (further |an )?amendments?\b/,
    kind: 'amended',
    by: 'reader',
  },
  {
    wording:
      /\b(senate|house|assembly) (floor |committee )?(substitutes?|amendments?|amendment\(s\))\b.*\bconcurred( in)?\b|\b(concurs?|concurred) (in|with|to) (the )?(senate|house|assembly)\b|\bconcur(rence)? ?: ?(passed|adopted)|\b(motion|vote) (to concur|on concurrence)\b.*\b(passed|adopted|prevailed|carried|agreed to)|\bconcurrence\b.{0,40}\b(passed|adopted|carried)\b/,
    kind: 'agreed',
    by: 'reader',
  },
  // Acceptance in other words; that the wordings above did not match means that it is not a refusal.
  {
    wording:
      /\b(?:house|senate|assembly) (?:amendments?|substitutes?)(?: with amendments?)? (?:was |were )?(?:agreed to|accepted) by (?:the )?(house|senate|assembly)\b/,
    kind: 'agreed',
    by: 'captured',
  },
  {
    wording:
      /\b(house|senate|assembly) (?:agreed|agrees)(?: to| with| in)? (?:the )?(?:house|senate|assembly) (?:amend|sub)/,
    kind: 'agreed',
    by: 'captured',
  },
  {
    wording:
      /^(?:\([hs]\) |the )?(?:(house|senate|assembly) )?(?:concur(?:s|red)?|reced(?:es|ed))\b(?! in as )|\b(house|senate|assembly) (?:concurs|reced(?:es|ed))\b|(?<!\bnot )\breceded from\b/,
    kind: 'agreed',
    by: 'captured',
  },
  { isoCodes: ['us-vt'], wording: /\bproposals? of amendment concurred in\b/, kind: 'agreed', by: 'own' },
  { isoCodes: ['us-ok'], wording: /^ccr read, adopted\b/, kind: 'conferenceReport', by: 'own' },
  { isoCodes: ['us-ok'], wording: /^[sh]a['’]?s read, adopted\b/, kind: 'agreed', by: 'own' },
  { isoCodes: ['us-mo'], wording: /^truly agreed to and finally passed\b/, kind: 'agreed', by: 'own' },
  { isoCodes: ['us-il', 'us-nj'], wording: /^passed both houses\b/, kind: 'agreed', by: 'own' },
  { isoCodes: ['us-az'], wording: /\bfinal read passed\b/, kind: 'agreed', by: 'own' },
  {
    isoCodes: ['us-ct'],
    wording:
      /^(house) (?:adopted|passed as amended by) senate amendment|^(senate) (?:adopted|passed as amended by) house amendment/,
    kind: 'agreed',
    by: 'captured',
  },
];

/** Words of a passage that say that the chamber passed a text other than the one it received. */
const WITH_AMENDMENT =
  /\bwith (an |the following )?amendments?\b|\bas (further )?amended\b|\b(passed|agreed to) (in )?(senate|house|assembly)?,? ?amended\b|\bwith (a )?substitute\b|\bwith amendment\(s\)/;

/** Whether a passage is of an amended text; only the second chamber's matters. */
export function isPassedAmended(action: Pick<ActionFact, 'text' | 'date'>): boolean {
  return WITH_AMENDMENT.test(actionWords(action).replace(/\bwithout (an )?amendments?\b/g, ''));
}

const CHAMBER_WORDS: Readonly<Record<string, Chamber>> = { house: 'lower', assembly: 'lower', senate: 'upper' };

/** Determines what an action means for the agreement of the chambers; undefined if nothing. */
export function getDifference(action: ActionFact, isoCode = ''): Difference | undefined {
  const text = actionWords(action);
  const found = DIFFERENCE_WORDINGS.find(
    ({ isoCodes, wording }) => (isoCodes === undefined || isoCodes.includes(isoCode)) && wording.test(text),
  );
  if (found === undefined || found.kind === null) return undefined;
  const chamber = getActor(found, text, action.chamber);
  return chamber === undefined ? { kind: found.kind } : { kind: found.kind, chamber };
}

function getActor({ by, wording }: DifferenceWording, text: string, own: Chamber | undefined): Chamber | undefined {
  if (by === 'own') return own;
  const named = wording
    .exec(text)
    ?.slice(1)
    .flatMap((word) => (word === undefined ? [] : (CHAMBER_WORDS[word] ?? [])))[0];
  if (by === 'captured') return named ?? own;
  if (by === 'reader') return own ?? otherThan(named);
  return otherThan(own) ?? named;
}

function otherThan(chamber: Chamber | undefined): Chamber | undefined {
  if (chamber === 'lower') return 'upper';
  return chamber === 'upper' ? 'lower' : undefined;
}
