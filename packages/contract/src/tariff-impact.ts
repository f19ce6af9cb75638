import { COUNTRIES, isCountryCode, TARIFF_PROGRAMS } from '@rotunda/domain';
import { z } from 'zod';
import { call, nameText, ok, unixSeconds, uuid, versionNumber } from './base.ts';
import { harmonizedCodeSchema, tariffChapterSchema, tariffRegulationSchema } from './tariffs.ts';
import { TARIFF_LIMITS } from './values/tariffs.ts';

const companyName = nameText(TARIFF_LIMITS.companyName, 'Enter a company name.');
const products = z.string().trim().max(TARIFF_LIMITS.products);
const COUNTRY_FAULT = 'Name countries by their ISO codes, such as CN.';
const countryCode = z.string().max(2, COUNTRY_FAULT).refine(isCountryCode, COUNTRY_FAULT);
const operatingCountries = z.array(countryCode).max(Object.keys(COUNTRIES).length);
const CODE_FAULT = 'Use two to ten digits of a code, without dots.';
/** Digits of a chapter, heading or subheading. */
const hsCode = z
  .string()
  .max(10, CODE_FAULT)
  .regex(/^\d{2}(?:\d{2}){0,4}$/, CODE_FAULT);

export const operatingCountrySchema = z.object({
  code: z.string(),
  name: z.string(),
  /** Whether the organization has entered it for this company before. */
  isEntered: z.boolean(),
});

export const hsCategorySchema = z.object({
  /** Digits of the heading. */
  code: z.string(),
  description: z.string(),
  chapter: z.number().int(),
  /** Requested words that its lines name. */
  words: z.array(z.string()),
  /** Number of lines that name at least one of them. */
  lineCount: z.number().int(),
  isEntered: z.boolean(),
});

/** Subject of a tariff impact report; an organization has one for each company. */
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

/** A code of a configuration with its data from the schedule. */
export const impactCategorySchema = z.object({
  code: z.string(),
  /** Null if the loaded schedule does not have the code. */
  description: z.string().nullable(),
  /** First lines under it that state a rate; `lineCount` counts all of them. */
  lines: z.array(harmonizedCodeSchema),
  lineCount: z.number().int(),
  /** Lines of chapter 99 named by footnotes of those lines: additional duties and exceptions. */
  additional: z.array(harmonizedCodeSchema),
});

export const impactReportSchema = z.object({
  configuration: impactConfigurationSchema,
  categories: z.array(impactCategorySchema),
  /** Documents that cite these codes, newest first. */
  measures: z.array(tariffRegulationSchema),
  measureCount: z.number().int(),
  /** Data behind the report. */
  sources: z.object({
    chapters: z.array(tariffChapterSchema),
    /** Number of documents in this installation that change tariffs, and the date of the newest. */
    measuresHeld: z.number().int(),
    newestMeasure: z.iso.date().nullable(),
  }),
});
export type ImpactReport = z.infer<typeof impactReportSchema>;

/** The measures in this installation under one law or trade remedy. */
export const tariffProgramSchema = z.object({
  program: z.enum(TARIFF_PROGRAMS),
  measureCount: z.number().int(),
  newestMeasure: z.iso.date().nullable(),
  /** Number of distinct codes that its documents cite. */
  codeCount: z.number().int(),
  /** ISO codes of the countries named in titles. */
  countries: z.array(z.string()),
});
export type TariffProgramSummary = z.infer<typeof tariffProgramSchema>;

/** Company data that an organization enters is shared by its members. */
export const tariffImpactContract = {
  /** Lists programs that have measures, ordered by their newest measure. */
  findTariffs: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/tariffs', summary: 'Tariffs by the law they are set by (TAR-01)' })
    .input(z.strictObject({}).optional())
    .output(z.object({ results: z.array(tariffProgramSchema), total: z.number().int() })),
  /** Lists every country, beginning with those the organization entered for this company. */
  findOperatingCountries: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/tariff-impact/wizard/operating-countries' })
    .input(z.strictObject({ company_name: companyName }))
    .output(
      z.object({
        /** Whether the organization has entered the company before; no other data about companies is available. */
        isKnown: z.boolean(),
        countries: z.array(operatingCountrySchema),
      }),
    ),
  /** Finds headings whose lines name the products entered for this company. */
  findHsCategories: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/tariff-impact/wizard/hs-categories' })
    .input(
      z.strictObject({
        company_name: companyName,
        operating_countries: operatingCountries,
        /** Products the company makes or trades, instead of those entered before. */
        products: products.optional(),
      }),
    )
    .output(
      z.object({
        isKnown: z.boolean(),
        /** Words that were searched for. */
        words: z.array(z.string()),
        categories: z.array(hsCategorySchema),
      }),
    ),
  /**
   * Creates a company's configuration when `version` is null, otherwise updates it. CONFLICT when `version` is not
   * current.
   */
  saveConfiguration: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
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
  /** Sorted by company name. */
  findConfigurations: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/tariffs/impact-report-configurations' })
    .input(z.strictObject({}).optional())
    .output(z.object({ results: z.array(impactConfigurationSchema), total: z.number().int() })),
  deleteConfiguration: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/tariffs/impact-report-configurations/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
  getReport: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/tariffs/impact-report-configurations/{id}/report' })
    .input(z.strictObject({ id: uuid }))
    .output(impactReportSchema),
};
