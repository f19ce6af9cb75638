import type { Readable } from 'node:stream';
import type { IngestRecord, UnixSeconds } from '@rotunda/domain';

/**
 * One file as a source reads it, wherever it stood: on disk, inside a `.tar.gz` or `.zip`, or fetched from the live
 * endpoint. Its bytes can be read once and only before the next entry is asked for.
 */
export interface InputEntry {
  /** For people and for the quarantine: `folder/file.xml`, `bundle.tar.gz!inner/file.xml`, `https://…`. */
  path: string;
  /** Uncompressed bytes; `.gz` is already undone and taken off `name`. */
  open(): Promise<Readable>;
  /** Last path segment without `.gz`. */
  name: string;
  /** Uncompressed size in bytes where it is known before reading. */
  size?: number;
  /** Address of the record for live entries, kept as provenance. */
  url?: string;
}

/** One upstream record, or what is left of one that could not be read. Nothing upstream is dropped in silence. */
export type ParsedRecord =
  | { ok: true; position: string; record: IngestRecord }
  | {
      ok: false;
      /** Entry path and place in it: `bills.jsonl.gz:17`, `a.tar.gz!b.xml`. */
      position: string;
      /** A sentence for the administrator: what is wrong with the record. */
      reason: string;
      /** The record as received, at most 64 KiB of it. */
      raw: string;
    };

/** What an operator can set for a source; keys are stored server-side and never logged. */
export interface SourceSettings {
  apiKey?: string;
  /** Overrides the official endpoint (mirrors; the tests' local server). */
  baseUrl?: string;
  /** Source-specific choices: jurisdictions, congress numbers, languages. */
  options?: Record<string, string>;
}

export interface FetchedPayload {
  status: 'ok' | 'not-modified';
  body: Buffer;
  etag?: string;
  lastModified?: string;
}

/** The http client of the platform as sources see it: rate-limited, conditional, retried with back-off. */
export interface SourceHttp {
  /**
   * @throws SourceFetchError after the last retry; a failure is never an empty answer.
   */
  get(
    url: string,
    options?: { headers?: Record<string, string>; etag?: string; lastModified?: string },
  ): Promise<FetchedPayload>;
}

export interface LiveRequest {
  http: SourceHttp;
  settings: SourceSettings;
  /** Only records changed at or after this instant, where the endpoint can tell. */
  sinceTs?: UnixSeconds;
  /** Opaque place to go on from, as last reported through `saveCheckpoint`. */
  checkpoint?: string;
  saveCheckpoint(checkpoint: string): void;
  /**
   * How many of the publisher's items this fetch has handed on, of those it will as far as the publisher has stated. Told
   * when the items' entries have been taken, and only by endpoints whose publisher states a number.
   */
  reportPlace?(done: number, total: number): void;
}

export interface LiveEndpoint {
  /**
   * Base address of the official endpoint; null where nobody has one and the operator's options name what is asked: the
   * addresses of `addressesIn`, or without it the option `baseUrl`.
   */
  baseUrl: string | null;
  /**
   * Addresses that the operator's options name. Their hosts may be asked because the operator named them, and they get no
   * key; only sources without `baseUrl` have them, and for these the option `baseUrl` means nothing.
   */
  addressesIn?(options: Readonly<Record<string, string>>): readonly string[];
  /** What the operator may set besides `baseUrl`: the name of each option, and what it does in a sentence with an example. */
  options?: Readonly<Record<string, string>>;
  /** Hosts its answers lead to, besides its own; no other is asked unless the operator allows it. */
  furtherHosts?: readonly string[];
  needsApiKey: boolean;
  /** What the publisher states, e.g. 5,000 an hour = { requests: 5000, perSeconds: 3600 }. */
  rateLimit: { requests: number; perSeconds: number; statedAt: string };
  /** The most one answer may hold, in bytes; what the http client allows unless stated. */
  maxBytes?: number;
  /** Yields the fetched payloads as entries that `parse` reads like files. */
  fetch(request: LiveRequest): AsyncIterable<InputEntry>;
}

export interface Source {
  /** Name on the command line: `billstatus`, `openstates-bills`. */
  id: string;
  title: string;
  /** One sentence for the administrator's page. */
  description: string;
  publisherUrl: string;
  licence: string;
  /** Files this source reads; others in a folder (LICENSE, README) are passed over without being counted. */
  accepts(entryPath: string): boolean;
  /**
   * Upstream bytes to records, in a deterministic order. Sources whose files only make sense together (LegiScan CSV,
   * hearings) join them here. A bad record is yielded as `ok: false`; an unreadable file likewise, once; only faults
   * of this program throw.
   */
  parse(entries: AsyncIterable<InputEntry>): AsyncIterable<ParsedRecord>;
  live?: LiveEndpoint;
}
