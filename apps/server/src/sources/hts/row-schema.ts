import { z } from 'zod';
import { textOrUndefined } from '../mapping/defined-fields.ts';

const text = z.union([z.string(), z.number()]).nullish().transform(textOrUndefined);

/**
 * Every line repeats the text of its ancestors. In real data the deepest indent is 10 and the longest line has 1,805
 * characters.
 */
const MAX_INDENT = 30;
const MAX_CHARACTERS = 5000;

const footnoteSchema = z.object({
  columns: z.array(z.string()).nullish(),
  value: z.string(),
  type: text,
  marker: text,
});

/** A row of the publisher's export. `addiitionalDuties` is misspelled upstream and occurs beside the correct name. */
export const tariffRowSchema = z.object({
  htsno: text.refine((code) => code === undefined || /^\d{4}(?:\.\d\d){0,3}$/.test(code), {
    error: 'not a code of the schedule, such as 2201.10.00.00',
  }),
  indent: z
    .union([z.number(), z.string().regex(/^\d{1,2}$/, 'not a number')])
    .transform(Number)
    .pipe(z.int().min(0).max(MAX_INDENT)),
  description: z
    .string()
    .max(MAX_CHARACTERS)
    .transform((words) => words.trim()),
  superior: z.union([z.string(), z.boolean()]).nullish(),
  units: z.array(z.string()).nullish(),
  general: text,
  special: text,
  other: text,
  footnotes: z.array(footnoteSchema).nullish(),
  quotaQuantity: text,
  additionalDuties: text,
  addiitionalDuties: text,
});
export type TariffRow = z.output<typeof tariffRowSchema>;
