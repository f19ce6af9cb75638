import { pathToFileURL } from 'node:url';
import { ensureServerBuild } from '../../tools/ensure-server-build.mjs';

/**
 * Runs commands of the product one after the other, each as `rotunda` would run it: a process of its own would load the
 * whole program anew for each, which takes the processor longer than what the journeys ask of it.
 */
const { createProgram } = await import(pathToFileURL(await ensureServerBuild()).href);

process.on('message', async (argv) => {
  process.exitCode = 0;
  await createProgram().parseAsync(argv, { from: 'user' });
  process.send(process.exitCode);
});
process.once('disconnect', () => process.exit());
process.send('ready');
