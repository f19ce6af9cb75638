import { z } from 'zod';
import { fusionId, isoDate } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { provenanceSchema } from './provenance.ts';
import { tariffMeasureSchema } from './tariffs.ts';

/** Another presidential document that this one names. */
const relatedActionSchema = z.object({
  fusionId,
  /** `EO 13526`; a document number where it is no order. */
  identifier: z.string(),
  /** Null where it is known by its number only. */
  card: documentCardSchema.nullable(),
});

/** A presidential document with what its publisher states (PRA-01). */
export const presidentialActionSchema = documentCardSchema.extend({
  actionType: z.enum(['executive_order', 'proclamation', 'memorandum', 'determination', 'notice', 'other']),
  /** As its publisher writes it: `14067`, `11359A`, `9934-A`. */
  executiveOrderNumber: z.string().nullable(),
  proclamationNumber: z.string().nullable(),
  president: z.string().nullable(),
  signedOn: isoDate.nullable(),
  /** Federal Register document number. */
  ofrId: z.string().nullable(),
  /** Addresses, http(s) only. */
  documentUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
  /** Spelt as in the specification. */
  registerCitiation: z.string().nullable(),
  registerStartPage: z.number().int().nullable(),
  registerEndPage: z.number().int().nullable(),
  /** Null where its publisher does not say. */
  notReceivedForPublication: z.boolean().nullable(),
  topics: z.array(z.string()),
  /** What it corrects or prints again. */
  correctionOf: relatedActionSchema.nullable(),
  corrections: z.array(relatedActionSchema),
  /** What became of it and what it did to others, in the order of its publisher. */
  dispositions: z.array(
    z.object({
      /** `Revoked by`; null for a remark of its own. */
      label: z.string().nullable(),
      items: z.array(
        z.object({
          /** The whole of what is said, piece by piece. */
          parts: z.array(
            z.object({
              text: z.string(),
              /** The order that the piece names, where it is held here. */
              fusionId: fusionId.nullable(),
            }),
          ),
        }),
      ),
    }),
  ),
  /** Whether its text is held here. */
  /** Of a document that changes the tariff schedule; null of every other. */
  tariffMeasure: tariffMeasureSchema.nullable(),
  hasText: z.boolean(),
  provenance: z.array(provenanceSchema),
});
export type PresidentialAction = z.infer<typeof presidentialActionSchema>;

export const presidentialAnalysisSchema = z.object({
  /** Written by AI; null until it has been. */
  summary: z.string().nullable(),
  /** Sections of the federal codes that its own text cites, the most cited first; 500 at most. */
  codes: z.array(
    z.object({
      /** `50 U.S.C. 1701`, `31 C.F.R. Part 560`. */
      code: z.string(),
      /** Written by AI; null until it has been. */
      summary: z.string().nullable(),
      /** How often the text cites it. */
      count: z.number().int(),
      /** The passage that cites it first, with the place of the citation as offsets. */
      excerpt: z.object({ text: z.string(), marks: z.array(z.tuple([z.number().int(), z.number().int()])) }),
      /** Where that is in the text. */
      place: z.object({
        sectionId: z.string(),
        section: z.number().int(),
        block: z.number().int(),
        offset: z.number().int(),
        /** The citation as it is written there. */
        written: z.string(),
      }),
      /** The section on the site of the code's publisher. */
      url: z.string(),
    }),
  ),
});
export type PresidentialAnalysis = z.infer<typeof presidentialAnalysisSchema>;
