import { DeletedTextRun, InsertedTextRun, type ParagraphChild, TextRun } from 'docx';
import type { TrackedKind } from '../tracked-paragraph.ts';
import { printableText } from '../../../../platform/printable-text.ts';

/** Who changed the text when, as each tracked change says of itself. */
export interface ChangeMaker {
  author: string;
  /** ISO 8601, without fractions of a second. */
  date: string;
  /** Unique in the document. */
  nextId: () => number;
}

/** Text as runs; each line after the first begins with a break. */
export function plainRuns(text: string, isBold = false): TextRun[] {
  return linesOf(text).map((line) => new TextRun({ ...line, bold: isBold }));
}

/** A stretch of a text with tracked changes as runs. */
export function trackedRuns(kind: TrackedKind, text: string, { author, date, nextId }: ChangeMaker): ParagraphChild[] {
  if (kind === 'same') return plainRuns(text);
  return linesOf(text).map((line) => {
    const change = { ...line, id: nextId(), author, date };
    return kind === 'struck' ? new DeletedTextRun(change) : new InsertedTextRun(change);
  });
}

/** As `text` and never among `children`, where some words stand for fields. */
function linesOf(text: string): { text: string; break?: number }[] {
  return printableText(text)
    .split(/\r\n|[\r\n]/)
    .map((line, index) => (index === 0 ? { text: line } : { text: line, break: 1 }));
}

/** How the end of a paragraph is tracked. */
export function trackedEnd(kind: TrackedKind, { author, date, nextId }: ChangeMaker) {
  if (kind === 'same') return {};
  const change = { id: nextId(), author, date };
  return { run: kind === 'struck' ? { deletion: change } : { insertion: change } };
}
