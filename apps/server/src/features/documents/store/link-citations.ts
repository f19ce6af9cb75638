import { setImmediate } from 'node:timers/promises';
import type { textSectionSchema } from '@rotunda/contract';
import {
  codeSectionUrl,
  executiveOrderId,
  federalBillId,
  federalBillInId,
  findTextCitations,
  type TextCitation,
} from '@rotunda/domain';
import type { z } from 'zod';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository } from '../read/documents.repository.ts';
import { getPieces } from '../streams/get-pieces.ts';

type Section = z.infer<typeof textSectionSchema>;
type Block = Section['blocks'][number];
type Link = NonNullable<Block['links']>[number];

/** Governors number their executive orders too, so a state's order numbers are not federal ones. */
const OF_A_STATE = /^(?:us-[a-z]{2}|ca)-/;

/** Characters processed at a time. A chunk takes a few milliseconds before the event loop serves other requests. */
const CHARACTERS_AT_A_TIME = 100_000;

/**
 * Turns the citations of a text into links to the United States Code at its publisher, and to stored measures and
 * executive orders. Citations of documents that are not stored, and of the text's own measure, stay plain text, so that
 * no link is dead or leads to its own page.
 *
 * @param congress the Congress of the text; null when it is not a federal text
 */
export async function linkCitations(
  database: DatabaseHandle,
  fusionId: string,
  sections: readonly Section[],
  congress: number | null = federalBillInId(fusionId)?.congress ?? null,
): Promise<Section[]> {
  const stated = await readCitations(sections, congress);
  const cited = OF_A_STATE.test(fusionId) ? withoutOrders(stated) : stated;
  if (cited.size === 0) return [...sections];
  const found = [...cited.values()].flat();
  const repository = createDocumentsRepository(database);
  const [storedIds, lawBills] = await Promise.all([
    repository.findStoredIds([...new Set(found.flatMap((citation) => getStoredId(citation) ?? []))]),
    repository.findBillsOfLaws([...new Set(found.flatMap((citation) => getLawNumber(citation) ?? []))]),
  ]);
  const getTarget = (citation: TextCitation): Link['fusionId'] =>
    storedIds.get(getStoredId(citation) ?? '') ?? lawBills.get(getLawNumber(citation) ?? '') ?? null;
  const getLink = (citation: TextCitation): Link[] => {
    const { start, end } = citation;
    if (citation.kind === 'code') return [{ start, end, url: codeSectionUrl(citation), fusionId: null }];
    const target = getTarget(citation);
    return target === null || target === fusionId ? [] : [{ start, end, url: null, fusionId: target }];
  };
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      const links = (cited.get(block) ?? []).flatMap(getLink);
      return links.length === 0 ? block : { ...block, links };
    }),
  }));
}

function withoutOrders(cited: ReadonlyMap<Block, TextCitation[]>): Map<Block, TextCitation[]> {
  return new Map(Array.from(cited, ([block, own]) => [block, own.filter(({ kind }) => kind !== 'order')]));
}

async function readCitations(sections: readonly Section[], congress: number | null) {
  const cited = new Map<Block, TextCitation[]>();
  let read = 0;
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    const citations: TextCitation[] = [];
    for (const { from, text } of getPieces(block.text, CHARACTERS_AT_A_TIME)) {
      for (const one of findTextCitations(text, congress))
        citations.push({ ...one, start: from + one.start, end: from + one.end });
      read += text.length;
      if (read < CHARACTERS_AT_A_TIME / 2) continue;
      read = 0;
      await setImmediate();
    }
    if (citations.length > 0) cited.set(block, citations);
  }
  return cited;
}

/** Returns the id under which the cited document is stored, if it is stored. */
function getStoredId(citation: TextCitation): string | undefined {
  if (citation.kind === 'order') return executiveOrderId(citation.number);
  return citation.kind === 'bill' ? federalBillId(citation.congress, citation.type, citation.number) : undefined;
}

function getLawNumber(citation: TextCitation): string | undefined {
  return citation.kind === 'law' ? `Public Law ${citation.congress}-${citation.number}` : undefined;
}
