import { coreNumber } from './core-number.ts';
import type { Deadline } from './deadline.ts';
import { getFormalKind } from './formal-parts.ts';
import { orderSections } from './order-sections.ts';
import type { ComparableText, ComparedRow, ComparedSection, Comparison, Paragraph, Run, TextUnit } from './types.ts';
import { UnitPairs } from './unit-pairs.ts';

/** Aligns the sections of a text in two languages by id, number and place; words are shown but not compared. */
export function compareTranslations(left: ComparableText, right: ComparableText, deadline: Deadline): Comparison {
  const pairs = new UnitPairs(left.units.length, right.units.length);
  pairByKey(left, right, pairs, (unit) => unit.id);
  pairByKey(left, right, pairs, (unit) => {
    const number = coreNumber(unit.number);
    return number === null ? null : `${unit.level}/${number}`;
  });
  pairBetweenNeighbors(pairs);
  let changeCount = 0;
  const sections = orderSections(left.units.length, right.units.length, { pairs, moved: new Set() }).map((place) => {
    deadline.check();
    const a = place.left === null ? undefined : left.units[place.left];
    const b = place.right === null ? undefined : right.units[place.right];
    if (a === undefined || b === undefined) changeCount += 1;
    const isFormal = getFormalKind(place.right === null ? left : right, place.right ?? place.left ?? 0) !== null;
    return { ...place, ...getSection(a, b, changeCount), key: getKey(place.left, place.right), isFormal };
  });
  const count = (kind: ComparedSection['kind']) =>
    sections.filter((each) => each.kind === kind && !each.isFormal).length;
  const none = { equal: 0, changed: 0, split: 0, merged: 0, moved: 0, renumbered: 0, insertedWords: 0, struckWords: 0 };
  return {
    sections,
    figures: { ...none, added: count('added'), dropped: count('dropped') },
    callOuts: [],
    changeCount,
  };
}

function getKey(left: number | null, right: number | null): string {
  if (left === null) return `r${right}`;
  return right === null ? `l${left}` : `l${left}-r${right}`;
}

function pairByKey(
  left: ComparableText,
  right: ComparableText,
  pairs: UnitPairs,
  keyOfUnit: (unit: TextUnit) => string | null,
): void {
  const waiting = new Map<string, number[]>();
  for (const [at, unit] of left.units.entries()) {
    const key = pairs.isLeftFree(at) ? keyOfUnit(unit) : null;
    if (key === null) continue;
    const list = waiting.get(key);
    if (list === undefined) waiting.set(key, [at]);
    else list.push(at);
  }
  for (const [at, unit] of right.units.entries()) {
    const key = pairs.isRightFree(at) ? keyOfUnit(unit) : null;
    const other = key === null ? undefined : waiting.get(key)?.shift();
    if (other !== undefined) pairs.add(other, at);
  }
}

/**
 * Pairs single sections that lie between two pairs on both sides, because `SCHEDULE` and `ANNEXE` share neither id nor
 * number.
 */
function pairBetweenNeighbors({ leftByRight, rightByLeft }: UnitPairs): void {
  for (const [right, partner] of leftByRight.entries()) {
    const left = right === 0 ? 0 : (leftByRight[right - 1] ?? -1) + 1;
    const hasPairBefore = right === 0 || leftByRight[right - 1] !== -1;
    const isLast = right === leftByRight.length - 1 && left === rightByLeft.length - 1;
    const endsTogether = isLast || (leftByRight[right + 1] !== undefined && leftByRight[right + 1] === left + 1);
    if (partner === -1 && rightByLeft[left] === -1 && hasPairBefore && endsTogether) {
      leftByRight[right] = left;
      rightByLeft[left] = right;
    }
  }
}

function getSection(left: TextUnit | undefined, right: TextUnit | undefined, change: number) {
  const kind =
    left === undefined ? ('added' as const) : right === undefined ? ('dropped' as const) : ('translation' as const);
  const rows =
    left !== undefined && right !== undefined
      ? pairParagraphs(left, right)
      : [left ?? [], right ?? []]
          .flat()
          .flatMap((unit) => fullRows(unit, left === undefined ? 'inserted' : 'struck', change));
  return { kind, isMoved: false, isRenumbered: false, partners: [], insertedWords: 0, struckWords: 0, rows };
}

/** Aligns paragraphs in order, those with the same letter beside each other. */
function pairParagraphs(left: TextUnit, right: TextUnit): ComparedRow[] {
  const rows: ComparedRow[] = [];
  if (left.heading !== null || right.heading !== null) {
    rows.push({
      left: left.heading === null ? null : getSide(-1, false),
      right: right.heading === null ? null : getSide(-1, false),
    });
  }
  let leftAt = 0;
  for (const [rightAt, paragraph] of right.paragraphs.entries()) {
    const found = counterpart(left.paragraphs, leftAt, paragraph, right.paragraphs.length - rightAt);
    for (; leftAt < (found ?? leftAt); leftAt += 1) rows.push({ left: getSide(leftAt, false), right: null });
    const other = found === undefined ? undefined : left.paragraphs[found];
    const hasOtherNumber = other !== undefined && other.number !== paragraph.number;
    rows.push({
      left: found === undefined ? null : getSide(found, hasOtherNumber),
      right: getSide(rightAt, hasOtherNumber),
    });
    if (found !== undefined) leftAt = found + 1;
  }
  for (; leftAt < left.paragraphs.length; leftAt += 1) rows.push({ left: getSide(leftAt, false), right: null });
  return rows;
}

/** Finds the next paragraph with the same letter; a paragraph without a letter pairs only with the very next one. */
function counterpart(
  paragraphs: readonly Paragraph[],
  from: number,
  wanted: Paragraph,
  remaining: number,
): number | undefined {
  if (paragraphs.length - from === remaining) return from;
  const found = paragraphs.findIndex((each, at) => at >= from && each.number === wanted.number);
  if (found === -1) return undefined;
  const isNear = wanted.number !== null || found === from;
  return isNear ? found : undefined;
}

function fullRows(unit: TextUnit, kind: 'struck' | 'inserted', change: number): ComparedRow[] {
  const texts = [
    ...(unit.heading === null ? [] : [[-1, unit.heading] as const]),
    ...unit.paragraphs.map((each, at) => [at, each.text] as const),
  ];
  return texts.map(([paragraph, text]) => {
    const run: Run = { start: 0, end: text.length, kind, weight: 'words', change };
    const side = { paragraph, hasOtherNumber: false, runs: text === '' ? [] : [run] };
    return kind === 'struck' ? { left: side, right: null } : { left: null, right: side };
  });
}

function getSide(paragraph: number, hasOtherNumber: boolean) {
  return { paragraph, hasOtherNumber, runs: [] };
}
