import { Comparison } from './comparing/comparison.mjs';
import { randomOf, sampleKeys } from './random-sample.mjs';

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
  const keys = await sampleKeys(set.read(data), count, randomOf(seed));
  const records = new Map([...keys].map((key) => [key, []]));
  for await (const { key, record } of set.read(data, keys)) records.get(key)?.push(record);
  for (const [key, own] of records) {
    comparison.about(key);
    await set.compare(key, own, { ask, comparison, data });
  }
  result.keys = [...keys];
  return result;
}
