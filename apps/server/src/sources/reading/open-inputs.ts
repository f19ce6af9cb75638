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
   * Filters files, usually with the source's own `accepts`; receives the entry path without a final `.gz`. Anything
   * that cannot be read at all (a broken bundle, a forbidden folder) is always passed on.
   */
  accepts?(entryPath: string): boolean;
  limits?: Partial<InputLimits>;
  /** Called for every file that no entry is created for, with the reason. */
  onSkipped?(path: string, reason: string): void;
  /**
   * Called with increments of processed bytes of the files on disk; they add up to the sizes given by `describeInputs`.
   */
  onBytes?(bytes: number): void;
}

/**
 * Opens files, folders, patterns and bundles (`.gz`, `.tar`, `.tar.gz`, `.tgz`, `.zip`) as one stream of entries, in
 * the same order on every run. Nothing is unpacked to disk or held in memory; an entry's bytes must be read before the
 * next entry is requested. Input errors are not thrown: they become entries whose `open` or stream fails with an
 * UnreadableInputError, so that the source quarantines them and continues.
 * @throws UnreadableInputError only when a given path does not exist or a pattern matches nothing.
 */
export async function* openInputs(
  paths: string | readonly string[],
  options: OpenInputsOptions = {},
): AsyncGenerator<InputEntry> {
  const budget = new InputBudget({ ...DEFAULT_INPUT_LIMITS, ...options.limits });
  const { accepts = () => true, onBytes = () => undefined, onSkipped = () => undefined } = options;
  const reading: Reading = { accepts, budget, onBytes, onSkipped };
  for await (const file of findInputFiles(paths)) {
    if (!file.ok) yield unreadableEntry(file.path, file.error);
    else {
      const bytes = new ByteAccount(file.size, onBytes);
      yield* getEntries(file, { ...reading, onBytes: (more) => bytes.add(more) });
      bytes.finish();
    }
    if (budget.spent !== undefined) return;
  }
}

type FoundFile = Extract<InputFile, { ok: true }>;
type Reading = Required<Pick<OpenInputsOptions, 'accepts' | 'onBytes' | 'onSkipped'>> & { budget: InputBudget };

function getEntries(file: FoundFile, reading: Reading): AsyncGenerator<InputEntry> {
  if (/\.zip$/i.test(file.path)) {
    return filledBundle(file.path, reading, (own) => zipEntries(file.absolutePath, { path: file.path, ...own }));
  }
  if (/\.(tar|tgz|tar\.gz)$/i.test(file.path)) return filledBundle(file.path, reading, (own) => tarFile(file, own));
  return singleFile(file, reading);
}

/** Yields the files of a bundle; a bundle without files is itself reported as not read. */
async function* filledBundle(
  path: string,
  reading: Reading,
  open: (own: Reading) => AsyncIterable<InputEntry>,
): AsyncGenerator<InputEntry> {
  let isEmpty = true;
  const onSkipped = (inside: string, reason: string) => {
    isEmpty = false;
    reading.onSkipped(inside, reason);
  };
  for await (const entry of open({ ...reading, onSkipped })) {
    isEmpty = false;
    yield entry;
  }
  if (isEmpty) reading.onSkipped(path, 'the bundle contains no files');
}

function tarFile(file: FoundFile, { accepts, budget, onBytes, onSkipped }: Reading): AsyncGenerator<InputEntry> {
  const packed = fileBytes(file.absolutePath, file.isGiven, onBytes);
  const bytes = /\.tar$/i.test(file.path) ? packed : gunzipped(packed, budget);
  return tarEntries(bytes, { path: file.path, accepts, budget, onSkipped });
}

async function* singleFile(
  file: FoundFile,
  { accepts, budget, onBytes, onSkipped }: Reading,
): AsyncGenerator<InputEntry> {
  const isGzip = /\.gz$/i.test(file.path);
  if (!accepts(isGzip ? file.path.slice(0, -3) : file.path)) {
    onSkipped(file.path, OTHER_NAME);
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
