import { fork } from 'node:child_process';
import path from 'node:path';
import { FIRST_USER_COMMAND } from '@rotunda/contract';
import { Command } from 'commander';
import { buildApi } from '../../app/build-api.ts';
import type { Config } from '../../app/config.ts';
import type { PlatformDeps } from '../../app/platform-deps.ts';
import { prepareWorkspace, type SampleUser } from '../../app/prepare-workspace.ts';
import { REPOSITORY_ROOT } from '../../platform/repository-root.ts';
import { openPlatform } from '../open-platform.ts';
import { runCommand, type CommandOptions } from '../run-command.ts';
import { listen } from '../serve-web.ts';
import { type StopSignal, withStopSignal } from '../stop-signal.ts';
import { superviseWorker } from '../supervise-worker.ts';
import type { Terminal } from '../terminal.ts';

const PROGRAM = path.join(REPOSITORY_ROOT, 'tools/launch/rotunda.mjs');

const NEEDS_OPERATOR =
  'This installation has no operator (for sources and entitlements). Name one: npm run rotunda -- user set-operator <email> on';

const NEEDS_FIRST_USER = `Nobody can sign in yet. Create the first user: ${FIRST_USER_COMMAND}`;

/** `start`: runs the database, migrations, sample workspace, web server and worker until Ctrl-C. */
export function startCommand(): Command {
  return new Command('start')
    .description('run everything: built-in database, web server and worker (limit with ROTUNDA_ROLES)')
    .option('--json', 'print {"url", "sampleUsers"} as one line when ready')
    .action((options: CommandOptions) =>
      runCommand(options, (config, terminal) => withStopSignal(false, (stop) => start(config, terminal, stop))),
    );
}

async function start(config: Config, terminal: Terminal, stop: StopSignal): Promise<void> {
  const platform = await openPlatform(config, {
    handlesJobs: false,
    name: 'web',
    signal: stop.signal,
    onStep: (step) => terminal.say(`${step} …`),
  });
  const closers: (() => Promise<void>)[] = [() => platform.close()];
  try {
    const { sampleUsers, needsOperator, needsFirstUser } = await prepareWorkspace(
      platform.deps,
      terminal.progress,
      stop.signal,
    );
    if (needsOperator) terminal.say(NEEDS_OPERATOR);
    if (needsFirstUser) terminal.say(NEEDS_FIRST_USER);
    if (config.roles.includes('work')) {
      const worker = superviseWorker({
        fork: () => fork(PROGRAM, ['work', '--supervised'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
        clock: platform.deps.clock,
        onDeath: (reason, restartMs) => platform.deps.logger.error({ reason, restartMs }, 'the worker process died'),
      });
      closers.push(() => worker.stop());
    }
    if (config.roles.includes('web')) await openWeb(platform.deps, terminal, sampleUsers, closers);
    else terminal.answer('Rotunda is working in the background (no web role).', { url: null, sampleUsers: [] });
    await stop.wait();
    terminal.say('Stopping …');
  } finally {
    for (const closer of closers.toReversed()) await closer();
  }
}

async function openWeb(
  deps: PlatformDeps,
  terminal: Terminal,
  sampleUsers: readonly SampleUser[],
  closers: (() => Promise<void>)[],
): Promise<void> {
  const app = await buildApi(deps);
  closers.push(() => app.close());
  const port = await listen(app, { ...deps.config, setting: 'PORT' });
  const isEverywhere = ['localhost', '0.0.0.0', '::'].includes(deps.config.host);
  const url = `http://${isEverywhere ? 'localhost' : deps.config.host}:${port}`;
  const users = sampleUsers.map((user) => `  ${user.email}  ${user.password}  (${user.role})`);
  const signIn = users.length === 0 ? [] : ['Sign in as one of the sample users:', ...users];
  terminal.answer([`Rotunda is ready: ${url}`, ...signIn].join('\n'), { url, sampleUsers });
}
