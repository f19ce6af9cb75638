import { analyzeDocument } from '@rotunda/analysis';
import type { textSectionSchema } from '@rotunda/contract';
import type { Language, TextSection } from '@rotunda/domain';
import { findMatches, mergeSpans, positiveParts, type QueryNode, buildTermFilter } from '@rotunda/query';
import type { z } from 'zod';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { findFirstIndex } from '../../../platform/find-first-index.ts';
import { type BuiltText, buildTextStreams } from './build-text-stream.ts';
import { createDocumentsRepository } from '../read/documents.repository.ts';

export interface MarkedTextRequest {
  fnDocumentId: string;
  query: QueryNode;
}

export interface MarkedText {
  officialTitle: string | null;
  sections: z.infer<typeof textSectionSchema>[];
  matchCount: number;
}

type Marks = Map<string, [number, number][]>;

/**
 * Returns a text by section with every match of a query marked; null when the text is not stored. Takes seconds for a
 * long text.
 */
export async function readMarkedText(
  database: DatabaseHandle,
  { fnDocumentId, query }: MarkedTextRequest,
): Promise<MarkedText | null> {
  const text = await createDocumentsRepository(database).getText(fnDocumentId);
  if (text === null) return null;
  const marks = getMarks(query, text.sections, text.language === 'fr' ? 'fr' : 'en');
  return {
    officialTitle: text.officialTitle,
    sections: presentSections(text.sections, marks),
    matchCount: [...marks.values()].reduce((sum, places) => sum + places.length, 0),
  };
}

/** Like `readMarkedText`, without marks. */
export async function readPlainText(database: DatabaseHandle, fnDocumentId: string): Promise<MarkedText | null> {
  const text = await createDocumentsRepository(database).getText(fnDocumentId);
  if (text === null) return null;
  return { officialTitle: text.officialTitle, sections: presentSections(text.sections, new Map()), matchCount: 0 };
}

/** Finds the matches of a query, by `section/block` (`null` for the heading), as offsets into the text of the block. */
function getMarks(query: QueryNode, sections: readonly TextSection[], language: Language): Marks {
  const built = buildTextStreams(sections);
  const texts = [built.current, built.struck];
  const parts = positiveParts(query);
  const streams = texts.map((one) => ({ field: 'text' as const, language, text: one.text }));
  const marks: Marks = new Map();
  for (const match of mergeSpans(findMatches(parts, analyzeDocument(streams, buildTermFilter(parts))))) {
    const text = texts[match.streamIndex];
    if (text !== undefined) addMark(marks, text, match);
  }
  return marks;
}

/**
 * Adds a match to the marks. A phrase may span several blocks or begin in a heading, so each block gets its part of the
 * mark.
 */
function addMark(marks: Marks, text: BuiltText, match: { start: number; end: number }): void {
  for (
    let place = findFirstIndex(text.blocks, ({ end }) => end > match.start);
    place < text.blocks.length;
    place += 1
  ) {
    const block = text.blocks[place];
    if (block === undefined || block.start >= match.end) return;
    const key = `${block.section}/${block.block}`;
    const own = marks.get(key) ?? [];
    const start = Math.max(match.start, block.start) - block.start;
    const end = Math.min(match.end, block.end) - block.start;
    const last = own.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else own.push([start, end]);
    marks.set(key, own);
  }
}

function presentSections(sections: readonly TextSection[], marks: Marks): MarkedText['sections'] {
  return sections.map((section, place) => ({
    sectionId: section.sectionId,
    num: section.num ?? null,
    heading: section.heading ?? null,
    level: section.level,
    change: section.change ?? null,
    marks: marks.get(`${place}/null`) ?? [],
    blocks: section.blocks.map((block, number) => ({
      text: block.text,
      num: block.num ?? null,
      indent: block.indent,
      change: block.change ?? null,
      ...(block.continues === undefined ? {} : { continues: block.continues }),
      ...(block.isNote === undefined ? {} : { isNote: block.isNote }),
      marks: marks.get(`${place}/${number}`) ?? [],
    })),
  }));
}
