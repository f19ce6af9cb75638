import type { TariffChapter, TariffChapterLine } from '@rotunda/contract';
import { getDigits } from './code-address.ts';

interface Place {
  key: string;
  /** Starts at 1, like `aria-level`. */
  level: number;
  /** Position among siblings, starting at 1. */
  place: number;
  setSize: number;
  /** Null for a row without children. */
  isOpen: boolean | null;
  parentKey: string | null;
}

export type TreeRow = Place &
  (
    | { kind: 'chapter'; chapter: TariffChapter }
    | { kind: 'line'; chapter: TariffChapter; line: TariffChapterLine }
    | { kind: 'waiting' | 'failed'; chapter: TariffChapter }
  );

/** Lines of an open chapter, or why there are none yet. */
export type ChapterLines = readonly TariffChapterLine[] | 'waiting' | 'failed';

export const chapterKey = (chapter: number) => `chapter ${chapter}`;
export const lineKey = (chapter: number, position: number) => `line ${chapter} ${position}`;

/** Returns the visible rows: every chapter and the expanded lines of open chapters. */
export function getRows(
  chapters: readonly TariffChapter[],
  isOpen: (key: string) => boolean,
  getLines: (chapter: number) => ChapterLines,
): TreeRow[] {
  return chapters.flatMap((chapter, index) => {
    const key = chapterKey(chapter.chapter);
    const head: TreeRow = {
      kind: 'chapter',
      key,
      level: 1,
      place: index + 1,
      setSize: chapters.length,
      parentKey: null,
      chapter,
      isOpen: isOpen(key),
    };
    return head.isOpen === true ? [head, ...rowsUnder(chapter, isOpen, getLines(chapter.chapter))] : [head];
  });
}

function rowsUnder(chapter: TariffChapter, isOpen: (key: string) => boolean, lines: ChapterLines): TreeRow[] {
  const above = chapterKey(chapter.chapter);
  if (typeof lines === 'string') {
    const key = `${lines} ${chapter.chapter}`;
    return [{ kind: lines, key, level: 2, place: 1, setSize: 1, isOpen: null, parentKey: above, chapter }];
  }
  const under = new Map<number | null, TariffChapterLine[]>();
  for (const line of lines) {
    const siblings = under.get(line.parentPosition);
    if (siblings === undefined) under.set(line.parentPosition, [line]);
    else siblings.push(line);
  }
  const walk = (parent: number | null, level: number, parentKey: string): TreeRow[] => {
    const siblings = under.get(parent) ?? [];
    return siblings.flatMap((line, index) => {
      const key = lineKey(chapter.chapter, line.position);
      const hasLines = under.has(line.position);
      const row: TreeRow = {
        kind: 'line',
        key,
        level,
        place: index + 1,
        setSize: siblings.length,
        parentKey,
        chapter,
        line,
        isOpen: hasLines ? isOpen(key) : null,
      };
      return row.isOpen === true ? [row, ...walk(line.position, level + 1, key)] : [row];
    });
  };
  return walk(null, 2, above);
}

/** Returns the line preceded by its ancestors, starting with the heading. */
export function pathTo(lines: readonly TariffChapterLine[], line: TariffChapterLine): TariffChapterLine[] {
  const byPosition = new Map(lines.map((one) => [one.position, one]));
  const path = [line];
  for (let [first] = path; first !== undefined && first.parentPosition !== null; [first] = path) {
    const above = byPosition.get(first.parentPosition);
    if (above === undefined || above.position >= first.position) break;
    path.unshift(above);
  }
  return path;
}

/** Finds the line with these digits; without one, the last line whose code is a prefix of them. */
export function lineOfCode(lines: readonly TariffChapterLine[], digits: string): TariffChapterLine | undefined {
  const coded = lines.flatMap((line) => (line.htsno === null ? [] : [{ line, own: getDigits(line.htsno) }]));
  const found = coded.find(({ own }) => own === digits) ?? coded.findLast(({ own }) => digits.startsWith(own));
  return found?.line;
}

/** Returns a line's description without the colon that the schedule adds to lines with children. */
export const formatHeading = (description: string): string => description.replace(/\s*:\s*$/, '');
