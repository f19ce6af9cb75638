import { z } from 'zod';
import { fusionId, isoDate } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { provenanceSchema } from './provenance.ts';
import { tariffMeasureSchema } from './tariffs.ts';

/** Another presidential document named by this one. */
const relatedActionSchema = z.object({
  fusionId,
  /** `EO 13526`; a document number for anything but orders. */
  identifier: z.string(),
  /** Null if only its number is known. */
  card: documentCardSchema.nullable(),
});

/** A presidential document with the data of its publisher (PRA-01). */
export const presidentialActionSchema = documentCardSchema.extend({
  actionType: z.enum(['executive_order', 'proclamation', 'memorandum', 'determination', 'notice', 'other']),
  /** As written by the publisher: `14067`, `11359A`, `9934-A`. */
  executiveOrderNumber: z.string().nullable(),
  proclamationNumber: z.string().nullable(),
  president: z.string().nullable(),
  signedOn: isoDate.nullable(),
  /** Federal Register document number. */
  ofrId: z.string().nullable(),
  /** http(s) only. */
  documentUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
  /** Misspelled in the specification. */
  registerCitiation: z.string().nullable(),
  registerStartPage: z.number().int().nullable(),
  registerEndPage: z.number().int().nullable(),
  /** Null if the publisher does not say. */
  notReceivedForPublication: z.boolean().nullable(),
  topics: z.array(z.string()),
  /** Document that this one corrects or reprints. */
  correctionOf: relatedActionSchema.nullable(),
  corrections: z.array(relatedActionSchema),
  /** What happened to it and what it did to other documents, in the publisher's order. */
  dispositions: z.array(
    z.object({
      /** For example `Revoked by`; null for a separate remark. */
      label: z.string().nullable(),
      items: z.array(
        z.object({
          /** Complete statement, piece by piece. */
          parts: z.array(
            z.object({
              text: z.string(),
              /** Order named in this piece; null if not in this installation. */
              fusionId: fusionId.nullable(),
            }),
          ),
        }),
      ),
    }),
  ),
  /** Whether its text is in this installation. */
  /** Null unless the document changes the tariff schedule. */
  tariffMeasure: tariffMeasureSchema.nullable(),
  hasText: z.boolean(),
  provenance: z.array(provenanceSchema),
});
export type PresidentialAction = z.infer<typeof presidentialActionSchema>;

export const presidentialAnalysisSchema = z.object({
  /** Written by AI; null until written. */
  summary: z.string().nullable(),
  /** Sections of the federal codes that its own text cites, most cited first; at most 500. */
  codes: z.array(
    z.object({
      /** `50 U.S.C. 1701`, `31 C.F.R. Part 560`. */
      code: z.string(),
      /** Written by AI; null until written. */
      summary: z.string().nullable(),
      /** Number of citations in the text. */
      count: z.number().int(),
      /** Passage of the first citation, with its offsets. */
      excerpt: z.object({ text: z.string(), marks: z.array(z.tuple([z.number().int(), z.number().int()])) }),
      /** Location of the passage in the text. */
      place: z.object({
        sectionId: z.string(),
        section: z.number().int(),
        block: z.number().int(),
        offset: z.number().int(),
        /** Citation as written there. */
        written: z.string(),
      }),
      /** Address of the section on the code publisher's site. */
      url: z.string(),
    }),
  ),
});
export type PresidentialAnalysis = z.infer<typeof presidentialAnalysisSchema>;
