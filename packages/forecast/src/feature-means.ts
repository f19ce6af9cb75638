import { getStageKey } from './base-rates.ts';
import type { ExampleRows } from './example-rows.ts';
import { getRow } from './matrix.ts';

const DIGITS = 5;

/** Returns the means of all features by stage and first chamber, for comparison with a bill at the same stage. */
export function getFeatureMeans(rows: ExampleRows): Record<string, number[]> {
  const sums = new Map<string, { rows: number; sums: Float64Array }>();
  const { columns } = rows.matrix;
  for (const [at, course] of rows.courses.entries()) {
    const key = getStageKey(rows.stages[at] ?? 'committee', course.first);
    const known = sums.get(key) ?? { rows: 0, sums: new Float64Array(columns) };
    sums.set(key, known);
    known.rows += 1;
    for (const [column, value] of getRow(rows.matrix, at).entries())
      known.sums[column] = (known.sums[column] ?? 0) + value;
  }
  const means: Record<string, number[]> = {};
  for (const key of [...sums.keys()].sort()) {
    const one = sums.get(key);
    if (one !== undefined) means[key] = Array.from(one.sums, (sum) => Number((sum / one.rows).toPrecision(DIGITS)));
  }
  return means;
}
