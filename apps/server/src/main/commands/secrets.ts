import { Command } from 'commander';
import { adoptSealedValues } from '../../app/adopt-sealed-values.ts';
import { describeUnreadable } from '../../app/describe-unreadable.ts';
import { findSealedValues } from '../../app/find-sealed-values.ts';
import type { PlatformDeps } from '../../app/platform-deps.ts';
import { judgeSealed } from '../../platform/sealed-values.ts';
import { createSecretBox, loadSecretKeys } from '../../platform/secret-box.ts';
import { EXIT_CODES } from '../operator-error.ts';
import { runWithPlatform, type CommandOptions } from '../run-command.ts';
import type { Terminal } from '../terminal.ts';

const SHAPE = 'print {"total", "sealedAgain" or "outdated", "unreadable": [{"what", "remedy"}]} as one line';

/** `secrets`: checks what is sealed with the installation's secret, and seals it again after a change of secret. */
export function secretsCommand(): Command {
  const check = new Command('check')
    .description('check that every stored key and secret can be read; exits with 1 if one cannot')
    .option('--json', SHAPE)
    .action((options: CommandOptions) => runWithPlatform(options, 'secrets', runCheck));
  const reseal = new Command('reseal')
    .description('seal stored keys and secrets with ROTUNDA_SECRET that are sealed with ROTUNDA_OLD_SECRET')
    .option('--json', SHAPE)
    .action((options: CommandOptions) => runWithPlatform(options, 'secrets', runReseal));
  return new Command('secrets')
    .description('stored API keys and secrets: check that they can be read, change the secret that seals them')
    .addCommand(check, { isDefault: true })
    .addCommand(reseal);
}

async function runCheck({ database, config }: PlatformDeps, terminal: Terminal): Promise<void> {
  const { current, earlier } = await loadSecretKeys(config.home, config);
  const boxes = { current: createSecretBox(current), any: createSecretBox(current, earlier) };
  const { total, readable, outdated, unreadable } = judgeSealed(await findSealedValues(database), boxes);
  const lines = [`Sealed with the current secret: ${readable} of ${total} stored values.`];
  if (outdated.length > 0) {
    lines.push(`Sealed with an earlier secret, but readable: ${outdated.length}. Run "secrets reseal".`);
  }
  if (unreadable.length > 0) {
    lines.push(UNREADABLE, describeUnreadable(unreadable));
    process.exitCode = EXIT_CODES.failure;
  }
  terminal.answer(lines.join('\n'), { total, outdated: outdated.length, unreadable });
}

const UNREADABLE =
  'Sealed with another secret and unreadable. Set ROTUNDA_OLD_SECRET to it and run "secrets reseal", or enter again:';

async function runReseal({ database, config }: PlatformDeps, terminal: Terminal): Promise<void> {
  const keys = await loadSecretKeys(config.home, config);
  const { total, sealedAgain, unreadable } = await adoptSealedValues(database, keys);
  const lines = [`Sealed again with the current secret: ${sealedAgain} of ${total} stored values.`];
  if (unreadable.length > 0) {
    lines.push(UNREADABLE, describeUnreadable(unreadable));
    process.exitCode = EXIT_CODES.failure;
  }
  terminal.answer(lines.join('\n'), { total, sealedAgain, unreadable });
}
