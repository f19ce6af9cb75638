import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { wordsLiteral } from '../../../platform/stored-words.ts';
import { ACCEPTED, type FileWordsAnswer, type FileWordsTask } from './file-words-reader.ts';
import { readFileText } from './read-file-text.ts';

/** Process that reads the words of files, one after another, while its parent lives. */
const MEGABYTE = 1_000_000;
const WATCH_MS = 50;

if (isMainThread) startReading();
else watch(workerData);

function startReading(): void {
  // Reading blocks this thread, so a second thread watches memory use and whether the parent is alive.
  new Worker(new URL(import.meta.url), { workerData: Number(process.argv[3]) }).unref();
  process.on('disconnect', () => process.exit());
  process.on('message', (question: FileWordsTask) => void answer(question));
  process.send?.('ready');
}

async function answer({ bytes, mimetype, maxPages }: FileWordsTask): Promise<void> {
  process.send?.(ACCEPTED);
  const { text, ...rest } = await readFileText(bytes, mimetype, maxPages);
  const answered: FileWordsAnswer = {
    lexemes: wordsLiteral([text]),
    ...rest,
    residentMb: process.memoryUsage.rss() / MEGABYTE,
  };
  process.send?.(answered);
}

function watch(maxMb: number): void {
  const parent = process.ppid;
  setInterval(() => {
    const isOver = process.memoryUsage.rss() > maxMb * MEGABYTE;
    if (isOver || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, WATCH_MS);
}
