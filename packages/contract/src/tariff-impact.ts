import { COUNTRIES, isCountryCode, TARIFF_PROGRAMS } from '@rotunda/domain';
import { z } from 'zod';
import { call, nameText, ok, unixSeconds, uuid, versionNumber } from './base.ts';
import { harmonizedCodeSchema, tariffChapterSchema, tariffRegulationSchema } from './tariffs.ts';
import { TARIFF_LIMITS } from './values/tariffs.ts';

const companyName = nameText(TARIFF_LIMITS.companyName, 'Enter a company name.');
const products = z.string().trim().max(TARIFF_LIMITS.products);
const countryCode = z.string().refine(isCountryCode, 'Name countries by their ISO codes, such as CN.');
const operatingCountries = z.array(countryCode).max(Object.keys(COUNTRIES).length);
/** Digits of a chapter, heading or subheading. */
const hsCode = z.string().regex(/^\d{2}(?:\d{2}){0,4}$/, 'Use two to ten digits of a code, without dots.');

export const operatingCountrySchema = z.object({
  code: z.string(),
  name: z.string(),
  /** Whether the organization entered it for this company before. */
  isEntered: z.boolean(),
});

export const hsCategorySchema = z.object({
  /** Digits of a heading. */
  code: z.string(),
  description: z.string(),
  chapter: z.number().int(),
  /** Of the words asked about, those its lines name. */
  words: z.array(z.string()),
  /** Lines that name one of them. */
  lineCount: z.number().int(),
  isEntered: z.boolean(),
});

/** What a report on the impact of tariffs is about; of the organization, one a company. */
export const impactConfigurationSchema = z.object({
  _id: uuid,
  company_name: z.string(),
  products: z.string(),
  operating_countries: z.array(z.string()),
  hs_codes: z.array(z.string()),
  version: versionNumber,
  updatedBy: z.string(),
  updatedAt: unixSeconds,
});
export type ImpactConfiguration = z.infer<typeof impactConfigurationSchema>;

/** A code of a configuration with what the schedule says of it. */
export const impactCategorySchema = z.object({
  code: z.string(),
  /** Null for a code the schedule that is loaded does not have. */
  description: z.string().nullable(),
  /** Lines under it that state a rate, the first of them. */
  lines: z.array(harmonizedCodeSchema),
  lineCount: z.number().int(),
  /** Lines of chapter 99 that footnotes of those name: additional duties and exceptions. */
  additional: z.array(harmonizedCodeSchema),
});

export const impactReportSchema = z.object({
  configuration: impactConfigurationSchema,
  categories: z.array(impactCategorySchema),
  /** Documents that cite these codes, the newest first. */
  measures: z.array(tariffRegulationSchema),
  measureCount: z.number().int(),
  /** What the answer is made from. */
  sources: z.object({
    chapters: z.array(tariffChapterSchema),
    /** Documents that change tariffs and are held, and the day of the newest one. */
    measuresHeld: z.number().int(),
    newestMeasure: z.iso.date().nullable(),
  }),
});
export type ImpactReport = z.infer<typeof impactReportSchema>;

/** Measures held, by the law or the remedy they name. */
export const tariffProgramSchema = z.object({
  program: z.enum(TARIFF_PROGRAMS),
  measureCount: z.number().int(),
  newestMeasure: z.iso.date().nullable(),
  /** Different codes its documents cite. */
  codeCount: z.number().int(),
  /** ISO codes of the countries that titles name. */
  countries: z.array(z.string()),
});
export type TariffProgramSummary = z.infer<typeof tariffProgramSchema>;

export const tariffImpactContract = {
  /** Programs that have measures, those with the newest first. */
  findTariffs: call
    .route({ method: 'GET', path: '/tariffs', summary: 'Tariffs by the law they are set by (TAR-01)' })
    .input(z.strictObject({}).optional())
    .output(z.object({ results: z.array(tariffProgramSchema), total: z.number().int() })),
  /** Every country, those the organization entered for this company first. */
  findOperatingCountries: call
    .route({ method: 'POST', path: '/tariff-impact/wizard/operating-countries' })
    .input(z.strictObject({ company_name: companyName }))
    .output(
      z.object({
        /** Whether the organization entered the company before; nothing else is known of companies. */
        isKnown: z.boolean(),
        countries: z.array(operatingCountrySchema),
      }),
    ),
  /** Headings whose lines name the products entered for this company. */
  findHsCategories: call
    .route({ method: 'POST', path: '/tariff-impact/wizard/hs-categories' })
    .input(
      z.strictObject({
        company_name: companyName,
        operating_countries: operatingCountries,
        /** What it makes or trades, instead of what was entered before. */
        products: products.optional(),
      }),
    )
    .output(
      z.object({
        isKnown: z.boolean(),
        /** What was looked for. */
        words: z.array(z.string()),
        categories: z.array(hsCategorySchema),
      }),
    ),
  /** The first one of a company with `version` null; CONFLICT when it is not the current version. */
  saveConfiguration: call
    .route({ method: 'POST', path: '/tariffs/impact-report-configuration' })
    .input(
      z.strictObject({
        company_name: companyName,
        products: products.default(''),
        operating_countries: operatingCountries,
        hs_codes: z.array(hsCode).min(1, 'Select at least one.').max(TARIFF_LIMITS.codes),
        version: versionNumber.nullable().default(null),
      }),
    )
    .output(impactConfigurationSchema),
  /** By the name of the company. */
  findConfigurations: call
    .route({ method: 'GET', path: '/tariffs/impact-report-configurations' })
    .input(z.strictObject({}).optional())
    .output(z.object({ results: z.array(impactConfigurationSchema), total: z.number().int() })),
  deleteConfiguration: call
    .route({ method: 'DELETE', path: '/tariffs/impact-report-configurations/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
  getReport: call
    .route({ method: 'GET', path: '/tariffs/impact-report-configurations/{id}/report' })
    .input(z.strictObject({ id: uuid }))
    .output(impactReportSchema),
};
