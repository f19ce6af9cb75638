import type { IsoDate, RegulationRecord } from '@rotunda/domain';
import { FactMerger } from './fact-merger.ts';
import { firstFields } from './merge-fields.ts';
import { EMPTY_COLUMNS, type FactRow, type MergedDocument, type RegulationFacts } from './merged-document.ts';
import { plainText } from './plain-text.ts';
import { secondsOfDay } from './seconds-of-day.ts';

const REGISTER = 'federal-register';

/**
 * Merges one rule as the Federal Register printed it and as Regulations.gov filed it, in one or more dockets. Lists are
 * combined; every other field comes from the first source that states it.
 */
export function mergeRegulation(fusionId: string, rows: readonly FactRow<RegulationRecord>[]): MergedDocument {
  const merger = new FactMerger(rows);
  const facts: RegulationFacts = {
    ...firstFields(merger),
    ...withoutEmptyFields(getLists(merger)),
    ...(isPrintedAfterWithdrawal(merger) ? { withdrawn: false } : {}),
    ...withoutEmptyFields({
      documentUrl: getDocumentUrl(merger),
      publicationDate: getPublicationDate(merger),
      // A comment count only grows, and the Register's copy of it is older, so the highest count is used.
      totalComments: merger.best('totalComments', (record) => record.totalComments ?? null),
    }),
  };
  const publicationDate = facts.publicationDate ?? null;
  return {
    ...EMPTY_COLUMNS,
    fusionId,
    documentType: 'Regulation',
    isoCode: facts.isoCode,
    localityExternalId: facts.externalIds?.[0] ?? facts.ofrId ?? facts.docketIds?.[0] ?? null,
    title: plainText(facts.title ?? 'Untitled document'),
    summary: facts.description === undefined ? null : plainText(facts.description) || null,
    regDocumentType: facts.regulationDocumentType,
    byline: facts.agencies?.map((agency) => agency.name).join(', ') || null,
    publicationDate,
    commentEndDate: facts.commentEndDates?.at(-1) ?? null,
    lastUpdatedTs: secondsOfDay(publicationDate),
    facts,
    provenance: merger.provenance(),
  };
}

function getLists(merger: FactMerger<RegulationRecord>) {
  const fold = (text: string) => text.toLowerCase();
  return {
    agencies: merger.union(
      'agencies',
      (r) => r.agencies,
      (agency) => agency.name,
    ),
    docketIds: merger.union('docketIds', (r) => r.docketIds, fold),
    docketFusionIds: merger.union('docketFusionIds', (r) => r.docketFusionIds, String),
    linkedFusionIds: merger.union('linkedFusionIds', (r) => r.linkedFusionIds, String),
    externalIds: merger.union('externalIds', (r) => r.externalIds, String).toSorted(inOrder(merger)),
    citations: merger.union('citations', (r) => r.citations, fold),
    topics: merger.union('topics', (r) => r.topics, fold),
    regulationIdNumbers: merger.union('regulationIdNumbers', (r) => r.regulationIdNumbers, fold),
    commentEndDates: merger.union('commentEndDates', (r) => r.commentEndDates, String).toSorted(),
    textAttachments: merger.union(
      'textAttachments',
      (r) => r.textAttachments,
      (file) => file.url,
    ),
    supplementalAttachments: merger.union(
      'supplementalAttachments',
      (r) => r.supplementalAttachments,
      (file) => file.url,
    ),
  };
}

/** Keeps the register's own order for state rules, which puts the rule's own identifier first. */
function inOrder({ rows }: FactMerger<RegulationRecord>): (a: string, b: string) => number {
  return rows.every(({ record }) => record.isoCode === 'us') ? byDocket : () => 0;
}

/** Orders docket ids before the agency's collection of Register documents (`EPA_FRDOC_0001-2535`), then by name. */
function byDocket(a: string, b: string): number {
  return Number(a.includes('_FRDOC_')) - Number(b.includes('_FRDOC_')) || (a < b ? -1 : 1);
}

/**
 * Returns the first page outside the Federal Register, if any, because `registerUrl` already holds the Register's own
 * page.
 */
function getDocumentUrl(merger: FactMerger<RegulationRecord>): string | undefined {
  return merger.best('documentUrl', ({ documentUrl, registerUrl }) => (documentUrl === registerUrl ? null : 1));
}

/**
 * Returns the day of the Register issue. A document known only from dockets was public by the first day it was posted.
 */
function getPublicationDate(merger: FactMerger<RegulationRecord>): IsoDate | undefined {
  const isPrinted = merger.rows.some((row) => row.source === REGISTER && row.record.publicationDate !== undefined);
  if (isPrinted) return merger.first('publicationDate');
  return merger.best('publicationDate', ({ publicationDate }) =>
    publicationDate === undefined ? null : -Date.parse(publicationDate),
  );
}

/** Whether only the filing for public inspection says that the document was withdrawn, and an issue prints it. */
function isPrintedAfterWithdrawal({ rows }: FactMerger<RegulationRecord>): boolean {
  const isFiling = ({ record }: FactRow<RegulationRecord>) => record.isPublicInspection === true;
  const isPrinted = rows.some(({ source, record }) => source === REGISTER && record.isPublicInspection === false);
  return isPrinted && rows.every((row) => row.record.withdrawn !== true || isFiling(row));
}

/** Removes empty lists and undefined fields, so that a fact that no source states is absent. */
function withoutEmptyFields<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // The removed entries are exactly those that the type makes optional.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
