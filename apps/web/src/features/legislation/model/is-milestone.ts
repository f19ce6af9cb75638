/** Beginnings of what moves a bill to another stage, in the words legislatures use. For weight in the list only. */
const MILESTONE =
  /^(introduced|read (the )?(first|third) time|referred to|reported|passed|failed|adopted|agreed to|approved|signed|vetoed|engrossed|enrolled|(public|private) law|considered and passed|presented to|became (public )?law|chaptered|withdrawn|from committee|first reading|second reading|third reading|royal assent)|\b(passed\/agreed to|signed by (the )?(president|governor)|became public law|royal assent)\b/i;

/** Whether an action is one people look for. */
export function isMilestone(text: string): boolean {
  return MILESTONE.test(text.trim());
}
