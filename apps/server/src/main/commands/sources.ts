import { text } from 'node:stream/consumers';
import type { SourceState } from '@rotunda/contract';
import { Command } from 'commander';
import { createSourcesDeps } from '../../app/sources-deps.ts';
import { findSources, updateSource } from '../../features/sources/index.ts';
import { AppError } from '../../platform/app-error.ts';
import { EXIT_CODES, OperatorError } from '../operator-error.ts';
import { type CommandOptions, runWithPlatform } from '../run-command.ts';

interface SetOptions extends CommandOptions {
  enable?: boolean;
  disable?: boolean;
  schedule?: string | false;
  keyStdin?: boolean;
  removeKey?: boolean;
  option?: string[];
}

/** `sources` lists the public sources; `sources set <id> …` changes how one is read. */
export function sourcesCommand(): Command {
  const list = new Command('list')
    .description('list every source with its records, schedule and last run')
    .option('--json', 'print the list as one line of JSON')
    .action((options: CommandOptions) => runList(options));
  const set = new Command('set')
    .description('change the settings of a source; settings you do not name stay as they are')
    .argument('<id>', 'as "sources list" shows it')
    .option('--enable', 'turn its schedule on')
    .option('--disable', 'turn its schedule off, for manual runs only')
    .option('--schedule <cron>', 'five fields in UTC, e.g. "0 6 * * *"')
    .option('--no-schedule', 'remove the schedule')
    .option('--key-stdin', 'read the API key from standard input, so that no list of processes shows it')
    .option('--remove-key', 'remove the API key')
    .option('--option <name=value...>', 'an option of the source, e.g. congresses=119; an empty value removes it')
    .option('--json', 'print the source as one line of JSON')
    .action((id: string, options: SetOptions) => runSet(id, options));
  return new Command('sources')
    .description('public sources: list them, set schedules and keys')
    .addCommand(list, { isDefault: true })
    .addCommand(set);
}

async function runList(options: CommandOptions): Promise<void> {
  await runWithPlatform(options, 'sources', async (deps, terminal) => {
    const results = await findSources(createSourcesDeps(deps));
    terminal.answer(results.map(describe).join('\n'), { results, total: results.length });
  });
}

async function runSet(id: string, options: SetOptions): Promise<void> {
  await runWithPlatform(options, 'sources', async (deps, terminal) => {
    if (options.enable && options.disable) throw badUsage('Use either --enable or --disable.');
    if (options.keyStdin && options.removeKey) throw badUsage('Use either --key-stdin or --remove-key.');
    const sources = createSourcesDeps(deps);
    const stored = (await findSources(sources)).find((source) => source.id === id);
    if (stored === undefined) throw badUsage(`There is no source "${id}"; "rotunda sources" lists them.`);
    const apiKey = await readKey(options);
    const schedule = options.schedule === false ? null : options.schedule;
    const changes = {
      ...(options.enable ? { enabled: true } : {}),
      ...(options.disable ? { enabled: false } : {}),
      ...(schedule === undefined ? {} : { schedule }),
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(options.option === undefined ? {} : { options: withOptions(stored.options, options.option) }),
    };
    if (Object.keys(changes).length === 0) throw badUsage('Name a setting to change; --help lists them.');
    const state = await updateSource(sources, null, id, changes).catch((error: unknown) => {
      throw describeError(error);
    });
    terminal.answer(describe(state), state);
  });
}

/** Returns null to remove the key, undefined to keep it. */
async function readKey(options: SetOptions): Promise<string | null | undefined> {
  if (options.removeKey) return null;
  if (!options.keyStdin) return undefined;
  const key = (await text(process.stdin)).trim();
  if (key === '') throw badUsage('Standard input contained no key.');
  return key;
}

function withOptions(stored: Readonly<Record<string, string>>, given: readonly string[]): Record<string, string> {
  const changed = { ...stored };
  for (const pair of given) {
    const [, name, value] = /^([\w.-]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined) throw badUsage(`"${pair}" is not name=value.`);
    if (value === '') delete changed[name];
    else changed[name] = value;
  }
  return changed;
}

function describe(source: SourceState): string {
  const { id, title, enabled, schedule, records, quarantined, live, lastRun } = source;
  const when = schedule === null ? 'manual' : `${enabled ? '' : 'turned off, '}"${schedule}" UTC`;
  const key =
    live === null
      ? 'files only'
      : live.isApiKeyUnreadable
        ? 'key unreadable (sealed with another ROTUNDA_SECRET; enter it again)'
        : live.needsApiKey
          ? `key ${live.hasApiKey ? 'set' : 'missing'}`
          : 'no key required';
  const last =
    lastRun === null
      ? 'never run'
      : `${lastRun.state} ${new Date(lastRun.startedTs * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const aside = quarantined === 0 ? '' : `, ${quarantined.toLocaleString('en-US')} in quarantine`;
  const figures = `${records.toLocaleString('en-US')} records${aside}`;
  return `${id.padEnd(22)}${title}: ${figures}; ${when}; ${key}; ${last}`;
}

function describeError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const data: unknown = error.data;
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  const messages = typeof fields === 'object' && fields !== null ? Object.values(fields).map(String) : [];
  return badUsage(messages.length === 0 ? error.message : messages.join(' '));
}

function badUsage(message: string): OperatorError {
  return new OperatorError(message, { exitCode: EXIT_CODES.badUsage });
}
