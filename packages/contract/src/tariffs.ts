import { z } from 'zod';
import { call, fusionId, isoDate } from './base.ts';
import { documentCardSchema } from './document-card.ts';

/** A line of the Harmonized Tariff Schedule of the United States. */
export const harmonizedCodeSchema = z.object({
  /** As published; null of a line that only groups others. */
  htsno: z.string().nullable(),
  indent: z.number().int(),
  description: z.string(),
  /** Descriptions of the lines above it, from its heading on. */
  ancestors: z.array(z.string()),
  units: z.array(z.string()),
  /** Rates are prose: `0.26¢/liter`, `Free (A,AU,BH)`; null where the line states none. */
  general: z.string().nullable(),
  special: z.string().nullable(),
  other: z.string().nullable(),
  quotaQuantity: z.string().nullable(),
  additionalDuties: z.string().nullable(),
  footnotes: z.array(
    z.object({
      columns: z.array(z.string()),
      value: z.string(),
      type: z.string().nullable(),
      marker: z.string().nullable(),
    }),
  ),
  /** As the file or the operator names it: `2025-01`; null where nobody does. */
  edition: z.string().nullable(),
});
export type HarmonizedCode = z.infer<typeof harmonizedCodeSchema>;

/** What a document states of its change of the tariff schedule, in its own words. */
export const tariffMeasureSchema = z.object({
  /** Subheadings it cites, as written: `9903.01.25`. */
  codes: z.array(z.string()),
  /** Days from which its duties hold. */
  effectiveOn: z.array(isoDate),
  /** As written: `25 percent ad valorem`. */
  rates: z.array(z.string()),
});

/** A document of the Federal Register that changes the tariff schedule: of the President or of an agency. */
export const tariffRegulationSchema = documentCardSchema.extend({ tariffMeasure: tariffMeasureSchema });
export type TariffRegulation = z.infer<typeof tariffRegulationSchema>;

export const tariffsContract = {
  /** The newest first. */
  findRegulations: call
    .route({ method: 'GET', path: '/tariffs/regulations', summary: 'Documents that change tariffs (TAR-01)' })
    .input(
      z
        .strictObject({
          /** The beginning of a code they cite (`9903.01`), else words of their titles; blank finds all. */
          query: z.string().max(200).default(''),
          skip: z.number().int().min(0).max(100_000).default(0),
          limit: z.number().int().min(1).max(100).default(25),
        })
        .prefault({}),
    )
    .output(z.object({ results: z.array(tariffRegulationSchema), total: z.number().int() })),
  /** NOT_FOUND for a document that changes no tariffs, too. */
  getRegulation: call
    .route({ method: 'GET', path: '/tariffs/regulation/{id}', summary: 'One document that changes tariffs (TAR-01)' })
    .input(z.strictObject({ id: fusionId }))
    .output(tariffRegulationSchema),
  /** In the order of the schedule. */
  findHarmonizedCodes: call
    .route({ method: 'GET', path: '/get_harmonized_system_codes', summary: 'Codes of the tariff schedule (TAR-01)' })
    .input(
      z
        .strictObject({
          /** The beginning of a code (`2201.10`), else words of a description or of those above it; blank finds all. */
          query: z.string().max(200).default(''),
          skip: z.number().int().min(0).max(100_000).default(0),
          limit: z.number().int().min(1).max(500).default(100),
        })
        .prefault({}),
    )
    .output(z.object({ results: z.array(harmonizedCodeSchema), total: z.number().int() })),
};
