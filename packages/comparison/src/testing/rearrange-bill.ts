import { getFormalKind } from '../formal-parts.ts';
import type { ComparableText, Paragraph, TextUnit } from '../types.ts';
import { editParagraphs } from './edit-words.ts';
import type { Random } from './random.ts';

/** The edits made to a bill, by units of the old and the new text. */
export interface Rearrangement {
  right: ComparableText;
  /** New index of each old section; -1 for one that was merged into another. */
  rightByLeft: readonly number[];
  moved: ReadonlySet<number>;
  split: { whole: number; part: number } | null;
  merged: { part: number; whole: number } | null;
}

interface Entry {
  unit: TextUnit;
  left: number;
  isPart: boolean;
}

/** Shorter sections are left alone, and sections are not split into parts shorter than this. */
const MIN_WORDS = 30;
const MIN_PARAGRAPHS = 4;

/**
 * Moves one to three sections of a bill, splits one and merges two neighbors where possible, edits `share` of the words
 * of all of these, and renumbers everything.
 */
export function rearrangeBill(left: ComparableText, share: number, random: Random): Rearrangement {
  const movable = findMovable(left);
  const chosen = shuffle(movable, random);
  const moved = new Set(chosen.slice(0, 1 + random.below(3)));
  const edited = new Set(moved);
  let entries = left.units.map((unit, at): Entry => ({ unit, left: at, isPart: false }));
  const wholeOfSplit = chosen.find((at) => !moved.has(at) && canSplit(left.units[at]?.paragraphs ?? []));
  if (wholeOfSplit !== undefined) edited.add(wholeOfSplit);
  const wholeOfMerge = chosen.find((at) => canMerge(left, at, edited) && movable.includes(at + 1));
  if (wholeOfMerge !== undefined) edited.add(wholeOfMerge).add(wholeOfMerge + 1);
  entries = entries.map((entry) => (edited.has(entry.left) ? edit(entry, share, random) : entry));
  if (wholeOfMerge !== undefined) entries = merge(entries, wholeOfMerge);
  if (wholeOfSplit !== undefined) entries = split(entries, wholeOfSplit);
  entries = move(entries, moved, random);
  const right = { ...left, units: entries.map(({ unit }, at) => renumber(unit, at)) };
  const getPlace = (at: number) => entries.findIndex((entry) => entry.left === at && !entry.isPart);
  return {
    right,
    rightByLeft: left.units.map((_, at) => getPlace(at)),
    moved,
    split:
      wholeOfSplit === undefined
        ? null
        : { whole: wholeOfSplit, part: entries.findIndex((entry) => entry.left === wholeOfSplit && entry.isPart) },
    merged: wholeOfMerge === undefined ? null : { part: wholeOfMerge + 1, whole: getPlace(wholeOfMerge) },
  };
}

function countWords(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, { text }) => sum + text.split(' ').length, 0);
}

/**
 * Returns the numbered sections of substance. Sections whose words occur twice are excluded, because the moved one
 * could not be identified.
 */
function findMovable(text: ComparableText): number[] {
  const uses = new Map<string, number>();
  const getWords = (unit: TextUnit) => unit.paragraphs.map((paragraph) => paragraph.text).join(' ');
  for (const unit of text.units) uses.set(getWords(unit), (uses.get(getWords(unit)) ?? 0) + 1);
  return [...text.units.entries()].flatMap(([at, unit]) => {
    const isLong = countWords(unit.paragraphs) >= MIN_WORDS && uses.get(getWords(unit)) === 1;
    return isLong && unit.number !== null && getFormalKind(text, at) === null ? [at] : [];
  });
}

function canSplit(paragraphs: readonly Paragraph[]): boolean {
  const half = Math.ceil(paragraphs.length / 2);
  const halves = [paragraphs.slice(0, half), paragraphs.slice(half)];
  return paragraphs.length >= MIN_PARAGRAPHS && halves.every((each) => countWords(each) >= MIN_WORDS);
}

function canMerge(text: ComparableText, at: number, taken: ReadonlySet<number>): boolean {
  return at + 1 < text.units.length && !taken.has(at) && !taken.has(at + 1);
}

function edit(entry: Entry, share: number, random: Random): Entry {
  return { ...entry, unit: { ...entry.unit, paragraphs: editParagraphs(entry.unit.paragraphs, share, random) } };
}

function split(entries: readonly Entry[], whole: number): Entry[] {
  return entries.flatMap((entry) => {
    if (entry.left !== whole) return [entry];
    const half = Math.ceil(entry.unit.paragraphs.length / 2);
    const [first, second] = [entry.unit.paragraphs.slice(0, half), entry.unit.paragraphs.slice(half)];
    const rest = { ...entry.unit, id: `${entry.unit.id}-rest`, heading: 'Further provisions', paragraphs: second };
    return [
      { ...entry, unit: { ...entry.unit, paragraphs: first } },
      { unit: rest, left: whole, isPart: true },
    ];
  });
}

function merge(entries: readonly Entry[], whole: number): Entry[] {
  const part = entries.find((entry) => entry.left === whole + 1);
  return entries.flatMap((entry) => {
    if (entry.left === whole + 1) return [];
    if (entry.left !== whole || part === undefined) return [entry];
    return [{ ...entry, unit: { ...entry.unit, paragraphs: [...entry.unit.paragraphs, ...part.unit.paragraphs] } }];
  });
}

/** Removes the sections and inserts each at another place. */
function move(entries: readonly Entry[], moved: ReadonlySet<number>, random: Random): Entry[] {
  const rest = [...entries];
  for (const left of moved) {
    const from = rest.findIndex((entry) => entry.left === left && !entry.isPart);
    const [taken] = rest.splice(from, 1);
    if (taken === undefined) continue;
    const to = (from + 1 + random.below(Math.max(1, rest.length))) % (rest.length + 1);
    rest.splice(to, 0, taken);
  }
  return rest;
}

function renumber(unit: TextUnit, at: number): TextUnit {
  if (unit.number === null) return unit;
  return { ...unit, id: `s-${at + 1}`, number: `SEC. ${at + 1}.` };
}

function shuffle(items: readonly number[], random: Random): number[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
