import type { VoterFact, VoteRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { contradictionOfSession } from '../mapping/session-of-vote.ts';
import { voteTypeOfWord } from '../mapping/vote-type-of-word.ts';
import type { XmlElement } from '../reading/xml-element.ts';
import { committeeDecision } from './committee-decision.ts';
import { newYorkBill } from './new-york-bill.ts';

/**
 * Maps a vote of the whole Senate (`senfloorvote`).
 * @returns the reason when it names no bill or date
 */
export function mapFloorVote(root: XmlElement): VoteRecord | string {
  const bill = newYorkBill(root.attribute('sessyr'), root.attribute('no') ?? '');
  if (typeof bill === 'string') return bill;
  const stated = root.attribute('dateofvote') ?? '';
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(stated) ?? [];
  if (month === undefined) return `the day of the vote is not of the form 10/23/2017: ${stated || 'none'}`;
  const date = `${year}-${month}-${day}`;
  const { fusionId, isoCode, session } = bill.identity;
  const voters = getVoters(root);
  const [yesCount, noCount] = [getCount(root, 'tot_yes'), getCount(root, 'tot_no')];
  const contradiction = contradictionOfSession({ isoCode, session }, date);
  return definedFields({
    kind: 'vote' as const,
    fusionId: `vote-${fusionId}${bill.amendment.toLowerCase()}-floor-${date.replaceAll('-', '')}-${getSequence(root)}`,
    part: 'main',
    sourceUrl: bill.page,
    billFusionId: contradiction === undefined ? fusionId : undefined,
    isoCode,
    session,
    chamber: 'upper' as const,
    motion: 'Floor vote',
    date,
    yesCount,
    noCount,
    otherCount: voters.filter(({ voteType }) => voteType === 'other').length,
    voters,
    contradictions: contradiction === undefined ? undefined : [contradiction],
    extra: definedFields({
      print: bill.print,
      billSequence: root.attribute('bill_seqno'),
      daySequence: root.attribute('date_seqno'),
      remoteVoters: listOrUndefined(remoteVoters(root)),
    }),
  });
}

/**
 * Returns what tells apart the votes on one print on one day: the number among the votes on the bill, and that among the
 * votes of the day, or else the counts.
 */
function getSequence(root: XmlElement): string {
  const ofBill = root.attribute('bill_seqno');
  if (ofBill !== undefined) return String(Number(ofBill));
  const ofDay = root.attribute('date_seqno');
  return ofDay === undefined
    ? `${getCount(root, 'tot_yes') ?? 0}-${getCount(root, 'tot_no') ?? 0}`
    : `day-${Number(ofDay)}`;
}

function getCount(root: XmlElement, name: string): number | undefined {
  const text = root.at('totals', name)?.plainText() ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

/**
 * Maps the votes of Senate committees on the bills of an agenda (`senagendavote`), or for each the reason why there is
 * none.
 */
export function mapCommitteeVotes(root: XmlElement): (VoteRecord | string)[] {
  return root.elements('addendum').flatMap((addendum) =>
    addendum.descendants('committee').flatMap((committee) => {
      const bills = committee.child('bills')?.elements('bill') ?? [];
      return bills.map((bill) => mapCommitteeVote(bill, { root, addendum, committee }));
    }),
  );
}

interface Meeting {
  root: XmlElement;
  addendum: XmlElement;
  committee: XmlElement;
}

function mapCommitteeVote(item: XmlElement, { root, addendum, committee }: Meeting): VoteRecord | string {
  const bill = newYorkBill(root.attribute('sessyr'), item.attribute('no') ?? '');
  if (typeof bill === 'string') return bill;
  const date = committee.child('meetdate')?.plainText() ?? '';
  const committeeName = textOrUndefined(committee.child('name')?.plainText());
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return `the day of the meeting cannot be read: ${date || 'none'}`;
  if (committeeName === undefined) return 'the committee has no name';
  const { fusionId, isoCode, session } = bill.identity;
  const voters = getVoters(item);
  const countOfType = (type: VoterFact['voteType']): number => voters.filter((voter) => voter.voteType === type).length;
  const { code, result, passed, referredTo } = committeeDecision(item);
  const contradiction = contradictionOfSession({ isoCode, session }, date);
  const slug = committeeName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return definedFields({
    kind: 'vote' as const,
    fusionId: `vote-${fusionId}${bill.amendment.toLowerCase()}-${slug}-${date.replaceAll('-', '')}${getAgenda(root, addendum)}`,
    part: 'main',
    sourceUrl: bill.page,
    billFusionId: contradiction === undefined ? fusionId : undefined,
    isoCode,
    session,
    chamber: 'upper' as const,
    motion: 'Committee vote',
    date,
    result,
    passed,
    yesCount: countOfType('yes'),
    noCount: countOfType('no'),
    otherCount: countOfType('other'),
    voters,
    committeeName,
    contradictions: contradiction === undefined ? undefined : [contradiction],
    extra: definedFields({
      print: bill.print,
      agenda: root.attribute('no'),
      addendum: addendum.attribute('id'),
      chair: textOrUndefined(committee.child('chair')?.plainText()),
      meetingTime: textOrUndefined(committee.child('meettime')?.plainText()),
      actionCode: code,
      referredTo,
      withAmendment: textOrUndefined(item.child('withamd')?.plainText()),
      // The list groups members by their conference, which is not always their party.
      conferences: getConferences(item),
    }),
  });
}

/**
 * Returns the number of the agenda and the letter of the addendum, because a committee may vote on a bill again on the
 * same day.
 */
function getAgenda(root: XmlElement, addendum: XmlElement): string {
  const parts = [root.attribute('no'), addendum.attribute('id')?.trim().toLowerCase()];
  return parts.map((part) => (part ? `-${part}` : '')).join('');
}

function getMembers(vote: XmlElement): XmlElement[] {
  return vote.child('votes')?.elements('member') ?? [];
}

function getVoters(vote: XmlElement): VoterFact[] {
  return getMembers(vote).map((member) => {
    const word = member.child('vote')?.plainText() ?? '';
    return definedFields({
      name: member.child('name')?.plainText() ?? '',
      // `Aye w/r` is a yes with reservations.
      voteType: voteTypeOfWord(word.replace(/ w\/r$/i, '')),
      voteText: textOrUndefined(word),
    });
  });
}

function remoteVoters(vote: XmlElement): string[] {
  const remote = getMembers(vote).filter((member) => member.child('remote')?.plainText() === 'Y');
  return remote.map((member) => member.child('name')?.plainText() ?? '');
}

function getConferences(vote: XmlElement): Record<string, string> | undefined {
  const stated = getMembers(vote).flatMap((member): [string, string][] => {
    const party = textOrUndefined(member.child('party')?.plainText());
    return party === undefined ? [] : [[member.child('name')?.plainText() ?? '', party]];
  });
  return stated.length === 0 ? undefined : Object.fromEntries(stated);
}
