import { writeFileSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { toWeightsFile } from '@rotunda/forecast';
import { evaluateCommitted } from './evaluate-committed.ts';
import { evaluateRolling } from './evaluate-rolling.ts';
import { findSessions } from './find-sessions.ts';
import { formatResults } from './print-results.ts';
import { SessionReader } from './read-session-files.ts';
import type { Result } from './result.ts';
import { trainJurisdiction, TRAINING_SESSIONS } from './train-jurisdiction.ts';
import { getWeightsPath } from './weights.ts';
import { writeRecord } from './write-record.ts';

const USAGE = `Usage: npm run forecast -- train|evaluate --data DIR [options]
  train     fits the weights and writes them to packages/forecast/weights
    --check        writes nothing; fails when the committed weights are not reproduced
    --only us,...  these legislatures
  evaluate  tests the committed weights on every session in DIR that they were not trained on
    --rolling      tests weights that are fitted on earlier sessions (Congress: on other bills) instead
    --write-docs   writes the results to docs/forecast.md and packages/forecast/evaluation.json
    --json         the last line is {"results": [...]}
    --only us,...  these legislatures`;

/** Runs `npm run forecast`. @returns the exit code */
export async function run(args: string[], root: string): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      json: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      rolling: { type: 'boolean', default: false },
      'write-docs': { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  const [command] = positionals;
  const { data } = values;
  if ((command !== 'train' && command !== 'evaluate') || data === undefined) {
    console.error(USAGE);
    return 2;
  }
  if (!existsSync(data)) {
    console.error(`There is no folder ${data}.`);
    return 2;
  }
  const log = (line: string) => void (values.json ? process.stderr : process.stdout).write(`${line}\n`);
  const only = values.only?.split(',') ?? Object.keys(TRAINING_SESSIONS);
  const found = findSessions(path.resolve(data)).filter(({ isoCode }) => only.includes(isoCode));
  const reader = new SessionReader(path.resolve(data));
  if (command === 'train') return train({ only, root, check: values.check, log, found, reader });
  const results = values.rolling
    ? await evaluateRolling(found, reader, log)
    : await evaluateCommitted({ found, reader, root, log });
  log(formatResults(results));
  if (values['write-docs']) writeRecord(root, results);
  if (values.json) printJson(results);
  return 0;
}

interface Training {
  only: readonly string[];
  root: string;
  check: boolean;
  log: (line: string) => void;
  found: ReturnType<typeof findSessions>;
  reader: SessionReader;
}

async function train({ only, root, check, log, found, reader }: Training): Promise<number> {
  let code = 0;
  for (const isoCode of only) {
    const model = await trainJurisdiction(isoCode, found, reader);
    const text = `${JSON.stringify(toWeightsFile(model))}\n`;
    const file = getWeightsPath(root, isoCode);
    const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
    const { bills, rows, sessions } = model.data;
    log(`${isoCode}: ${bills} bills, ${rows} rows of ${sessions.join(', ')}; ${text.length} bytes`);
    if (!check) writeFileSync(file, text);
    else {
      log(isSame ? `${isoCode}: the committed weights are reproduced` : `${isoCode}: the committed weights differ`);
      if (!isSame) code = 1;
    }
  }
  return code;
}

function printJson(results: readonly Result[]): void {
  process.stdout.write(`${JSON.stringify({ results })}\n`);
}
