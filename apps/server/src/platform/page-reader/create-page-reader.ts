import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { Agent, request, type Dispatcher } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { type PageHead, readPageHead } from './read-page-head.ts';

/** The page could not be read: it is not there, too slow, not HTML, or at an address we do not ask. */
export class PageUnreadableError extends Error {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(`The page could not be read: ${reason}`, options);
    this.name = 'PageUnreadableError';
  }
}

/** Reads what a page says of itself. */
export interface PageReader {
  /** @throws PageUnreadableError */
  read(url: string): Promise<PageHead>;
}

export interface PageReaderOptions {
  userAgent: string;
  /** All addresses of a host; tests answer themselves. */
  resolve?: (host: string) => Promise<readonly { address: string; family: number }[]>;
  /** Which addresses may be asked; tests let this machine through. */
  isAllowed?: (address: string) => boolean;
  /** For everything, redirects included. */
  timeoutMs?: number;
}

const MOST_REDIRECTS = 4;
/** The head of a page stands at its beginning; what comes after is not read. */
const MOST_BYTES = 512 * 1024;

/**
 * A reader of pages people name, which must not become a way into the operator's network: only http and https; every
 * address a host has must be public; the connection goes to the address that was checked, so that a name that answers
 * differently the second time (DNS rebinding) gains nothing; and all of it again at every redirect.
 */
export function createPageReader(options: PageReaderOptions): PageReader {
  const { isAllowed = isPublicAddress, timeoutMs = 5000 } = options;
  const resolve = options.resolve ?? ((host: string) => systemLookup(host, { all: true, verbatim: true }));

  const checkedLookup = callbackify(async (host: string, _options: object) => {
    const addresses = await resolve(host);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
      throw new PageUnreadableError('its address is not public');
    }
    return [{ address: first.address, family: first.family }];
  }) satisfies LookupFunction;

  async function follow(agent: Agent, first: string, signal: AbortSignal): Promise<PageHead> {
    let url = checkUrl(first, isAllowed);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const headers = { 'user-agent': options.userAgent, accept: 'text/html,application/xhtml+xml' };
      const answer = await request(url, { dispatcher: agent, headers, signal });
      const target = redirectOf(answer);
      if (target === undefined) return readAnswer(answer);
      discard(answer);
      url = checkUrl(new URL(target, url).href, isAllowed);
    }
    throw new PageUnreadableError('it redirects too often');
  }

  return {
    async read(url) {
      const agent = new Agent({ connect: { lookup: checkedLookup, timeout: timeoutMs }, maxResponseSize: -1 });
      try {
        return await follow(agent, url, AbortSignal.timeout(timeoutMs));
      } catch (cause) {
        if (cause instanceof PageUnreadableError) throw cause;
        throw new PageUnreadableError(cause instanceof Error ? cause.message : String(cause), { cause });
      } finally {
        await agent.destroy();
      }
    },
  };
}

/** The system connects to an address that stands in the URL without asking for its lookup: it is checked here. */
function checkUrl(url: string, isAllowed: (address: string) => boolean): URL {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) throw new PageUnreadableError('this is no web address');
  const host = parsed.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PageUnreadableError('its address is not public');
  return parsed;
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  const { location } = headers;
  return statusCode >= 300 && statusCode < 400 && typeof location === 'string' ? location : undefined;
}

/** Breaking off is what is wanted here: the error it makes of the body is nobody's. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined);
  body.destroy();
}

async function readAnswer(answer: Dispatcher.ResponseData): Promise<PageHead> {
  const type = String(answer.headers['content-type'] ?? '');
  if (answer.statusCode !== 200 || !/^(text\/html|application\/xhtml\+xml)\b/i.test(type)) {
    discard(answer);
    throw new PageUnreadableError(`it answers ${answer.statusCode} ${type}`);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    const part = Buffer.from(chunk);
    chunks.push(part);
    bytes += part.length;
    if (bytes >= MOST_BYTES) break;
  }
  return readPageHead(Buffer.concat(chunks), type);
}
