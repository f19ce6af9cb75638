import path from 'node:path';
import { REPOSITORY_ROOT } from '../repository-root.ts';

/** What a thread or process runs: a file and the arguments it gets. */
export interface ThreadProgram {
  file: string;
  argv: readonly string[];
}

/** @param name Key of `main/threads/threads.mjs` */
export function threadProgram(name: string): ThreadProgram {
  return { file: path.join(REPOSITORY_ROOT, 'apps/server/src/main/threads/load.mjs'), argv: [name] };
}
