import { TARIFF_PROGRAMS } from '@rotunda/domain';
import { z } from 'zod';
import { call, fusionId, isoDate, nothing, unixSeconds } from './base.ts';
import { documentCardSchema } from './document-card.ts';

/** Rates a statistical line takes from the line above it, whose code is named. */
export const inheritedRatesSchema = z.object({
  htsno: z.string(),
  general: z.string().nullable(),
  special: z.string().nullable(),
  other: z.string().nullable(),
});
export type InheritedRates = z.infer<typeof inheritedRatesSchema>;

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
  /** Of a line of ten digits that states no general rate; null of every other. */
  inherited: inheritedRatesSchema.nullable(),
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

/** A chapter of the schedule that is loaded. */
export const tariffChapterSchema = z.object({
  chapter: z.number().int(),
  title: z.string(),
  /** As the file or the operator names it; null where nobody does. */
  edition: z.string().nullable(),
  lineCount: z.number().int(),
  loadedTs: unixSeconds,
});
export type TariffChapter = z.infer<typeof tariffChapterSchema>;

/** A line in the order of its chapter; what stands above it is found by `parentPosition`. */
export const tariffChapterLineSchema = harmonizedCodeSchema.omit({ ancestors: true, edition: true }).extend({
  /** From 1. */
  position: z.number().int(),
  /** Of the line it stands under; null of headings and of captions of parts. */
  parentPosition: z.number().int().nullable(),
});
export type TariffChapterLine = z.infer<typeof tariffChapterLineSchema>;

/** What a document states of its change of the tariff schedule, in its own words. */
export const tariffMeasureSchema = z.object({
  /** Subheadings it cites, as written: `9903.01.25`. */
  codes: z.array(z.string()),
  /** Days from which its duties hold. */
  effectiveOn: z.array(isoDate),
  /** As written: `25 percent ad valorem`. */
  rates: z.array(z.string()),
  /** The laws it cites; absent in what an earlier release ingested, like its countries. */
  programs: z.array(z.enum(TARIFF_PROGRAMS)).optional(),
  /** ISO codes of the countries its title names. */
  countries: z.array(z.string()).optional(),
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
          /**
           * A code (`9903.01`): they cite it, one under it or one it stands under; else words of their titles; blank finds
           * all.
           */
          query: z.string().max(200).default(''),
          /** Those that name this law or remedy. */
          program: z.enum(TARIFF_PROGRAMS).optional(),
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
  /** In the order of the schedule; by words what they mean best first. */
  findHarmonizedCodes: call
    .route({ method: 'GET', path: '/get_harmonized_system_codes', summary: 'Codes of the tariff schedule (TAR-01)' })
    .input(
      z
        .strictObject({
          /**
           * The beginning of a code (`2201.10`), else words, in the singular or the plural, or their beginnings, of a
           * description, of those above it or of the chapter's title; blank finds all.
           */
          query: z.string().max(200).default(''),
          skip: z.number().int().min(0).max(100_000).default(0),
          limit: z.number().int().min(1).max(500).default(100),
        })
        .prefault({}),
    )
    .output(z.object({ results: z.array(harmonizedCodeSchema), total: z.number().int() })),
  /** Those that are loaded, in their order. */
  findChapters: call
    .route({ method: 'GET', path: '/tariffs/chapters', summary: 'Chapters of the tariff schedule (TAR-01)' })
    .input(nothing)
    .output(z.object({ results: z.array(tariffChapterSchema), total: z.number().int() })),
  /** NOT_FOUND for a chapter that is not loaded. */
  getChapter: call
    .route({ method: 'GET', path: '/tariffs/chapters/{chapter}', summary: 'A chapter with all its lines (TAR-01)' })
    .input(z.strictObject({ chapter: z.coerce.number().int().min(1).max(99) }))
    .output(z.object({ chapter: tariffChapterSchema, lines: z.array(tariffChapterLineSchema) })),
};
