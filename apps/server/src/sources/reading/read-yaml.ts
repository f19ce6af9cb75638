import { type CST, Composer, LineCounter, Parser } from 'yaml';
import { UnreadableInputError } from './unreadable-input-error.ts';

/** The longest real record, a legislator with all terms, has 12,000 characters. */
export const MAX_YAML_CHARACTERS = 256 * 1024;
/** Nesting of lists and mappings; real records have six levels. */
const MAX_DEPTH = 50;
/** Limited because the library compares every key of a mapping with every other. */
const MAX_VALUES = 20_000;

/**
 * Parses one YAML document. The core schema of YAML 1.2 keeps a bare 2022-12-05 as text, so that no time zone can shift
 * it. Aliases are rejected because they can expand without bound.
 * @throws UnreadableInputError when it is not YAML, or exceeds the limits
 */
export function parseYaml(text: string): unknown {
  if (text.length > MAX_YAML_CHARACTERS) fail(`the record is longer than ${MAX_YAML_CHARACTERS} characters`, text);
  const lines = new LineCounter();
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  // Runs before anything recurses into the tokens: the library's own error for a document nested too deeply can crash
  // the process.
  checkBounds(tokens, text, lines);
  const [document, another] = [
    ...new Composer({ version: '1.2', schema: 'core', prettyErrors: false }).compose(tokens, true, text.length),
  ];
  if (document === undefined || another !== undefined) fail('the file holds more than one document', text);
  const [error] = document.errors;
  if (error !== undefined) fail(`${error.message}${getPlace(error.pos[0], lines)}`, text);
  try {
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    return value;
  } catch (cause) {
    fail(cause instanceof Error ? cause.message : String(cause), text);
  }
}

function checkBounds(tokens: readonly CST.Token[], text: string, lines: LineCounter): void {
  let values = 0;
  const waiting = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { token, depth } = next;
    values += 1;
    if (depth > MAX_DEPTH) fail(`its values lie more than ${MAX_DEPTH} deep${getPlace(token.offset, lines)}`, text);
    if (values > MAX_VALUES) fail(`it holds more than ${MAX_VALUES} values${getPlace(token.offset, lines)}`, text);
    for (const child of getChildren(token)) waiting.push({ token: child, depth: depth + 1 });
  }
}

function getChildren(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value === undefined ? [] : [token.value];
  if (!('items' in token)) return [];
  return token.items.flatMap((item) => [item.key, item.value].filter((child) => child !== undefined && child !== null));
}

function getPlace(offset: number | undefined, lines: LineCounter): string {
  if (offset === undefined || offset < 0) return '';
  const { line, col } = lines.linePos(offset);
  return ` (line ${line}, column ${col})`;
}

function fail(reason: string, text: string): never {
  throw new UnreadableInputError(`not valid YAML: ${reason}`, { raw: text });
}
