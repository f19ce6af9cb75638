import { parentPort } from 'node:worker_threads';
import { CONTACT_IMPORT_LIMITS, CONTACT_IMPORT_TEXTS } from '@rotunda/contract';
import { ContactFileFault } from './contact-file-fault.ts';
import type { ContactFileAnswer, ContactFileHead, ContactFileQuestion } from './contact-file.ts';
import { csvRows, guessDelimiter } from './csv-rows.ts';
import { decodeContactFile, isNoText } from './decode-contact-file.ts';
import { type ContactLine, type FaultyLine, readContactRows } from './read-contact-rows.ts';

/** Lines told at once: what is held outside of this thread. */
const PORTION = 250;
const EXAMPLES = 3;
const EXAMPLE_LENGTH = 80;

const port = parentPort;
let lines: Generator<ContactLine | FaultyLine> | null = null;
port?.on('message', (question: ContactFileQuestion) => port.postMessage(answer(question)));
// The deadline of a question begins when its thread has loaded.
port?.postMessage('ready');

/** Errors lose their class between threads, so a fault travels as its text; any other error ends the thread. */
function answer(question: ContactFileQuestion): ContactFileAnswer {
  try {
    if (question.kind === 'head') return { head: headOf(textOf(question.bytes)) };
    if (question.kind === 'open') {
      const text = textOf(question.bytes);
      lines = readContactRows(text, { ...question, delimiter: guessDelimiter(text) });
    }
    return { lines: nextLines() };
  } catch (error) {
    if (error instanceof ContactFileFault) return { fault: error.message };
    throw error;
  }
}

function textOf(bytes: Uint8Array): string {
  const text = decodeContactFile(bytes);
  if (isNoText(text)) throw new ContactFileFault(CONTACT_IMPORT_TEXTS.notText);
  return text;
}

function headOf(text: string): ContactFileHead {
  const rows = csvRows(text, guessDelimiter(text));
  const first = rows.next();
  if (first.done === true || first.value.isUnclosed) throw new ContactFileFault(CONTACT_IMPORT_TEXTS.fileEmpty);
  const columns = first.value.cells.map((cell) => cell.trim().slice(0, EXAMPLE_LENGTH));
  if (columns.length > CONTACT_IMPORT_LIMITS.columns) throw new ContactFileFault(CONTACT_IMPORT_TEXTS.tooManyColumns);
  const examples: string[][] = columns.map(() => []);
  let count = 0;
  for (const { cells } of rows) {
    count += 1;
    if (count > CONTACT_IMPORT_LIMITS.rows) throw new ContactFileFault(CONTACT_IMPORT_TEXTS.tooManyRows);
    for (const [index, list] of examples.entries()) {
      const value = cells[index]?.trim() ?? '';
      if (value !== '' && list.length < EXAMPLES) list.push(value.slice(0, EXAMPLE_LENGTH));
    }
  }
  return { columns, examples, rows: count };
}

/** Empty at the end. */
function nextLines(): (ContactLine | FaultyLine)[] {
  const portion: (ContactLine | FaultyLine)[] = [];
  while (portion.length < PORTION) {
    const next = lines?.next();
    if (next === undefined || next.done === true) break;
    portion.push(next.value);
  }
  return portion;
}
