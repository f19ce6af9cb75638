import type { Command } from 'commander';
import { backupCommand } from './commands/backup.ts';
import { ingestCommand } from './commands/ingest.ts';
import { migrateCommand } from './commands/migrate.ts';
import { reindexCommand } from './commands/reindex.ts';
import { restoreCommand } from './commands/restore.ts';
import { secretsCommand } from './commands/secrets.ts';
import { serveCommand } from './commands/serve.ts';
import { sourcesCommand } from './commands/sources.ts';
import { startCommand } from './commands/start.ts';
import { userCommand } from './commands/user.ts';
import { workCommand } from './commands/work.ts';

/** All commands in the order of `--help`. Each command is a file in `commands/` and a line here. */
export const commands: readonly (() => Command)[] = [
  startCommand,
  serveCommand,
  workCommand,
  ingestCommand,
  reindexCommand,
  sourcesCommand,
  userCommand,
  secretsCommand,
  migrateCommand,
  backupCommand,
  restoreCommand,
];
