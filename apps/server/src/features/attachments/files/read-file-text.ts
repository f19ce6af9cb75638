import { cutText, readableText } from '@rotunda/domain';
import { FILE_TYPES } from '@rotunda/contract';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { decodeFile } from '../../../platform/files/decode-file.ts';
import { unzippedBytes } from '../../../platform/files/unzipped-bytes.ts';

/** Text of a file and any problem with reading it. */
export interface FileText {
  text: string;
  problem: string | null;
  /** Error of the library, for the log. */
  cause?: string;
}

/** About 400,000 words; longer texts are searchable by their first thousand pages. */
const MAX_TEXT_LENGTH = 3_000_000;
/** Longest UTF-8 or UTF-16 character, which limits how many bytes of a plain text are needed. */
const MAX_CHARACTER_BYTES = 4;
/**
 * Four times the largest file, because compression shrinks the text of Word documents to a tenth but not their images.
 */
const MAX_UNZIPPED_MB = 200;
const MEGABYTE = 1_000_000;

const DAMAGED = 'The file is damaged or locked by a password, so its words are not searched.';
const TOO_LARGE_UNZIPPED = `Unpacked the file is larger than ${MAX_UNZIPPED_MB} MB, so its words are not searched.`;
const TOO_LONG = `Only the first ${MAX_TEXT_LENGTH.toLocaleString('en-US')} characters of the file are searched.`;

/** Types of files that contain searchable text; images and spreadsheets do not. */
export const TYPES_WITH_TEXT: readonly string[] = [FILE_TYPES.pdf, FILE_TYPES.docx, FILE_TYPES.txt, FILE_TYPES.csv];

export const hasText = (mimetype: string): boolean => TYPES_WITH_TEXT.includes(mimetype);

function isPlainText(mimetype: string): boolean {
  return mimetype === FILE_TYPES.txt || mimetype === FILE_TYPES.csv;
}

/** Returns the bytes needed to extract the text: all of them, or for plain text only as many as are kept. */
export async function bytesOfText(content: Readable, mimetype: string): Promise<Buffer> {
  if (!isPlainText(mimetype)) return buffer(content);
  const parts: Buffer[] = [];
  let length = 0;
  const chunks: AsyncIterable<Buffer> = content;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length > MAX_TEXT_LENGTH * MAX_CHARACTER_BYTES) return withoutCutCharacter(Buffer.concat(parts));
  }
  return Buffer.concat(parts);
}

/** Removes the last bytes that could be the beginning of a character, so that a part of a text is as valid as the whole. */
function withoutCutCharacter(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > bytes.length - MAX_CHARACTER_BYTES && (bytes[end - 1] ?? 0) >= 0x80) end -= 1;
  return bytes.subarray(0, end);
}

/**
 * Extracts the text of a file; for a PDF, of its first pages. The text is empty if the file is damaged or exceeds the
 * unzipped limit.
 */
export async function readFileText(bytes: Uint8Array, mimetype: string, maxPages: number): Promise<FileText> {
  if (isPlainText(mimetype)) return cut(decodeFile(bytes));
  try {
    return mimetype === FILE_TYPES.pdf ? await pdfText(bytes, maxPages) : await wordText(Buffer.from(bytes));
  } catch (error) {
    return { text: '', problem: DAMAGED, cause: String(error) };
  }
}

/** Reads page by page so that only one page and the text are in memory. */
async function pdfText(bytes: Uint8Array, maxPages: number): Promise<FileText> {
  const { getDocumentProxy } = await import('unpdf');
  // The library rejects a Buffer, which is what this process receives.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  try {
    const { numPages } = pdf;
    let text = '';
    for (let number = 1; number <= Math.min(numPages, maxPages) && text.length <= MAX_TEXT_LENGTH; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
      text += `${words.replace(/\s+/g, ' ')} `;
      page.cleanup();
    }
    if (numPages <= maxPages || text.length > MAX_TEXT_LENGTH) return cut(text);
    const [read, all] = [maxPages, numPages].map((pages) => pages.toLocaleString('en-US'));
    return {
      text: readableText(text),
      problem: `Only the first ${read} of the ${all} pages of the file are searched.`,
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function wordText(bytes: Buffer): Promise<FileText> {
  if ((await unzippedBytes(bytes)) > MAX_UNZIPPED_MB * MEGABYTE) return { text: '', problem: TOO_LARGE_UNZIPPED };
  const { default: mammoth } = await import('mammoth');
  return cut((await mammoth.extractRawText({ buffer: bytes })).value);
}

function cut(read: string): FileText {
  const text = readableText(read);
  return text.length <= MAX_TEXT_LENGTH
    ? { text, problem: null }
    : { text: cutText(text, MAX_TEXT_LENGTH), problem: TOO_LONG };
}
