import type { Clock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

/** Maps sessions to names that cannot be used to sign in. */
export interface CqSessions {
  getName(token: string): string;
  /** Returns the user of a session; null once it has ended. */
  getReader(session: string): Promise<Pick<Actor, 'organizationId' | 'userId'> | null>;
}

export interface CqDeps {
  database: DatabaseHandle;
  clock: Clock;
  secretBox: Pick<SecretBox, 'derive'>;
  sessions: CqSessions;
  /**
   * Fetches a PDF from an allowed host of the feed, with limits on size and time.
   * @throws PdfUnavailableError
   */
  fetchPdf(url: string, signal: AbortSignal | undefined): Promise<Buffer>;
}

/** The PDF could not be fetched from the address given by the feed. */
export class PdfUnavailableError extends Error {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(reason, options);
    this.name = 'PdfUnavailableError';
  }
}
