import {
  hostBesideNames,
  type NewsRecord,
  type PresidentialActionRecord,
  type ResearchRecord,
  type SocialPostRecord,
  type SourceRecord,
  type SourceRecordKind,
} from '@rotunda/domain';
import { mergeBill } from './merge-bill.ts';
import { mergeFields } from './merge-fields.ts';
import { mergeHearing } from './merge-hearing.ts';
import { mergeRegulation } from './merge-regulation.ts';
import { mergeCommittee, mergePerson } from './merge-stakeholder.ts';
import { EMPTY_COLUMNS, type FactRow, type MergeContext, type MergedDocument } from './merged-document.ts';
import { plainText } from './plain-text.ts';
import { getSourceUrl } from './get-source-url.ts';
import { dayOfSeconds, secondsOfDay } from './seconds-of-day.ts';

/** Kinds of records that become a document; texts and votes belong to one. */
export type DocumentKind = Exclude<SourceRecordKind, 'bill-text' | 'transcript' | 'vote'>;
type RowsOf<K extends DocumentKind> = readonly FactRow<Extract<SourceRecord, { kind: K }>>[];

/**
 * Merges the rows of one entity. All rows are of one kind, because the fusionId encodes the kind.
 * @throws when rows of another kind are stored under the id, which would be a bug of an importer.
 */
export function mergeDocument(fusionId: string, stored: readonly FactRow[], context: MergeContext): MergedDocument {
  const rows = withoutFiledOrders(stored);
  const kind = rows[0]?.record.kind;
  const foreign = rows.find((row) => row.record.kind !== kind);
  if (kind === undefined || kind === 'bill-text' || kind === 'transcript' || kind === 'vote' || foreign) {
    throw new Error(`facts of ${fusionId} are of kinds ${rows.map((row) => row.record.kind).join(', ')}`);
  }
  const merges: { [K in DocumentKind]: (rows: RowsOf<K>) => MergedDocument } = {
    bill: (own) => mergeBill(fusionId, own, context),
    regulation: (own) => mergeRegulation(fusionId, own),
    'presidential-action': (own) => mergePresidentialAction(fusionId, own),
    person: (own) => mergePerson(fusionId, own, context),
    committee: (own) => mergeCommittee(fusionId, own),
    hearing: (own) => mergeHearing(fusionId, own),
    research: (own) => mergeResearch(fusionId, own),
    news: (own) => mergeNews(fusionId, own),
    'social-post': (own) => mergeSocialPost(fusionId, own),
  };
  // The table is exhaustive by kind, and all rows were just checked to be of this kind.
  const merged = (merges[kind] as (own: readonly FactRow[]) => MergedDocument)(rows);
  return { ...merged, sourceUrl: getSourceUrl(merged.facts, merged.provenance) };
}

/**
 * Drops the notice facts of a presidential document. Regulations.gov files a few of them as notices, and the Federal
 * Register states what they are.
 */
function withoutFiledOrders(rows: readonly FactRow[]): readonly FactRow[] {
  const isOrder = rows.some((row) => row.record.kind === 'presidential-action');
  return isOrder ? rows.filter((row) => row.record.kind !== 'regulation') : rows;
}

function mergePresidentialAction(fusionId: string, rows: readonly FactRow<PresidentialActionRecord>[]): MergedDocument {
  const { facts, provenance } = mergeFields(rows);
  const day = facts.signedOn ?? facts.publicationDate ?? null;
  const number = facts.executiveOrderNumber;
  return {
    ...EMPTY_COLUMNS,
    fusionId,
    documentType: 'PresidentialAction',
    isoCode: facts.isoCode,
    localityExternalId: number === undefined ? (facts.ofrId ?? null) : `EO ${number}`,
    // The disposition table knows orders only by number, without a title.
    title: plainText(
      facts.title ?? (number === undefined ? 'Untitled presidential action' : `Executive Order ${number}`),
    ),
    summary: facts.summary === undefined ? null : plainText(facts.summary) || null,
    byline: facts.president ?? null,
    introducedOn: facts.signedOn ?? null,
    publicationDate: facts.publicationDate ?? null,
    lastUpdatedTs: secondsOfDay(day),
    facts,
    provenance,
  };
}

function mergeResearch(fusionId: string, rows: readonly FactRow<ResearchRecord>[]): MergedDocument {
  const { facts, provenance } = mergeFields(rows);
  return {
    ...EMPTY_COLUMNS,
    fusionId,
    documentType: 'ResearchDocument',
    isoCode: 'us',
    localityExternalId: facts.externalId ?? null,
    title: plainText(facts.title ?? facts.externalId ?? 'Untitled report'),
    summary: facts.summary === undefined ? null : plainText(facts.summary) || null,
    researchDocumentType: facts.documentSubtype,
    byline: facts.authors?.join(', ') || null,
    publicationDate: facts.publicationDate ?? null,
    lastUpdatedTs: secondsOfDay(facts.publicationDate),
    facts,
    provenance,
  };
}

function mergeNews(fusionId: string, rows: readonly FactRow<NewsRecord>[]): MergedDocument {
  const { facts, provenance } = mergeFields(rows);
  return {
    ...EMPTY_COLUMNS,
    fusionId,
    documentType: 'News',
    isoCode: facts.isoCode ?? null,
    title: plainText(facts.title),
    byline: getByline([facts.publisher, facts.byline], getSourceUrl(facts, provenance)),
    publicationDate: facts.publishedOn ?? dayOfSeconds(facts.publishedTs),
    lastUpdatedTs: facts.publishedTs,
    facts,
    provenance,
  };
}

/** Joins the names that a page states and its host, so that none passes for someone of this installation. */
function getByline(stated: readonly (string | undefined)[], address: string | null): string | null {
  const names = stated.flatMap((name) => (name === undefined || name === '' ? [] : name));
  return [...names, hostBesideNames(names, address)].filter(Boolean).join(' · ') || null;
}

function mergeSocialPost(fusionId: string, rows: readonly FactRow<SocialPostRecord>[]): MergedDocument {
  const { facts, provenance } = mergeFields(rows);
  const handle = facts.authorHandle === undefined ? '' : ` @${facts.authorHandle.replace(/^@/, '')}`;
  const host =
    handle === '' ? hostBesideNames([facts.authorName], facts.authorUrl ?? getSourceUrl(facts, provenance)) : undefined;
  const author = `${facts.authorName}${handle}${host === undefined ? '' : ` (${host})`}`;
  return {
    ...EMPTY_COLUMNS,
    fusionId,
    documentType: 'SocialPost',
    title: author,
    socialPlatform: facts.platform,
    stakeholderType: facts.stakeholderType,
    byline: author,
    publicationDate: facts.postedOn ?? dayOfSeconds(facts.postedTs),
    lastUpdatedTs: facts.postedTs,
    facts,
    provenance,
  };
}
