import type { Clock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

/** Sessions by a name of them that signs nobody in. */
export interface CqSessions {
  nameOf(token: string): string;
  /** Who it stands for; null once it has ended. */
  readerOf(session: string): Promise<Pick<Actor, 'organisationId' | 'userId'> | null>;
}

export interface CqDeps {
  database: DatabaseHandle;
  clock: Clock;
  secretBox: Pick<SecretBox, 'derive'>;
  sessions: CqSessions;
  /**
   * A PDF from a host the feed may be asked at, bounded in size and time.
   * @throws PdfUnavailableError
   */
  fetchPdf(url: string, signal: AbortSignal | undefined): Promise<Buffer>;
}

/** The PDF of a document cannot be had from where the feed says it is. */
export class PdfUnavailableError extends Error {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(reason, options);
    this.name = 'PdfUnavailableError';
  }
}
