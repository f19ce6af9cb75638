import { z } from 'zod';
import { isoDate } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { provenanceSchema } from './provenance.ts';
import { tariffMeasureSchema } from './tariffs.ts';

export const regulationSchema = documentCardSchema.extend({
  description: z.string().nullable(),
  citations: z.array(z.string()),
  registerCitiation: z.string().nullable(),
  documentUrl: z.string().nullable(),
  registerUrl: z.string().nullable(),
  textAttachments: z.array(
    z.object({ url: z.string(), mimeType: z.string().nullable(), title: z.string().nullable() }),
  ),
  supplementalAttachments: z.array(
    z.object({ url: z.string(), mimeType: z.string().nullable(), title: z.string().nullable() }),
  ),
  latestPublicationDate: isoDate.nullable(),
  commentStartDate: isoDate.nullable(),
  commentEndDates: z.array(isoDate),
  latestCommentEndDate: isoDate.nullable(),
  hearings: z.array(z.object({ date: isoDate, text: z.string().nullable() })),
  effectiveDate: isoDate.nullable(),
  effectiveDateComment: z.string().nullable(),
  agencyDetails: z.array(z.object({ name: z.string(), shortName: z.string().nullable() })),
  /** Dockets stated by the sources; those in this installation are in `docketFusionIds`. */
  docketIds: z.array(z.string()),
  docketFusionIds: z.array(z.string()),
  /** Dockets of Regulations.gov that are named but not in this installation, with their address there. */
  otherDockets: z.array(z.object({ docketId: z.string(), url: z.string() })),
  documentFusionIds: z.array(z.string()),
  linkedFusionIds: z.array(z.string()),
  ofrId: z.string().nullable(),
  externalIds: z.array(z.string()),
  registerStartPage: z.number().int().nullable(),
  registerEndPage: z.number().int().nullable(),
  /** RINs of the Unified Agenda. */
  regulationIdNumbers: z.array(z.string()),
  /** CFR index terms. */
  topics: z.array(z.string()),
  totalComments: z.number().int().nullable(),
  isPublicInspection: z.boolean(),
  isDocket: z.boolean(),
  /** Null unless the document changes the tariff schedule. */
  tariffMeasure: tariffMeasureSchema.nullable(),
  hasText: z.boolean(),
  provenance: z.array(provenanceSchema),
});
export type Regulation = z.infer<typeof regulationSchema>;
