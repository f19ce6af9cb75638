import type { ComparedSectionSummary } from '@rotunda/contract';

/** One line of the screen: a section, folded ones, or the place that a section was moved away from. */
export type ComparisonLine =
  | { kind: 'section'; key: string; section: ComparedSectionSummary }
  | { kind: 'fold'; key: string; fold: 'unchanged' | 'formal'; sections: readonly ComparedSectionSummary[] }
  | { kind: 'origin'; key: string; section: ComparedSectionSummary };

/** What a section is folded as until somebody opens it; null for one that shows itself. */
export function foldOf(section: ComparedSectionSummary): 'unchanged' | 'formal' | null {
  if (section.isFormal) return 'formal';
  return section.kind === 'equal' && !section.isMoved ? 'unchanged' : null;
}

/**
 * The lines of a comparison in reading order: what nobody needs to read is folded, neighbors together, and the place a
 * moved section left says where it went.
 * @param opened keys of folded sections that are shown all the same
 */
export function layOutSections(
  sections: readonly ComparedSectionSummary[],
  opened: ReadonlySet<string>,
): ComparisonLine[] {
  const lines: ComparisonLine[] = [];
  const origins = originsOf(sections);
  let folded: ComparedSectionSummary[] = [];
  const closeFold = () => {
    const [first] = folded;
    const fold = first === undefined ? null : foldOf(first);
    if (first !== undefined && fold !== null)
      lines.push({ kind: 'fold', key: `fold-${first.key}`, fold, sections: folded });
    folded = [];
  };
  for (const section of sections) {
    const fold = opened.has(section.key) ? null : foldOf(section);
    const [before] = folded;
    if (before !== undefined && fold !== foldOf(before)) closeFold();
    if (fold === null) lines.push({ kind: 'section', key: section.key, section });
    else folded.push(section);
    const moved = origins.get(section.key) ?? [];
    if (moved.length > 0) closeFold();
    lines.push(...moved.map((one) => ({ kind: 'origin' as const, key: `origin-${one.key}`, section: one })));
  }
  closeFold();
  return lines;
}

/** Moved sections by the key of the section after which they stood in the left text. */
function originsOf(sections: readonly ComparedSectionSummary[]): Map<string, ComparedSectionSummary[]> {
  const origins = new Map<string, ComparedSectionSummary[]>();
  const settled = sections.filter(({ isMoved, leftPlace }) => !isMoved && leftPlace !== null);
  for (const section of sections) {
    const place = section.leftPlace;
    if (!section.isMoved || place === null) continue;
    const before = settled.findLast((one) => one.leftPlace !== null && one.leftPlace < place) ?? sections[0];
    if (before === undefined || before === section) continue;
    const together = [...(origins.get(before.key) ?? []), section];
    origins.set(
      before.key,
      together.toSorted((a, b) => (a.leftPlace ?? 0) - (b.leftPlace ?? 0)),
    );
  }
  return origins;
}

/** The line a section is shown or folded in; -1 for an unknown one. */
export function lineOfSection(lines: readonly ComparisonLine[], key: string): number {
  return lines.findIndex((line) =>
    line.kind === 'fold' ? line.sections.some((section) => section.key === key) : line.key === key,
  );
}
