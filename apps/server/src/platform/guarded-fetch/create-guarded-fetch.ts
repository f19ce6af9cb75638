import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { Agent, fetch, type Response } from 'undici';
import { isIpAddress, hostOfAddress } from './host-name.ts';
import { isPublicAddress } from './public-address.ts';

/** The request was not sent, or a redirect not followed, because its address is not allowed. */
export class AddressRefusedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'AddressRefusedError';
  }
}

export interface GuardedFetchOptions {
  /**
   * Returns why an address is not allowed, as a sentence, or null if it is. Also applied to redirects, before a name is
   * resolved. If omitted, every web address is allowed.
   */
  refuse?: (address: URL) => string | null;
  /** Whether an IP address of a host is allowed. By default, only public internet addresses are. */
  isAllowed?: (address: string, host: string) => boolean;
  /** Resolves all addresses of a host; tests provide their own. */
  resolve?: (host: string) => Promise<readonly { address: string; family: number }[]>;
  connectTimeoutMs?: number;
}

export interface GuardedRequest {
  headers: Readonly<Record<string, string>>;
  /** Cancels the request, including redirects and body. */
  signal: AbortSignal;
}

/** Requests addresses that users enter. The caller must read the body or cancel it. */
export interface GuardedFetch {
  /** @throws AddressRefusedError, and what `fetch` throws if there is no response. */
  get(url: string, request: GuardedRequest): Promise<Response>;
  /** Posts a body to exactly this address; a redirect is returned as the response. @throws As `get`. */
  post(url: string, request: GuardedRequest & { body: string }): Promise<Response>;
  /**
   * Checks whether the address is allowed now. @throws AddressRefusedError, and what the resolver throws for an unknown
   * host.
   */
  check(url: string): Promise<void>;
  /** Aborts the current requests. */
  close(): Promise<void>;
}

const MAX_REDIRECTS = 4;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Request headers that may be sent to another origin after a redirect; a key in any other header stays behind. */
const FOR_ANYONE: ReadonlySet<string> = new Set(['user-agent', 'accept', 'if-none-match', 'if-modified-since']);

/**
 * Creates a client for addresses that users enter, which must not give access to the operator's network. Only http and
 * https are allowed, and every address of a host must be allowed. The connection uses an address that was checked, so
 * that a name that resolves differently the second time (DNS rebinding) gains nothing. Every redirect is checked in the
 * same way and carries no key to another origin.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  const { isAllowed = isPublicAddress, refuse = () => null, connectTimeoutMs = 10_000 } = options;
  const resolve = options.resolve ?? ((host: string) => systemLookup(host, { all: true, verbatim: true }));

  async function findAllowed(host: string) {
    const addresses = await resolve(host);
    if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address, host))) {
      throw new AddressRefusedError(notPublic(host));
    }
    return addresses.map(({ address, family }) => ({ address, family }));
  }
  const checkedLookup = callbackify((host: string, _options: object) => findAllowed(host)) satisfies LookupFunction;

  // All addresses are tried in turn, so the lookup is always requested for all of them.
  const connect = { lookup: checkedLookup, timeout: connectTimeoutMs, autoSelectFamily: true };
  const agent = new Agent({ connect, maxResponseSize: -1 });

  /** For an IP address in the URL, the system connects without calling the lookup, so it is checked here. */
  function check(url: string): URL {
    const parsed = URL.parse(url);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
      throw new AddressRefusedError('this is not a web address');
    const host = hostOfAddress(parsed);
    const reason = refuse(parsed);
    if (reason !== null) throw new AddressRefusedError(reason);
    if (isIpAddress(host) && !isAllowed(host, host)) throw new AddressRefusedError(notPublic(host));
    return parsed;
  }

  async function get(first: string, { headers, signal }: GuardedRequest): Promise<Response> {
    let url = check(first);
    let sent = headers;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await ask(agent, url, sent, signal);
      const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
      if (location === null) return response;
      await response.body?.cancel();
      const next = check(URL.parse(location, url)?.href ?? '');
      if (next.origin !== url.origin) sent = withoutKeys(sent);
      url = next;
    }
    throw new AddressRefusedError('it redirects too often');
  }

  return {
    get,
    post: async (url, { headers, body, signal }) => ask(agent, check(url), headers, signal, body),
    async check(url) {
      const host = hostOfAddress(check(url));
      if (!isIpAddress(host)) await findAllowed(host);
    },
    close: () => agent.destroy(),
  };
}

async function ask(
  dispatcher: Agent,
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  body?: string,
): Promise<Response> {
  const sent = body === undefined ? {} : { method: 'POST', body };
  try {
    return await fetch(url, { dispatcher, headers, signal, redirect: 'manual', ...sent });
  } catch (error) {
    // fetch wraps the error of the lookup.
    if (error instanceof Error && error.cause instanceof AddressRefusedError) throw error.cause;
    throw error;
  }
}

function withoutKeys(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => FOR_ANYONE.has(name.toLowerCase())));
}

const notPublic = (host: string): string => `the address of ${host} is not public`;
