import type { Command } from 'commander';
import { migrateCommand } from './commands/migrate.ts';
import { serveCommand } from './commands/serve.ts';
import { startCommand } from './commands/start.ts';
import { workCommand } from './commands/work.ts';

/** Every command, in the order of `--help`. A command is a file in `commands/` and a line here. */
export const commands: readonly (() => Command)[] = [startCommand, serveCommand, workCommand, migrateCommand];
