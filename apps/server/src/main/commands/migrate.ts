import { Command } from 'commander';
import { runWithPlatform, type CommandOptions } from '../run-command.ts';

/** `migrate`: brings the database to this release's schema without starting anything else. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('migrate the database to this release (every other command does this, too)')
    .option('--json', 'print {"state":"migrated"} as one line')
    .action((options: CommandOptions) =>
      runWithPlatform(options, 'migrate', async (_deps, terminal) =>
        terminal.answer('The database is up to date.', { state: 'migrated' }),
      ),
    );
}
