import { MAX_RANKED } from '../postgres/search-documents.ts';
import type { RankQuery } from '../postgres/rank-query.ts';
import { byDate, type Found, type FoundSets, getLatest } from './found-documents.ts';
import { matchLexemes } from './match-segment.ts';
import { HeadScorer } from './score-heads.ts';
import type { Segment } from './segment.ts';

export interface ScoredDocument extends Found {
  score: number;
}

/** Ranks the documents that are about the query, most relevant first, selected and ordered like `rankExpressions`. */
export function rankDocuments(passing: FoundSets, { tiers, scored }: RankQuery): ScoredDocument[] {
  const ranked = new Map<number, Found>();
  let compared = 0;
  for (const { tsquery } of tiers) {
    if (compared >= MAX_RANKED) break;
    const inTier = new Map(
      [...passing].map(([segment, set]) => {
        // Split documents are always included because their lexemes cannot be checked, as in PostgreSQL.
        return [segment, matchLexemes(segment, tsquery).unite(segment.split).intersect(set)] as const;
      }),
    );
    const latest = getLatest(inTier, MAX_RANKED);
    compared += latest.length;
    for (const found of latest) ranked.set(found.documentId, found);
  }
  return score([...ranked.values()], scored).sort((a, b) => b.score - a.score || byDate(a, b));
}

function score(documents: readonly Found[], scored: string): ScoredDocument[] {
  const scorers = new Map<Segment, HeadScorer>();
  return documents.map((found) => {
    const scorer = scorers.get(found.segment) ?? new HeadScorer(found.segment, scored);
    scorers.set(found.segment, scorer);
    const { segment, place, documentId, lastUpdatedTs } = found;
    return { segment, place, documentId, lastUpdatedTs, score: scorer.score(place) };
  });
}
