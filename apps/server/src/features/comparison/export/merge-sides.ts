import type { ParagraphWriter } from './paragraph-writer.ts';
import type { SideItem } from './side-items.ts';
import type { TrackedDetail, TrackedKind } from './tracked-paragraph.ts';

/** Writes one side alone, entirely struck or entirely inserted. */
export function writeSide(items: readonly SideItem[], kind: 'struck' | 'inserted', writer: ParagraphWriter): void {
  for (const item of items) writeItem(item, kind, writer);
}

/**
 * Merges two sides into one text with tracked changes. Shared text is written once; between shared parts, the left
 * side's own text comes first, then the right side's. If the shared text turns out to differ, both sides are written
 * whole, so that each can always be recovered.
 */
export function writeMerged(
  left: readonly SideItem[],
  right: readonly SideItem[],
  detail: TrackedDetail,
  writer: ParagraphWriter,
): void {
  if (sharedText(left) !== sharedText(right)) {
    writeSide(left, 'struck', writer);
    writeSide(right, 'inserted', writer);
    return;
  }
  const a = new SideReader(left);
  const b = new SideReader(right);
  for (;;) {
    writeBetween(a.readOwn(), b.readOwn(), detail, writer);
    const shared = Math.min(a.keptLeft, b.keptLeft);
    if (shared === 0) return;
    writer.write('same', a.readShared(shared));
    b.readShared(shared);
  }
}

const sharedText = (items: readonly SideItem[]) =>
  items.map((item) => (item.type === 'kept' ? item.text : '')).join('');

/** Reads a side, alternating between its own text and shared text. */
class SideReader {
  readonly #items: readonly SideItem[];
  #next = 0;
  #unchanged = '';

  constructor(items: readonly SideItem[]) {
    this.#items = items;
  }

  get keptLeft(): number {
    return this.#unchanged.length;
  }

  readOwn(): SideItem[] {
    const own: SideItem[] = [];
    while (this.#unchanged === '' && this.#next < this.#items.length) {
      const item = this.#items[this.#next];
      this.#next += 1;
      if (item?.type === 'kept') this.#unchanged = item.text;
      else if (item !== undefined) own.push(item);
    }
    return own;
  }

  readShared(length: number): string {
    const taken = this.#unchanged.slice(0, length);
    this.#unchanged = this.#unchanged.slice(length);
    return taken;
  }
}

/**
 * Writes what is between two shared words. Spaces, numbers and paragraph ends that match at either edge are written as
 * shared.
 */
function writeBetween(
  left: readonly SideItem[],
  right: readonly SideItem[],
  detail: TrackedDetail,
  writer: ParagraphWriter,
): void {
  const max = Math.min(left.length, right.length);
  let before = 0;
  while (before < max && isSame(left[before], right[before], detail)) before += 1;
  let after = 0;
  while (after < max - before && isSame(left.at(-1 - after), right.at(-1 - after), detail)) after += 1;
  for (const item of right.slice(0, before)) writeItem(item, 'same', writer);
  const struck = left.slice(before, left.length - after);
  if (detail === 'letters' || hasWords(struck)) writeSide(struck, 'struck', writer);
  const inserted = right.slice(before, right.length - after);
  const hasChange = detail === 'letters' || hasWords(inserted);
  for (const item of inserted) writeItem(item, hasChange ? 'inserted' : 'same', writer);
  for (const item of right.slice(right.length - after)) writeItem(item, 'same', writer);
}

/** Whether the items contain more than spaces and numbers. */
const hasWords = (items: readonly SideItem[]) => items.some(({ type }) => type === 'own' || type === 'end');

function isSame(left: SideItem | undefined, right: SideItem | undefined, detail: TrackedDetail): boolean {
  if (left === undefined || right === undefined || left.type !== right.type) return false;
  if (left.type === 'end') return true;
  if ((left.type !== 'space' && left.type !== 'number') || right.type !== left.type) return false;
  return detail === 'words' || left.text === right.text;
}

function writeItem(item: SideItem, kind: TrackedKind, writer: ParagraphWriter): void {
  if (item.type === 'end') writer.end(kind, item);
  else if (item.type === 'own') writer.write(kind, item.text, item.other);
  else writer.write(item.type === 'shown' ? 'same' : kind, item.text);
}
