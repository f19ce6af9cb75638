import { Command } from 'commander';
import { buildApi } from '../../app/build-api.ts';
import { openPlatform } from '../open-platform.ts';
import { runCommand, type CommandOptions } from '../run-command.ts';
import { listen } from '../serve-web.ts';
import { withStopSignal } from '../stop-signal.ts';

/** `serve`: runs one web node; any number may share one database. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('run only the web server; also run "work", on this machine or another')
    .option('--json', 'print {"port"} as one line when ready')
    .action((options: CommandOptions) =>
      runCommand(options, (config, terminal) =>
        withStopSignal(false, async (stop) => {
          const platform = await openPlatform(config, { handlesJobs: false, name: 'web', signal: stop.signal });
          try {
            const app = await buildApi(platform.deps);
            try {
              const port = await listen(app, { ...config, setting: 'PORT' });
              terminal.answer(`Rotunda answers on port ${port}.`, { port });
              await stop.wait();
            } finally {
              await app.close();
            }
          } finally {
            await platform.close();
          }
        }),
      ),
    );
}
