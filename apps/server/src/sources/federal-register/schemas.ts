import { z } from 'zod';

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();

const agency = z.looseObject({ name: text, raw_name: text });
const titledDocument = z.looseObject({ document_id: text, title: text });

/** A document in full, in a list, or laid out for public inspection; each gives a part of these fields. */
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
  /** Only of documents laid out for public inspection. */
  filed_at: text,
});
export type RegisterDocument = z.infer<typeof registerDocumentSchema>;

export const registerListSchema = z.looseObject({ results: z.array(z.unknown()) });
/** A list without a match has a count of 0 and no `results`. */
export const emptyListSchema = z.looseObject({ count: z.literal(0) });
export const registerErrorSchema = z.looseObject({ errors: z.unknown(), status: z.unknown().optional() });

export const orderRowSchema = z.object({
  citation: z.string(),
  document_number: z.string(),
  end_page: z.string(),
  html_url: z.string(),
  pdf_url: z.string(),
  subtype: z.string(),
  publication_date: z.string(),
  signing_date: z.string(),
  start_page: z.string(),
  title: z.string(),
  disposition_notes: z.string(),
  executive_order_number: z.string(),
  not_received_for_publication: z.string().default(''),
});
export type OrderRow = z.infer<typeof orderRowSchema>;

export const dispositionRowSchema = z.object({
  number: z.string().min(1),
  citation: z.string(),
  signing_date: z.string(),
  document_number: z.string(),
  notes: z.string(),
});
export type DispositionRow = z.infer<typeof dispositionRowSchema>;
