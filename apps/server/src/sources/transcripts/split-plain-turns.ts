import type { TextSection } from '@rotunda/domain';
import { getSpeaker } from '../mapping/transcript/get-speaker.ts';
import { type Paragraph, buildTurnSections } from '../mapping/transcript/build-turn-sections.ts';

/**
 * Splits a text by speaker: paragraphs are separated by blank lines, and a line that begins with a speaker's name
 * starts one.
 */
export function splitPlainTurns(text: string): TextSection[] {
  return buildTurnSections([], getParagraphs(text));
}

function* getParagraphs(text: string): Generator<Paragraph> {
  let lines: string[] = [];
  for (const written of text.split(/\r?\n/)) {
    const line = written.replace(/\s+/g, ' ').trim();
    if ((line === '' || getSpeaker(line) !== undefined) && lines.length > 0) {
      yield { text: lines.join(' '), page: undefined };
      lines = [];
    }
    if (line !== '') lines.push(line);
  }
  if (lines.length > 0) yield { text: lines.join(' '), page: undefined };
}
