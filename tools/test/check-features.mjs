import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Number of features in each area of the specification; they are numbered from 1 without gaps. */
export const AREAS = {
  SHL: 15,
  AUT: 6,
  SRC: 10,
  SEA: 14,
  ALR: 12,
  PRJ: 8,
  WFL: 2,
  TAG: 1,
  MET: 1,
  COM: 1,
  ACT: 5,
  ATT: 4,
  LNK: 1,
  CMP: 4,
  SIM: 1,
  LEG: 6,
  FRC: 1,
  GLB: 1,
  REG: 2,
  RES: 1,
  VOT: 1,
  FLY: 2,
  NEW: 1,
  DOC: 2,
  STK: 6,
  ADV: 1,
  SCH: 2,
  CAL: 1,
  PRA: 2,
  TAR: 1,
  LAB: 1,
  AST: 1,
  IMP: 1,
  AIX: 3,
  EXP: 1,
  RPT: 1,
  SHR: 1,
  ONB: 1,
  HLP: 1,
  OPS: 2,
};
const STATES = ['works', 'partly', 'not yet'];
const ROW = /^\| ([A-Z]{3}-\d\d)\+? +\| ([^|]*?) *\| ([^|]*?) *\| (?:`([^`]*)`)? *\|$/;

/**
 * @param {string} text docs/features.md
 * @param {(file: string) => boolean} hasFile Whether a path from the repository's root exists.
 * @returns {string[]} Faults, one per line; empty if there are none.
 */
export function checkFeatures(text, hasFile) {
  const faults = [];
  const seen = new Map();
  for (const line of text.split('\n').filter((one) => /^\| [A-Z]{3}-/.test(one))) {
    const [, id, state, note, test] = ROW.exec(line) ?? [];
    if (id === undefined) {
      faults.push(`not a row of the table: ${line}`);
      continue;
    }
    seen.set(id, (seen.get(id) ?? 0) + 1);
    if (!STATES.includes(state)) faults.push(`${id}: "${state}" is no state`);
    if (state === 'partly' && note === '') faults.push(`${id}: say what is there or missing`);
    if (state !== 'not yet' && test === undefined) faults.push(`${id}: no test is named`);
    if (test !== undefined && !hasFile(test)) faults.push(`${id}: ${test} does not exist`);
  }
  for (const [area, count] of Object.entries(AREAS)) {
    for (let number = 1; number <= count; number += 1) {
      const id = `${area}-${String(number).padStart(2, '0')}`;
      const times = seen.get(id) ?? 0;
      if (times !== 1) faults.push(`${id}: stands there ${times} times`);
      seen.delete(id);
    }
  }
  return [...faults, ...[...seen.keys()].map((id) => `${id}: is no feature of the specification`)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = readFileSync(path.join(ROOT, 'docs/features.md'), 'utf8');
  const faults = checkFeatures(text, (file) => existsSync(path.join(ROOT, file)));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
