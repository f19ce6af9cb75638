import { ConfigError, readConfig, type Config } from '../app/config.ts';
import type { PlatformDeps } from '../app/platform-deps.ts';
import { describeFault } from '../platform/database/database-fault.ts';
import { describeDiskFault } from '../platform/disk-fault.ts';
import { hideSecrets } from '../platform/hide-secrets.ts';
import { openPlatform } from './open-platform.ts';
import { EXIT_CODES, OperatorError } from './operator-error.ts';
import { withStopSignal } from './stop-signal.ts';
import { createTerminal, type Terminal } from './terminal.ts';

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
  try {
    await body(readConfig(), terminal);
  } catch (error) {
    terminal.fail(describe(error));
    process.exitCode = exitCodeOf(error);
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

function exitCodeOf(error: unknown): number {
  if (error instanceof ConfigError) return EXIT_CODES.badUsage;
  return error instanceof OperatorError ? error.exitCode : EXIT_CODES.failure;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const disk = describeDiskFault(error);
  // Messages of ours already say it.
  if (disk !== null && !/^The (?:disk|database stopped)/.test(error.message)) {
    return hideSecrets(`${disk} Free some space, then run the command again.`);
  }
  // The database library's message is the whole statement, and the driver's may be empty.
  const isLibrarys = error.message === '' || error.message.startsWith('Failed query');
  return hideSecrets(isLibrarys ? describeFault(error) : error.message);
}
