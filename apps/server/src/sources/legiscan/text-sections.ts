import type { TextBlock, TextSection } from '@rotunda/domain';
import { readHtml } from '../../platform/html/read-html.ts';
import { markOfTag } from '../../platform/inline-text/mark-of-tag.ts';
import { settleInlineText } from '../../platform/inline-text/settle-inline-text.ts';
import { textOrUndefined } from '../mapping/defined-fields.ts';

/** Private-use characters that mark the beginning and end of struck text until the text is split into blocks. */
const STRUCK_START = '\uE000';
const STRUCK_END = '\uE001';
const STRUCK_TAGS = new Set(['strike', 's', 'del']);
const BREAKING_TAGS = new Set(
  'p div br tr table ul ol li h1 h2 h3 h4 h5 h6 section article blockquote hr center'.split(' '),
);
/** A struck number may be followed by a new one: `SEC. 2.` struck, then `SEC. 3.` */
const SECTION_START =
  /^(?:\uE000([^\uE000\uE001]*)\uE001\s*)?((?:SECTION|Section|SEC\.|Sec\.)\s+\d+[A-Za-z]?(?:\.\d+)*\.?)\s*(.*)$/s;

/**
 * Converts a state's HTML text to sections, which begin at paragraphs that start with `SECTION 1.` or `SEC. 2.`; the
 * text before the first is the preamble. Struck text becomes separate blocks; everything else is kept in reading order.
 */
export function htmlToSections(html: string): TextSection[] {
  const sections: TextSection[] = [{ sectionId: 's-0', level: 0, blocks: [] }];
  const used = new Map<string, number>();
  let isStruck = false;
  for (const paragraph of getParagraphs(html)) {
    const start = SECTION_START.exec(paragraph);
    const [, struckNum, num, rest] = start ?? [];
    if (num !== undefined) {
      const struck = textOrUndefined(struckNum);
      const blocks = struck === undefined ? [] : [{ text: struck, indent: 0, change: 'deleted' as const }];
      sections.push({ sectionId: getSectionId(num, used), num, level: 0, blocks });
    }
    const parts = splitStruck(num === undefined ? paragraph : (rest ?? ''), isStruck);
    isStruck = parts.isStruckAtEnd;
    sections.at(-1)?.blocks.push(...parts.blocks);
  }
  return sections.filter(({ num, blocks }) => num !== undefined || blocks.length > 0);
}

/**
 * Builds a section id. Numbers contain only digits, letters and periods, so a counter after `_` cannot collide with
 * another number.
 */
function getSectionId(num: string, used: Map<string, number>): string {
  const base = `s-${num.replace(/^\D+/, '').replace(/\.$/, '').toLowerCase()}`;
  const count = (used.get(base) ?? 0) + 1;
  used.set(base, count);
  // Sections of amended codes are quoted inside a bill and may repeat its numbers.
  return count === 1 ? base : `${base}_${count}`;
}

/**
 * Returns paragraphs, which are separated by blank lines, block tags or an indented line, with white space collapsed.
 */
function getParagraphs(html: string): string[] {
  let text = '';
  readHtml(html, {
    onText: (part) => (text += part),
    onTag: (name, isClosing) => {
      if (STRUCK_TAGS.has(name)) text += isClosing ? STRUCK_END : STRUCK_START;
      else if (BREAKING_TAGS.has(name)) text += '\n\n';
      else text += markOfTag(name, isClosing);
    },
  });
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n+|\n(?=[^\S\n]{2,}\S)/)
    .map((paragraph) => settleInlineText(paragraph).replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

function splitStruck(paragraph: string, isStruckAtStart: boolean): { blocks: TextBlock[]; isStruckAtEnd: boolean } {
  const blocks: TextBlock[] = [];
  let isStruck = isStruckAtStart;
  let endsInBlank = false;
  for (const part of paragraph.split(/([\uE000\uE001])/)) {
    if (part === STRUCK_START || part === STRUCK_END) {
      isStruck = part === STRUCK_START;
      continue;
    }
    const text = part.trim();
    if (text !== '')
      blocks.push({
        text,
        indent: 0,
        ...(isStruck ? { change: 'deleted' } : {}),
        ...(blocks.length === 0 ? {} : { continues: endsInBlank || /^\s/.test(part) ? 'spaced' : 'unspaced' }),
      });
    endsInBlank = /\s$/.test(part) || (text === '' && endsInBlank);
  }
  return { blocks, isStruckAtEnd: isStruck };
}
