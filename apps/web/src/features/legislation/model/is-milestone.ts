/**
 * Openings of actions that move a bill to another stage, as legislatures word them. Used only for emphasis in the list.
 */
const MILESTONE =
  /^(introduced|read (the )?(first|third) time|referred to|reported|passed|failed|adopted|agreed to|approved|signed|vetoed|engrossed|enrolled|(public|private) law|considered and passed|presented to|became (public )?law|chaptered|withdrawn|from committee|first reading|second reading|third reading|royal assent)|\b(passed\/agreed to|signed by (the )?(president|governor)|became public law|royal assent)\b/i;

/** Whether an action is a milestone of the bill. */
export function isMilestone(text: string): boolean {
  return MILESTONE.test(text.trim());
}
