import { UnreadableInputError } from './unreadable-input-error.ts';

/** Maximum nesting of lists and objects; the deepest real response has twelve levels. */
const MAX_DEPTH = 100;
/**
 * Maximum values in one document, each up to 100 bytes of memory; a page of a thousand bills with their actions has
 * 300,000.
 */
const MAX_VALUES = 2_000_000;
/** Maximum fields of one object, because many are slow to copy; the largest real one has about 500. */
const MAX_FIELDS = 20_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * Checks the size and nesting of JSON before it is parsed, because later readers recurse into values and a few thousand
 * levels would crash the process. Invalid JSON is left for the parser to reject.
 * @throws UnreadableInputError naming the limit and the character, counted from 0
 */
export function checkJsonBounds(text: string): void {
  let depth = 0;
  let values = 1;
  /** Commas seen so far in each enclosing object; a list starts far below zero, because it has no limit. */
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

/**
 * Returns the index of the quote that ends the string starting at `start`, or the length of the text if there is none.
 */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

function fail(reason: string, text: string, at: number): never {
  throw new UnreadableInputError(`the JSON cannot be read: ${reason} (at character ${at})`, { raw: text });
}
