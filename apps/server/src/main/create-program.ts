import { Command, CommanderError } from 'commander';
import { commands } from './commands.ts';
import { EXIT_CODES } from './operator-error.ts';

const FOOTER = `
Exit codes:
  0  done; quarantined records are not a failure
  1  failed; the reason is on standard error
  2  bad usage or configuration
  130  stopped before it was done

Settings are read from the environment; .env.example lists them all.`;

/** A slow program may still be reading standard output. */
const LEFT_OPEN_MS = 3000;

/** Creates the command line. It sets `process.exitCode` and never ends the process itself. */
export function createProgram(): Command {
  const program = new Command('rotunda')
    .description('Policy-intelligence workspace: one program with a role per command.')
    .addHelpText('after', FOOTER)
    .showHelpAfterError('(run with --help for usage)')
    .exitOverride();
  for (const create of commands) program.addCommand(create());
  for (const command of program.commands) prepare(command);
  return program;
}

/**
 * Subcommands do not inherit how errors are shown, and bad usage must never end the process from inside the library.
 */
function prepare(command: Command): void {
  command.exitOverride().showHelpAfterError('(run with --help for usage)');
  for (const each of command.commands) prepare(each);
}

/** @returns Once the command is done; a server's is done once it has been stopped. */
export async function runProgram(argv: readonly string[]): Promise<void> {
  // The reader may stop early (`rotunda --help | head`), which is not a fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    await createProgram().parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Help and version also end the parsing, with code 0; everything else is bad usage that was already explained.
    process.exitCode = error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.badUsage;
  } finally {
    // A command that failed halfway may leave a timer behind, which must not keep the process alive.
    setTimeout(() => process.exit(), LEFT_OPEN_MS).unref();
  }
}
