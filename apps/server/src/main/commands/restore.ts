import path from 'node:path';
import { Command } from 'commander';
import { adoptSealedValues, type AdoptedValues } from '../../app/adopt-sealed-values.ts';
import { createBackupFiles } from '../../app/attachments-deps.ts';
import type { Config } from '../../app/config.ts';
import { describeUnreadable } from '../../app/describe-unreadable.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { connectServer, type DatabaseServer } from '../../platform/database/connect-server.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { loadSecretKeys, type SecretKeys, storeSecretKey } from '../../platform/secret-box.ts';
import { OperatorError } from '../operator-error.ts';
import { readVersion } from '../read-version.ts';
import { runCommand, type CommandOptions } from '../run-command.ts';
import { withStopSignal } from '../stop-signal.ts';
import type { Terminal } from '../terminal.ts';

interface RestoreOptions extends CommandOptions {
  replace?: boolean;
  withoutSecrets?: boolean;
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
    .option('--without-secrets', 'restore even if stored API keys and secrets cannot be read, and list them')
    .option('--json', 'print {"tables", "rows", "files", "version", "sealedAgain", "unreadable"} as one line')
    .action((file: string, options: RestoreOptions) =>
      runCommand(options, (config, terminal) =>
        withStopSignal(false, async ({ signal }) => {
          const server = await connectServer({ home: config.home, databaseUrl: config.databaseUrl });
          try {
            await restore(path.resolve(file), options, { config, server, terminal, signal });
          } finally {
            await server.release();
          }
        }),
      ),
    );
}

interface RestoreTarget {
  config: Config;
  server: DatabaseServer;
  terminal: Terminal;
  signal: AbortSignal;
}

async function restore(file: string, options: RestoreOptions, { config, server, terminal, signal }: RestoreTarget) {
  let adopted: AdoptedValues | undefined;
  const { manifest, secretKey, files } = await restoreBackup({
    connectionString: server.connectionString,
    file,
    signal,
    replace: options.replace === true,
    release: await readVersion(),
    disks: {
      database: server.dataFolder,
      files: config.s3 === undefined ? config.home : undefined,
    },
    files: createBackupFiles(config),
    onProgress: (done, total) => terminal.progress('Reading rows', done, total),
    onLoaded: async (database, key) => {
      adopted = await adopt(database, await keysAfter(config, key), options.withoutSecrets === true);
    },
  });
  if (secretKey !== undefined && config.secret === undefined) await storeSecretKey(config.home, secretKey);
  const { version, tables } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { sealedAgain = 0, unreadable = [] } = adopted ?? {};
  const lines = [`${rows} rows of ${tables.length} tables and ${files} files restored (written by ${version}).`];
  if (sealedAgain > 0)
    lines.push(
      `${sealedAgain} stored ${sealedAgain === 1 ? 'value was' : 'values were'} sealed again with the secret used here.`,
    );
  if (unreadable.length > 0)
    lines.push('These cannot be read and must be entered again:', describeUnreadable(unreadable));
  terminal.answer(lines.join('\n'), { tables: tables.length, rows, files, version, sealedAgain, unreadable });
}

/** Returns the key that the restored installation will have, and those that may have sealed the backup's values. */
async function keysAfter(config: Config, fromBackup: Buffer | undefined): Promise<SecretKeys> {
  const { current, earlier } = await loadSecretKeys(config.home, config);
  if (fromBackup === undefined) return { current, earlier };
  return config.secret === undefined
    ? { current: fromBackup, earlier }
    : { current, earlier: [...earlier, fromBackup] };
}

/** @throws OperatorError, which undoes the restore, if stored values cannot be read and that was not asked for */
async function adopt(database: DatabaseHandle, keys: SecretKeys, canLose: boolean): Promise<AdoptedValues> {
  const adopted = await adoptSealedValues(database, keys);
  if (adopted.unreadable.length === 0 || canLose) return adopted;
  throw new OperatorError(
    `Stored API keys and secrets of the backup are sealed with another secret than the one used here:\n` +
      `${describeUnreadable(adopted.unreadable)}\n` +
      'Nothing was restored. Set ROTUNDA_OLD_SECRET to the ROTUNDA_SECRET of the installation that wrote the backup, ' +
      'then restore again. If that secret is lost, add --without-secrets and enter them again.',
  );
}
