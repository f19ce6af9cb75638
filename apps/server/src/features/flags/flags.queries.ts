import { FLAGS, type FlagValues, flagValuesSchema } from '@rotunda/contract';

const DEFAULTS: FlagValues = flagValuesSchema.parse(
  Object.fromEntries(Object.entries(FLAGS).map(([name, flag]) => [name, flag.default])),
);

/** Merges the organization's stored flags over the defaults; a stored value of the wrong type is ignored. */
export function readFlags(stored: Readonly<Record<string, unknown>>): FlagValues {
  const known = Object.entries(stored).filter(
    ([name, value]) => flagValuesSchema.partial().safeParse({ [name]: value }).success,
  );
  return flagValuesSchema.parse({ ...DEFAULTS, ...Object.fromEntries(known) });
}
