import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Queue } from '../../platform/queue/create-queue.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Auth } from './sign-in/create-auth.ts';
import type { LiveSessions } from './sessions/live-sessions.ts';
import type { SignInLimits } from './sign-in/sign-in-limits.ts';

export interface IdentityDeps {
  database: Database;
  auth: Auth;
  clock: Clock;
  ids: IdSource;
}

/** Dependencies for mailing links. */
export interface LinkDeps extends Pick<IdentityDeps, 'database' | 'clock' | 'ids'> {
  queue: Queue;
  secretBox: SecretBox;
  /** Public base URL for links; the host of a request is never trusted. */
  baseUrl: string;
  /** Whether an SMTP server is configured. */
  sendsMail: boolean;
}

/** Additional dependencies of a web server, where users sign in. */
export interface SessionDeps extends IdentityDeps, LinkDeps {
  sessions: LiveSessions;
  signInLimits: SignInLimits;
  logger: Logger;
  metrics: Pick<Metrics, 'signIns'>;
}
