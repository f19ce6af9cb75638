import { webAddress } from '@rotunda/domain';
import type { DocumentFacts, Provenance } from './merged-document.ts';

/**
 * Returns the page where a person can read the document at its publisher: the page the facts name, else the page of the
 * source with the highest precedence, else the own site of a person or committee. Addresses that are not web addresses
 * are skipped.
 */
export function getSourceUrl(facts: DocumentFacts, provenance: readonly Provenance[]): string | null {
  const addresses = [...getPages(facts), ...provenance.map((row) => row.sourceUrl), ...getSites(facts)];
  return addresses.map(webAddress).find((address) => address !== null) ?? null;
}

function getPages(facts: DocumentFacts): readonly (string | undefined)[] {
  switch (facts.kind) {
    case 'bill':
      return facts.sourceLinks ?? [];
    case 'regulation':
      return [facts.registerUrl, facts.documentUrl];
    case 'presidential-action':
    case 'research':
      return [facts.documentUrl];
    case 'committee':
      return [facts.url];
    default:
      return [];
  }
}

function getSites(facts: DocumentFacts): readonly string[] {
  if (facts.kind !== 'person' && facts.kind !== 'committee') return [];
  return (facts.contact?.websites ?? []).filter((site) => site.websiteType === 'official').map((site) => site.url);
}
