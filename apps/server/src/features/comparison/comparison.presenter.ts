import type { ComparedSection, ComparableText, Comparison, RowSide, TextUnit } from '@rotunda/comparison';
import type { ComparedRowSide, ComparedSectionRows, ComparedSectionSummary, ComparisonAnswer } from '@rotunda/contract';

/** Comparison without its text and its bills; this part is cached and sent first. */
export type ComparisonOverview = Pick<ComparisonAnswer, 'sections' | 'figures' | 'callOuts' | 'changeCount'>;

export interface PresentedComparison {
  overview: ComparisonOverview;
  /** Rows by section key. */
  sections: Record<string, ComparedSectionRows['rows']>;
}

/**
 * Converts a comparison to its cached form. It includes the texts with their marks, so that reading it needs nothing
 * else.
 */
export function presentComparison(
  left: ComparableText,
  right: ComparableText,
  { sections, figures, callOuts, changeCount }: Comparison,
): PresentedComparison {
  return {
    overview: {
      sections: sections.map((section) => presentSection(left, right, section)),
      figures,
      callOuts: [...callOuts],
      changeCount,
    },
    sections: Object.fromEntries(sections.map((section) => [section.key, getRows(left, right, section)])),
  };
}

function presentSection(left: ComparableText, right: ComparableText, section: ComparedSection): ComparedSectionSummary {
  const leftUnit = unitAt(left, section.left);
  const rightUnit = unitAt(right, section.right);
  return {
    key: section.key,
    left: getName(leftUnit),
    right: getName(rightUnit),
    leftPlace: section.left,
    level: (rightUnit ?? leftUnit)?.level ?? 0,
    kind: section.kind,
    isMoved: section.isMoved,
    isRenumbered: section.isRenumbered,
    partners: [...section.partners],
    isFormal: section.isFormal,
    insertedWords: section.insertedWords,
    struckWords: section.struckWords,
    words: Math.max(getWords(leftUnit), getWords(rightUnit)),
    changes: getChanges(section),
  };
}

function getRows(left: ComparableText, right: ComparableText, section: ComparedSection): ComparedSectionRows['rows'] {
  const leftUnit = unitAt(left, section.left);
  const rightUnit = unitAt(right, section.right);
  return section.rows.map((row) => ({
    left: presentSide(leftUnit, row.left),
    right: presentSide(rightUnit, row.right),
  }));
}

function presentSide(unit: TextUnit | null, side: RowSide | null): ComparedRowSide | null {
  if (unit === null || side === null) return null;
  const isHeading = side.paragraph === -1;
  const paragraph = isHeading ? undefined : unit.paragraphs[side.paragraph];
  return {
    isHeading,
    number: isHeading ? unit.number : (paragraph?.number ?? null),
    hasOtherNumber: side.hasOtherNumber,
    text: isHeading ? (unit.heading ?? '') : (paragraph?.text ?? ''),
    indent: paragraph?.indent ?? 0,
    runs: side.runs.map((run) => ({ ...run })),
  };
}

/** Returns the numbers of the first and the last change. */
function getChanges({ rows }: ComparedSection): [number, number] | null {
  const numbers = rows
    .flatMap(({ left, right }) => [...(left?.runs ?? []), ...(right?.runs ?? [])])
    .map(({ change }) => change)
    .filter((change) => change > 0);
  if (numbers.length === 0) return null;
  return numbers.reduce<[number, number]>(
    ([first, last], change) => [Math.min(first, change), Math.max(last, change)],
    [Number.POSITIVE_INFINITY, 0],
  );
}

function unitAt({ units }: ComparableText, index: number | null): TextUnit | null {
  return index === null ? null : (units[index] ?? null);
}

function getName(unit: TextUnit | null): { number: string | null; heading: string | null } | null {
  return unit === null ? null : { number: unit.number, heading: unit.heading };
}

function getWords(unit: TextUnit | null): number {
  return (unit?.paragraphs ?? []).reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
}
