import { FLAGS, type FlagValues, flagValuesSchema } from '@rotunda/contract';

const DEFAULTS: FlagValues = flagValuesSchema.parse(
  Object.fromEntries(Object.entries(FLAGS).map(([name, flag]) => [name, flag.default])),
);

/** Defaults with what the organisation changed; a stored value of the wrong kind counts as not stored. */
export function readFlags(stored: Readonly<Record<string, unknown>>): FlagValues {
  const known = Object.entries(stored).filter(
    ([name, value]) => flagValuesSchema.partial().safeParse({ [name]: value }).success,
  );
  return flagValuesSchema.parse({ ...DEFAULTS, ...Object.fromEntries(known) });
}
