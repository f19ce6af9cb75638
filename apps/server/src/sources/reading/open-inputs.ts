import type { InputEntry } from '../source.ts';
import { ByteAccount } from './byte-account.ts';
import { fileBytes, gunzipped, limited } from './byte-streams.ts';
import { describeReadError } from './describe-read-error.ts';
import { type InputFile, findInputFiles } from './find-input-files.ts';
import { DEFAULT_INPUT_LIMITS, InputBudget, type InputLimits } from './input-budget.ts';
import { inputEntry, unreadableEntry } from './input-entry.ts';
import { OTHER_NAME, tarEntries } from './tar-entries.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';
import { zipEntries } from './zip-entries.ts';

export interface OpenInputsOptions {
  /**
   * Which files are wanted, usually the source's own `accepts`; asked with the entry path without a final `.gz`.
   * What cannot be read at all (a broken bundle, a forbidden folder) is always handed on.
   */
  accepts?(entryPath: string): boolean;
  limits?: Partial<InputLimits>;
  /** Told of every file no entry is made of, and why. */
  onPassedOver?(path: string, reason: string): void;
  /** Told how many bytes of the files on disk are done, piece by piece: together the sizes `describeInputs` tells. */
  onBytes?(bytes: number): void;
}

/**
 * Files, folders, patterns and bundles (`.gz`, `.tar`, `.tar.gz`, `.tgz`, `.zip`) as one stream of entries in an order
 * that is the same on every run. Nothing is unpacked to disk or held in memory; an entry's bytes must be read before
 * the next entry is asked for. A fault of the input is never thrown but becomes an entry whose `open` or stream fails
 * with an UnreadableInputError, so that the source quarantines it and goes on.
 * @throws UnreadableInputError only when a given path does not exist or a pattern matches nothing.
 */
export async function* openInputs(
  paths: string | readonly string[],
  options: OpenInputsOptions = {},
): AsyncGenerator<InputEntry> {
  const budget = new InputBudget({ ...DEFAULT_INPUT_LIMITS, ...options.limits });
  const { accepts = () => true, onBytes = () => undefined, onPassedOver = () => undefined } = options;
  const reading: Reading = { accepts, budget, onBytes, onPassedOver };
  for await (const file of findInputFiles(paths)) {
    if (!file.ok) yield unreadableEntry(file.path, file.error);
    else {
      const bytes = new ByteAccount(file.size, onBytes);
      yield* entriesOf(file, { ...reading, onBytes: (more) => bytes.add(more) });
      bytes.finish();
    }
    if (budget.spent !== undefined) return;
  }
}

type FoundFile = Extract<InputFile, { ok: true }>;
type Reading = Required<Pick<OpenInputsOptions, 'accepts' | 'onBytes' | 'onPassedOver'>> & { budget: InputBudget };

function entriesOf(file: FoundFile, reading: Reading): AsyncGenerator<InputEntry> {
  if (/\.zip$/i.test(file.path)) {
    return filledBundle(file.path, reading, (own) => zipEntries(file.absolutePath, { path: file.path, ...own }));
  }
  if (/\.(tar|tgz|tar\.gz)$/i.test(file.path)) return filledBundle(file.path, reading, (own) => tarFile(file, own));
  return singleFile(file, reading);
}

/** The files of a bundle; one that holds none at all is told of itself. */
async function* filledBundle(
  path: string,
  reading: Reading,
  open: (own: Reading) => AsyncIterable<InputEntry>,
): AsyncGenerator<InputEntry> {
  let isEmpty = true;
  const onPassedOver = (inside: string, reason: string) => {
    isEmpty = false;
    reading.onPassedOver(inside, reason);
  };
  for await (const entry of open({ ...reading, onPassedOver })) {
    isEmpty = false;
    yield entry;
  }
  if (isEmpty) reading.onPassedOver(path, 'the bundle holds no files');
}

function tarFile(file: FoundFile, { accepts, budget, onBytes, onPassedOver }: Reading): AsyncGenerator<InputEntry> {
  const packed = fileBytes(file.absolutePath, file.isGiven, onBytes);
  const bytes = /\.tar$/i.test(file.path) ? packed : gunzipped(packed, budget);
  return tarEntries(bytes, { path: file.path, accepts, budget, onPassedOver });
}

async function* singleFile(
  file: FoundFile,
  { accepts, budget, onBytes, onPassedOver }: Reading,
): AsyncGenerator<InputEntry> {
  const isGzip = /\.gz$/i.test(file.path);
  if (!accepts(isGzip ? file.path.slice(0, -3) : file.path)) {
    onPassedOver(file.path, OTHER_NAME);
    return;
  }
  try {
    budget.countEntry();
  } catch (error) {
    yield unreadableEntry(file.path, describeReadError(error));
    return;
  }
  const bytes = () => fileBytes(file.absolutePath, file.isGiven, onBytes);
  if (isGzip) yield inputEntry(file.path, () => limited(gunzipped(bytes(), budget), budget));
  else yield inputEntry(file.path, () => limited(bytes(), budget), file.size);
  if (budget.spent !== undefined) yield unreadableEntry(file.path, new UnreadableInputError(budget.spent));
}
