import { parentPort } from 'node:worker_threads';
import { FILE_IMPORT_LIMITS, FILE_IMPORT_TEXTS } from '@rotunda/contract';
import { cutText } from '@rotunda/domain';
import { FileError } from '../../../platform/files/file-error.ts';
import { announceThread } from '../../../platform/threads/announce-thread.ts';
import { unguarded } from '../../../platform/files/formula-guard.ts';
import type { FaultyLine, ReadLine, TableHead } from '../../file-imports/index.ts';
import type { TableAnswer, TableQuestion } from './table-file.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { decodeFile } from '../../../platform/files/decode-file.ts';
import { isNoText } from './is-no-text.ts';
import { readContactRows } from './read-contact-rows.ts';
import { readPlainRows } from './read-plain-rows.ts';
import { tableRows } from './table-rows.ts';

/** Number of lines per answer, which limits the memory used outside this thread. */
const CHUNK_SIZE = 250;
const EXAMPLES = 3;
const EXAMPLE_LENGTH = 80;

const port = parentPort;
let lines: Generator<ReadLine | FaultyLine> | null = null;
port?.on('message', (question: TableQuestion) => {
  if (question.kind === 'forget') lines = null;
  else port.postMessage(answer(question));
});
announceThread(port);

/** Returns a fault as text because errors lose their class between threads. Any other error ends the thread. */
function answer(question: Exclude<TableQuestion, { kind: 'forget' }>): TableAnswer {
  try {
    if (question.kind === 'head') return { head: getHead(getText(question.bytes), question.columnNames) };
    if (question.kind === 'open') {
      const text = getText(question.bytes);
      const { contactType, mapping, withWords, columnNames } = question;
      const delimiter = guessDelimiter(text);
      lines =
        contactType === null
          ? readPlainRows(text, { delimiter, mapping, columnNames })
          : readContactRows(text, { delimiter, mapping, withWords, contactType, columnNames });
    }
    return { lines: nextLines() };
  } catch (error) {
    if (error instanceof FileError) return { fault: error.message };
    throw error;
  }
}

function getText(bytes: Uint8Array): string {
  const text = decodeFile(bytes).replace(/^\uFEFF+/, '');
  if (isNoText(text)) throw new FileError(FILE_IMPORT_TEXTS.notText);
  return text;
}

function getHead(text: string, columnNames: readonly string[]): TableHead {
  const rows = tableRows(text, guessDelimiter(text), columnNames);
  const first = rows.next();
  if (first.done === true) throw new FileError(FILE_IMPORT_TEXTS.fileEmpty);
  if (first.value.isUnclosed) throw new FileError(FILE_IMPORT_TEXTS.unclosedNames);
  const columns = first.value.cells.map(getExample);
  if (columns.length > FILE_IMPORT_LIMITS.columns) throw new FileError(FILE_IMPORT_TEXTS.tooManyColumns);
  const examples: string[][] = columns.map(() => []);
  let count = 0;
  for (const { cells } of rows) {
    count += 1;
    if (count > FILE_IMPORT_LIMITS.rows) throw new FileError(FILE_IMPORT_TEXTS.tooManyRows);
    for (const [index, list] of examples.entries()) {
      const value = list.length < EXAMPLES ? getExample(cells[index] ?? '') : '';
      if (value !== '') list.push(value);
    }
  }
  // Spreadsheets add empty columns at the end.
  const used = columns.findLastIndex((column, index) => column !== '' || examples[index]?.length !== 0) + 1;
  return { columns: columns.slice(0, used), examples: examples.slice(0, used), rows: count };
}

const getExample = (cell: string): string => cutText(unguarded(cell.trim()), EXAMPLE_LENGTH);

/** Returns an empty list at the end of the file. */
function nextLines(): (ReadLine | FaultyLine)[] {
  const chunk: (ReadLine | FaultyLine)[] = [];
  while (chunk.length < CHUNK_SIZE) {
    const next = lines?.next();
    if (next === undefined || next.done === true) break;
    chunk.push(next.value);
  }
  return chunk;
}
