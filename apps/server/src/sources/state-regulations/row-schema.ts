import { cutText, type IsoDate, getInstant, isoCodeOfUsState, JURISDICTIONS, webAddress } from '@rotunda/domain';
import { z } from 'zod';
import { statedMoment } from '../mapping/stated-moment.ts';

/** Required columns of a table of regulations. */
export const REQUIRED_COLUMNS = ['state', 'id', 'title', 'type'] as const;

/** Separator of list entries, because citations, names and prose contain commas and semicolons. */
const LIST_MARK = '|';
/** More entries mean a shifted column, and would all be queried at once when the page opens. */
const MAX_ENTRIES = 1000;
/** Maximum characters of an invalid value shown in a reason. */
const SHOWN_CHARACTERS = 60;

/** Reports an error of one value; zod adds the column's name before it. */
function fault(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

const shown = (value: string) =>
  `“${value.length > SHOWN_CHARACTERS ? `${cutText(value, SHOWN_CHARACTERS)}…` : value}”`;

const shownInput = (input: unknown) => shown(typeof input === 'string' ? input : (JSON.stringify(input) ?? ''));

/** A string of CSV or JSON; a JSON number becomes its digits. Undefined when empty. */
const text = z
  .union([z.string(), z.number()], 'neither a text nor a number')
  .nullish()
  .transform((value) => (value === null || value === undefined ? undefined : String(value).trim() || undefined));

const required = text.transform((value, context) => value ?? fault(context, 'is empty'));

const address = text.transform((value, context): string | undefined =>
  value === undefined ? undefined : (webAddress(value) ?? fault(context, `${shown(value)} is not a web address`)),
);

const day = text.transform((value, context): IsoDate | undefined =>
  value === undefined ? undefined : (getDay(value) ?? fault(context, `${shown(value)} is not a day`)),
);

/**
 * Parses `2026-03-02`, with or without a time after it, and `3/2/2026`, month first as every state's register writes
 * it. The date is kept as written and never converted between time zones.
 */
export function getDay(written: string): IsoDate | undefined {
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  if (month === undefined || date === undefined) return statedMoment(written)?.date;
  return statedMoment(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)?.date;
}

const moment = text.transform((value, context): number | undefined => {
  if (value === undefined) return undefined;
  const stated = statedMoment(value);
  if (stated === undefined) return fault(context, `${shown(value)} is not a date`);
  return stated.ts ?? getInstant(`${stated.date}T00:00:00Z`);
});

/**
 * Builds the schema of a column with several entries: separated in CSV, a list in JSON. Each entry is parsed by `one`.
 */
function buildList<T>(one: z.ZodType<T>) {
  return z
    .union([text, z.array(z.unknown())])
    .transform((value) => (Array.isArray(value) ? value : getEntries(value)))
    .pipe(z.array(one).max(MAX_ENTRIES, `more than ${MAX_ENTRIES} entries`));
}

function getEntries(value: string | undefined): string[] {
  return (value ?? '')
    .split(LIST_MARK)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** `2026-03-02 10 a.m., Room 4`: a date and its details; in JSON also `{date, text}`. */
const hearing = z.union(
  [
    z.string().transform((value, context) => {
      const [, written = '', said] = /^([\d/-]+)(?:[T\s,;:–]+(.*))?$/s.exec(value.trim()) ?? [];
      const date = getDay(written);
      if (date === undefined) return fault(context, `${shown(value)} does not begin with a day`);
      return { date, text: said?.trim() || undefined };
    }),
    z.object({ date: day.transform((value, context) => value ?? fault(context, 'is empty')), text }),
  ],
  { error: ({ input }) => `${shownInput(input)} does not begin with a day` },
);

/** `https://… Title`; in JSON also `{url, title, mime_type}`. */
const file = z.union(
  [
    z.string().transform((value, context) => {
      const [, url = '', title] = /^(\S+)(?:\s+(.*))?$/s.exec(value.trim()) ?? [];
      const known = webAddress(url);
      if (known === null) return fault(context, `${shown(value)} does not begin with a web address`);
      return { url: known, title: title?.trim() || undefined, mime_type: undefined };
    }),
    z.object({
      url: address.transform((value, context) => value ?? fault(context, 'is empty')),
      title: text,
      mime_type: text,
    }),
  ],
  { error: ({ input }) => `${shownInput(input)} does not begin with a web address` },
);

const BY_NAME = new Map(JURISDICTIONS.map(({ name, isoCode }) => [name.toLowerCase(), isoCode]));

/** `OH`, `us-oh` or `Ohio`. */
const state = required.transform((value, context): string => {
  const isoCode = isoCodeOfUsState(value.replace(/^us-/i, '')) ?? BY_NAME.get(value.toLowerCase());
  if (isoCode?.startsWith('us-')) return isoCode;
  return fault(context, `${shown(value)} is not a state, the District of Columbia or a territory`);
});

/** A row as documented in the operators' guide, column by column; other columns are kept. */
export const stateRowSchema = z.looseObject({
  state,
  id: required,
  title: required,
  type: required,
  description: text,
  agencies: buildList(required),
  citations: buildList(required),
  register_citation: text,
  published_on: day,
  comments_end_on: buildList(day),
  hearings: buildList(hearing),
  effective_on: day,
  effective_comment: text,
  document_url: address,
  register_url: address,
  text_files: buildList(file),
  attachments: buildList(file),
  other_ids: buildList(required),
  linked_ids: buildList(required),
  topics: buildList(required),
  text,
  updated_at: moment,
});
export type StateRow = z.output<typeof stateRowSchema>;
