/** Why a public source could not be read. A failed fetch is this error and never an empty answer. */
export class SourceFetchError extends Error {
  /** Address with the names of its parameters only. */
  readonly url: string;
  /** HTTP status of the last answer; undefined when there was none. */
  readonly status: number | undefined;
  readonly attempts: number;

  constructor(
    reason: string,
    details: { url: string; status?: number | undefined; attempts: number; cause?: unknown },
  ) {
    const url = hideValues(details.url);
    const tries = details.attempts === 1 ? 'once' : `${details.attempts} times`;
    super(`${url} could not be read (tried ${tries}): ${reason}`, { cause: details.cause });
    this.name = 'SourceFetchError';
    this.url = url;
    this.status = details.status;
    this.attempts = details.attempts;
  }
}

/**
 * Many public interfaces take the key in the address, each under a name of its own; logs and the administrator's page
 * must not show it. So no value is shown at all, and of the rest only what says where the request went.
 */
function hideValues(address: string): string {
  if (!URL.canParse(address)) return address.replace(/[?#].*$/s, '').replace(/\/\/[^/@]*@/, '//');
  const url = new URL(address);
  const names = [...new Set(url.searchParams.keys())].map((name) => `${name}=…`);
  return `${url.origin}${url.pathname}${names.length === 0 ? '' : `?${names.join('&')}`}`;
}
