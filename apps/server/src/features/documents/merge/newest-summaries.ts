import type { BillFacts } from './merged-document.ts';

type Summary = NonNullable<BillFacts['summaries']>[number];

/** Stages of a bill by the version names of Congress.gov and Canada; a later index is further along. */
const STAGES = [/^(introduced|first reading)/i, /reported|committee/i, /passed|agreed|third reading/i, /law|assent/i];

/** A sponsor's memorandum argues for a bill, so neutral descriptions sort before it. */
const ADVOCACY = /\bmemorandum\b/i;

/**
 * Sorts summaries newest first. Many resolutions are introduced and agreed to on one day, so within a day the version
 * that is further along counts as newer. Summaries without a day come after the others in the order of the source, with
 * memoranda last.
 */
export function newestSummaries(summaries: readonly Summary[]): Summary[] {
  return summaries.toSorted(
    (one, other) =>
      (other.date ?? '').localeCompare(one.date ?? '') ||
      (one.date === undefined
        ? Number(ADVOCACY.test(one.versionName ?? '')) - Number(ADVOCACY.test(other.versionName ?? ''))
        : getStage(other.versionName) - getStage(one.versionName)),
  );
}

function getStage(versionName = ''): number {
  return STAGES.findLastIndex((words) => words.test(versionName));
}
