import { TARIFF_PROGRAMS } from '@rotunda/domain';
import { z } from 'zod';
import { call, fusionId, isoDate, nothing, unixSeconds } from './base.ts';
import { documentCardSchema } from './document-card.ts';

/** Rates that a statistical line inherits from a line above it, whose code is `htsno`. */
export const inheritedRatesSchema = z.object({
  htsno: z.string(),
  general: z.string().nullable(),
  special: z.string().nullable(),
  other: z.string().nullable(),
});
export type InheritedRates = z.infer<typeof inheritedRatesSchema>;

/** A line of the Harmonized Tariff Schedule of the United States. */
export const harmonizedCodeSchema = z.object({
  /** As published; null for a line that only groups others. */
  htsno: z.string().nullable(),
  indent: z.number().int(),
  description: z.string(),
  /** Descriptions of the lines above it, starting with its heading. */
  ancestors: z.array(z.string()),
  units: z.array(z.string()),
  /** Rates are text: `0.26¢/liter`, `Free (A,AU,BH)`; null if the line states none. */
  general: z.string().nullable(),
  special: z.string().nullable(),
  other: z.string().nullable(),
  /** Null except for ten-digit lines that state no general rate. */
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
  /** As named by the file or the operator: `2025-01`; null if unnamed. */
  edition: z.string().nullable(),
});
export type HarmonizedCode = z.infer<typeof harmonizedCodeSchema>;

/** A chapter of the loaded schedule. */
export const tariffChapterSchema = z.object({
  chapter: z.number().int(),
  title: z.string(),
  /** As named by the file or the operator; null if unnamed. */
  edition: z.string().nullable(),
  lineCount: z.number().int(),
  loadedTs: unixSeconds,
});
export type TariffChapter = z.infer<typeof tariffChapterSchema>;

/** A line of a chapter, in order; `parentPosition` leads to the line above it. */
export const tariffChapterLineSchema = harmonizedCodeSchema.omit({ ancestors: true, edition: true }).extend({
  /** Starts at 1. */
  position: z.number().int(),
  /** Position of its parent line; null for headings and captions of parts. */
  parentPosition: z.number().int().nullable(),
});
export type TariffChapterLine = z.infer<typeof tariffChapterLineSchema>;

/** A document's change to the tariff schedule, in the document's own words. */
export const tariffMeasureSchema = z.object({
  /** Cited subheadings as written: `9903.01.25`. */
  codes: z.array(z.string()),
  /** Days on which its duties take effect. */
  effectiveOn: z.array(isoDate),
  /** As written: `25 percent ad valorem`. */
  rates: z.array(z.string()),
  /** Laws it cites. Like `countries`, absent in documents ingested by an earlier release. */
  programs: z.array(z.enum(TARIFF_PROGRAMS)).optional(),
  /** ISO codes of the countries named in its title. */
  countries: z.array(z.string()).optional(),
});

/** A Federal Register document, presidential or of an agency, that changes the tariff schedule. */
export const tariffRegulationSchema = documentCardSchema.extend({ tariffMeasure: tariffMeasureSchema });
export type TariffRegulation = z.infer<typeof tariffRegulationSchema>;

export const tariffsContract = {
  /** Finds documents, newest first. */
  findRegulations: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/tariffs/regulations', summary: 'Documents that change tariffs (TAR-01)' })
    .input(
      z
        .strictObject({
          /**
           * A code (`9903.01`) finds documents citing it, a code under it or one above it; anything else is matched
           * against words of the titles. Blank finds all.
           */
          query: z.string().max(200).default(''),
          /** Only documents that name this law or trade remedy. */
          program: z.enum(TARIFF_PROGRAMS).optional(),
          skip: z.number().int().min(0).max(100_000).default(0),
          limit: z.number().int().min(1).max(100).default(25),
        })
        .prefault({}),
    )
    .output(z.object({ results: z.array(tariffRegulationSchema), total: z.number().int() })),
  /** NOT_FOUND also for a document that does not change tariffs. */
  getRegulation: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/tariffs/regulation/{id}', summary: 'One document that changes tariffs (TAR-01)' })
    .input(z.strictObject({ id: fusionId }))
    .output(tariffRegulationSchema),
  /** Finds lines in schedule order; a search by words returns the best matches first. */
  findHarmonizedCodes: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/get_harmonized_system_codes', summary: 'Codes of the tariff schedule (TAR-01)' })
    .input(
      z
        .strictObject({
          /**
           * The beginning of a code (`2201.10`), otherwise words or beginnings of words, singular or plural, in a
           * line's description, those of the lines above it, or the chapter title. Blank finds all.
           */
          query: z.string().max(200).default(''),
          skip: z.number().int().min(0).max(100_000).default(0),
          limit: z.number().int().min(1).max(500).default(100),
        })
        .prefault({}),
    )
    .output(z.object({ results: z.array(harmonizedCodeSchema), total: z.number().int() })),
  /** Lists the loaded chapters in order. */
  findChapters: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/tariffs/chapters', summary: 'Chapters of the tariff schedule (TAR-01)' })
    .input(nothing)
    .output(z.object({ results: z.array(tariffChapterSchema), total: z.number().int() })),
  /** NOT_FOUND for a chapter that is not loaded. */
  getChapter: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/tariffs/chapters/{chapter}', summary: 'A chapter with all its lines (TAR-01)' })
    .input(z.strictObject({ chapter: z.coerce.number().int().min(1).max(99) }))
    .output(z.object({ chapter: tariffChapterSchema, lines: z.array(tariffChapterLineSchema) })),
};
