/** Why a public source could not be read. A failed fetch is this error and never an empty answer. */
export class SourceFetchError extends Error {
  /** Address without keys. */
  readonly url: string;
  /** HTTP status of the last answer; undefined when there was none. */
  readonly status: number | undefined;
  readonly attempts: number;

  constructor(
    reason: string,
    details: { url: string; status?: number | undefined; attempts: number; cause?: unknown },
  ) {
    const url = hideKeys(details.url);
    const tries = details.attempts === 1 ? 'once' : `${details.attempts} times`;
    super(`${url} could not be read (tried ${tries}): ${reason}`, { cause: details.cause });
    this.name = 'SourceFetchError';
    this.url = url;
    this.status = details.status;
    this.attempts = details.attempts;
  }
}

/** Many public interfaces take the key in the address; logs and the administrator's page must not show it. */
function hideKeys(url: string): string {
  return url.replace(/([?&][^=&#]*(?:key|token|secret|password)[^=&#]*=)[^&#]*/gi, '$1…').replace(/\/\/[^/@]*@/, '//');
}
