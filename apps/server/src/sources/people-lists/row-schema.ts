import {
  cutText,
  isoCodeOfUsState,
  type IsoDate,
  JURISDICTIONS,
  STAFF_OFFICE_TYPES,
  webAddress,
} from '@rotunda/domain';
import { z } from 'zod';
import { statedMoment } from '../mapping/stated-moment.ts';
import { namedStakeholder } from './named-stakeholder.ts';

/** Required columns of a table of people. */
export const REQUIRED_COLUMNS = ['place', 'name', 'title'] as const;

const MAX_CHARACTERS = 300;
const MAX_ENTRIES = 100;
/** Maximum characters of an invalid value shown in a reason. */
const SHOWN_CHARACTERS = 60;

function fault(context: z.RefinementCtx, value: string, message: string): never {
  const shown = value.length > SHOWN_CHARACTERS ? `${cutText(value, SHOWN_CHARACTERS)}…` : value;
  context.addIssue({ code: 'custom', message: `“${shown}” ${message}` });
  return z.NEVER;
}

/** A line of text; a JSON number becomes its digits. Undefined when empty. */
const line = z
  .union([z.string(), z.number()], 'neither a text nor a number')
  .nullish()
  .transform(
    (value) =>
      String(value ?? '')
        .replace(/\s+/g, ' ')
        .trim() || undefined,
  )
  .pipe(z.string().max(MAX_CHARACTERS, `more than ${MAX_CHARACTERS} characters`).optional());

const required = line.pipe(z.string('is empty'));

const PLACES: ReadonlySet<string> = new Set(JURISDICTIONS.map(({ isoCode }) => isoCode));

/** `us`, `us-wy`, `WY`, `ca`, `ca-on`. Two letters that name a country mean the country: California is `us-ca`. */
const place = required.transform((value, context): string => {
  const code = value.toLowerCase();
  const isoCode = PLACES.has(code) ? code : isoCodeOfUsState(value.toUpperCase());
  return isoCode ?? fault(context, value, 'is not a known place');
});

const day = line.transform((value, context): IsoDate | undefined =>
  value === undefined ? undefined : (statedMoment(value)?.date ?? fault(context, value, 'is not a day')),
);

const email = line.transform((value, context): string | undefined =>
  value === undefined || /^[^\s@]+@[^\s@]+$/.test(value) ? value : fault(context, value, 'is not an e-mail address'),
);

const address = line.transform((value, context): string | undefined =>
  value === undefined ? undefined : (webAddress(value) ?? fault(context, value, 'is not a web address')),
);

const stakeholder = (kind: 'person' | 'committee') =>
  line.transform((value, context): string | undefined =>
    value === undefined
      ? undefined
      : (namedStakeholder(kind, value) ?? fault(context, value, `is not a key of a ${kind}`)),
  );

const oneOf = <T extends string>(words: readonly T[]) =>
  line.transform((value, context): T | undefined =>
    value === undefined
      ? undefined
      : (words.find((word) => word === value.toLowerCase()) ??
        fault(context, value, `is not one of ${words.join(', ')}`)),
  );

/** Separated by `|` in CSV, a list in JSON. */
const list = z
  .union([z.array(z.string()), z.string().transform((text) => text.split('|'))])
  .nullish()
  .transform((entries) => (entries ?? []).map((entry) => entry.trim()).filter((entry) => entry !== ''))
  .pipe(z.array(z.string().max(MAX_CHARACTERS)).max(MAX_ENTRIES, `more than ${MAX_ENTRIES} entries`));

export const personRowSchema = z.object({
  place,
  name: required,
  title: required,
  type: oneOf(['staff', 'member'] as const),
  id: line,
  first_name: line,
  last_name: line,
  works_for: stakeholder('person'),
  works_for_name: line,
  committee: stakeholder('committee'),
  committee_name: line,
  office_type: oneOf(STAFF_OFFICE_TYPES),
  issue_areas: list,
  chamber: oneOf(['upper', 'lower'] as const),
  district: line,
  party: line,
  started_on: day,
  ended_on: day,
  email,
  phone: line,
  address: line,
  website: address,
  photo_url: address,
});
export type PersonRow = z.output<typeof personRowSchema>;
