import type { InputEntry } from '../source.ts';
import { firstBytes, utf8Chunks, utf8Text } from './decode-text.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/** Single-byte encodings that an XML declaration may name; all others must be UTF-8 (or UTF-16 with its mark). */
const DECLARABLE: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
};
/** An XML declaration is far shorter. */
const DECLARATION_BYTES = 256;
const UNICODE = ['utf-8', 'utf8', 'us-ascii', 'ascii', 'utf-16', 'utf-16le', 'utf-16be', ''];

/**
 * Decodes an XML file with the encoding that its declaration names, or UTF-8 if it names none.
 * @throws UnreadableInputError when the bytes do not fit the encoding, or the encoding is unknown.
 */
export async function* xmlText(entry: InputEntry): AsyncGenerator<string> {
  const chunks = utf8Chunks(entry);
  try {
    yield* getText(chunks);
  } finally {
    await chunks.return(undefined);
  }
}

async function* getText(chunks: AsyncGenerator<Buffer>): AsyncGenerator<string> {
  const first = await firstBytes(chunks, DECLARATION_BYTES);
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(
    first.subarray(0, DECLARATION_BYTES).toString('latin1'),
  );
  const encoding = declared?.[1]?.toLowerCase() ?? '';
  const single = DECLARABLE[encoding];
  if (single !== undefined) {
    const decoder = new TextDecoder(single);
    yield decoder.decode(first);
    for await (const chunk of chunks) yield decoder.decode(chunk);
    return;
  }
  if (!UNICODE.includes(encoding)) throw new UnreadableInputError(`the encoding ${encoding} is not known here`);
  yield* utf8Text(withFirst(first, chunks));
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first;
  yield* rest;
}
