import type { RunFiles } from '@rotunda/contract';
import type { InputEntry, ParsedRecord } from '../source.ts';

/** State of the file being read. */
interface CurrentFile {
  path: string;
  size: number | undefined;
  hasRecords: boolean;
  isQuarantined: boolean;
  isUsed: boolean;
  skipReason: string | undefined;
}

/** Enough examples to see what the files have in common. */
const MAX_EXAMPLES = 100;

const current = new WeakMap<InputEntry, CurrentFile>();

/** Marks a file as not belonging to the source because of its content; it is counted as not read, with that reason. */
export function skipFile(entry: InputEntry, reason: string): void {
  const file = current.get(entry);
  if (file) file.skipReason = reason;
}

/** Marks a file without records of its own as read, such as a table whose rows belong to another's. */
export function markUsed(entry: InputEntry): void {
  const file = current.get(entry);
  if (file) file.isUsed = true;
}

/**
 * Counts every file that was named or found as read, as quarantined as a whole, or as not read with the reason. A file
 * with only some records quarantined counts as read.
 */
export class FilesAccount {
  private readonly counts = { read: 0, quarantined: 0, notRead: 0 };
  private readonly examples: RunFiles['examples'] = [];
  private file: CurrentFile | undefined;

  /** Counts a file that no entry was created for. */
  skipFile(path: string, reason: string): void {
    this.counts.notRead += 1;
    if (this.examples.length < MAX_EXAMPLES) this.examples.push({ path, reason });
  }

  /** Passes the entries through; the request for the next one finishes the previous one. */
  async *follow(entries: AsyncIterable<InputEntry>): AsyncGenerator<InputEntry> {
    for await (const entry of entries) {
      this.settle();
      this.file = {
        path: entry.path,
        size: entry.size,
        hasRecords: false,
        isQuarantined: false,
        isUsed: false,
        skipReason: undefined,
      };
      current.set(entry, this.file);
      yield entry;
    }
    this.settle();
  }

  /** Passes the records through, and marks the current file as read or quarantined by its records. */
  async *watch(records: AsyncIterable<ParsedRecord>): AsyncGenerator<ParsedRecord> {
    for await (const parsed of records) {
      const { file } = this;
      if (file && parsed.position.startsWith(file.path)) {
        if (!parsed.ok && parsed.position === file.path) file.isQuarantined = true;
        else file.hasRecords = true;
      }
      yield parsed;
    }
  }

  get files(): RunFiles {
    return { ...this.counts, examples: [...this.examples] };
  }

  private settle(): void {
    const { file } = this;
    this.file = undefined;
    if (file === undefined) return;
    if (file.hasRecords || (file.isUsed && !file.isQuarantined)) this.counts.read += 1;
    else if (file.isQuarantined) this.counts.quarantined += 1;
    else {
      const reason = file.size === 0 ? 'the file is empty' : 'no record was found in it';
      this.skipFile(file.path, file.skipReason ?? reason);
    }
  }
}
