import { UnreadableInputError } from './unreadable-input-error.ts';

/** Limits for one call of openInputs; sizes are in uncompressed bytes. */
export interface InputLimits {
  maxEntries: number;
  maxEntryBytes: number;
  maxTotalBytes: number;
  /** Ratio of uncompressed to compressed bytes, checked after RATIO_GRACE_BYTES of one compressed stream. */
  maxCompressionRatio: number;
}

const GIB = 1024 ** 3;

/**
 * A whole Congress of bulk data has about 100,000 files and 10 GiB. The ratio of deflate is at most 1,032:1, that of
 * XML about 30:1.
 */
export const DEFAULT_INPUT_LIMITS: InputLimits = {
  maxEntries: 1_000_000,
  maxEntryBytes: 4 * GIB,
  maxTotalBytes: 128 * GIB,
  maxCompressionRatio: 200,
};

/** Small inputs of spaces or zeros have extreme ratios but are harmless. */
const RATIO_GRACE_BYTES = 16 * 1024 ** 2;

/** Counts input against the limits. Once a limit for the whole input is exceeded, every further read fails. */
export class InputBudget {
  /** Reason why nothing more may be read. */
  spent: string | undefined;
  private entries = 0;
  private bytes = 0;

  constructor(readonly limits: InputLimits) {}

  /** @throws UnreadableInputError when there are more entries than allowed. */
  countEntry(): void {
    this.entries += 1;
    if (this.entries > this.limits.maxEntries) {
      this.fail(`the input holds more than ${this.limits.maxEntries} files; the rest is not read`);
    }
  }

  /** @throws UnreadableInputError when the total exceeds the allowed bytes. */
  countBytes(count: number): void {
    this.bytes += count;
    if (this.bytes > this.limits.maxTotalBytes) {
      this.fail(`the input is larger than ${this.limits.maxTotalBytes} bytes uncompressed; the rest is not read`);
    }
  }

  /** @throws UnreadableInputError when one entry is larger than allowed. */
  checkEntrySize(bytes: number): void {
    if (bytes > this.limits.maxEntryBytes) {
      throw new UnreadableInputError(`the file is larger than ${this.limits.maxEntryBytes} bytes uncompressed`);
    }
  }

  /** @throws UnreadableInputError when a compressed stream exceeds the ratio (a decompression bomb). */
  checkRatio(compressed: number, uncompressed: number): void {
    const { maxCompressionRatio } = this.limits;
    if (uncompressed > RATIO_GRACE_BYTES && uncompressed > compressed * maxCompressionRatio) {
      throw new UnreadableInputError(`the compressed data expands more than ${maxCompressionRatio} times`);
    }
  }

  private fail(reason: string): never {
    this.spent = reason;
    throw new UnreadableInputError(reason);
  }
}
