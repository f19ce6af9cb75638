import { identifyRollCall, personId, type VoterFact, type VoteRecord } from '@rotunda/domain';
import { billOfVote } from '../mapping/bill-of-vote.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { easternInstant } from '../mapping/eastern-instant.ts';
import { monthNumber } from '../mapping/month-names.ts';
import { passedFromResult } from '../mapping/passed-from-result.ts';
import { voteTypeOfWord } from '../mapping/vote-type-of-word.ts';
import { motionText } from '../mapping/motion-text.ts';
import type { XmlElement } from '../reading/xml-element.ts';

/**
 * Maps a roll call of the House.
 *
 * @param addresses where the document was read from, which may identify the roll call
 * @returns the reason when the document does not state its number or date
 */
export function mapRollCall(root: XmlElement, addresses: readonly (string | undefined)[]): VoteRecord | string {
  if (root.localName !== 'rollcall-vote') return `the root element is ${root.localName}, not rollcall-vote`;
  const metadata = root.child('vote-metadata');
  const field = (name: string): string | undefined => textOrUndefined(metadata?.child(name)?.plainText());
  const congress = field('congress');
  const session = /^\d+/.exec(field('session') ?? '')?.[0];
  const roll = field('rollcall-num');
  const date = readClerkDate(field('action-date') ?? '');
  if (congress === undefined || session === undefined || roll === undefined) {
    return 'congress, session or roll call number is missing';
  }
  if (date === undefined) return `the date of action is not of the form 26-Jan-2023: ${field('action-date') ?? 'none'}`;
  const identity = identifyRollCall({ chamber: 'h', congress, session, roll, date, addresses });
  const bill = billOfVote(identity, [field('legis-num')]);
  const totals = metadata?.at('vote-totals', 'totals-by-vote');
  const result = field('vote-result');
  const candidates = getCandidates(metadata);
  const isQuorum = field('vote-type') === 'QUORUM';
  return definedFields({
    kind: 'vote' as const,
    fusionId: identity.voteId,
    part: 'main',
    // Congresses begin in odd years, and their second session in the next one.
    sourceUrl: `https://clerk.house.gov/Votes/${1786 + 2 * identity.congress + identity.session}${identity.roll}`,
    billFusionId: bill.billFusionId,
    isoCode: 'us',
    session: String(identity.congress),
    chamber: 'lower' as const,
    rollcall: String(identity.roll),
    motion: motionText(isQuorum ? quorumCall(field('vote-question')) : (field('vote-question') ?? field('vote-type'))),
    date,
    ts: easternInstant(date, metadata?.child('action-time')?.attribute('time-etz') ?? ''),
    result,
    passed: result === undefined || isQuorum || candidates !== undefined ? undefined : passedFromResult(result),
    yesCount: getCount(totals, ['yea-total']),
    noCount: getCount(totals, ['nay-total']),
    otherCount: getCount(totals, ['present-total', 'not-voting-total']),
    presentCount: getCount(totals, ['present-total']),
    notVotingCount: getCount(totals, ['not-voting-total']),
    candidates,
    // `2/3 YEA-AND-NAY`, for motions that need more than a simple majority.
    majorityRequired: /^\d\/\d(?=\s)/.exec(field('vote-type') ?? '')?.[0],
    contradictions: listOrUndefined([...identity.contradictions, ...bill.contradictions]),
    voters: (root.child('vote-data')?.elements('recorded-vote') ?? []).map(mapVoter),
    extra: definedFields({
      voteType: field('vote-type'),
      description: field('vote-desc'),
      legislationNumber: field('legis-num'),
      amendmentNumber: field('amendment-num'),
      amendmentAuthor: field('amendment-author'),
      // Replaces the chamber when the House sits as Committee of the Whole.
      isCommitteeOfTheWhole: metadata?.child('committee') ? true : undefined,
    }),
  });
}

/** Converts `26-Jan-2023` to `2023-01-26`. */
function readClerkDate(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(text) ?? [];
  const number = month === undefined ? undefined : monthNumber(month);
  return day === undefined || number === undefined ? undefined : `${year}-${number}-${day.padStart(2, '0')}`;
}

/** Some questions of a quorum call, such as `Call by States`, do not say that it is one. */
function quorumCall(question: string | undefined): string {
  if (question === undefined) return 'Quorum call';
  return /quorum|call of the house/i.test(question) ? question : `Quorum call: ${question}`;
}

function getCount(totals: XmlElement | undefined, names: readonly string[]): number | undefined {
  const counts = names.map((name) => Number.parseInt(totals?.child(name)?.plainText() ?? '', 10));
  const sum = counts.reduce((total, count) => total + count, 0);
  return Number.isNaN(sum) ? undefined : sum;
}

/** Returns the totals of an election of the Speaker, in which members answer with a name. */
function getCandidates(metadata: XmlElement | undefined): { name: string; votes: number }[] | undefined {
  const totals = metadata?.child('vote-totals')?.elements('totals-by-candidate') ?? [];
  if (totals.length === 0) return undefined;
  return totals.map((total) => ({
    name: total.child('candidate')?.plainText() ?? '',
    votes: Number(total.child('candidate-total')?.plainText() ?? 0),
  }));
}

function mapVoter(recorded: XmlElement): VoterFact {
  const legislator = recorded.child('legislator');
  const name = legislator?.plainText() ?? '';
  const word = recorded.child('vote')?.plainText() ?? '';
  // Files before 2003 have no name-id, so the member is identified only by name.
  const bioguide = legislator?.attribute('name-id');
  return definedFields({
    name,
    voteType: voteTypeOfWord(word),
    voteText: textOrUndefined(word),
    party: legislator?.attribute('party'),
    locality: getLocality(legislator?.attribute('state'), name),
    personFusionId: bioguide === undefined ? undefined : personId('bioguide', bioguide),
  });
}

/**
 * Returns the state of a member. Delegates are listed under `XX`; a qualifier of their name (`Sample (PR)`) gives the
 * place.
 */
function getLocality(state: string | undefined, name: string): string | undefined {
  return state === 'XX' ? /\(([A-Z]{2})\)$/.exec(name)?.[1] : state;
}
