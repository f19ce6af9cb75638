import type { Day } from './day.ts';
import type { House } from './house.ts';

/**
 * What an action did to a bill, as far as forecasts tell actions apart. `passedCommittee` is a committee's vote that
 * sends the bill to another committee; `reported` and `calendar` bring it to the floor.
 */
export type StepKind =
  | 'introduced'
  | 'referred'
  | 'toSubcommittee'
  | 'hearing'
  | 'markup'
  | 'passedSubcommittee'
  | 'passedCommittee'
  | 'ordered'
  | 'held'
  | 'reported'
  | 'calendar'
  | 'discharged'
  | 'rule'
  | 'suspension'
  | 'considered'
  | 'cloture'
  | 'clotureFailed'
  | 'passed'
  | 'failed'
  | 'received'
  | 'atDesk'
  | 'remarks'
  | 'differences'
  | 'enrolled'
  | 'vetoed'
  | 'law';

export interface Step {
  kind: StepKind;
  day: Day;
  /** Absent when neither the action nor the bill's course tells it. */
  house?: House;
  /** Name of the first committee named, as `normalizeCommittee` writes it. */
  committee?: string;
  /** The action names several committees. */
  isMultiple?: true;
  ayes?: number;
  noes?: number;
  /** Without objection, by unanimous consent or by voice. */
  isUnanimous?: true;
  isAmended?: true;
}
