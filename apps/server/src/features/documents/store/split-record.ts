import { createHash } from 'node:crypto';
import {
  type BillRecord,
  type HearingRecord,
  type IngestRecord,
  type SourceRecord,
  type TextSection,
  type TranscriptRecord,
  versionId,
  webAddress,
} from '@rotunda/domain';

/** A text as it is stored, one row for each version. */
export interface TextRow {
  fnDocumentId: string;
  fusionId: string;
  versionCode: string;
  versionName: string;
  versionDate: string | null;
  language: string;
  format: string;
  officialTitle: string | null;
  externalUrl: string | null;
  sections: TextSection[];
  wordCount: number;
  contentHash: string;
}

export interface SplitRecord {
  /** The record without its long text, as stored in the facts. */
  facts: SourceRecord;
  /** Covers the text too; decides whether the record changed since the source last stated it. */
  contentHash: string;
  text: TextRow | null;
}

/**
 * Separates the long text from a record, because facts are read whole at every merge, but texts only when they are read
 * or indexed. The bill facts that a text version carries become facts of the bill.
 */
export function splitRecord(stated: SourceRecord): SplitRecord {
  const record = withWebAddresses(stated);
  if (record.kind === 'bill-text') {
    const text = getText(record.sections);
    const contentHash = hashWithText(record, text);
    const facts: BillRecord = {
      ...record.bill,
      kind: 'bill',
      fusionId: record.fusionId,
      part: factsPart(record.fnDocumentId),
      ...getContradictions(record),
    };
    return {
      facts,
      contentHash,
      text: {
        ...text,
        fnDocumentId: record.fnDocumentId,
        fusionId: record.fusionId,
        versionCode: record.versionCode,
        versionName: record.versionName,
        versionDate: record.date ?? null,
        language: record.language,
        format: record.format,
        officialTitle: record.officialTitle ?? null,
        externalUrl: webAddress(record.externalUrl) ?? webAddress(record.sourceUrl),
      },
    };
  }
  if (record.kind === 'transcript') return splitTranscript(record);
  if ((record.kind === 'regulation' || record.kind === 'presidential-action') && record.sections?.length) {
    const { sections, ...facts } = record;
    const text = getText(sections);
    const contentHash = hashWithText(record, text);
    return {
      facts,
      contentHash,
      text: {
        ...text,
        fnDocumentId: versionId(record.fusionId, 'text'),
        fusionId: record.fusionId,
        versionCode: 'text',
        versionName: 'Full text',
        versionDate: record.publicationDate ?? null,
        language: 'en',
        format: record.isoCode === 'us' ? 'federal-register' : 'plain',
        officialTitle: record.title ?? null,
        externalUrl: record.documentUrl ?? null,
      },
    };
  }
  return { facts: record, contentHash: getHash(record), text: null };
}

/** Splits a transcript. The meeting lists its transcripts; their content is stored as texts. */
function splitTranscript(record: TranscriptRecord): SplitRecord {
  const { fnDocumentId, agendaId, title, type, isAi, hearing, fusionId } = record;
  const text = getText(record.sections);
  const facts: HearingRecord = {
    ...hearing,
    kind: 'hearing',
    fusionId,
    part: factsPart(fnDocumentId),
    transcripts: [{ fnDocumentId, agendaId, title, isAi, ...(type === undefined ? {} : { type }) }],
    ...getContradictions(record),
  };
  return {
    facts,
    contentHash: hashWithText(record, text),
    text: {
      ...text,
      fnDocumentId,
      fusionId,
      versionCode: 'transcript',
      versionName: title,
      versionDate: record.date ?? null,
      language: record.language,
      format: 'plain',
      officialTitle: null,
      externalUrl: webAddress(record.sourceUrl),
    },
  };
}

function getContradictions({ contradictions }: SourceRecord): Pick<SourceRecord, 'contradictions'> {
  return contradictions === undefined ? {} : { contradictions };
}

/** Returns the part under which the facts of a record are stored. Facts stated by a text are stored under that text. */
export function getPart(record: IngestRecord): string {
  return record.kind === 'bill-text' || record.kind === 'transcript' ? factsPart(record.fnDocumentId) : record.part;
}

/** Lists whose entries are useless without their address. */
const LISTS_OF_LINKS = new Set([
  'documents',
  'websites',
  'textAttachments',
  'supplementalAttachments',
  'links',
  'textLinks',
]);

/**
 * Removes addresses that are not web addresses (`javascript:`, `data:`) before anything is stored. Facts are shown on
 * many pages, and a page that forgets to check must not run them.
 */
function withWebAddresses<Stated extends object>(stated: Stated): Stated {
  const kept = { ...stated };
  for (const [name, value] of Object.entries(stated)) {
    // Texts contain no address fields and may be megabytes, so they are skipped.
    if (name === 'sections') continue;
    if (isRefusedAddress(name, value)) Reflect.deleteProperty(kept, name);
    else if (Array.isArray(value)) {
      const isRefused = (entry: unknown) => hasRefusedAddress(name, entry);
      const links = LISTS_OF_LINKS.has(name) ? value.filter((entry) => !isRefused(entry)) : value;
      if (links.some(isObject)) Reflect.set(kept, name, name === 'websites' ? links : links.map(cleaned));
      else Reflect.set(kept, name, links);
    } else if (isObject(value)) Reflect.set(kept, name, withWebAddresses(value));
  }
  return kept;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const cleaned = (entry: unknown): unknown => (isObject(entry) ? withWebAddresses(entry) : entry);

const isRefusedAddress = (name: string, value: unknown): boolean =>
  /url$/i.test(name) && typeof value === 'string' && webAddress(value) === null;

/**
 * Whether an entry has a refused address. A website may be only a handle (`@example`), which has no scheme that could
 * run.
 */
function hasRefusedAddress(list: string, entry: unknown): boolean {
  if (!isObject(entry)) return false;
  return Object.entries(entry).some(
    ([name, value]) => isRefusedAddress(name, value) && !(list === 'websites' && /^[^\s:]+$/.test(String(value))),
  );
}

/** Returns the part under which the bill facts of a text version are stored. */
export function factsPart(fnDocumentId: string): string {
  return `text:${fnDocumentId}`;
}

/**
 * Returns the hex SHA-256 of the JSON with sorted keys, so that the order in which a mapping sets fields does not
 * matter.
 */
export function getHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('hex');
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Hashes a record with its text's hash in place of the text, so that a megabyte is sorted and hashed only once. */
function hashWithText(record: SourceRecord, { contentHash }: Pick<TextRow, 'contentHash'>): string {
  return getHash({ ...record, sections: contentHash });
}

function getText(sections: TextSection[]): Pick<TextRow, 'sections' | 'wordCount' | 'contentHash'> {
  let wordCount = 0;
  for (const section of sections) {
    for (const block of section.blocks) wordCount += block.text.split(/\s+/).filter(Boolean).length;
  }
  return { sections, wordCount, contentHash: getHash(sections) };
}
