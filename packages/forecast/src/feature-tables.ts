/** Features by name, each read from facts that are gathered once for a bill and a day. */
export type FeatureTable<Facts> = readonly (readonly [name: string, read: (facts: Facts) => number])[];

/** Converts a condition to a feature. */
export function flag(condition: boolean | undefined): number {
  return condition === true ? 1 : 0;
}
