import { z } from 'zod';

/** A row of the search export of federalregister.gov. */
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

/** A row of the disposition table of the National Archives, which has no title, only the order's later status. */
export const dispositionRowSchema = z.object({
  number: z.string().min(1),
  citation: z.string(),
  signing_date: z.string(),
  document_number: z.string(),
  notes: z.string(),
});
export type DispositionRow = z.infer<typeof dispositionRowSchema>;
