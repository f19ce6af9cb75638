import type { MemberDirectory } from './member-directory.ts';
import type { SessionCalendar } from './session-calendar.ts';
import type { SessionIndex } from './session-index.ts';

/** Everything about a bill's surroundings that features are read from. */
export interface FeatureContext {
  calendar: SessionCalendar;
  members: MemberDirectory;
  session: SessionIndex;
}
