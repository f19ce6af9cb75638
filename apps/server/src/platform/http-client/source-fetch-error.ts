/** Why a public source could not be read. A failed fetch always throws this error and never returns an empty result. */
export class SourceFetchError extends Error {
  /** Address with the names of its parameters but not their values. */
  readonly url: string;
  /** HTTP status of the last response; undefined if there was none. */
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
 * Removes parameter values from an address. Many public APIs take the key in the address, each under a different name,
 * and neither logs nor the administration page may show it. So no value is shown at all, and of the rest only where the
 * request went.
 */
function hideValues(address: string): string {
  if (!URL.canParse(address)) return address.replace(/[?#].*$/s, '').replace(/\/\/[^/@]*@/, '//');
  const url = new URL(address);
  const names = [...new Set(url.searchParams.keys())].map((name) => `${name}=…`);
  return `${url.origin}${url.pathname}${names.length === 0 ? '' : `?${names.join('&')}`}`;
}
