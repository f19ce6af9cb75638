import type { IsoDate, RegulationRecord } from '@rotunda/domain';
import { FactMerger } from './fact-merger.ts';
import { firstFields } from './merge-fields.ts';
import { EMPTY_COLUMNS, type FactRow, type MergedDocument, type RegulationFacts } from './merged-document.ts';
import { plainText } from './plain-text.ts';
import { secondsOfDay } from './seconds-of-day.ts';

const REGISTER = 'federal-register';

/**
 * One rule as the Federal Register printed it and as Regulations.gov filed it, in one docket or in several: what each
 * lists is united, every other field is of the first source that states it.
 */
export function mergeRegulation(fusionId: string, rows: readonly FactRow<RegulationRecord>[]): MergedDocument {
  const merger = new FactMerger(rows);
  const facts: RegulationFacts = {
    ...firstFields(merger),
    ...saying(listsOf(merger)),
    ...saying({
      documentUrl: documentUrlOf(merger),
      publicationDate: publicationDateOf(merger),
      // A count only grows; the Register's copy of it is older.
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

function listsOf(merger: FactMerger<RegulationRecord>) {
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

/** Of a state's rule its own identifier stands first, as its register has it. */
function inOrder({ rows }: FactMerger<RegulationRecord>): (a: string, b: string) => number {
  return rows.every(({ record }) => record.isoCode === 'us') ? byDocket : () => 0;
}

/** Ids of a docket before those of the agency's collection of Register documents (`EPA_FRDOC_0001-2535`), then by name. */
function byDocket(a: string, b: string): number {
  return Number(a.includes('_FRDOC_')) - Number(b.includes('_FRDOC_')) || (a < b ? -1 : 1);
}

/** The page that is not the Register's, where there is one: the Register's own is `registerUrl`. */
function documentUrlOf(merger: FactMerger<RegulationRecord>): string | undefined {
  return merger.best('documentUrl', ({ documentUrl, registerUrl }) => (documentUrl === registerUrl ? null : 1));
}

/** The day of the issue; a document known only from dockets was out by the first day it was posted. */
function publicationDateOf(merger: FactMerger<RegulationRecord>): IsoDate | undefined {
  const isPrinted = merger.rows.some((row) => row.source === REGISTER && row.record.publicationDate !== undefined);
  if (isPrinted) return merger.first('publicationDate');
  return merger.best('publicationDate', ({ publicationDate }) =>
    publicationDate === undefined ? null : -Date.parse(publicationDate),
  );
}

/** Without the lists and fields that no source states, so that an absent fact is absent. */
function saying<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // The entries left out are exactly those the type makes optional.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
