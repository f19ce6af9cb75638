import path from 'node:path';
import { Command } from 'commander';
import { createBackupFiles } from '../../app/attachments-deps.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { connectServer } from '../../platform/database/connect-server.ts';
import { storeSecretKey } from '../../platform/secret-box.ts';
import { runCommand, type CommandOptions } from '../run-command.ts';
import { withStopSignal } from '../stop-signal.ts';

interface RestoreOptions extends CommandOptions {
  replace?: boolean;
}

/** `restore`: the inverse of `backup`, into an empty database. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('restore a backup into an empty ROTUNDA_HOME or database; backups of older releases are upgraded')
    .argument('<file>', 'file written by "backup"')
    .option(
      '--replace',
      'replace the current contents of the database and its files; they are kept if the restore fails',
    )
    .option('--json', 'print {"tables", "rows", "files", "version"} as one line')
    .action((file: string, options: RestoreOptions) =>
      runCommand(options, (config, terminal) =>
        withStopSignal(false, async ({ signal }) => {
          const server = await connectServer({ home: config.home, databaseUrl: config.databaseUrl });
          try {
            const { manifest, secretKey, files } = await restoreBackup({
              connectionString: server.connectionString,
              file: path.resolve(file),
              replace: options.replace === true,
              signal,
              files: createBackupFiles(config),
              onProgress: (done, total) => terminal.progress('Reading rows', done, total),
            });
            if (secretKey !== undefined && config.secret === undefined) await storeSecretKey(config.home, secretKey);
            const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
            terminal.answer(
              `${rows} rows of ${manifest.tables.length} tables and ${files} files restored (written by ${manifest.version}).`,
              {
                tables: manifest.tables.length,
                rows,
                files,
                version: manifest.version,
              },
            );
          } finally {
            await server.release();
          }
        }),
      ),
    );
}
