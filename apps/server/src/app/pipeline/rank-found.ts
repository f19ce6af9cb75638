import { parseQuery } from '@rotunda/query';
import { type FoundSearch, type RankedSearch, UNRANKED } from '../../features/alerts/index.ts';
import type { SearchEngine } from '../../features/discover/index.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/**
 * Ranks a document for each of the saved searches by the score that Discover orders by. A document missing from the
 * engine, because indexing it fails, has no score.
 */
export async function rankFound(
  engine: SearchEngine,
  tx: DatabaseHandle,
  documentId: number,
  found: readonly FoundSearch[],
): Promise<RankedSearch[]> {
  const texts = [...new Set(found.map((search) => search.text))];
  const understood = texts.flatMap((text) => {
    const parsed = parseQuery(text);
    return parsed.ok ? [{ text, query: parsed.query }] : [];
  });
  const scores = await engine.getRelevance(
    tx,
    documentId,
    understood.map(({ query }) => query),
  );
  const byText = new Map(understood.map(({ text }, place) => [text, scores[place] ?? UNRANKED]));
  return found.map((search) => ({ ...search, relevancy: byText.get(search.text) ?? UNRANKED }));
}
