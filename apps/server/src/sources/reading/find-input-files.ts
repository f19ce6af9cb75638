import { lstat, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { describeReadError } from './describe-read-error.ts';
import { globPattern, isGlob } from './glob-pattern.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/** A file found on disk, or a path that could not be opened. */
export type InputFile =
  | { ok: true; absolutePath: string; path: string; size: number; modifiedMs: number; isGiven: boolean }
  | { ok: false; path: string; error: UnreadableInputError };

/** Deeper folders are assumed to be a mistake (or a mount within itself). */
const MAX_DEPTH = 64;

/**
 * Finds the regular files behind the given paths, each file once, in the order of the paths and by name within a folder
 * (in code units, so that all machines agree). A path is a file, a folder (read recursively) or a pattern. Inside a
 * folder, names beginning with a dot are skipped and symbolic links are not followed: targets inside the folder are
 * found under their own names, and targets outside were not given. Devices and pipes are skipped.
 * @throws UnreadableInputError when a given path does not exist or a pattern matches nothing.
 */
export async function* findInputFiles(paths: string | readonly string[]): AsyncGenerator<InputFile> {
  const seen = new Set<string>();
  for (const given of typeof paths === 'string' ? [paths] : paths) {
    for await (const file of getFiles(given)) {
      if (file.ok && seen.has(file.absolutePath)) continue;
      if (file.ok) seen.add(file.absolutePath);
      yield file;
    }
  }
}

async function* getFiles(given: string): AsyncGenerator<InputFile> {
  const absolute = resolve(given);
  const stats = await stat(absolute).catch((error: unknown) => describeReadError(error));
  if (stats instanceof UnreadableInputError) {
    if (isGlob(given)) yield* filesMatching(absolute, given);
    else throw new UnreadableInputError(`${given}: ${stats.reason}`, { cause: stats });
  } else if (stats.isDirectory()) {
    yield* walk(absolute, basename(absolute), 0);
  } else if (stats.isFile()) {
    yield {
      ok: true,
      absolutePath: absolute,
      path: basename(absolute),
      size: stats.size,
      modifiedMs: stats.mtimeMs,
      isGiven: true,
    };
  } else {
    const reason = 'this is a device, socket or pipe, not a file';
    yield { ok: false, path: basename(absolute), error: new UnreadableInputError(reason) };
  }
}

async function* filesMatching(absolute: string, given: string): AsyncGenerator<InputFile> {
  const segments = absolute.split(sep);
  const firstWild = segments.findIndex((segment) => isGlob(segment));
  const base = segments.slice(0, firstWild).join(sep) || sep;
  const matches = globPattern(segments.slice(firstWild).join('/'));
  let found = 0;
  for await (const file of walk(base, basename(base), 0)) {
    const inside = file.ok ? relative(base, file.absolutePath).split(sep).join('/') : '';
    if (file.ok && !matches.test(inside)) continue;
    found += 1;
    yield file;
  }
  if (found === 0) throw new UnreadableInputError(`${given}: no file matches the pattern`);
}

async function* walk(folder: string, label: string, depth: number): AsyncGenerator<InputFile> {
  if (depth > MAX_DEPTH) {
    const reason = `folders lie more than ${MAX_DEPTH} deep; not read further`;
    yield { ok: false, path: label, error: new UnreadableInputError(reason) };
    return;
  }
  const listed = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => describeReadError(error));
  if (listed instanceof UnreadableInputError) {
    yield { ok: false, path: label, error: listed };
    return;
  }
  listed.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const item of listed) {
    if (item.name.startsWith('.')) continue;
    const absolutePath = join(folder, item.name);
    const path = label === '' ? item.name : `${label}/${item.name}`;
    if (item.isDirectory()) yield* walk(absolutePath, path, depth + 1);
    else if (item.isFile()) {
      const stats = await lstat(absolutePath).catch((error: unknown) => describeReadError(error));
      if (stats instanceof UnreadableInputError) yield { ok: false, path, error: stats };
      else yield { ok: true, absolutePath, path, size: stats.size, modifiedMs: stats.mtimeMs, isGiven: false };
    }
  }
}

/**
 * Returns the folder part of an entry path (`bundle.zip!a/b.csv` → `bundle.zip!a`), by which sources group files that
 * belong together.
 */
export function entryFolder(path: string): string {
  const inArchive = path.lastIndexOf('!');
  const slash = path.lastIndexOf('/');
  if (slash > inArchive) return path.slice(0, slash);
  return inArchive >= 0 ? path.slice(0, inArchive) : dirname(path);
}
