/**
 * A table of strings with their uses, in arrays that threads can share. A map of strings would be built again in every
 * thread and cost four cache misses per lookup; this costs one for most words that no search contains, and two for
 * others. A string is identified by the offset of its record: length, number of uses, the uses, and two UTF-16 units
 * per integer.
 */
export interface TermTable {
  /** Open addressing: offset + 1 of a record in the low bits, and as many hash bits as fit above; 0 = empty. */
  slots: Int32Array;
  records: Int32Array;
}

export const RECORD = { length: 0, useCount: 1, uses: 2 } as const;

/** Hash of the empty string; `hashOn` extends the hash of any beginning. */
export const HASH_SEED = 0x811c_9dc5 | 0;

/** Extends an FNV-1a hash by one unit, so that hashing a word also yields the hashes of all its beginnings. */
export function hashOn(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x0100_0193);
}

export function getHash(text: string): number {
  let hash = HASH_SEED;
  for (let index = 0; index < text.length; index++) hash = hashOn(hash, text.charCodeAt(index));
  return hash;
}

/**
 * Builds a table of strings.
 *
 * @param entries distinct strings, most frequent first, so that strings read together are stored together
 * @returns the table, and the offset of each entry's record
 */
export function buildTermTable(entries: readonly { text: string; uses: readonly number[] }[]): {
  table: TermTable;
  offsets: Int32Array;
} {
  const offsets = new Int32Array(entries.length);
  let size = 0;
  for (const [index, { text, uses }] of entries.entries()) {
    offsets[index] = size;
    size += RECORD.uses + uses.length + ((text.length + 1) >>> 1);
  }
  const records = new Int32Array(size);
  // At most two thirds full.
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(1.5 * entries.length + 2)));
  const tagMask = getTagMask(records);
  for (const [index, { text, uses }] of entries.entries()) {
    const offset = offsets[index] ?? 0;
    records[offset] = text.length;
    records[offset + RECORD.useCount] = uses.length;
    records.set(uses, offset + RECORD.uses);
    const units = offset + RECORD.uses + uses.length;
    for (let at = 0; at < text.length; at += 2) records[units + (at >>> 1)] = unitsAt(text, at);
    const hash = getHash(text);
    let slot = firstSlot(hash, slots);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = (hash & tagMask) | (offset + 1);
  }
  return { table: { slots, records }, offsets };
}

/** Finds the record of the string in the first `length` units of `text`, given its hash; -1 if there is none. */
export function findRecord(table: TermTable, text: string, length: number, hash: number): number {
  const { slots, records } = table;
  const tagMask = getTagMask(records);
  const tag = hash & tagMask;
  let slot = firstSlot(hash, slots);
  for (;;) {
    const entry = slots[slot] ?? 0;
    if (entry === 0) return -1;
    if ((entry & tagMask) === tag) {
      const record = (entry & ~tagMask) - 1;
      if (isText(records, record, text, length)) return record;
    }
    slot = (slot + 1) & (slots.length - 1);
  }
}

/** A selection of strings in a list: their numbers there, and their hashes. */
export interface TermSelection {
  numbers: Int32Array;
  hashes: Int32Array;
  count: number;
}

/**
 * Runs `findRecord` for many strings. It reads all slots first and then all records they point to, so that the
 * processor fetches several from memory at once instead of waiting for each lookup.
 *
 * @param found receives the record of each selected string, or -1
 */
export function findRecords(table: TermTable, texts: readonly string[], of: TermSelection, found: Int32Array): void {
  const { slots, records } = table;
  const { numbers, hashes, count } = of;
  const tagMask = getTagMask(records);
  for (let at = 0; at < count; at++) found[at] = slots[firstSlot(hashes[at] ?? 0, slots)] ?? 0;
  for (let at = 0; at < count; at++) {
    const entry = found[at] ?? 0;
    if (entry === 0) {
      found[at] = -1;
      continue;
    }
    const hash = hashes[at] ?? 0;
    const text = texts[numbers[at] ?? 0] ?? '';
    const record = (entry & ~tagMask) - 1;
    const isIt = ((entry ^ hash) & tagMask) === 0 && isText(records, record, text, text.length);
    found[at] = isIt ? record : findRecord(table, text, text.length, hash);
  }
}

export function textOfRecord({ records }: TermTable, record: number): string {
  const length = records[record] ?? 0;
  const start = record + RECORD.uses + (records[record + RECORD.useCount] ?? 0);
  let text = '';
  for (let at = 0; at < length; at++) {
    const pair = records[start + (at >>> 1)] ?? 0;
    text += String.fromCharCode((at & 1) === 0 ? pair & 0xffff : pair >>> 16);
  }
  return text;
}

/** Whether any string begins with this UTF-16 unit. */
export function hasTermBeginning(table: TermTable, unit: number): boolean {
  for (const { length, units } of getRecords(table)) {
    if (length > 0 && ((table.records[units] ?? 0) & 0xffff) === unit) return true;
  }
  return false;
}

/** Returns the length of the shortest string; Infinity if there is none. */
export function shortestLength(table: TermTable): number {
  let shortest = Infinity;
  for (const { length } of getRecords(table)) shortest = Math.min(shortest, length);
  return shortest;
}

function* getRecords({ records }: TermTable): Generator<{ length: number; units: number }> {
  for (let record = 0; record < records.length;) {
    const length = records[record] ?? 0;
    const units = record + RECORD.uses + (records[record + RECORD.useCount] ?? 0);
    yield { length, units };
    record = units + ((length + 1) >>> 1);
  }
}

/** Compares the text itself, because equal hashes prove nothing and an alert must not depend on luck. */
function isText(records: Int32Array, record: number, text: string, length: number): boolean {
  if (records[record] !== length) return false;
  const start = record + RECORD.uses + (records[record + RECORD.useCount] ?? 0);
  const even = length & ~1;
  for (let at = 0; at < even; at += 2) {
    if (records[start + (at >>> 1)] !== (text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16))) return false;
  }
  return even === length || records[start + (even >>> 1)] === text.charCodeAt(even);
}

function unitsAt(text: string, at: number): number {
  return at + 1 < text.length ? text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16) : text.charCodeAt(at);
}

/** Returns the bits that no offset + 1 uses. */
function getTagMask(records: Int32Array): number {
  return -1 << (32 - Math.clz32(records.length));
}

function firstSlot(hash: number, slots: Int32Array): number {
  return (hash ^ (hash >>> 15)) & (slots.length - 1);
}
