import type { Readable } from 'node:stream';
import type { IngestRecord, UnixSeconds } from '@rotunda/domain';

/**
 * One file as a source reads it: from disk, from inside a `.tar.gz` or `.zip`, or fetched from the live endpoint. Its
 * bytes can be read once and only before the next entry is requested.
 */
export interface InputEntry {
  /** Path for display and for the quarantine: `folder/file.xml`, `bundle.tar.gz!inner/file.xml`, `https://…`. */
  path: string;
  /** Opens the uncompressed bytes; `.gz` is already decompressed and removed from `name`. */
  open(): Promise<Readable>;
  /** Last path segment without `.gz`. */
  name: string;
  /** Uncompressed size in bytes, if it is known before reading. */
  size?: number;
  /** URL of the record for live entries, stored as provenance. */
  url?: string;
}

/** One upstream record, or the remains of one that could not be read. Nothing upstream is dropped silently. */
export type ParsedRecord =
  | { ok: true; position: string; record: IngestRecord }
  | {
      ok: false;
      /** Entry path and position in it: `bills.jsonl.gz:17`, `a.tar.gz!b.xml`. */
      position: string;
      /** Sentence for the administrator about the error in the record. */
      reason: string;
      /** The record as received, at most 64 KiB of it. */
      raw: string;
    };

/** Settings of a source that an operator can change; keys are stored server-side and never logged. */
export interface SourceSettings {
  apiKey?: string;
  /** Overrides the official endpoint (mirrors; the tests' local server). */
  baseUrl?: string;
  /** Source-specific options: jurisdictions, Congress numbers, languages. */
  options?: Record<string, string>;
}

export interface FetchedPayload {
  status: 'ok' | 'not-modified';
  body: Buffer;
  etag?: string;
  lastModified?: string;
}

/** The platform's HTTP client as seen by sources: rate-limited, conditional, with retries and back-off. */
export interface SourceHttp {
  /** @throws SourceFetchError after the last retry; a failure never becomes an empty response. */
  get(
    url: string,
    options?: { headers?: Record<string, string>; etag?: string; lastModified?: string },
  ): Promise<FetchedPayload>;
}

export interface LiveRequest {
  http: SourceHttp;
  settings: SourceSettings;
  /** Requests only records changed at or after this time, if the endpoint supports it. */
  sinceTs?: UnixSeconds;
  /** Opaque position to resume from, as last reported through `saveCheckpoint`. */
  checkpoint?: string;
  saveCheckpoint(checkpoint: string): void;
  /**
   * Reports how many of the publisher's items this fetch has yielded, out of the total known so far. Called after the
   * items' entries were consumed, and only by endpoints whose total is known.
   */
  reportPlace?(done: number, total: number): void;
}

export interface LiveEndpoint {
  /**
   * Base URL of the official endpoint; null when there is none and the operator's options name the URLs: those of
   * `addressesIn`, or else the option `baseUrl`.
   */
  baseUrl: string | null;
  /**
   * Returns the URLs that the operator's options name. Requests to their hosts are allowed because the operator named
   * them, and carry no key. Only sources without `baseUrl` have them, and for these the option `baseUrl` has no effect.
   */
  addressesIn?(options: Readonly<Record<string, string>>): readonly string[];
  /** Options besides `baseUrl`: the name of each, with a sentence that describes it and gives an example. */
  options?: Readonly<Record<string, string>>;
  /** Further hosts that its responses link to; requests to any other host need the operator's permission. */
  furtherHosts?: readonly string[];
  needsApiKey: boolean;
  /** The limit that the publisher states, e.g. 5,000 an hour = { requests: 5000, perSeconds: 3600 }. */
  rateLimit: { requests: number; perSeconds: number; statedAt: string };
  /** Maximum bytes of a response; the default is that of the HTTP client. */
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
  license: string;
  /**
   * Whether this source reads a file. Other files in a folder (LICENSE, README) are skipped and counted as not read.
   */
  accepts(entryPath: string): boolean;
  /**
   * Whether a file may state one record several times under one key, as a feed or a stream of revisions does; the newest
   * then counts. In a file of any other source, two different records with one key are an error.
   */
  listsVersions?: boolean;
  /**
   * Converts upstream bytes to records, in a deterministic order. Sources whose files only make sense together
   * (LegiScan CSV, hearings) join them here. A bad record is yielded as `ok: false`, and so is an unreadable file,
   * once. A bug in this program either throws or, through `parseEachEntry`, quarantines the file.
   */
  parse(entries: AsyncIterable<InputEntry>): AsyncIterable<ParsedRecord>;
  live?: LiveEndpoint;
}
