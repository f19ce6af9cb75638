import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Auth } from './create-auth.ts';
import type { LiveSessions } from './live-sessions.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface IdentityDeps {
  database: Database;
  auth: Auth;
  clock: Clock;
  ids: IdSource;
}

/** What a web server has besides: people sign in to it. */
export interface SessionDeps extends IdentityDeps {
  sessions: LiveSessions;
  signInLimits: SignInLimits;
  logger: Logger;
  metrics: Pick<Metrics, 'signIns'>;
}
