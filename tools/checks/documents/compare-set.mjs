import { Comparison } from './comparing/comparison.mjs';
import { getRandom, sampleKeys } from './random-sample.mjs';

/**
 * @typedef {object} DocumentSet One kind of document as one publisher's files state it.
 * @property {string} name
 * @property {string} kind
 * @property {string} source Id of the product's source.
 * @property {(data: string) => boolean} isThere Whether the data has such files.
 * @property {(data: string, keys?: ReadonlySet<string>) => AsyncIterable<{ key: string, record?: object }>} read Reads
 *   every record with the id of its document; with `keys`, only those records, in full.
 * @property {(key: string, records: object[], context: { ask: object, comparison: Comparison }) => Promise<void>}
 *   compare
 */

/** Kinds whose every record is a document of its own, so that none may be missing. */
const COUNTED = new Set(['regulation', 'presidential action', 'research', 'hearing']);
/** Most documents of one question. */
const ASKED = 100;

/**
 * Counts the distinct records of the files that the product has. A record that took the place of another one is missing
 * here, whatever the sample draws.
 *
 * @param {string[]} keys
 */
async function countHeld(keys, { ask, comparison }) {
  let held = 0;
  for (let from = 0; from < keys.length; from += ASKED) {
    const asked = keys.slice(from, from + ASKED);
    const cards = await ask.cards(asked);
    // A document that has a second id is listed under its own.
    const isHeld = await Promise.all(asked.map(async (key) => cards.has(key) || (await ask.card(key)) !== undefined));
    held += isHeld.filter(Boolean).length;
    for (const key of asked.filter((_, index) => !isHeld[index])) {
      comparison.about(key);
      comparison.holds('is held', false, key, 'not found');
    }
  }
  return held;
}

/**
 * Compares a random sample of a set with the product's responses.
 *
 * @param {DocumentSet} set
 * @param {{ data: string, seed: number, count: number, ask: object }} options
 */
export async function compareSet(set, { data, seed, count, ask }) {
  const comparison = new Comparison();
  const result = { set, comparison, isThere: set.isThere(data), keys: [] };
  if (!result.isThere) return result;
  const distinct = new Set();
  const keys = await sampleKeys(set.read(data), count, getRandom(seed), distinct);
  if (COUNTED.has(set.kind)) result.held = await countHeld([...distinct], { ask, comparison });
  result.distinct = distinct.size;
  const records = new Map([...keys].map((key) => [key, []]));
  for await (const { key, record } of set.read(data, keys)) records.get(key)?.push(record);
  for (const [key, own] of records) {
    comparison.about(key);
    await set.compare(key, own, { ask, comparison, data });
  }
  result.keys = [...keys];
  return result;
}
