import { facetCombinations } from '@rotunda/database';
import type { DocumentFacets } from '@rotunda/query';
import { isOneOf } from '../../../../platform/database/is-one-of.ts';
import { bulkInsert } from '../../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../../platform/database/create-database.ts';

/** Facts that all documents with the same row of facet_combinations share. */
type CombinedFacts = Omit<DocumentFacets, 'introducedTs' | 'lastUpdatedTs'>;

function combinedFacts(facets: DocumentFacets): CombinedFacts {
  const { introducedTs: _introduced, lastUpdatedTs: _updated, ...facts } = facets;
  return facts;
}

function getKey(facts: CombinedFacts): string {
  return JSON.stringify([
    facts.documentType,
    facts.isoCode,
    facts.genericStatus,
    facts.chamber,
    facts.billType,
    facts.sessionActive,
    facts.regDocumentType,
    facts.researchDocumentType,
    facts.socialPlatform,
    facts.stakeholderType,
  ]);
}

/** Returns the combination numbers of facets, in order, and assigns numbers to new combinations. */
export async function combinationNumbers(
  transaction: DatabaseHandle,
  facets: readonly DocumentFacets[],
): Promise<number[]> {
  const byKey = new Map(facets.map((one) => [getKey(combinedFacts(one)), combinedFacts(one)]));
  const numbers = await findNumbers(transaction, [...byKey.keys()]);
  // Sorted so that two transactions that add the same combinations cannot deadlock.
  const missing = [...byKey].filter(([key]) => !numbers.has(key)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (missing.length > 0) {
    const rows = missing.map(([factsKey, facts]) => ({ factsKey, ...facts }));
    await bulkInsert(transaction, facetCombinations, rows, { onConflict: 'ignore' });
    for (const [key, number] of await findNumbers(
      transaction,
      missing.map(([key]) => key),
    )) {
      numbers.set(key, number);
    }
  }
  return facets.map((one) => {
    const number = numbers.get(getKey(combinedFacts(one)));
    if (number === undefined) throw new Error('a combination of facts was not stored');
    return number;
  });
}

async function findNumbers(transaction: DatabaseHandle, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await transaction
    .select({ key: facetCombinations.factsKey, number: facetCombinations.combinationId })
    .from(facetCombinations)
    .where(isOneOf(facetCombinations.factsKey, keys));
  return new Map(rows.map(({ key, number }) => [key, number]));
}
