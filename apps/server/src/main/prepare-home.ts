import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { EXIT_CODES, OperatorError } from './operator-error.ts';

/**
 * Creates the installation's folder if it is missing.
 *
 * @throws OperatorError if it is a file or not writable.
 */
export async function prepareHome(home: string): Promise<void> {
  try {
    await mkdir(home, { recursive: true });
    await access(home, constants.W_OK);
  } catch (cause) {
    throw new OperatorError(describe(home, getCode(cause)), { cause, exitCode: EXIT_CODES.badUsage });
  }
}

function describe(home: string, code: string): string {
  const next = 'Set ROTUNDA_HOME to a folder that this account can write to.';
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `ROTUNDA_HOME is "${home}", which is a file or inside one. ${next}`;
  if (code === 'EROFS') return `ROTUNDA_HOME is "${home}", which is on a read-only file system. ${next}`;
  if (code === 'EACCES' || code === 'EPERM')
    return `ROTUNDA_HOME is "${home}", which this account cannot write to. ${next}`;
  return `The folder "${home}" of ROTUNDA_HOME cannot be used (${code}). ${next}`;
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
