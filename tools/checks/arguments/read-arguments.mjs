import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * What a kind of option takes, and what its words stand for; undefined for words that are wrong.
 *
 * @type {Record<'text' | 'folder' | 'whole' | 'count', (words: string) => string | number | undefined>}
 */
const KINDS = {
  text: (words) => words,
  folder: (words) => path.resolve(words),
  whole: (words) => (/^-?\d+$/.test(words) ? Number(words) : undefined),
  count: (words) => (/^[1-9]\d*$/.test(words) ? Number(words) : undefined),
};

/**
 * What a check is asked for. An unknown option, one without its value or with a wrong one, and a name that is none of
 * `names` are a wrong call, never passed over.
 *
 * @param {string[]} args everything behind the check's name
 * @param {Record<string, { kind: keyof typeof KINDS | 'flag', otherwise?: unknown }>} options
 * @param {readonly string[]} names what may be named without an option
 * @returns {({ named: string[] } & Record<string, any>) | undefined} undefined when called wrongly
 */
export function readArguments(args, options, names = []) {
  const asked = parsed(args, options, names.length > 0);
  if (asked === undefined || !asked.positionals.every((name) => names.includes(name))) return undefined;
  const read = { named: asked.positionals };
  for (const [name, { kind, otherwise }] of Object.entries(options)) {
    const given = asked.values[name];
    const value = given === undefined || kind === 'flag' ? given : KINDS[kind](given);
    if (given !== undefined && value === undefined) return undefined;
    read[name] = value ?? (kind === 'flag' ? false : otherwise);
  }
  return read;
}

function parsed(args, options, allowPositionals) {
  const told = Object.entries(options).map(([name, { kind }]) => [
    name,
    { type: kind === 'flag' ? 'boolean' : 'string' },
  ]);
  try {
    return parseArgs({ args, options: Object.fromEntries(told), allowPositionals });
  } catch {
    return undefined;
  }
}

/** Options of checks that compare samples of a folder of data with a home. @param {number} count of a sample, unless told */
export function samplingOptions(count) {
  const { ROTUNDA_REAL_DATA } = process.env;
  return {
    data: { kind: 'folder', otherwise: ROTUNDA_REAL_DATA && path.resolve(ROTUNDA_REAL_DATA) },
    seed: { kind: 'whole', otherwise: Math.floor(Math.random() * 1e9) },
    count: { kind: 'count', otherwise: count },
    home: { kind: 'folder' },
    ingest: { kind: 'flag' },
  };
}
