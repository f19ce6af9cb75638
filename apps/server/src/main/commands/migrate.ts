import { Command } from 'commander';
import { runWithPlatform, type CommandOptions } from '../run-command.ts';

/** `migrate`: brings the database to this release's schema without starting anything else. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('migrate the database to this release (every other command does this, too)')
    .option('--json', 'print {"state": "migrated" or "newer"} as one line')
    .action((options: CommandOptions) =>
      runWithPlatform(options, 'migrate', async ({ newerRelease, version }, terminal) =>
        newerRelease === null
          ? terminal.answer('The database is up to date.', { state: 'migrated' })
          : terminal.answer(
              `${newerRelease} has migrated the database further. This release (${version}) can run beside it ` +
                'until you have upgraded every process.',
              { state: 'newer' },
            ),
      ),
    );
}
