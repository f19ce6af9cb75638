import type { z } from 'zod';

/** Returns the smallest maximum that the checks of a string or a list state. */
export function getMaximum(schema: z.core.$ZodType): number | undefined {
  const maxima = (schema._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' && 'maximum' in def ? [Number(def.maximum)] : [],
  );
  return maxima.length === 0 ? undefined : Math.min(...maxima);
}
