import { z } from 'zod';
import { call, fusionId, ifValid, isoDate, ok } from './base.ts';
import type { CallNeeds } from './call-needs.ts';
import { documentTypeSchema, genericStatusSchema } from './enums.ts';
import { COMPARISON_EXPORT_FORMATS, COMPARISON_LIMITS } from './values/comparison.ts';
import { LIMITS } from './values/limits.ts';

/** A bill to choose for a comparison; its version is chosen afterward (CMP-01). */
export const comparableBillSchema = z.object({
  fusionId,
  documentType: documentTypeSchema,
  /** Bill id such as `US HR 1`. */
  billId: z.string(),
  title: z.string(),
  /** Jurisdiction and session, which distinguish bills with the same number. */
  description: z.string().nullable(),
  genericStatus: genericStatusSchema.nullable(),
});
export type ComparableBill = z.infer<typeof comparableBillSchema>;

const versionId = z.string().min(1).max(COMPARISON_LIMITS.versionId);
const sides = {
  bill1: fusionId,
  bill2: fusionId,
  /** Ids of the versions to compare; the current version when absent or equal to the bill's own id. */
  version1: versionId.optional(),
  version2: versionId.optional(),
};

/** One side of a comparison: the bill and its compared version. */
const comparedSideSchema = comparableBillSchema.extend({
  version: z.object({
    id: z.string(),
    title: z.string(),
    date: isoDate.nullable(),
    language: z.string(),
    isCurrent: z.boolean(),
  }),
});

const sectionKindSchema = z.enum(['equal', 'changed', 'added', 'dropped', 'split', 'merged', 'translation']);
const sectionNameSchema = z.object({ number: z.string().nullable(), heading: z.string().nullable() });
const count = z.number().int();

export const comparedSectionSchema = z.object({
  /** Stable key within this comparison. */
  key: z.string(),
  /** Null where the side has no such section. */
  left: sectionNameSchema.nullable(),
  right: sectionNameSchema.nullable(),
  /**
   * Index in the left text, also for sections that were dropped or moved; null where the left text has no such section.
   */
  leftPlace: count.nullable(),
  level: count,
  kind: sectionKindSchema,
  isMoved: z.boolean(),
  isRenumbered: z.boolean(),
  /** Keys of the sections that contain the rest of a split or merged one. */
  partners: z.array(z.string()),
  isFormal: z.boolean(),
  insertedWords: count,
  struckWords: count,
  /** Word count of the longer side. */
  words: count,
  /** Numbers of its first and last change; null without changes. */
  changes: z.tuple([count, count]).nullable(),
});
export type ComparedSectionSummary = z.infer<typeof comparedSectionSchema>;

const callOutSchema = z.object({
  kind: z.enum([
    'money',
    'deadline',
    'modal',
    'negation',
    'definition',
    'percentage',
    'citation',
    'law-struck',
    'law-inserted',
  ]),
  section: z.string(),
  change: count,
  left: z.string().nullable(),
  right: z.string().nullable(),
});
export type ComparisonCallOut = z.infer<typeof callOutSchema>;

const runSchema = z.object({
  /** UTF-16 offsets into the text. */
  start: count,
  end: count,
  kind: z.enum(['struck', 'inserted', 'moved']),
  weight: z.enum(['words', 'case', 'marks', 'number']),
  /** Key of the section that a moved passage came from or went to. */
  other: z.string().optional(),
  /** Number of the changed place; 0 for changes of capitals, marks and numbers only. */
  change: count,
});
export type ComparedRun = z.infer<typeof runSchema>;

const rowSideSchema = z.object({
  isHeading: z.boolean(),
  number: z.string().nullable(),
  hasOtherNumber: z.boolean(),
  text: z.string(),
  indent: count,
  runs: z.array(runSchema),
});
export type ComparedRowSide = z.infer<typeof rowSideSchema>;

export const comparisonSchema = z.object({
  /** Identifies the compared state of both texts, so that later reads refer to the same state. */
  state: z.string(),
  left: comparedSideSchema,
  right: comparedSideSchema,
  /** At most the first COMPARISON_LIMITS.sectionsShown sections; figures cover all of them. */
  sections: z.array(comparedSectionSchema),
  sectionCount: count,
  figures: z.object({
    equal: count,
    changed: count,
    added: count,
    dropped: count,
    split: count,
    merged: count,
    moved: count,
    renumbered: count,
    insertedWords: count,
    struckWords: count,
  }),
  callOuts: z.array(callOutSchema),
  changeCount: count,
});
export type ComparisonAnswer = z.infer<typeof comparisonSchema>;

const comparisonProgressSchema = z.object({
  /** A comparison that waits has not begun, because others are in progress. */
  state: z.enum(['waiting', 'running', 'done']),
  percent: count.min(0).max(100),
});
export type ComparisonProgress = z.infer<typeof comparisonProgressSchema>;

const sectionRowsSchema = z.object({
  key: z.string(),
  rows: z.array(z.object({ left: rowSideSchema.nullable(), right: rowSideSchema.nullable() })),
});
export type ComparedSectionRows = z.infer<typeof sectionRowsSchema>;

const comparing = (needs: CallNeeds) =>
  call(needs).errors({
    TEXT_NOT_HELD: { status: 404 },
    TOO_LARGE: { status: 413 },
    COMPARISON_TOO_SLOW: { status: 422 },
    TOO_MANY_COMPARISONS: { status: 429 },
  });

export const comparisonContract = {
  findBills: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/legislation/search', summary: 'Bills by number or title (CMP-03)' })
    .input(
      z.strictObject({
        searchText: z.string().max(COMPARISON_LIMITS.searchText),
        /** Only bills of sessions that have not ended; applies to the United States. */
        activeSessions: z.boolean().default(true),
        skip: z.number().int().min(0).max(LIMITS.searchResultsLimit).default(0),
        limit: z.number().int().min(1).max(50).default(COMPARISON_LIMITS.otherBills),
      }),
    )
    .output(z.object({ results: z.array(comparableBillSchema), total: count, atTotalLimit: z.boolean() })),
  compare: comparing({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/comparisons', summary: 'What differs between two texts, by section (CMP-02)' })
    .input(z.strictObject(sides))
    .output(comparisonSchema),
  /**
   * Starts the comparison unless it is in progress or stored, and answers within two seconds. The comparison goes on
   * without further requests; repeat the call for its progress, and `compare` returns the result when it is done.
   */
  start: comparing({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/comparisons/start', summary: 'Starts a comparison, or returns its progress' })
    .input(z.strictObject(sides))
    .output(comparisonProgressSchema),
  /** A comparison that someone else waits for goes on. */
  cancel: comparing({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/comparisons/cancel', summary: 'Cancels a comparison in progress' })
    .input(z.strictObject(sides))
    .output(ok),
  readSections: comparing({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/comparisons/sections', summary: 'The text of compared sections, words marked' })
    .input(
      z.strictObject({
        ...sides,
        /** State of the comparison that returned the keys. */
        state: z.string().max(64),
        keys: z
          .array(z.string().max(40))
          .min(1)
          .max(COMPARISON_LIMITS.maxSections)
          .refine((keys) => new Set(keys).size === keys.length, { error: 'Name each section once.', ...ifValid }),
      }),
    )
    .output(z.array(sectionRowsSchema)),
  /**
   * Exports as DOCX with tracked changes, or as PDF. TOO_LARGE or COMPARISON_TOO_SLOW if the comparison is too long to
   * write.
   */
  export: comparing({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({
      method: 'POST',
      path: '/comparisons/export',
      summary: 'A comparison as a file (CMP-04+)',
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        ...sides,
        /** State of the comparison that is shown. */
        state: z.string().max(64),
        format: z.enum(COMPARISON_EXPORT_FORMATS),
      }),
    )
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
