import type { ComparedRowSide, ComparedSectionRows, ComparedSectionSummary } from '@rotunda/contract';
import { writeSide, writeMerged } from './merge-sides.ts';
import { ParagraphWriter } from './paragraph-writer.ts';
import { getItems, countShared } from './side-items.ts';
import type { TrackedDetail, TrackedParagraph } from './tracked-paragraph.ts';

type Rows = ComparedSectionRows['rows'];
type Names = Pick<ComparedSectionSummary, 'left' | 'right'>;

/**
 * Merges both sides of a section into one text with tracked changes. Shared words can be in rows that are not adjacent
 * where a paragraph was split, so rows are grouped until both sides have had the same shared text.
 */
export function trackRows(names: Names, rows: Rows, detail: TrackedDetail): TrackedParagraph[] {
  const writer = new ParagraphWriter();
  let group: { left: ComparedRowSide[]; right: ComparedRowSide[] } = { left: [], right: [] };
  let ahead = 0;
  for (const { left, right } of withNumbers(names, rows)) {
    if (left !== null) group.left.push(left);
    if (right !== null) group.right.push(right);
    ahead += countShared(left) - countShared(right);
    if (ahead !== 0) continue;
    writeGroup(group, detail, writer);
    group = { left: [], right: [] };
  }
  writeGroup(group, detail, writer);
  return writer.paragraphs;
}

/** Writes one side of a section alone; what it shares with the other side is written elsewhere. */
export function trackSide(names: Names, rows: Rows, side: 'left' | 'right'): TrackedParagraph[] {
  const writer = new ParagraphWriter();
  for (const row of withNumbers(names, rows)) {
    const alone = row[side];
    if (alone === null) continue;
    const items = getItems({ ...alone, runs: [] }, side, 'letters');
    writeSide(items, side === 'left' ? 'struck' : 'inserted', writer);
  }
  return writer.paragraphs;
}

function writeGroup(
  { left, right }: { left: readonly ComparedRowSide[]; right: readonly ComparedRowSide[] },
  detail: TrackedDetail,
  writer: ParagraphWriter,
): void {
  const leftItems = left.flatMap((side) => getItems(side, 'left', detail));
  const rightItems = right.flatMap((side) => getItems(side, 'right', detail));
  writeMerged(leftItems, rightItems, detail, writer);
}

/** Adds the number of a section without a heading, because the section is cited by it. */
export function withNumbers({ left, right }: Names, rows: Rows): Rows {
  const numbers = { left: numberAlone(left, rows, 'left'), right: numberAlone(right, rows, 'right') };
  if (numbers.left === null && numbers.right === null) return rows;
  const [first, ...rest] = rows;
  const missing = numbers.left === null ? 'left' : 'right';
  const isBesideHeading =
    (numbers.left === null) !== (numbers.right === null) &&
    first?.[missing]?.isHeading === true &&
    first[missing === 'left' ? 'right' : 'left'] === null;
  return isBesideHeading ? [{ ...numbers, [missing]: first[missing] }, ...rest] : [numbers, ...rows];
}

function numberAlone(name: Names['left'], rows: Rows, side: 'left' | 'right'): ComparedRowSide | null {
  const hasHeading = rows.some((row) => row[side]?.isHeading === true);
  if (name === null || name.number === null || hasHeading) return null;
  return { isHeading: true, number: name.number, hasOtherNumber: false, text: '', indent: 0, runs: [] };
}
