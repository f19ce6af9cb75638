/** What a roll call decides; its result is worded accordingly. */
export const VOTE_QUESTIONS = [
  'passage',
  'adoption',
  'motion',
  'committee',
  'nomination',
  'ruling',
  'verdict',
  'election',
  'quorum',
] as const;
export type VoteQuestion = (typeof VOTE_QUESTIONS)[number];

export interface VoteSubject {
  /** As the record words it: `On Passage`, `Motion to table agreed to in Senate by Yea-Nay Vote`. */
  motion: string;
  /** Read where the motion says nothing: `Bill Passed`. */
  result?: string | null | undefined;
  billFusionId?: string | null | undefined;
  /** Needed only where `billFusionId` is not known. */
  billType?: string | null | undefined;
  /** Present for a vote of a committee. */
  committeeName?: string | null | undefined;
  /** Present where members answered with a name. */
  hasCandidates?: boolean;
}

/** Words that say how a text was passed, not what was voted on. */
const MANNER =
  /,? ?\b(as amended|(with|without)( (an|a|the|house|senate|committee|assembly|floor))* (amendments?|substitutes?)( in the nature of a substitute)?|in the nature of a substitute)\b/g;

/** A motion to reconsider that follows the decision is another question: `Passed, motion to reconsider failed`. */
const AFTERWARDS =
  /\b(passed|adopted|agreed to|failed|defeated|rejected|lost)[,;.] ?(?:and )?(?:the |a )?motion to reconsider\b.*$/;

/**
 * Wordings of questions in lowercase; the first match wins, so that a motion about passage comes before passage itself.
 * The wordings are those of the House Clerk (`vote-question`), the Senate's Legislative Information System (`question`),
 * the actions of BILLSTATUS, LegiScan and Open States; the terms are those of the House and Senate manuals and Mason's
 * Manual of Legislative Procedure.
 */
const WORDINGS: readonly (readonly [RegExp, VoteQuestion])[] = [
  [/\bquorum\b(?!.*\bmotion\b)|^(call of the (house|senate|states)|call by states|attendance roll call)/, 'quorum'],
  [/\belection of (the |a )?(speaker|president|clerk|secretary|chief)|^(on )?electing (the |a )?speaker/, 'election'],
  [
    /\bcloture\b|\bprevious question\b|\b(re-?)?commit(ted)?\b|\btabled?\b|\bpostpone|\bdischarge|\breconsider|\bto proceed\b|\badjourn/,
    'motion',
  ],
  [/\bguilty or not guilty\b|\barticles? (of impeachment )?[ivx]+\b.*\bimpeachment\b/, 'verdict'],
  [/\b(decision|ruling) of the chair\b|\bpoint of order\b|\bgermane/, 'ruling'],
  [/\bobjections of the president\b|\bcontrary notwithstanding\b|\boverrid|\bveto/, 'motion'],
  [/\bnominations?\b|^(on the )?confirmation\b|^pn ?\d/, 'nomination'],
  // A motion that a rule allows, such as to take a bill up out of its order.
  [/^([hs] )?pursuant to (house |senate )?(rule|[hs]r|sr) ?\d/, 'motion'],
  [/\bsuspend the rules and (pass|adopt)\b/, 'passage'],
  [/\bsuspend the rules and agree(?!.*\b(amendments?|conference report)\b)/, 'adoption'],
  [
    /\bamendments?\b|\bamdts?\b|\bsubstitutes?\b|\bconcur(s|red|rence|ring)?\b|\bconference report\b|\burgency clause\b|\beffective date\b|^(on )?consideration of\b|^([hs] )?(failed )?introduc(ed|tion)\b|\bsuspen(d|sion)\b|\bcow\b|\bcommittee of the whole\b|\bdo (not )?pass\b|\bbe adopted\b|^reported\b|\b(minority|majority|committee) report\b|\bjournal\b|\bmotion\b/,
    'motion',
  ],
  [
    /\bresolution of (ratification|advice and consent)\b|\b(on the|agreeing to the|adopt(ion of|ing)? the) (concurrent |simple )?resolution\b|\bsuspend the rules and adopt\b|^(concurrent |simple )?resolution (agreed to|adopted|rejected|failed)|\badoption\b|\bagreed to in (the )?(house|senate)\b/,
    'adoption',
  ],
  [
    /\bpassage\b|^(bill|measure|joint resolution) (passed|defeated|failed)|\bpassed\b|\b(on|agreeing to) the joint resolution\b|\b(third|3rd|final) (reading|consideration)\b|\bread (a |the )?(third|3rd) time\b|\bspecial consent\b|\bconsent calendar\b|\benact(ment|ed)\b|^floor vote$/,
    'passage',
  ],
];

/** Simple and concurrent resolutions, which are adopted; a joint resolution passes like a bill. */
const RESOLUTION = /^us-(?:\d+-[hs](?:con)?res|[a-z]{2}-.*-(?:[ahs]?cr|[ahs]r|lr|[ahs]m|[hs]cm))-/;

/**
 * Returns what a roll call decides. A question in no known words is a motion: `Agreed to` is true of any question that
 * carried, `Passed` of few.
 */
export function getVoteQuestion(vote: VoteSubject): VoteQuestion {
  if (vote.hasCandidates === true) return 'election';
  if (vote.committeeName) return 'committee';
  const told = questionIn(vote.motion) ?? (vote.result ? questionIn(vote.result) : undefined) ?? 'motion';
  return told === 'passage' && isResolution(vote) ? 'adoption' : told;
}

function isResolution({ billFusionId, billType }: VoteSubject): boolean {
  return RESOLUTION.test(billFusionId ?? '') || billType === 'Resolution' || billType === 'Concurrent Resolution';
}

function questionIn(text: string): VoteQuestion | undefined {
  const words = text
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[‐-–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^(passed\/agreed to|failed of passage\/not agreed to) in (house|senate): /, '')
    .replace(MANNER, '')
    .replace(AFTERWARDS, '$1')
    .trim();
  return WORDINGS.find(([wording]) => wording.test(words))?.[1];
}

/** The two results of each question: carried, not carried. */
const RESULTS: Readonly<Record<Exclude<VoteQuestion, 'election' | 'quorum'>, readonly [string, string]>> = {
  passage: ['Passed', 'Failed'],
  adoption: ['Agreed to', 'Rejected'],
  motion: ['Agreed to', 'Rejected'],
  committee: ['Agreed to', 'Rejected'],
  nomination: ['Confirmed', 'Not confirmed'],
  ruling: ['Sustained', 'Not sustained'],
  verdict: ['Guilty', 'Not guilty'],
};

/** Results that only say whether a question carried. */
const BARE = /^(pass(ed)?|fail(ed)?|agreed( to)?|adopted|rejected|carried|lost|yes|no|true|false)$/i;

/**
 * Returns the result of a roll call as people name it: `Passed` only for passage of a bill, `Agreed to` for a
 * resolution and every other motion, the person elected for an election. Null for a quorum call, which decides nothing,
 * and where the record gives no result.
 *
 * @param vote `result` in the record's words
 */
export function getVoteOutcome(
  vote: VoteSubject & { passed: boolean | null | undefined; candidates?: readonly { name: string }[] | undefined },
): string | null {
  const question = getVoteQuestion({ ...vote, hasCandidates: (vote.candidates?.length ?? 0) > 0 });
  const result = vote.result?.trim() || null;
  if (question === 'quorum') return null;
  if (question === 'election') {
    const isElected = vote.candidates?.some(({ name }) => plainName(name) === plainName(result ?? ''));
    return result !== null && isElected === true ? `Elected: ${result}` : result;
  }
  // A committee's decision has its own words, such as `Reported to first reading`.
  if (question === 'committee' && result !== null && !BARE.test(result)) return result;
  if (vote.passed === null || vote.passed === undefined) return result;
  return RESULTS[question][vote.passed ? 0 : 1];
}

const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/**
 * Returns the roll call that tells best how a bill fared: the latest on passage or adoption, or else the latest on
 * agreeing with the other chamber, or else the latest of all. A procedural motion of the same day never stands for the
 * vote on the bill.
 *
 * @param votes newest first
 */
export function decisiveVote<V extends { question: VoteQuestion; motion: string }>(votes: readonly V[]): V | undefined {
  return (
    votes.find(({ question }) => question === 'passage' || question === 'adoption') ??
    votes.find(({ motion, question }) => question === 'motion' && WITH_OTHER_CHAMBER.test(motion)) ??
    votes.find(({ question }) => question !== 'quorum') ??
    votes[0]
  );
}

const WITH_OTHER_CHAMBER =
  /\bconference report\b|\bconcur|\bagree to the (senate|house) amendments?\b|\boverrid|\bcontrary notwithstanding\b/i;
