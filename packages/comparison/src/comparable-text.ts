import type { TextBlock, TextSection } from '@rotunda/domain';
import type { ComparableText, ComparisonLanguage, Paragraph, TextUnit } from './types.ts';

/** Marks that follow a word without a space, even where a struck passage was between them. */
const CLOSING_MARK = /^[.,;:!?)\]”’]/;

/**
 * Returns the reading of a stored text to compare: passages a committee struck are left out and those it inserted are
 * included, because 26 of 181 reported federal texts contain both readings.
 */
export function toComparableText(sections: readonly TextSection[], language: ComparisonLanguage): ComparableText {
  return {
    language,
    units: sections.filter((section) => section.change !== 'deleted').flatMap((section) => getUnit(section) ?? []),
  };
}

/** Returns null for a section without a heading that held only struck text or notes. */
function getUnit(section: TextSection): TextUnit | null {
  const paragraphs = getParagraphs(section.blocks);
  const isEmptied = paragraphs.length === 0 && section.blocks.length > 0;
  if (isEmptied && section.heading === undefined) return null;
  return {
    id: section.sectionId,
    number: section.num ?? null,
    heading: section.heading ?? null,
    level: section.level,
    paragraphs,
  };
}

/**
 * Returns one paragraph per line; struck pieces of a line are left out, and the rest is joined. Notes are not part of
 * the text.
 */
function getParagraphs(blocks: readonly TextBlock[]): Paragraph[] {
  const lines: TextBlock[][] = [];
  for (const block of blocks) {
    if (block.isNote === true) continue;
    if (block.continues === undefined) lines.push([]);
    lines.at(-1)?.push(block);
  }
  return lines.flatMap((line) => {
    const first = line.find(({ change }) => change !== 'deleted');
    return first === undefined ? [] : { number: first.num ?? null, text: textOfLine(line), indent: first.indent };
  });
}

function textOfLine(line: readonly TextBlock[]): string {
  let text = '';
  let isSpaced = false;
  for (const block of line) {
    isSpaced ||= block.continues === 'spaced';
    if (block.change === 'deleted') continue;
    const needsBlank = isSpaced && text !== '' && !CLOSING_MARK.test(block.text);
    text += needsBlank ? ` ${block.text}` : block.text;
    isSpaced = false;
  }
  return text;
}
