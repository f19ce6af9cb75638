import { listIn } from './measure.mjs';
import { easternDay } from './words.mjs';

const CHAMBERS = { House: 'lower', Senate: 'upper' };

/** Compares the roll calls that the record names with its actions. */
export function compareRollCalls({ stated, bill, comparison }) {
  if (stated.recordedVotes === undefined) return;
  const file = stated.recordedVotes
    .filter(({ rollNumber }) => rollNumber)
    .map(
      ({ chamber, rollNumber, sessionNumber, congress }) =>
        `vote-us-${congress}-${sessionNumber}-${chamber[0].toLowerCase()}-${Number(rollNumber)}`,
    );
  const shown = bill.votes.map(({ voteId }) => voteId);
  comparison.contains('roll calls', [...new Set(file)], shown);
  comparison.same('roll calls: none twice', [...new Set(shown)], shown);
  for (const vote of stated.recordedVotes) {
    const held = bill.votes.find(
      ({ rollcall, chamber }) => rollcall === String(Number(vote.rollNumber)) && chamber === CHAMBERS[vote.chamber],
    );
    comparison.same('day of a roll call', easternDay(vote.date), held?.date);
  }
}

/** Compares versions, which have a separate call. */
export function compareVersions(stated, versions, { comparison }) {
  if (stated.versions === undefined) return;
  for (const version of stated.versions) {
    const urls = listIn(version.formats, 'item').flatMap(({ url }) => url ?? []);
    const shown =
      versions.find(({ externalUrl }) => urls.includes(externalUrl)) ??
      versions.find((each) => getFile(each.externalUrl) === getFile(urls[0]));
    if (urls.length === 0) continue;
    comparison.holds(
      'version',
      shown !== undefined,
      urls[0],
      versions.map(({ externalUrl }) => externalUrl),
    );
    if (shown === undefined) continue;
    const day = easternDay(version.date);
    if (day) comparison.same('day of a version', day, shown.date);
  }
  comparison.same(
    'one current version',
    stated.versions.length > 0 ? 1 : 0,
    Math.min(1, versions.filter(({ isCurrent }) => isCurrent).length),
  );
}

function getFile(url) {
  return url
    ?.split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
}
