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
 * The words of a file; empty for a picture or a table.
 * @throws FileTextError
 */
export async function readFileText(content: Readable, mimetype: string): Promise<string> {
  const bytes = await buffer(content);
  try {
    return (await textOf(bytes, mimetype)).slice(0, LONGEST_TEXT);
  } catch (error) {
    throw new FileTextError(error);
  }
}

async function textOf(bytes: Buffer, mimetype: string): Promise<string> {
  switch (mimetype) {
    case FILE_TYPES.pdf: {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
      return text;
    }
    case FILE_TYPES.docx: {
      if ((await unzippedBytes(bytes)) > MOST_UNZIPPED_BYTES) throw new Error('It would fill the memory.');
      return (await mammoth.extractRawText({ buffer: bytes })).value;
    }
    case FILE_TYPES.txt:
    case FILE_TYPES.csv:
      return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
    default:
      return '';
  }
}
