import path from 'node:path';
import { ConfigError, readConfig, type Config } from '../app/config.ts';
import type { PlatformDeps } from '../app/platform-deps.ts';
import { describeError } from '../platform/database/database-error.ts';
import { describeDiskError } from '../platform/disk-error.ts';
import { freeBytes } from '../platform/files/free-bytes.ts';
import { hideSecrets } from '../platform/hide-secrets.ts';
import { openPlatform } from './open-platform.ts';
import { EXIT_CODES, OperatorError } from './operator-error.ts';
import { withStopSignal } from './stop-signal.ts';
import { createTerminal, type Terminal } from './terminal.ts';

/** A disk with less room than this takes no further page of the database. */
const FULL_BYTES = 1024 * 1024;

/** Options that every command accepts. */
export interface CommandOptions {
  json?: boolean;
}

/**
 * Runs the body of a command. Faults become a message and an exit code instead of a stack that the operator cannot act
 * on (LOG_LEVEL=debug shows it).
 */
export async function runCommand(
  options: CommandOptions,
  body: (config: Config, terminal: Terminal) => Promise<void>,
): Promise<void> {
  const terminal = createTerminal(options.json === true);
  let home: string | undefined;
  try {
    const config = readConfig();
    home = config.home;
    await body(config, terminal);
  } catch (error) {
    terminal.fail(await describe(error, home));
    process.exitCode = getExitCode(error);
  }
}

/**
 * Does the same with the platform open and a signal that Ctrl-C aborts. The built-in database is started if it is not
 * running, shared if it is, and stopped again if this command was its only user.
 */
export async function runWithPlatform(
  options: CommandOptions,
  name: string,
  body: (deps: PlatformDeps, terminal: Terminal, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  await runCommand(options, (config, terminal) =>
    withStopSignal(false, async ({ signal }) => {
      const platform = await openPlatform(config, { handlesJobs: false, name, statementTimeoutMs: 0, signal });
      try {
        await body(platform.deps, terminal, signal);
      } finally {
        await platform.close();
      }
    }),
  );
}

function getExitCode(error: unknown): number {
  if (error instanceof ConfigError) return EXIT_CODES.badUsage;
  return error instanceof OperatorError ? error.exitCode : EXIT_CODES.failure;
}

async function describe(error: unknown, home: string | undefined): Promise<string> {
  if (!(error instanceof Error)) return String(error);
  const disk = await nameDisk(describeDiskError(error), home);
  // Messages of ours already say it.
  if (disk !== null && !/^The (?:disk|database stopped)/.test(error.message)) {
    return hideSecrets(`${disk} Free some space, then run the command again.`);
  }
  // The database library's message is the whole statement, and the driver's may be empty.
  const isLibrarys = error.message === '' || error.message.startsWith('Failed query');
  return hideSecrets(isLibrarys ? describeError(error) : error.message);
}

/** Not every error of writing says which disk it is about; the one of the installation can be asked. */
async function nameDisk(described: string | null, home: string | undefined): Promise<string | null> {
  if (described === null || home === undefined || !described.startsWith('The disk is full')) return described;
  const free = await freeBytes(home).catch(() => Infinity);
  return free < FULL_BYTES ? `The disk of ${path.resolve(home)} is full.` : described;
}
