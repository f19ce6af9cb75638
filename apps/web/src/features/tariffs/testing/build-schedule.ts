import type { TariffChapter, TariffChapterLine } from '@rotunda/contract';

type Row = readonly [parentPosition: number | null, htsno: string | null, description: string, general?: string];

export const buildChapter = (chapter: number, changes: Partial<TariffChapter> = {}): TariffChapter => ({
  chapter,
  title: `Title of ${chapter}`,
  edition: '2026-01',
  lineCount: 5,
  loadedTs: 179e7,
  ...changes,
});

/** Builds the lines of a chapter in order. */
export function buildLines<const Rows extends readonly Row[]>(
  ...rows: Rows
): { [Index in keyof Rows]: TariffChapterLine } {
  const lines = rows.map(([parentPosition, htsno, description, general = null], index) => ({
    position: index + 1,
    parentPosition,
    htsno,
    description,
    general,
    indent: 0,
    special: null,
    other: null,
    inherited: null,
    quotaQuantity: null,
    additionalDuties: null,
    units: [],
    footnotes: [],
  }));
  // Each row gives exactly one line.
  return lines as { [Index in keyof Rows]: TariffChapterLine };
}
