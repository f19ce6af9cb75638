import type { AnalyzedField } from '@rotunda/analysis';

/** Names that other search engines use for our fields. */
export const FIELD_SYNONYMS: ReadonlyMap<string, AnalyzedField> = new Map<string, AnalyzedField>([
  ...(['titel', 'titles', 'intitle', 'allintitle', 'ti', 'ttl', 'name', 'subject', 'headline'] as const).map(
    (name) => [name, 'title'] as const,
  ),
  ...(['abstract', 'description', 'summaries', 'sumary', 'sum', 'ab'] as const).map(
    (name) => [name, 'summary'] as const,
  ),
  ...(['body', 'content', 'contents', 'fulltext', 'intext', 'allintext', 'tx'] as const).map(
    (name) => [name, 'text'] as const,
  ),
  ...(
    ['author', 'authors', 'by', 'sponsors', 'cosponsor', 'cosponsors', 'au', 'from', 'publisher', 'agency'] as const
  ).map((name) => [name, 'sponsor'] as const),
  ...(['number', 'no', 'id', 'bills', 'billnumber', 'citation', 'cite'] as const).map(
    (name) => [name, 'bill'] as const,
  ),
]);

/** Names of facts that the filters of Discover choose. */
export const FILTER_NAMES: ReadonlySet<string> = new Set([
  'state',
  'jurisdiction',
  'country',
  'location',
  'place',
  'chamber',
  'status',
  'type',
  'session',
  'congress',
  'date',
  'year',
  'after',
  'before',
  'since',
  'until',
  'introduced',
  'updated',
  'site',
  'source',
  'tag',
  'tags',
  'project',
  'priority',
  'position',
  'party',
]);
