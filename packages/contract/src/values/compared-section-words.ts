import type { ComparedSectionSummary } from '../comparison.ts';

type Named = Pick<ComparedSectionSummary, 'left' | 'right'>;

/** Shortens `SEC. 3.` to `§ 3` for lists; null for a section without a number. */
export function formatSectionNumber(number: string | null | undefined): string | null {
  const bare = number
    ?.trim()
    .replace(/[.—–-]+$/, '')
    .trim();
  if (!bare) return null;
  return bare.replace(/^(SECTION|SEC)\.?\s*/i, '§ ');
}

/** Returns the name of a section for lists: number and heading of the right text, otherwise of the left. */
export function sectionName({ left, right }: Named): { number: string | null; heading: string } {
  const name = right ?? left;
  const number = formatSectionNumber(name?.number);
  return { number, heading: name?.heading ?? (number === null ? 'Text before the first section' : '') };
}

/** Returns the name of a section in one line. */
export function sectionLabel(section: Named): string {
  const { number, heading } = sectionName(section);
  return [number, heading].filter(Boolean).join(' ');
}

const KINDS: Readonly<Record<ComparedSectionSummary['kind'], string>> = {
  equal: 'Unchanged',
  changed: 'Changed',
  added: 'Added',
  dropped: 'Removed',
  split: 'Split',
  merged: 'Merged',
  translation: 'Translation',
};

/** Describes what happened to a section: `Moved from § 4`, `Renumbered from § 4`, `Changed`. */
export function describeSectionChange(section: ComparedSectionSummary): string {
  const before = formatSectionNumber(section.left?.number);
  if (section.isMoved) return before === null ? 'Moved' : `Moved from ${before}`;
  if (section.kind === 'equal' && section.isRenumbered && before !== null) return `Renumbered from ${before}`;
  return KINDS[section.kind];
}

export type Tone = 'same' | 'changed' | 'added' | 'dropped' | 'moved';

/** Returns the tone of a section, which decides its color and mark. */
export function getTone({ kind, isMoved, isFormal }: ComparedSectionSummary): Tone {
  if (isMoved) return 'moved';
  if (kind === 'added' || kind === 'dropped') return kind;
  if (isFormal || kind === 'equal' || kind === 'translation') return 'same';
  return 'changed';
}

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Formats `3 unchanged sections, 640 words`; the word count is left out for titles without words of their own. */
export function foldWords(fold: 'unchanged' | 'formal', sections: readonly ComparedSectionSummary[]): string {
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  const what = plural(sections.length, fold === 'formal' ? 'formal part' : 'unchanged section');
  return words === 0 ? what : `${what}, ${plural(words, 'word')}`;
}

/** Formats `4 sections added, 1 removed, 3 changed, 2 moved`; zero counts are left out. */
export function formatFigures(figures: {
  added: number;
  dropped: number;
  changed: number;
  moved: number;
  renumbered: number;
  split: number;
  merged: number;
}): string[] {
  const named = [
    [figures.added, 'added'],
    [figures.dropped, 'removed'],
    [figures.changed, 'changed'],
    [figures.moved, 'moved'],
    [figures.renumbered, 'renumbered'],
    [figures.split, 'split'],
    [figures.merged, 'merged'],
  ] as const;
  return named.filter(([count]) => count > 0).map(([count, what]) => `${plural(count, 'section')} ${what}`);
}
