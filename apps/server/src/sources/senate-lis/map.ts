import { identifyRollCall, personId, type RollCallIdentity, type VoterFact, type VoteRecord } from '@rotunda/domain';
import { type BillOfVote, billOfVote } from '../mapping/bill-of-vote.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { easternInstant } from '../mapping/eastern-instant.ts';
import { monthNumber } from '../mapping/month-names.ts';
import { passedFromResult } from '../mapping/passed-from-result.ts';
import { voteTypeOfWord } from '../mapping/vote-type-of-word.ts';
import { motionText } from '../mapping/motion-text.ts';
import { getTieBreaker } from '../mapping/get-tie-breaker.ts';
import type { XmlElement } from '../reading/xml-element.ts';

/**
 * Maps a roll call of the Senate.
 *
 * @param addresses where the document was read from, which may identify the roll call
 * @returns the reason when the document does not state its number or date
 */
export function mapSenateVote(root: XmlElement, addresses: readonly (string | undefined)[]): VoteRecord | string {
  if (root.localName !== 'roll_call_vote') return `the root element is ${root.localName}, not roll_call_vote`;
  const field = (...path: string[]): string | undefined => textOrUndefined(root.at(...path)?.plainText());
  const congress = field('congress');
  const session = field('session');
  const roll = field('vote_number');
  const when = readSenateTime(field('vote_date') ?? '');
  if (congress === undefined || session === undefined || roll === undefined) {
    return 'congress, session or vote number is missing';
  }
  if (when === undefined)
    return `the date is not of the form November 17, 2004, 05:48 PM: ${field('vote_date') ?? 'none'}`;
  const modified = readSenateTime(field('modify_date') ?? '');
  const result = field('vote_result');
  const identity = identifyRollCall({
    chamber: 's',
    congress,
    session,
    roll,
    date: when.date,
    year: field('congress_year'),
    addresses,
  });
  const bill = getBill(root, identity);
  // An empty count is none: `<present/>`.
  const count = (name: string): number | undefined =>
    root.child('count') === undefined ? undefined : Number(field('count', name) ?? 0);
  const [present, absent] = [count('present'), count('absent')];
  return definedFields({
    kind: 'vote' as const,
    fusionId: identity.voteId,
    part: 'main',
    sourceUpdatedTs: modified && easternInstant(modified.date, modified.time),
    sourceUrl: getPage(identity),
    billFusionId: bill.billFusionId,
    isoCode: 'us',
    session: String(identity.congress),
    chamber: 'upper' as const,
    rollcall: String(identity.roll),
    motion: motionText(field('question') ?? field('vote_question_text')),
    date: when.date,
    ts: easternInstant(when.date, when.time),
    result,
    passed: result === undefined ? undefined : passedFromResult(result),
    yesCount: count('yeas'),
    noCount: count('nays'),
    otherCount: present === undefined || absent === undefined ? undefined : present + absent,
    presentCount: present,
    notVotingCount: absent,
    majorityRequired: field('majority_requirement'),
    tieBreaker: getTieBreaker(field('tie_breaker', 'by_whom'), field('tie_breaker', 'tie_breaker_vote')),
    contradictions: listOrUndefined([...identity.contradictions, ...bill.contradictions]),
    voters: (root.child('members')?.elements('member') ?? []).map(mapSenator),
    extra: readExtraFields(field),
  });
}

/** Returns what the vote is about, in the Senate's own words. */
function readExtraFields(field: (...path: string[]) => string | undefined) {
  return definedFields({
    title: field('vote_title'),
    documentName: field('document', 'document_name'),
    documentTitle: field('document', 'document_title'),
    amendmentNumber: field('amendment', 'amendment_number'),
    amendmentPurpose: field('amendment', 'amendment_purpose'),
  });
}

/**
 * Returns the bill of the document or, for a vote on an amendment, the bill it amends. Nominations and treaties have
 * none.
 */
function getBill(root: XmlElement, identity: RollCallIdentity): BillOfVote {
  const field = (...path: string[]): string | undefined => textOrUndefined(root.at(...path)?.plainText());
  const type = field('document', 'document_type');
  const number = field('document', 'document_number');
  if (type !== undefined && number !== undefined) {
    const named = [`${type} ${number}`, field('document', 'document_name')];
    return billOfVote(identity, named, field('document', 'document_congress'));
  }
  return billOfVote(identity, [field('amendment', 'amendment_to_document_number')]);
}

/** Parses `November 17, 2004,  05:48 PM`, which is Washington local time although no zone is given. */
function readSenateTime(text: string): { date: string; time: string } | undefined {
  const match = /^([A-Za-z]+)\s+(\d{1,2}),\s*(\d{4}),?\s*(\d{1,2}):(\d{2})\s*([AP]M)?/i.exec(text);
  const [, monthName, day, year, hour, minute, half] = match ?? [];
  const month = monthName === undefined ? undefined : monthNumber(monthName);
  if (month === undefined || day === undefined) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return { date: `${year}-${month}-${day.padStart(2, '0')}`, time: `${String(hours).padStart(2, '0')}:${minute}` };
}

function getPage({ congress, session, roll }: RollCallIdentity): string {
  const name = `vote_${congress}_${session}_${String(roll).padStart(5, '0')}`;
  return `https://www.senate.gov/legislative/LIS/roll_call_votes/vote${congress}${session}/${name}.htm`;
}

function mapSenator(member: XmlElement): VoterFact {
  const field = (name: string): string | undefined => textOrUndefined(member.child(name)?.plainText());
  const word = field('vote_cast') ?? '';
  const lis = field('lis_member_id');
  const name = [field('first_name'), field('last_name')].filter(Boolean).join(' ');
  return definedFields({
    name: name === '' ? (field('member_full') ?? '') : name,
    voteType: voteTypeOfWord(word),
    voteText: textOrUndefined(word),
    party: field('party'),
    locality: field('state'),
    // LIS numbers are matched to people through their other ids.
    personFusionId: lis === undefined ? undefined : personId('lis', lis),
  });
}
