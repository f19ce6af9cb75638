import { UnreadableInputError } from './unreadable-input-error.ts';

/** Lists and objects inside one another; the deepest real answer has twelve levels. */
const MAX_DEPTH = 100;
/** Values of one document, each up to 100 bytes of memory; a page of a thousand bills with their actions has 300,000. */
const MAX_VALUES = 2_000_000;
/** Fields of one object, which are slow to copy when there are many; the widest real one has some 500. */
const MAX_FIELDS = 20_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * Looks over JSON before it is parsed: what reads values later goes down into them, and some thousand levels would end
 * the process. Text that is no JSON is left for the parser to refuse.
 * @throws UnreadableInputError naming the limit and the character, counted from 0
 */
export function checkJsonBounds(text: string): void {
  let depth = 0;
  let values = 1;
  /** Commas in each object around the place; of lists below zero, where there is no limit. */
  const commas: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
      continue;
    }
    const isOpening = code === OPEN_BRACKET || code === OPEN_BRACE;
    if (!isOpening && code !== COMMA) {
      if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth -= 1;
      continue;
    }
    values += 1;
    if (isOpening) {
      depth += 1;
      commas[depth] = code === OPEN_BRACE ? 0 : -MAX_VALUES;
    } else if (depth > 0) commas[depth] = (commas[depth] ?? 0) + 1;
    if ((commas[depth] ?? 0) >= MAX_FIELDS) fail(`one object has more than ${MAX_FIELDS} fields`, text, at);
    if (depth > MAX_DEPTH) fail(`its values lie more than ${MAX_DEPTH} deep`, text, at);
    if (values > MAX_VALUES) fail(`it holds more than ${MAX_VALUES} values`, text, at);
  }
}

/** Place of the quote that ends the string begun at `start`; the last place when none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

function fail(reason: string, text: string, at: number): never {
  throw new UnreadableInputError(`the JSON is not read: ${reason} (at character ${at})`, { raw: text });
}
