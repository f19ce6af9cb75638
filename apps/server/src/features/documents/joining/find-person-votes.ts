import { CHAMBERS, type IsoDate } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository } from '../read/documents.repository.ts';
import { getMember } from '../read/get-facets.ts';
import { getFamilies, isJoinedByName } from './bill-mentions.ts';
import { createBillSponsorsRepository } from './bill-sponsors.repository.ts';
import { CandidatesByFamily } from './candidates-by-family.ts';
import { mentionOfVoter, openedId } from './join-stakeholders.ts';
import { matchPerson } from './match-person.ts';
import { familyNameKey } from './sponsor-keys.ts';
import { createStakeholderNamesRepository } from './stakeholder-names.repository.ts';
import { createVoteVotersRepository, type VoterAt, type VoterMention } from './vote-voters.repository.ts';

interface Page {
  offset: number;
  limit: number;
}

/**
 * Returns a page of a person's votes, newest day first: exactly the voters whose roll call links to the person, as the
 * inverse of `joinVoters` and `openedId`. An index supplies the candidates, and the rules of the roll call page decide,
 * once for all votes with the same mention. Days are counted first, so that of 20,000 votes only those of the days on
 * the page are read.
 */
export async function findPersonVotes(
  db: DatabaseHandle,
  personFusionId: string,
  { offset, limit }: Page,
): Promise<{ voters: VoterAt[]; total: number }> {
  const repository = createVoteVotersRepository(db);
  const keys = await getKeys(db, personFusionId);
  const mentions = await repository.countMentions(keys);
  const isOwn = await ownMentions(db, personFusionId, mentions);
  const counts = new Map<IsoDate, number>();
  for (const mention of mentions) {
    if (isOwn(mention)) counts.set(mention.voteDate, (counts.get(mention.voteDate) ?? 0) + mention.count);
  }
  const { total, before, days } = daysOfPage(counts, { offset, limit });
  const [newest, oldest] = [days[0], days.at(-1)];
  if (newest === undefined || oldest === undefined) return { voters: [], total };
  const found = (await repository.findVoters(keys, oldest, newest)).filter(isOwn);
  return { voters: found.toSorted(compareVoters).slice(offset - before, offset - before + limit), total };
}

/** Returns every key under which a voter may be the person. */
async function getKeys(db: DatabaseHandle, personFusionId: string): Promise<string[]> {
  const names = await createBillSponsorsRepository(db).findNames(personFusionId);
  if (names === null) return [];
  const { isoCode, family } = names;
  const otherIds = await createDocumentsRepository(db).findOtherIds(personFusionId);
  const byName = isoCode !== null && isJoinedByName(isoCode) && family ? [familyNameKey(isoCode, family)] : [];
  return [personFusionId, ...otherIds, ...byName];
}

/** Returns the days whose votes a page shows, newest first, and the number of votes before the first of them. */
function daysOfPage(counts: ReadonlyMap<IsoDate, number>, { offset, limit }: Page) {
  const days: IsoDate[] = [];
  let [total, before] = [0, 0];
  for (const [day, count] of counts) {
    if (total + count <= offset) before += count;
    else if (total < offset + limit) days.push(day);
    total += count;
  }
  return { total, before, days };
}

/** Within one day, the highest number comes first because it is the latest roll call. */
function compareVoters(one: VoterAt, other: VoterAt): number {
  return (
    other.voteDate.localeCompare(one.voteDate) ||
    other.voteId.localeCompare(one.voteId, 'en', { numeric: true }) ||
    one.place - other.place
  );
}

/** Returns a predicate for whether a mention means the person. */
async function ownMentions(
  db: DatabaseHandle,
  personFusionId: string,
  mentions: readonly VoterMention[],
): Promise<(mention: VoterMention) => boolean> {
  const ids = [...new Set(mentions.flatMap((mention) => mention.personFusionId ?? []))];
  const storedIds = await createDocumentsRepository(db).findStoredIds(ids);
  const joinedId = await nameJoiner(db, mentions);
  return (mention) => {
    const joined = joinedId(mention);
    return (
      openedId(storedIds.get(mention.personFusionId ?? ''), joined === null ? undefined : { fusionId: joined }) ===
      personFusionId
    );
  };
}

/** Returns a function that finds the person a name means in a roll call of a given day. */
async function nameJoiner(
  db: DatabaseHandle,
  mentions: readonly VoterMention[],
): Promise<(mention: VoterMention) => string | null> {
  const people = new Map<string, { candidates: CandidatesByFamily; getPeriod: (day: IsoDate) => string }>();
  for (const isoCode of new Set(mentions.flatMap((mention) => mention.isoCode ?? []))) {
    const names = new Set(mentions.flatMap((mention) => (mention.isoCode === isoCode ? (mention.name ?? []) : [])));
    const found = await createStakeholderNamesRepository(db).findPeople(isoCode, getFamilies([...names]));
    const roles = found.flatMap((candidate) => candidate.roles);
    const starts = roles.flatMap(({ activeStartDate }) => activeStartDate ?? []);
    const ends = roles.flatMap(({ activeEndDate }) => activeEndDate ?? []);
    people.set(isoCode, {
      candidates: new CandidatesByFamily(found),
      // Between two days on which nobody takes or leaves a seat, a name means the same person.
      getPeriod: (day) => `${starts.filter((start) => start <= day).length} ${ends.filter((end) => end < day).length}`,
    });
  }
  const decided = new Map<string, string | null>();
  return ({ isoCode, name, chamber, locality, voteDate }) => {
    const own = people.get(isoCode ?? '');
    if (own === undefined || name === null) return null;
    const key = JSON.stringify([isoCode, name, chamber, locality, own.getPeriod(voteDate)]);
    const known = decided.get(key);
    if (known !== undefined) return known;
    const mention = mentionOfVoter(
      { voteDate, chamber: getMember(CHAMBERS, chamber) },
      { name, ...(locality === null ? {} : { locality }) },
    );
    const person = matchPerson(mention, own.candidates.of(getFamilies([name])))?.fusionId ?? null;
    decided.set(key, person);
    return person;
  };
}
