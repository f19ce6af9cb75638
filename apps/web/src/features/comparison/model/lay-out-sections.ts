import type { ComparedSectionSummary } from '@rotunda/contract';

/** One line of the screen: a section, a group of folded sections, or the place that a section moved away from. */
export type ComparisonLine =
  | { kind: 'section'; key: string; section: ComparedSectionSummary }
  | { kind: 'fold'; key: string; fold: 'unchanged' | 'formal'; sections: readonly ComparedSectionSummary[] }
  | { kind: 'origin'; key: string; section: ComparedSectionSummary };

/** Returns the kind of fold a section is in until the user opens it; null for a section that is always shown. */
export function getFold(section: ComparedSectionSummary): 'unchanged' | 'formal' | null {
  if (section.isFormal) return 'formal';
  return section.kind === 'equal' && !section.isMoved ? 'unchanged' : null;
}

/**
 * Lays out a comparison in reading order. Sections that need no reading are folded together with their neighbors, and
 * the place that a moved section left says where it went.
 * @param opened keys of folded sections that are shown anyway
 */
export function layOutSections(
  sections: readonly ComparedSectionSummary[],
  opened: ReadonlySet<string>,
): ComparisonLine[] {
  const lines: ComparisonLine[] = [];
  const origins = getOrigins(sections);
  let folded: ComparedSectionSummary[] = [];
  const closeFold = () => {
    const [first] = folded;
    const fold = first === undefined ? null : getFold(first);
    if (first !== undefined && fold !== null)
      lines.push({ kind: 'fold', key: `fold-${first.key}`, fold, sections: folded });
    folded = [];
  };
  for (const section of sections) {
    const fold = opened.has(section.key) ? null : getFold(section);
    const [before] = folded;
    if (before !== undefined && fold !== getFold(before)) closeFold();
    if (fold === null) lines.push({ kind: 'section', key: section.key, section });
    else folded.push(section);
    const moved = origins.get(section.key) ?? [];
    if (moved.length > 0) closeFold();
    lines.push(...moved.map((one) => ({ kind: 'origin' as const, key: `origin-${one.key}`, section: one })));
  }
  closeFold();
  return lines;
}

/** Groups moved sections by the key of the section that they followed in the left text. */
function getOrigins(sections: readonly ComparedSectionSummary[]): Map<string, ComparedSectionSummary[]> {
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

/** Returns the index of the line in which a section is shown or folded; -1 if it is unknown. */
export function lineOfSection(lines: readonly ComparisonLine[], key: string): number {
  return lines.findIndex((line) =>
    line.kind === 'fold' ? line.sections.some((section) => section.key === key) : line.key === key,
  );
}
