import { createHash } from 'node:crypto';
import type { IngestRecord, UnixSeconds } from '@rotunda/domain';
import type { ParsedRecord } from '../../../sources/source.ts';
import { isNewer, recordKey } from '../../documents/index.ts';
import { fileOfPosition } from './file-of-position.ts';

type Read = Extract<ParsedRecord, { ok: true }>;
type Fault = Extract<ParsedRecord, { ok: false }>;

interface Seen {
  /** Path of the file and the place in it; files are shared strings, so that a million records take little memory. */
  file: string;
  place: string;
  updatedTs: UnixSeconds | undefined;
  /** Hashes of the record's name and content. */
  name: number;
  content: number;
}

/** What a run does with a record: it stores it, has it already, or reports it. */
export type KeyVerdict = 'new' | 'repeated' | Fault;

/** Most records that are remembered, at about 100 MB. The largest session of a legislature has a third of them. */
export const MAX_REMEMBERED = 500_000;

/**
 * Remembers the keys of a run's last records, and decides what a further record with a known key is. Of a longer run, the
 * oldest keys are forgotten: a record that repeats one of them is stored like that of another run.
 *
 * - Equal content is a repeat, wherever it is.
 * - In another file, it is another statement of the same record: the newer one counts, or the first when the dates do
 *   not decide. If they do not and the names differ, the files have two records under one key, which is reported.
 * - In the same file, it counts as a newer version only if the publisher dates both and either names them alike or
 *   lists versions (`Source.listsVersions`). Otherwise the file has two records under one key. Storing the second would
 *   replace the first without a trace, so the second is reported with both positions.
 */
export class RunKeys {
  /** Keys in two halves, of which the older is forgotten when the newer is full. */
  #seen = new Map<string, Seen>();
  #seenBefore = new Map<string, Seen>();
  readonly #listsVersions: boolean;
  readonly #max: number;
  /** The path last read, kept as one string for all its records. */
  #file = '';

  constructor({ listsVersions = false }: { listsVersions?: boolean } = {}, max = MAX_REMEMBERED) {
    this.#listsVersions = listsVersions;
    this.#max = max;
  }

  /** How many records are remembered. */
  get size(): number {
    return this.#seen.size + this.#seenBefore.size;
  }

  judge({ record, position }: Read): KeyVerdict {
    const key = shortened(recordKey(record));
    const own = this.#getSeen(record, position);
    const earlier = this.#seen.get(key) ?? this.#seenBefore.get(key);
    if (earlier === undefined) {
      this.#remember(key, own);
      return 'new';
    }
    if (earlier.content === own.content) return 'repeated';
    if (!this.#isSame(own, earlier)) return clash(record, position, earlier);
    if (!isNewer(own.updatedTs, earlier.updatedTs)) return 'repeated';
    this.#remember(key, own);
    return 'new';
  }

  #remember(key: string, seen: Seen): void {
    if (this.#seen.size >= Math.floor(this.#max / 2)) {
      this.#seenBefore = this.#seen;
      this.#seen = new Map();
    }
    this.#seenBefore.delete(key);
    this.#seen.set(key, seen);
  }

  /** Whether two different statements under one key are about one record. */
  #isSame(own: Seen, earlier: Seen): boolean {
    const isDecided = isNewer(own.updatedTs, earlier.updatedTs) || isNewer(earlier.updatedTs, own.updatedTs);
    const isNamedAlike = own.name === earlier.name;
    if (earlier.file !== own.file) return isDecided || isNamedAlike;
    return isDecided && (this.#listsVersions || isNamedAlike);
  }

  #getSeen(record: IngestRecord, position: string): Seen {
    const file = fileOfPosition(position);
    if (file !== this.#file) this.#file = file;
    return {
      file: this.#file,
      // A slice would keep the whole position in memory.
      place: Buffer.from(position.slice(file.length)).toString(),
      updatedTs: record.sourceUpdatedTs,
      name: getHash(getName(record)),
      content: getContent(record),
    };
  }
}

/**
 * Returns what people know a record by, which the versions of one record share. A bill is known by its number, which is
 * its key, and its title changes when it is amended. Sessions of one day have the same title at different times.
 */
function getName(record: IngestRecord): string {
  if (record.kind === 'vote') return [record.date, record.motion].join('\n');
  if (record.kind === 'transcript') return [record.hearing.title, record.hearing.ts].join('\n');
  if (record.kind === 'person') return record.fullName ?? '';
  if ('title' in record && record.kind !== 'bill') return record.title ?? '';
  return 'name' in record && typeof record.name === 'string' ? record.name : '';
}

/**
 * Returns the hash of the content. The mapping of a source sets the fields of equal records in the same order, so
 * they need not be sorted.
 */
function getContent(record: IngestRecord): number {
  // A file's bytes are represented by their own hash.
  const content = record.kind === 'cq-file' ? `${record.name}\n${record.sha256}` : JSON.stringify(record);
  return getHash(content);
}

/** Returns 48 bits of a hash, which a number holds exactly. */
function getHash(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}

/** Returns 96 bits of a key's hash, so that long ids take no more memory than short ones. */
function shortened(key: string): string {
  return createHash('sha256').update(key).digest().toString('latin1', 0, 12);
}

function clash(record: IngestRecord, position: string, earlier: Seen): Fault {
  const first = `${earlier.file}${earlier.place}`;
  return {
    ok: false,
    position,
    reason:
      `two different records have the same key (${record.fusionId}): ${first} and ${position}; ` + 'the first is kept',
    raw: record.kind === 'cq-file' ? record.name : JSON.stringify(record),
  };
}
