import { setImmediate } from 'node:timers/promises';
import { analyzeText, CITATION_MARK } from '@rotunda/analysis';
import type { PresidentialAnalysis } from '@rotunda/contract';
import { codeAddress, codeLabel, type FederalCode, type TextSection } from '@rotunda/domain';
import { excerptAround } from '../../../platform/excerpt-around.ts';
import { ResultCache } from '../../../platform/result-cache.ts';
import { getPieces } from '../streams/get-pieces.ts';

type CitedCode = PresidentialAnalysis['codes'][number];

/** Citation of one section, with its offsets in the text. */
interface CodeCitation {
  code: FederalCode;
  title: string;
  section: string;
  start: number;
  end: number;
}

/** Matches something every citation of a code contains, so that most paragraphs need not be analyzed. */
const MAY_CITE = /U\.?\s?S\.?\s?C|C\.?\s?F\.?\s?R|United States Code|Code of Federal Regulations/i;
/** Characters shown before the citation in an excerpt. */
const BEFORE = 120;
/** More than anyone reads; a text that cites more sections refers to none in particular. */
const MAX_CODES = 500;

/**
 * Characters analyzed at a time, longer than any real paragraph. This takes some tens of milliseconds, after which
 * other work can run.
 */
const CHARACTERS_AT_A_TIME = 20_000;

/** Caches the codes of recent texts, so that opening a long one repeatedly does not slow others down. */
const remembered = new ResultCache<CitedCode[]>(50);

/** Like `citedCodes`, but computed once per text. */
export function knownCitedCodes(text: { contentHash: string; sections: readonly TextSection[] }): Promise<CitedCode[]> {
  return remembered.get(text.contentHash, () => citedCodes(text.sections));
}

/** Number of citations of a code and the first one. */
interface Found {
  citation: CodeCitation;
  section: number;
  block: number;
  count: number;
}

/**
 * Finds the sections of the federal codes that a text cites, the most cited first, then in order of first citation; at
 * most MAX_CODES.
 */
export async function citedCodes(sections: readonly TextSection[]): Promise<CitedCode[]> {
  const found = new Map<string, Found>();
  for (const [section, { blocks }] of sections.entries()) {
    for (const [block, { text }] of blocks.entries()) {
      if (!MAY_CITE.test(text)) continue;
      for (const { from, text: piece } of getPieces(text, CHARACTERS_AT_A_TIME)) {
        for (const { start, end, ...cited } of citationsIn(piece)) {
          const label = codeLabel(cited.code, cited.title, cited.section);
          const known = found.get(label);
          if (known !== undefined) known.count += 1;
          else
            found.set(label, {
              citation: { ...cited, start: from + start, end: from + end },
              section,
              block,
              count: 1,
            });
        }
        await setImmediate();
      }
    }
  }
  // The sort is stable, so ties keep the order of the text.
  const codes = [...found].sort(([, one], [, other]) => other.count - one.count).slice(0, MAX_CODES);
  return codes.flatMap(([label, one]) => presentCode(sections, label, one) ?? []);
}

function presentCode(
  sections: readonly TextSection[],
  label: string,
  { citation, section, block, count }: Found,
): CitedCode | null {
  const { code, title, section: number, start, end } = citation;
  const { sectionId, blocks } = sections[section] ?? {};
  const text = blocks?.[block]?.text;
  if (sectionId === undefined || text === undefined) return null;
  return {
    code: label,
    summary: null,
    count,
    excerpt: excerptAround(text, [[start, end]], BEFORE),
    place: { sectionId, section, block, offset: start, written: text.slice(start, end) },
    url: codeAddress(code, title, number),
  };
}

/** Finds the citations in part of a paragraph, in order. */
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
