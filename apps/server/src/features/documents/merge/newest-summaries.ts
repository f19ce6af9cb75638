import type { BillFacts } from './merged-document.ts';

type Summary = NonNullable<BillFacts['summaries']>[number];

/** How far a bill had come at a version, by the words Congress.gov and Canada name it with; later is higher. */
const STAGES = [/^(introduced|first reading)/i, /reported|committee/i, /passed|agreed|third reading/i, /law|assent/i];

/** A sponsor's memorandum argues for a bill; what describes it stands before. */
const ADVOCACY = /\bmemorandum\b/i;

/**
 * Summaries, newest first. Many resolutions are introduced and agreed to on one day: of one day, the version that had
 * come further is newer. Without a day they keep the order of the source, behind the others, memoranda last.
 */
export function newestSummaries(summaries: readonly Summary[]): Summary[] {
  return summaries.toSorted(
    (one, other) =>
      (other.date ?? '').localeCompare(one.date ?? '') ||
      (one.date === undefined
        ? Number(ADVOCACY.test(one.versionName ?? '')) - Number(ADVOCACY.test(other.versionName ?? ''))
        : stageOf(other.versionName) - stageOf(one.versionName)),
  );
}

function stageOf(versionName = ''): number {
  return STAGES.findLastIndex((words) => words.test(versionName));
}
