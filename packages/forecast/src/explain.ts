import { type BaseCase, getStageKey } from './base-rates.ts';
import type { BillCourse } from './bill-course.ts';
import type { Day } from './day.ts';
import type { FeatureContext } from './feature-context.ts';
import { FEATURE_GROUPS, type FeatureGroup, getFeatureGroup, getFeatures } from './features.ts';
import type { ForecastModel } from './forecast-model.ts';
import { getLearned } from './learned-tables.ts';
import { scoreFeatures } from './score.ts';
import type { Target } from './target.ts';

/** How a forecast would change if one kind of facts were those of the average bill at the same stage. */
export interface Association {
  group: FeatureGroup;
  /** Forecast minus the forecast without what is special about the group: above 0 the group is associated with more. */
  change: number;
}

/**
 * Returns what a forecast is associated with: each kind of facts is replaced with its mean over bills at the same stage
 * and from the same chamber, and the largest changes are returned, largest first. They are associations, not causes, and
 * do not add up.
 */
export function explainForecast(
  model: ForecastModel,
  course: BillCourse,
  day: Day,
  { context, target, most = 3 }: { context: FeatureContext; target: Target; most?: number },
): Association[] {
  const found = getFeatures(course, day, context, getLearned(model.tables, course, day));
  if (found === undefined) return [];
  const one: BaseCase = { course, day, stage: found.stage };
  const means = model.means[getStageKey(found.stage, course.first)];
  const score = scoreFeatures(model, found.values, one)[target];
  if (means === undefined || score === null) return [];
  const associations = FEATURE_GROUPS.filter((group) => group !== 'time').flatMap((group) => {
    const row = found.values.map((value, at) =>
      getFeatureGroup(model.names[at] ?? '') === group ? (means[at] ?? 0) : value,
    );
    const without = scoreFeatures(model, row, one)[target];
    return without === null ? [] : [{ group, change: score - without }];
  });
  return associations
    .filter(({ change }) => Math.abs(change) >= SMALLEST_CHANGE)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most);
}

/** Changes below half a point are not visible. */
const SMALLEST_CHANGE = 0.005;
