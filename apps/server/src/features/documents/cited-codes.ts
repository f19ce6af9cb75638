import { setImmediate } from 'node:timers/promises';
import { analyzeText, CITATION_MARK } from '@rotunda/analysis';
import type { PresidentialAnalysis } from '@rotunda/contract';
import { codeAddress, codeLabel, type FederalCode, type TextSection } from '@rotunda/domain';
import { excerptAround } from '../../platform/excerpt-around.ts';

type CitedCode = PresidentialAnalysis['codes'][number];

/** One citation of one section, with its offsets in the text. */
interface CodeCitation {
  code: FederalCode;
  title: string;
  section: string;
  start: number;
  end: number;
}

/** What no citation of a code does without; most paragraphs need not be analyzed. */
const MAY_CITE = /U\.?\s?S\.?\s?C|C\.?\s?F\.?\s?R|United States Code|Code of Federal Regulations/i;
/** Characters before the citation that an excerpt shows. */
const BEFORE = 120;

/** Characters analyzed at a time, no real paragraph longer: some tens of milliseconds, after which others have their turn. */
const CHARACTERS_AT_A_TIME = 20_000;

/** The sections of the federal codes that a text cites: the most cited first, of equals the first cited. */
export async function citedCodes(sections: readonly TextSection[]): Promise<CitedCode[]> {
  const codes = new Map<string, CitedCode>();
  for (const [sectionIndex, section] of sections.entries()) {
    for (const [blockIndex, { text }] of section.blocks.entries()) {
      if (!MAY_CITE.test(text)) continue;
      for (const { code, title, section: number, start, end } of await citationsByPiece(text)) {
        const label = codeLabel(code, title, number);
        const known = codes.get(label);
        if (known !== undefined) {
          known.count += 1;
          continue;
        }
        codes.set(label, {
          code: label,
          summary: null,
          count: 1,
          excerpt: excerptAround(text, [[start, end]], BEFORE),
          place: {
            sectionId: section.sectionId,
            section: sectionIndex,
            block: blockIndex,
            offset: start,
            written: text.slice(start, end),
          },
          url: codeAddress(code, title, number),
        });
      }
    }
  }
  // Equals keep the order of the text.
  return [...codes.values()].sort((one, other) => other.count - one.count);
}

/** As `citationsIn`, the paragraph in pieces and others served in between. */
async function citationsByPiece(text: string): Promise<CodeCitation[]> {
  const citations: CodeCitation[] = [];
  for (let from = 0; from < text.length;) {
    const to = endOfPiece(text, from);
    for (const citation of citationsIn(text.slice(from, to))) {
      citations.push({ ...citation, start: from + citation.start, end: from + citation.end });
    }
    from = to;
    await setImmediate();
  }
  return citations;
}

/** Behind the last semicolon or line, which end a citation, else behind the last blank. */
function endOfPiece(text: string, from: number): number {
  const most = from + CHARACTERS_AT_A_TIME;
  if (text.length <= most) return text.length;
  const last = Math.max(text.lastIndexOf(';', most - 1), text.lastIndexOf('\n', most - 1));
  const end = last > from ? last : text.lastIndexOf(' ', most - 1);
  return end > from ? end + 1 : most;
}

/** Citations of a piece of a paragraph in its order. */
function citationsIn(text: string): CodeCitation[] {
  return analyzeText(text, 'en').flatMap(({ term, start, end }) => {
    const [code, id = ''] = term.split(CITATION_MARK);
    const [, title, section] = /^(\d+)-(.+)$/.exec(id) ?? [];
    return isCode(code) && title !== undefined && section !== undefined ? [{ code, title, section, start, end }] : [];
  });
}

function isCode(code: string | undefined): code is FederalCode {
  return code === 'usc' || code === 'cfr';
}
