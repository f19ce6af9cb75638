import { getLegislators, membersOfCongress } from '../documents/reading/people.mjs';
import { OPENSTATES_BILL_SETS } from '../documents/sets/openstates-bills.mjs';
import { getRandom, sampleKeys } from '../documents/random-sample.mjs';

const MAX_EXAMPLES = 10;
const WORDS_OF_BODIES =
  /committee|council|delegation|caucus|\bjoint\b|appropriation|resource|judiciary|revenue|interim/i;

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/**
 * Counts how many sponsors and voters of bills are linked to a page, and why the others are not. A name that matches
 * exactly one person of the files but is not linked is a fault.
 */
export async function countLinks({ data, ask, seed, count }) {
  const counts = new Map();
  const faults = [];
  for (const set of OPENSTATES_BILL_SETS.filter(({ isThere }) => isThere(data))) {
    const state = set.name.split('/').at(-1);
    const families = await getFamilies(data, state);
    for (const key of await sampleKeys(set.read(data), count, getRandom(seed)))
      for (const { name, fusionId } of await namedBy(await ask.bill(key), ask)) {
        const reason = fusionId ? 'a link' : getReason(name, families);
        counts.set(`${state}: ${reason}`, (counts.get(`${state}: ${reason}`) ?? 0) + 1);
        if (reason === FAULT) faults.push(`${key}: ${name}`);
      }
  }
  return { counts, faults };
}

const FAULT = 'FAULT, one person alone has the name';

async function namedBy(bill, ask) {
  if (bill === undefined) return [];
  const rolls = await Promise.all(bill.votes.map(({ voteId }) => ask.voters(voteId)));
  const voters = rolls.flatMap((roll) => roll?.voters ?? []);
  return [...bill.sponsors.map(({ fullName, fusionId }) => ({ name: fullName, fusionId })), ...voters];
}

/** Counts how many people of a legislature have each name; states write family names, Congress full names. */
async function getFamilies(data, state) {
  const people =
    state === 'us'
      ? (await membersOfCongress(data)).map(({ name }) => `${name.first} ${name.last}`)
      : (await getLegislators(data, state)).map(({ family }) => family);
  const counts = new Map();
  for (const family of people) counts.set(plain(family), (counts.get(plain(family)) ?? 0) + 1);
  return counts;
}

function getReason(name, families) {
  const [before] = name.split(',');
  const words = before.trim().split(/\s+/);
  const family = [plain(name), plain(before), plain(words.at(-1) ?? '')].find((one) => families.has(one));
  if (family === undefined)
    return WORDS_OF_BODIES.test(name) ? 'a committee by name' : 'nobody of the name in the files';
  return families.get(family) > 1 ? 'several of the name' : FAULT;
}

/** @returns {boolean} Whether a person who could be linked is not. */
export function printLinks({ counts, faults }) {
  console.log('\nsponsors and voters of bills');
  for (const [reason, number] of [...counts].toSorted()) console.log(`  ${number} ${reason}`);
  for (const fault of faults.slice(0, MAX_EXAMPLES)) console.log(`  FAILED ${fault}`);
  return faults.length > 0;
}
