import { FILE_TYPES } from '@rotunda/contract';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzippedBytes } from '../../platform/files/unzipped-bytes.ts';

/** The text of a file, and what a person should know of how it was read. */
export interface FileText {
  text: string;
  problem: string | null;
  /** What the library said, for the log. */
  cause?: string;
}

/** Some 400,000 words: longer texts are found by what stands in their first thousand pages. */
const LONGEST_TEXT = 3_000_000;
/** The most a character takes in UTF-8 or UTF-16, so of a plain text no more is needed. */
const MOST_CHARACTER_BYTES = 4;
/** Word documents shrink to a tenth when they are packed, and their pictures not at all: four times the largest file. */
const MOST_UNZIPPED_MB = 200;
const MEGABYTE = 1_000_000;

const DAMAGED = 'The file is damaged or locked by a password, so its words are not searched.';
const TOO_LARGE_UNZIPPED = `Unpacked the file is larger than ${MOST_UNZIPPED_MB} MB, so its words are not searched.`;
const TOO_LONG = `Only the first ${LONGEST_TEXT.toLocaleString('en-US')} characters of the file are searched.`;

/** Types whose files have no words to search: pictures and spreadsheets. */
export function hasText(mimetype: string): boolean {
  return mimetype === FILE_TYPES.pdf || mimetype === FILE_TYPES.docx || isPlainText(mimetype);
}

function isPlainText(mimetype: string): boolean {
  return mimetype === FILE_TYPES.txt || mimetype === FILE_TYPES.csv;
}

/** The bytes from which the text is read: all of them, of a plain text no more than is kept of it. */
export async function bytesOfText(content: Readable, mimetype: string): Promise<Buffer> {
  if (!isPlainText(mimetype)) return buffer(content);
  const parts: Buffer[] = [];
  let length = 0;
  const chunks: AsyncIterable<Buffer> = content;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length > LONGEST_TEXT * MOST_CHARACTER_BYTES) break;
  }
  return Buffer.concat(parts);
}

/** The words of a file, of a PDF those of its first pages; none of one that is damaged, or unpacks to more than it may. */
export async function readFileText(bytes: Uint8Array, mimetype: string, mostPages: number): Promise<FileText> {
  if (isPlainText(mimetype)) return cut(plainText(bytes));
  try {
    return mimetype === FILE_TYPES.pdf ? await pdfText(bytes, mostPages) : await wordText(Buffer.from(bytes));
  } catch (error) {
    return { text: '', problem: DAMAGED, cause: String(error) };
  }
}

function plainText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** By the mark at the beginning of a text in UTF-16. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Page by page, so that no more than one of them and their text is held. */
async function pdfText(bytes: Uint8Array, mostPages: number): Promise<FileText> {
  const { getDocumentProxy } = await import('unpdf');
  // The library refuses a Buffer, which our process receives.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  try {
    const { numPages } = pdf;
    let text = '';
    for (let number = 1; number <= Math.min(numPages, mostPages) && text.length <= LONGEST_TEXT; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
      text += `${words.replace(/\s+/g, ' ')} `;
      page.cleanup();
    }
    if (numPages <= mostPages || text.length > LONGEST_TEXT) return cut(text);
    const [read, all] = [mostPages, numPages].map((pages) => pages.toLocaleString('en-US'));
    return { text, problem: `Only the first ${read} of the ${all} pages of the file are searched.` };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function wordText(bytes: Buffer): Promise<FileText> {
  if ((await unzippedBytes(bytes)) > MOST_UNZIPPED_MB * MEGABYTE) return { text: '', problem: TOO_LARGE_UNZIPPED };
  const { default: mammoth } = await import('mammoth');
  return cut((await mammoth.extractRawText({ buffer: bytes })).value);
}

function cut(text: string): FileText {
  return text.length <= LONGEST_TEXT
    ? { text, problem: null }
    : { text: text.slice(0, LONGEST_TEXT), problem: TOO_LONG };
}
