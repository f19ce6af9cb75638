import type { RunFiles } from '@rotunda/contract';
import type { InputEntry, ParsedRecord } from '../source.ts';

/** What became of the file being read. */
interface CurrentFile {
  path: string;
  size: number | undefined;
  hasRecords: boolean;
  isQuarantined: boolean;
  isUsed: boolean;
  passedOver: string | undefined;
}

/** Enough to see what they have in common. */
const MAX_EXAMPLES = 100;

const current = new WeakMap<InputEntry, CurrentFile>();

/** Tells that a file is not of the source, by what is in it: it is counted as not read, for that reason. */
export function passOver(entry: InputEntry, reason: string): void {
  const file = current.get(entry);
  if (file) file.passedOver = reason;
}

/** Tells that a file without records of its own was read: a table whose rows belong to another's. */
export function markUsed(entry: InputEntry): void {
  const file = current.get(entry);
  if (file) file.isUsed = true;
}

/**
 * Accounts for every file that was named or found: read, quarantined as a whole, or not read and why. A file whose
 * records are quarantined one by one was read.
 */
export class FilesAccount {
  private readonly counts = { read: 0, quarantined: 0, notRead: 0 };
  private readonly examples: RunFiles['examples'] = [];
  private file: CurrentFile | undefined;

  /** A file that no entry was made of. */
  passOver(path: string, reason: string): void {
    this.counts.notRead += 1;
    if (this.examples.length < MAX_EXAMPLES) this.examples.push({ path, reason });
  }

  /** The entries as they are; asking for the next one ends the one before. */
  async *follow(entries: AsyncIterable<InputEntry>): AsyncGenerator<InputEntry> {
    for await (const entry of entries) {
      this.settle();
      this.file = {
        ...{ path: entry.path, size: entry.size, hasRecords: false, isQuarantined: false, isUsed: false },
        passedOver: undefined,
      };
      current.set(entry, this.file);
      yield entry;
    }
    this.settle();
  }

  /** The records as they are; those of the file being read tell that it was. */
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
      this.passOver(file.path, file.passedOver ?? reason);
    }
  }
}
