import mammoth from 'mammoth';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { FILE_TYPES } from '@rotunda/contract';
import { unzippedBytes } from '../../platform/files/unzipped-bytes.ts';

/** The file cannot be read as what it is: damaged, locked by a password, or made to fill the memory. */
export class FileTextError extends Error {
  constructor(cause: unknown) {
    super('The text of the file cannot be read.', { cause });
    this.name = 'FileTextError';
  }
}

/** Some 400,000 words: longer texts are found by what stands in their first thousand pages. */
const LONGEST_TEXT = 3_000_000;
/** Twenty times the largest file that is taken. */
const MOST_UNZIPPED_BYTES = 1_000_000_000;

/**
 * The words of a file; empty for a picture or a table. Of a plain text no more is read than is kept.
 * @throws FileTextError, and what reading the content throws
 */
export async function readFileText(content: Readable, mimetype: string): Promise<string> {
  switch (mimetype) {
    case FILE_TYPES.pdf:
      return parsed(await buffer(content), pdfText);
    case FILE_TYPES.docx:
      return parsed(await buffer(content), wordText);
    case FILE_TYPES.txt:
    case FILE_TYPES.csv:
      return plainText(content);
    default:
      content.destroy();
      return '';
  }
}

async function parsed(bytes: Buffer, textOf: (bytes: Buffer) => Promise<string>): Promise<string> {
  try {
    return (await textOf(bytes)).slice(0, LONGEST_TEXT);
  } catch (error) {
    throw new FileTextError(error);
  }
}

async function pdfText(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

async function wordText(bytes: Buffer): Promise<string> {
  if ((await unzippedBytes(bytes)) > MOST_UNZIPPED_BYTES) throw new Error('It would fill the memory.');
  return (await mammoth.extractRawText({ buffer: bytes })).value;
}

async function plainText(content: Readable): Promise<string> {
  let decoder: TextDecoder | undefined;
  let text = '';
  const chunks: AsyncIterable<Buffer> = content;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8');
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= LONGEST_TEXT) return text.slice(0, LONGEST_TEXT);
  }
  return text;
}
