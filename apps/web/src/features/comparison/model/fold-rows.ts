import type { ComparedSectionRows } from '@rotunda/contract';

type Row = ComparedSectionRows['rows'][number];
export type RowPart = { kind: 'row'; place: number; row: Row } | { kind: 'fold'; from: number; count: number };

const isUnchanged = ({ left, right }: Row) =>
  [...(left?.runs ?? []), ...(right?.runs ?? [])].every(({ weight }) => weight !== 'words') &&
  !left?.isHeading &&
  !right?.isHeading;

/**
 * Returns the rows of a section, with unchanged paragraphs folded if only changes are wanted. Headings stay, because
 * they show the reader's position.
 * @param opened first rows of folds that are shown anyway
 */
export function foldRows(rows: readonly Row[], hidesUnchanged: boolean, opened: ReadonlySet<number>): RowPart[] {
  const parts: RowPart[] = [];
  for (const [place, row] of rows.entries()) {
    const last = parts.at(-1);
    if (!hidesUnchanged || !isUnchanged(row)) parts.push({ kind: 'row', place, row });
    else if (last?.kind === 'fold') last.count += 1;
    else parts.push({ kind: 'fold', from: place, count: 1 });
  }
  return parts.flatMap((part) =>
    part.kind === 'fold' && opened.has(part.from)
      ? rows
          .slice(part.from, part.from + part.count)
          .map((row, index) => ({ kind: 'row' as const, place: part.from + index, row }))
      : [part],
  );
}
