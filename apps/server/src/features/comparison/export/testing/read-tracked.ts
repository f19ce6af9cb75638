import type { ComparableText } from '@rotunda/comparison';
import type { TrackedKind } from '../tracked-paragraph.ts';

interface Readable {
  end: TrackedKind;
  stretches: readonly { kind: TrackedKind; text: string }[];
}

/** Returns the lines that remain when all changes are rejected (`left`) or accepted (`right`). */
export function readTracked(paragraphs: readonly Readable[], side: 'left' | 'right'): string[] {
  const gone = side === 'left' ? 'inserted' : 'struck';
  const lines: string[] = [];
  let line = '';
  for (const { end, stretches } of paragraphs) {
    for (const { kind, text } of stretches) if (kind !== gone) line += text;
    if (end === gone) continue;
    lines.push(line);
    line = '';
  }
  return line === '' ? lines : [...lines, line];
}

/** Prints a text as one line per heading or paragraph, each with its number. */
export function getLines({ units }: ComparableText): string[] {
  return units.flatMap(({ number, heading, paragraphs }) => [
    ...(number === null && heading === null ? [] : [printed(number, heading)]),
    ...paragraphs.map((paragraph) => printed(paragraph.number, paragraph.text)),
  ]);
}

const printed = (number: string | null, text: string | null) => [number, text].filter(Boolean).join(' ');
