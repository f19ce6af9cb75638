import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './process-identity.ts';

/** Contents of `postmaster.pid`, which a running server writes into its data directory. */
export interface PostmasterFile {
  pid: number;
  port: number;
  /** Empty if the server listens on TCP only. */
  socketDirectory: string;
  /** Empty if the server listens on its socket only. */
  listenAddress: string;
}

/** Reads the file; undefined if there is none or the server died while writing it. */
export async function readPostmasterFile(dataDirectory: string): Promise<PostmasterFile | undefined> {
  let text: string;
  try {
    text = await readFile(path.join(dataDirectory, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  const port = Number.parseInt(lines[3] ?? '', 10);
  if (!Number.isInteger(pid) || !Number.isInteger(port)) return undefined;
  return { pid, port, socketDirectory: (lines[4] ?? '').trim(), listenAddress: (lines[5] ?? '').trim() };
}

/**
 * Whether the process named in the file is a PostgreSQL server of this directory. After a power failure the same
 * process id may belong to anything, so its command line is checked where the system provides it (/proc).
 */
export async function isPostmasterAlive(file: PostmasterFile, dataDirectory: string): Promise<boolean> {
  if (!isAlive(file.pid)) return false;
  try {
    const commandLine = await readFile(`/proc/${file.pid}/cmdline`, 'utf8');
    return commandLine.includes('postgres') && commandLine.includes(dataDirectory);
  } catch {
    return true;
  }
}
