import type { Chamber } from './status.ts';

/** Effect of an action on a bill's progress; most actions (debate, motions, messages) have none. */
export type MilestoneKind =
  | 'filed'
  | 'introduced'
  | 'referred'
  | 'committee'
  | 'reported'
  | 'floor'
  | 'received'
  | 'passed'
  | 'failed'
  | 'enrolled'
  | 'vetoed'
  | 'overrode'
  | 'law'
  | 'withdrawn';

export interface Milestone {
  kind: MilestoneKind;
  chamber?: Chamber;
}
