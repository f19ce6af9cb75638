import type { InputEntry } from '../source.ts';
import { decodeUtf8, utf8Chunks } from './decode-text.ts';
import { truncateRaw } from './quarantined.ts';
import { parseJson, readJsonLines, type JsonLine } from './read-json.ts';
import { MAX_LINE_BYTES } from './read-lines.ts';
import { MAX_DOCUMENT_BYTES } from './read-text.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/**
 * Reads the records of a JSON file in any of the forms that publishers use: JSON lines, one array, values one after the
 * other, or a single object. An object is one record, unless it has one of the named lists: then each member is one.
 * Arrays and sequences are read value by value, so that a session of a hundred thousand bills takes no more memory than
 * its longest bill. `position` is `path:line` for lines, `path[index]` for members and `path` for a single object.
 *
 * @param lists names of the list in the responses of the source's API, such as `results`
 * @throws UnreadableInputError when the file is no JSON, or ends within a value.
 */
export async function* readJsonItems(entry: InputEntry, lists: readonly string[] = []): AsyncGenerator<JsonLine> {
  if (/\.(?:jsonl|ndjson)$/i.test(entry.name)) {
    yield* readJsonLines(entry);
    return;
  }
  const values = new JsonValues();
  let first: Value | undefined;
  let count = 0;
  for await (const chunk of utf8Chunks(entry)) {
    for (const value of values.add(chunk)) {
      count += 1;
      // A single object has no index, so it waits for a second value.
      if (values.isArray || count > 2) yield getItem(value, `${entry.path}[${count - 1}]`);
      else if (count === 1) first = value;
      else {
        if (first !== undefined) yield getItem(first, `${entry.path}[0]`);
        first = undefined;
        yield getItem(value, `${entry.path}[1]`);
      }
    }
  }
  values.end();
  if (first !== undefined) yield* getMembers(getItem(first, entry.path), lists);
}

function* getMembers(item: JsonLine, lists: readonly string[]): Generator<JsonLine> {
  if (item.ok && typeof item.value === 'object' && item.value !== null) {
    for (const [name, members] of Object.entries(item.value)) {
      if (!lists.includes(name) || !Array.isArray(members)) continue;
      for (const [index, value] of members.entries()) yield { ok: true, position: `${item.position}[${index}]`, value };
      return;
    }
  }
  yield item;
}

/** Bytes of a value, or the beginning of one that is too long. */
interface Value {
  bytes: Buffer;
  isTooLong: boolean;
  limit: number;
}

function getItem({ bytes, isTooLong, limit }: Value, position: string): JsonLine {
  if (isTooLong) {
    const raw = truncateRaw(bytes.toString('latin1'));
    return { ok: false, position, reason: `the record is longer than ${limit} bytes`, raw };
  }
  try {
    return { ok: true, position, value: parseJson(decodeUtf8(bytes)) };
  } catch (error) {
    if (!(error instanceof UnreadableInputError)) throw error;
    return { ok: false, position, reason: error.reason, raw: truncateRaw(bytes) };
  }
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
const KEPT_OF_LONG_VALUE = 64 * 1024;
const isBlank = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Cuts JSON into the members of an array, or into values one after the other, without parsing them. */
class JsonValues {
  /** Whether the file is one array. */
  isArray = false;
  #hasBegun = false;
  #hasEnded = false;
  /** Open brackets within the current value. */
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #parts: Buffer[] = [];
  #length = 0;
  #isWithin = false;

  *add(chunk: Buffer): Generator<Value> {
    // Where the current value continues in this chunk.
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (!this.#isWithin) {
        if (isBlank(byte)) continue;
        if (this.#opens(byte)) continue;
        if (byte === COMMA) continue;
        this.#isWithin = true;
        start = at;
      }
      const isEnd = this.#ends(byte);
      if (isEnd === undefined) continue;
      // A bare value ends before the separator, an object or array with its bracket.
      const end = isEnd === 'after' ? at + 1 : at;
      this.#keep(chunk.subarray(start, end));
      yield this.#take();
      if (isEnd === 'before') this.#opens(byte);
    }
    if (this.#isWithin) this.#keep(chunk.subarray(start));
  }

  /** @throws UnreadableInputError when the file ended within a value or an array, or has no value */
  end(): void {
    if (!this.#hasBegun) throw new UnreadableInputError('the file is empty, not JSON');
    if (this.#isWithin || (this.isArray && !this.#hasEnded)) {
      const raw = Buffer.concat(this.#parts).toString('utf8');
      throw new UnreadableInputError('not valid JSON: the file ends within a record or a list', { raw });
    }
  }

  /** Takes the brackets of the array that is the file. */
  #opens(byte: number): boolean {
    if (this.#hasEnded) throw new UnreadableInputError('not valid JSON: there is more after the end of the list');
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      this.isArray = byte === ARRAY;
      if (byte !== ARRAY && byte !== OBJECT) {
        throw new UnreadableInputError('not valid JSON: the file begins with neither an object nor a list');
      }
      return this.isArray;
    }
    if (this.isArray && byte === ARRAY_END) {
      this.#hasEnded = true;
      return true;
    }
    return false;
  }

  /** Whether the current value ends with this byte or before it. */
  #ends(byte: number): 'before' | 'after' | undefined {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === BACKSLASH) this.#isEscaped = true;
      else if (byte === QUOTE) this.#isInString = false;
      return undefined;
    }
    if (byte === QUOTE) this.#isInString = true;
    else if (byte === OBJECT || byte === ARRAY) this.#depth += 1;
    else if ((byte === OBJECT_END || byte === ARRAY_END) && this.#depth > 0) {
      this.#depth -= 1;
      if (this.#depth === 0) return 'after';
    } else if (this.#depth === 0 && (byte === COMMA || byte === ARRAY_END || isBlank(byte))) return 'before';
    return undefined;
  }

  #keep(bytes: Buffer): void {
    const before = this.#length;
    this.#length += bytes.length;
    if (this.#length <= this.#limit) this.#parts.push(bytes);
    else if (before <= this.#limit) {
      const beginning = Buffer.concat([...this.#parts, bytes]).subarray(0, KEPT_OF_LONG_VALUE);
      this.#parts = [Buffer.from(beginning)];
    }
  }

  #take(): Value {
    const value = { bytes: Buffer.concat(this.#parts), isTooLong: this.#length > this.#limit, limit: this.#limit };
    this.#parts = [];
    this.#length = 0;
    this.#isWithin = false;
    return value;
  }

  /** A member of a list is limited like a line, a single object like a file. */
  get #limit(): number {
    return this.isArray ? MAX_LINE_BYTES : MAX_DOCUMENT_BYTES;
  }
}
