import {
  cutText,
  type Chamber,
  CHAMBERS,
  CQ_TRANSCRIPT_TYPES,
  type CqTranscriptType,
  type IsoDate,
  isoCodeOfUsState,
  JURISDICTIONS,
  webAddress,
} from '@rotunda/domain';
import { z } from 'zod';
import { clock24 } from '../mapping/clock-24.ts';
import { statedMoment } from '../mapping/stated-moment.ts';

const MAX_CHARACTERS = 1000;
const MAX_COMMITTEES = 50;
/** Maximum characters of an invalid value shown in a reason. */
const SHOWN_CHARACTERS = 60;

function fault(context: z.RefinementCtx, value: string, message: string): never {
  const shown = value.length > SHOWN_CHARACTERS ? `${cutText(value, SHOWN_CHARACTERS)}…` : value;
  context.addIssue({ code: 'custom', message: `“${shown}” ${message}` });
  return z.NEVER;
}

const line = z
  .string()
  .transform((value) => value.replace(/\s+/g, ' ').trim() || undefined)
  .pipe(z.string().max(MAX_CHARACTERS, `more than ${MAX_CHARACTERS} characters`).optional())
  .optional();

const required = line.pipe(z.string('is missing'));

const BY_NAME = new Map(
  JURISDICTIONS.flatMap(({ name, isoCode }) => [
    [name.toLowerCase(), isoCode],
    [isoCode, isoCode],
  ]),
);

/** `us`, `us-wy`, `Wyoming`, `WY`, `ca-on`. Two letters that name a country mean the country: California is `us-ca`. */
const place = required.transform((value, context): string => {
  const isoCode = BY_NAME.get(value.toLowerCase()) ?? isoCodeOfUsState(value.toUpperCase());
  return isoCode ?? fault(context, value, 'is not a known place');
});

const day = required.transform(
  (value, context): IsoDate => statedMoment(value)?.date ?? fault(context, value, 'is not a day'),
);

/** `14:30`, `2:30 PM`. */
const time = line.transform((value, context): string | undefined => {
  if (value === undefined) return undefined;
  const clock = clock24(value.replace(/\./g, '')) ?? (/^([01]?\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined);
  return clock ?? fault(context, value, 'is not a time of the day');
});

const CHAMBER_WORDS: Readonly<Record<string, Chamber>> = { senate: 'upper', house: 'lower', assembly: 'lower' };

const chamber = line.transform((value, context): Chamber | undefined => {
  if (value === undefined) return undefined;
  const word = value.toLowerCase();
  return (
    CHAMBER_WORDS[word] ??
    CHAMBERS.find((one) => one === word) ??
    fault(context, value, 'is none of Senate, House, Assembly, upper, lower, joint')
  );
});

const oneOf = <T extends string>(words: readonly T[]) =>
  line.transform((value, context): T | undefined =>
    value === undefined
      ? undefined
      : (words.find((word) => word.toLowerCase() === value.toLowerCase()) ??
        fault(context, value, `is not one of ${words.join(', ')}`)),
  );

/** Id at the end of the meeting's URL in this product: `hearing-us-119-117500`. */
const meeting = line.transform((value, context): string | undefined =>
  value === undefined || /^hearing-[a-z0-9-]{1,120}$/.test(value)
    ? value
    : fault(context, value, 'is no id of a meeting'),
);

const source = line.transform((value, context): string | undefined =>
  value === undefined ? undefined : (webAddress(value) ?? fault(context, value, 'is not a web address')),
);

const committees = line
  .transform((value) => (value ?? '').split('|').flatMap((name) => name.trim() || []))
  .pipe(z.array(z.string()).max(MAX_COMMITTEES, `more than ${MAX_COMMITTEES} entries`));

/** The head as documented in the operators' guide, line by line; any other line is rejected. */
export const headSchema = z.strictObject({
  place,
  title: required,
  date: day,
  time,
  meeting,
  kind: oneOf(['hearing', 'markup', 'session']),
  chamber,
  committees,
  location: line,
  type: oneOf<CqTranscriptType>(CQ_TRANSCRIPT_TYPES),
  written_by: oneOf(['AI', 'people']),
  language: oneOf(['en', 'fr']),
  layout: oneOf(['plain', 'printed']),
  source,
});
export type TranscriptHead = z.output<typeof headSchema>;
