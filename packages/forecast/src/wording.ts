import type { House } from './house.ts';
import type { StepKind } from './step.ts';

/** How a legislature words what an action did. The first wording that matches counts. */
export interface Wording {
  /** Matched against the action in lowercase, without surrounding blanks. */
  pattern: RegExp;
  /** null is for what only sounds like a step. */
  kind: StepKind | null;
  /** Chamber that the wording itself tells; otherwise that of the action or of the bill's course. */
  house?: House;
  /** Pattern whose first group is the committee named. */
  committee?: RegExp;
}
