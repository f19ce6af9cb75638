import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DocumentFacets } from '@rotunda/query';
import type { BenchQuery } from './queries.ts';

const SCRIPT = fileURLToPath(new URL('./sqlite_peer.py', import.meta.url));

/** A document as the peer indexes it. */
export interface PeerDocument {
  documentId: number;
  title: string;
  summary: string;
  text: string;
  facets: DocumentFacets;
}

/** Builds the peer's database once; an unfinished one is never used. */
export async function buildPeer(file: string, documents: AsyncIterable<PeerDocument> | Iterable<PeerDocument>) {
  if (existsSync(file)) return;
  const unfinished = `${file}.${process.pid}`;
  const child = start('build', unfinished);
  const ended = once(child, 'close');
  for await (const { documentId, title, summary, text, facets } of documents) {
    const { introducedTs: _introduced, lastUpdatedTs, ...facts } = facets;
    const line = JSON.stringify({
      id: documentId,
      type: facets.documentType,
      iso: facets.isoCode,
      status: facets.genericStatus,
      updated: lastUpdatedTs,
      facts: Object.values(facts),
      title,
      summary,
      text,
    });
    if (!child.stdin.write(`${line}\n`)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error('SQLite could not index the corpus');
  await rename(unfinished, file);
}

function start(command: 'build' | 'serve', file: string): ChildProcessWithoutNullStreams {
  const child = spawn('python3', [SCRIPT, command, file]);
  child.stderr.pipe(process.stderr);
  return child;
}

/** A process with its own connection, which is how SQLite uses several cores. */
export class PeerClient {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: Interface;
  readonly #answers: AsyncIterator<string>;

  constructor(file: string) {
    this.#child = start('serve', file);
    this.#lines = createInterface({ input: this.#child.stdout });
    this.#answers = this.#lines[Symbol.asyncIterator]();
  }

  /** Returns the milliseconds of the three statements inside the process, without the pipe. */
  async ask(query: BenchQuery): Promise<{ ms: number; total: number }> {
    this.#child.stdin.write(`${JSON.stringify({ match: query.match, filters: query.filters })}\n`);
    const answer = await this.#answers.next();
    if (answer.done === true) throw new Error(`SQLite failed on ${query.match}`);
    return JSON.parse(answer.value);
  }

  close(): void {
    this.#child.stdin.end();
    this.#lines.close();
  }
}
