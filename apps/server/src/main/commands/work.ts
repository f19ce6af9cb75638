import { Command, Option } from 'commander';
import { buildWorker } from '../../app/build-worker.ts';
import type { Config } from '../../app/config.ts';
import { openPlatform } from '../open-platform.ts';
import { runCommand, type CommandOptions } from '../run-command.ts';
import { serveMetrics } from '../serve-metrics.ts';
import { type StopSignal, withStopSignal } from '../stop-signal.ts';

interface WorkOptions extends CommandOptions {
  supervised?: boolean;
}

/** `work`: runs one worker process. `start` runs it as a child that ends with its parent. */
export function workCommand(): Command {
  return new Command('work')
    .description('index, match and run jobs only')
    .option('--json', 'print {"state":"working"} as one line when ready')
    .addOption(new Option('--supervised', 'of "start": end when the parent process does').hideHelp())
    .action((options: WorkOptions) =>
      runCommand(options, (config, terminal) =>
        withStopSignal(options.supervised === true, (stop) =>
          work(config, stop, () => {
            if (options.supervised !== true) terminal.answer('Rotunda is working.', { state: 'working' });
          }),
        ),
      ),
    );
}

/** @param onReady Called once the process handles jobs. */
async function work(config: Config, stop: StopSignal, onReady: () => void): Promise<void> {
  const open = { handlesJobs: true, name: 'worker', statementTimeoutMs: 0, signal: stop.signal };
  const platform = await openPlatform(config, open);
  try {
    const metrics = await serveMetrics(config, platform.deps.metrics);
    try {
      const worker = await buildWorker(platform.deps);
      onReady();
      await stop.wait();
      await worker.stop();
    } finally {
      await metrics.close();
    }
  } finally {
    await platform.close();
  }
}
