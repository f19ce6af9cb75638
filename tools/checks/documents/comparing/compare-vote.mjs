import { eachOnce, getLabel } from './vote-label.mjs';
import { plainWords } from './words.mjs';

/** @param {string} word A choice as a roll call writes it. */
export function getChoice(word) {
  const plain = word.trim().toLowerCase();
  if (['yea', 'aye', 'yes', 'y', 'guilty'].includes(plain)) return 'yes';
  return ['nay', 'no', 'n', 'not guilty'].includes(plain) ? 'no' : 'other';
}

/**
 * Compares a roll call: what was voted on, when, the counts, and each voter's choice.
 *
 * @param {object} stated `voters` are `{ name, word, id?, ids?, party?, seat? }`; `carried` is whether the motion carried;
 *   undefined for what the file does not state.
 * @param {object | undefined} vote The product's response.
 */
export function compareVote(stated, vote, { comparison }) {
  comparison.holds('is held', vote !== undefined, stated.motion, 'not found');
  if (vote === undefined) return;
  if (stated.motion) comparison.same('motion', plainWords(stated.motion), plainWords(vote.motion));
  comparison.same('day', stated.date, vote.date);
  if (stated.chamber) comparison.same('chamber', stated.chamber, vote.chamber);
  if (stated.rollcall) comparison.same('roll call number', stated.rollcall, vote.rollcall);
  if (stated.result) comparison.same('result', plainWords(stated.result), plainWords(vote.result));
  const label = getLabel(stated);
  if (label !== undefined) comparison.same('label of the result', label, vote.outcome);
  if (stated.session) comparison.same('session', stated.session, vote.session);
  if (stated.majority) comparison.same('majority needed', stated.majority, vote.majorityRequired);
  if (stated.tieBreaker) {
    comparison.same('tie-breaking vote', stated.tieBreaker, [vote.tieBreaker?.by, vote.tieBreaker?.vote]);
  }
  if (stated.counts) comparison.same('counts', stated.counts, [vote.yesCount, vote.noCount, vote.otherCount]);
  if (stated.url) comparison.same('source link', stated.url, vote.sourceUrl);
  if (stated.voters === undefined) return;
  const voters = eachOnce(stated.voters);
  comparison.same('voters counted once', voters.length, vote.voters.length);
  // Congress's own record writes accents that other sources omit.
  const getName = (name) =>
    stated.isRetold ? plainWords(name).normalize('NFD').replace(/\p{M}/gu, '') : plainWords(name);
  const chosen = voters.map(({ name, word }) => [getName(name), getChoice(word)]);
  const shownChoices = vote.voters.map(({ name, voteType }) => [getName(name), voteType]);
  comparison.sameMembers('voters and their choices', chosen, shownChoices);
  const words = (list) => [...new Set(list)].toSorted();
  const shown = words(vote.voters.map(({ voteText }) => voteText));
  comparison.same(
    'words of the choices',
    words(voters.map(({ word }) => word)),
    shown,
    stated.isRetold ? 'official-words' : null,
  );
  compareVoters(voters, vote.voters, { comparison });
}

/** Two voters with the same name and choice are distinguished by the people they may be. */
function compareVoters(stated, shown, { comparison }) {
  const left = [...shown];
  for (const voter of stated) {
    const isNamed = ({ name, voteType }) =>
      plainWords(name) === plainWords(voter.name) && voteType === getChoice(voter.word);
    const isMeant = (each) => isNamed(each) && voter.ids?.includes(each.fusionId ?? null);
    const at = left.some(isMeant) ? left.findIndex(isMeant) : left.findIndex(isNamed);
    if (at < 0) continue;
    const [found] = left.splice(at, 1);
    if (voter.party) comparison.same('party of a voter', voter.party, found.party);
    if (voter.ids)
      comparison.holds(
        'who a voter is',
        voter.ids.includes(found.fusionId ?? null),
        { name: voter.name, ids: voter.ids },
        found.fusionId,
      );
  }
}
