import { DeletedTextRun, InsertedTextRun, type ParagraphChild, TextRun } from 'docx';
import type { TrackedKind } from '../tracked-paragraph.ts';
import { printableText } from '../../../../platform/printable-text.ts';

/** Author and time recorded with each tracked change. */
export interface ChangeMaker {
  author: string;
  /** ISO 8601 without fractions of a second. */
  date: string;
  /** Ids are unique in the document. */
  nextId: () => number;
}

/** Converts text to runs; every line after the first starts with a break. */
export function plainRuns(text: string, isBold = false): TextRun[] {
  return getLines(text).map((line) => new TextRun({ ...line, bold: isBold }));
}

/** Converts a stretch of text to runs with tracked changes. */
export function trackedRuns(kind: TrackedKind, text: string, { author, date, nextId }: ChangeMaker): ParagraphChild[] {
  if (kind === 'same') return plainRuns(text);
  return getLines(text).map((line) => {
    const change = { ...line, id: nextId(), author, date };
    return kind === 'struck' ? new DeletedTextRun(change) : new InsertedTextRun(change);
  });
}

/** Lines go in `text` rather than `children`, where the library treats some words as fields. */
function getLines(text: string): { text: string; break?: number }[] {
  return printableText(text)
    .split(/\r\n|[\r\n]/)
    .map((line, index) => (index === 0 ? { text: line } : { text: line, break: 1 }));
}

/** Returns the paragraph properties that track its end. */
export function trackedEnd(kind: TrackedKind, { author, date, nextId }: ChangeMaker) {
  if (kind === 'same') return {};
  const change = { id: nextId(), author, date };
  return { run: kind === 'struck' ? { deletion: change } : { insertion: change } };
}
