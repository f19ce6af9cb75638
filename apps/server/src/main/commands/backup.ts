import path from 'node:path';
import { Command } from 'commander';
import { createBackupFiles } from '../../app/attachments-deps.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { loadSecretKey } from '../../platform/secret-box.ts';
import { runWithPlatform, type CommandOptions } from '../run-command.ts';

interface BackupOptions extends CommandOptions {
  key: boolean;
}

/** `backup`: writes one file with everything that users and sources entered, while the product may keep running. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('back up the database and the uploaded files to one .tar.gz file, whether Rotunda is running or not')
    .argument('[file]', 'file to write; default rotunda-<day>.tar.gz')
    .option('--no-key', 'leave out the key that decrypts stored API keys (never included when ROTUNDA_SECRET is set)')
    .option('--json', 'print {"file", "tables", "rows", "files", "missingFiles"} as one line')
    .addHelpText('after', '\nWaiting background jobs and live events are not part of a backup.')
    .action((file: string | undefined, options: BackupOptions) =>
      runWithPlatform(options, 'backup', async (deps, terminal, signal) => {
        const nowTs = deps.clock.now();
        const day = new Date(nowTs * 1000).toISOString().slice(0, 10);
        const target = path.resolve(file ?? `rotunda-${day}.tar.gz`);
        const isKeyInFile = options.key && deps.config.secret === undefined;
        const { manifest, files, missingFiles } = await writeBackup({
          connectionString: deps.connectionString,
          file: target,
          version: deps.version,
          nowTs,
          signal,
          files: createBackupFiles(deps.config),
          onProgress: (done, total) => terminal.progress('Writing rows', done, total),
          ...(isKeyInFile ? { secretKey: await loadSecretKey(deps.config.home, undefined) } : {}),
        });
        const { tables } = manifest;
        const rows = tables.reduce((sum, table) => sum + table.rows, 0);
        const note = isKeyInFile ? '\nKeep it safe: it contains the key to the stored API keys.' : '';
        const lost =
          missingFiles.length > 0 ? `\nMissing from storage, and so from the backup: ${missingFiles.join(', ')}.` : '';
        terminal.answer(`${rows} rows of ${tables.length} tables and ${files} files are in ${target}.${lost}${note}`, {
          file: target,
          tables: tables.length,
          rows,
          files,
          missingFiles,
        });
      }),
    );
}
