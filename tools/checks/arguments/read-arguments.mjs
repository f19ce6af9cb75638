import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Parses the value of each kind of option; undefined for an invalid value.
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
 * Parses a check's arguments. An unknown option, a missing or invalid value, and a name that is not among `names` are
 * errors and never ignored.
 *
 * @param {string[]} args Everything after the check's name.
 * @param {Record<string, { kind: keyof typeof KINDS | 'flag', otherwise?: unknown }>} options
 * @param {readonly string[]} names Allowed positional arguments.
 * @returns {({ named: string[] } & Record<string, any>) | undefined} undefined for invalid arguments.
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

/**
 * Returns the options of checks that compare samples of a data folder with a home. @param {number} count Default sample
 * size.
 */
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
