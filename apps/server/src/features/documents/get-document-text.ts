import { analyzeDocument } from '@rotunda/analysis';
import type { textSectionSchema } from '@rotunda/contract';
import type { Language, TextSection } from '@rotunda/domain';
import { findMatches, mergeSpans, parseQuery, positiveParts, type QueryNode } from '@rotunda/query';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { type BuiltText, buildTextStreams } from './build-text-stream.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { type BillVersion, presentVersions } from './present-versions.ts';

export interface DocumentText {
  version: BillVersion | null;
  officialTitle: string | null;
  sections: z.infer<typeof textSectionSchema>[];
  matchCount: number;
}

export interface ReadTextRequest {
  id: string;
  fnDocumentId?: string | undefined;
  query?: string | undefined;
  savedSearchId?: string | undefined;
}

type Marks = Map<string, [number, number][]>;

/**
 * The text of a document by section, with every place a query matches marked in its block. A version of another
 * document answers as a missing one.
 * @throws AppError NOT_FOUND, QUERY_FAULT
 */
export async function getDocumentText(
  deps: DocumentsDeps,
  actor: Actor,
  request: ReadTextRequest,
): Promise<DocumentText> {
  const repository = createDocumentsRepository(deps.database);
  const [document] = await repository.findByFusionIds([request.id]);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const listed = document.facts.kind === 'bill' ? (document.facts.versions ?? []) : [];
  const versions = presentVersions(await repository.findTexts(request.id), listed);
  const version = versions.find((one) =>
    request.fnDocumentId ? one.fnDocumentId === request.fnDocumentId : one.current,
  );
  if (request.fnDocumentId !== undefined && version === undefined) throw new AppError('NOT_FOUND');
  // Before the text: a faulty query or a missing saved search answers alike whether or not there is anything to read.
  const query = await queryOf(deps, actor, request);
  const text = version?.support ? await repository.getText(version.fnDocumentId) : null;
  if (text === null) return { version: version ?? null, officialTitle: null, sections: [], matchCount: 0 };
  const marks = query === null ? new Map() : marksOf(query, text.sections, text.language === 'fr' ? 'fr' : 'en');
  return {
    version: version ?? null,
    officialTitle: text.officialTitle,
    sections: presentSections(text.sections, marks),
    matchCount: [...marks.values()].reduce((sum, places) => sum + places.length, 0),
  };
}

async function queryOf(deps: DocumentsDeps, actor: Actor, request: ReadTextRequest): Promise<QueryNode | null> {
  if (request.savedSearchId !== undefined) return deps.queryOfSavedSearch(actor, request.savedSearchId);
  if (request.query === undefined || request.query.trim() === '') return null;
  const parsed = parseQuery(request.query);
  if (!parsed.ok) throw new AppError('QUERY_FAULT', { data: parsed.fault });
  return parsed.query;
}

/** Matched places by `section/block` (`null` for the heading), as offsets into its text. */
function marksOf(query: QueryNode, sections: readonly TextSection[], language: Language): Marks {
  const built = buildTextStreams(sections);
  const texts = [built.current, built.struck];
  const analysed = analyzeDocument(texts.map((one) => ({ field: 'text', language, text: one.text })));
  const marks: Marks = new Map();
  for (const match of mergeSpans(findMatches(positiveParts(query), analysed))) {
    const text = texts[match.streamIndex];
    if (text !== undefined) addMark(marks, text, match);
  }
  return marks;
}

/** A phrase may reach over several blocks or begin in a heading: each gets its share of the mark. */
function addMark(marks: Marks, text: BuiltText, match: { start: number; end: number }): void {
  for (let place = firstBlockEndingAfter(text, match.start); place < text.blocks.length; place += 1) {
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

function firstBlockEndingAfter({ blocks }: BuiltText, offset: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function presentSections(sections: readonly TextSection[], marks: Marks): DocumentText['sections'] {
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
      marks: marks.get(`${place}/${number}`) ?? [],
    })),
  }));
}
