import { z } from 'zod';
import { registerId } from '../register-number.ts';

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();

const agency = z.looseObject({ name: text, raw_name: text });
const titledDocument = z.looseObject({ document_id: text, title: text });

/** A document in full, in a list, or on public inspection; each has a subset of these fields. */
export const registerDocumentSchema = z.looseObject({
  document_number: z.string().trim().min(1),
  title: text,
  type: text,
  subtype: text,
  abstract: text,
  action: text,
  dates: text,
  citation: text,
  publication_date: text,
  effective_on: text,
  comments_close_on: text,
  signing_date: text,
  start_page: z.number().nullish(),
  end_page: z.number().nullish(),
  html_url: text,
  pdf_url: text,
  body_html_url: text,
  full_text_xml_url: text,
  raw_text_url: text,
  agencies: z.array(agency).nullish(),
  cfr_references: z
    .array(z.looseObject({ title: z.number().nullish(), part: z.union([z.string(), z.number()]).nullish() }))
    .nullish(),
  docket_ids: texts,
  docket_numbers: texts,
  topics: texts,
  regulation_id_numbers: texts,
  dockets: z.array(z.looseObject({ id: text })).nullish(),
  correction_of: text,
  corrections: texts,
  disposition_notes: text,
  executive_order_notes: text,
  executive_order_number: z.union([z.string(), z.number()]).nullish(),
  proclamation_number: z.union([z.string(), z.number()]).nullish(),
  president: z.looseObject({ name: text }).nullish(),
  regulations_dot_gov_info: z
    .looseObject({
      document_id: text,
      docket_id: text,
      comments_count: z.number().nullish(),
      supporting_documents: z.array(titledDocument).nullish(),
    })
    .nullish(),
  /** Entry in the table of contents of the issue, under a subject such as `Meetings:`. */
  toc_subject: text,
  toc_doc: text,
  /** Only for documents on public inspection. */
  filed_at: text,
  subject_1: text,
  subject_2: text,
  subject_3: text,
  editorial_note: text,
});
export type RegisterDocument = z.infer<typeof registerDocumentSchema>;

export const registerListSchema = z.looseObject({ results: z.array(z.unknown()) });
/** A list without results has a count of 0 and no `results`. */
export const emptyListSchema = z.looseObject({ count: z.literal(0) });
export const registerErrorSchema = z.looseObject({ errors: z.unknown(), status: z.unknown().optional() });

/**
 * Returns the record part of a document. A list item has fewer fields than the document, and its separate part keeps it
 * from overwriting the fuller record.
 */
export function partOfDocument(document: RegisterDocument): string {
  if (document.filed_at !== undefined) return 'public-inspection';
  return document.citation === undefined ? 'list' : 'main';
}

/** Returns the id of the document at one of the publisher's URLs; empty for other URLs. */
export function documentIdInAddress(address: string): string[] {
  const number = /\/documents\/(?:[\d/]+\/)?([A-Z0-9]+(?:-[A-Z0-9]+)+)(?:[./?]|$)/.exec(address)?.[1];
  return number === undefined ? [] : [registerId(number)];
}

/** Fields that change on every fetch (`page_views`) or repeat others. */
const NO_FACTS = `page_views json_url mods_url images images_metadata excerpts public_inspection_pdf_url agency_names
  page_length pdf_file_name pdf_file_size`.split(/\s+/);

/** Returns the fields that the mapping does not use; undefined when there are none. */
export function unmappedFields(
  document: RegisterDocument,
  mapped: readonly string[],
): Record<string, unknown> | undefined {
  const left = new Set([...mapped, ...NO_FACTS]);
  const kept = Object.entries(document).filter(([name, value]) => !left.has(name) && !isBlank(value));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Whether the value is empty: upstream writes null, `""`, `[]` and `{}` for missing values. */
function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Returns the publisher's short URL of a document. */
export function shortAddress(documentNumber: string): string {
  return `https://www.federalregister.gov/d/${documentNumber}`;
}
