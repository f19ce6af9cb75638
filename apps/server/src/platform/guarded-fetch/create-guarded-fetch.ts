import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { Agent, fetch, type Response } from 'undici';
import { isIpAddress, plainHost } from './host-name.ts';
import { isPublicAddress } from './public-address.ts';

/** The request was not made, or a redirect not followed: its address is none that may be asked. */
export class AddressRefusedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'AddressRefusedError';
  }
}

export interface GuardedFetchOptions {
  /**
   * Why an address may not be asked, as a sentence; null when it may. Asked of redirects too, before a name is resolved;
   * every web address may be asked unless this is given.
   */
  refuse?: (address: URL) => string | null;
  /** Which addresses of a host may be asked: those of the public internet unless this says otherwise. */
  isAllowed?: (address: string, host: string) => boolean;
  /** All addresses of a host; tests answer themselves. */
  resolve?: (host: string) => Promise<readonly { address: string; family: number }[]>;
  connectTimeoutMs?: number;
}

export interface GuardedRequest {
  headers: Readonly<Record<string, string>>;
  /** Ends the request, redirects and body included. */
  signal: AbortSignal;
}

/** Asks addresses people name. The caller reads the body, or cancels it. */
export interface GuardedFetch {
  /** @throws AddressRefusedError, and what `fetch` throws when there is no answer */
  get(url: string, request: GuardedRequest): Promise<Response>;
  /** Sends a body to the address itself: an answer that redirects is an answer. @throws as `get` */
  post(url: string, request: GuardedRequest & { body: string }): Promise<Response>;
  /** Whether the address may be asked now. @throws AddressRefusedError, and what the resolver throws for an unknown host */
  check(url: string): Promise<void>;
  /** Breaks off what is under way. */
  close(): Promise<void>;
}

const MOST_REDIRECTS = 4;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** What another origin may know of a request that was made to the first: no key in whichever header. */
const FOR_ANYONE: ReadonlySet<string> = new Set(['user-agent', 'accept', 'if-none-match', 'if-modified-since']);

/**
 * Requests to addresses people name, which must not become a way into the operator's network: only http and https;
 * every address a host has must be allowed; the connection goes to an address that was checked, so that a name that
 * answers differently the second time (DNS rebinding) gains nothing; and all of it again at every redirect, which takes
 * no key to another origin.
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

  // All addresses are tried in turn, so the lookup is always asked for all of them.
  const connect = { lookup: checkedLookup, timeout: connectTimeoutMs, autoSelectFamily: true };
  const agent = new Agent({ connect, maxResponseSize: -1 });

  /** The system connects to an address that is written in the URL without asking for its lookup: it is checked here. */
  function check(url: string): URL {
    const parsed = URL.parse(url);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
      throw new AddressRefusedError('this is not a web address');
    const host = plainHost(parsed);
    const reason = refuse(parsed);
    if (reason !== null) throw new AddressRefusedError(reason);
    if (isIpAddress(host) && !isAllowed(host, host)) throw new AddressRefusedError(notPublic(host));
    return parsed;
  }

  async function get(first: string, { headers, signal }: GuardedRequest): Promise<Response> {
    let url = check(first);
    let sent = headers;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
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
      const host = plainHost(check(url));
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
    // fetch wraps what the lookup threw.
    if (error instanceof Error && error.cause instanceof AddressRefusedError) throw error.cause;
    throw error;
  }
}

function withoutKeys(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => FOR_ANYONE.has(name.toLowerCase())));
}

const notPublic = (host: string): string => `the address of ${host} is not public`;
