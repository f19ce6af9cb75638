import { evaluateSession } from '@rotunda/forecast';
import type { SessionFiles } from './find-sessions.ts';
import type { SessionReader } from './read-session-files.ts';
import { type Result, toResult } from './result.ts';
import { readWeights } from './weights.ts';

interface Options {
  found: readonly SessionFiles[];
  reader: SessionReader;
  root: string;
  log: (line: string) => void;
}

/** Tests the committed weights on every session that they were not trained on. */
export async function evaluateCommitted({ found, reader, root, log }: Options): Promise<Result[]> {
  const results: Result[] = [];
  for (const files of found) {
    const model = readWeights(root, files.isoCode);
    if (model === undefined) {
      log(`${files.isoCode}: no weights, so no forecasts`);
      continue;
    }
    if (model.data.sessions.includes(files.session)) continue;
    const session = await reader.read(files);
    if (session === undefined) {
      log(`${files.isoCode} ${files.session}: no calendar, so no forecasts`);
      continue;
    }
    const tested = {
      jurisdiction: files.isoCode,
      session: files.session,
      isOver: session.isOver,
      isBeforeTraining: model.data.sessions.some((trained) => trained > files.session),
    };
    results.push(...evaluateSession(model, session).map((evaluation) => toResult(tested, evaluation)));
  }
  return results;
}
