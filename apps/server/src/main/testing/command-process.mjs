import { pathToFileURL } from 'node:url';
import { ensureServerBuild } from '../../../../../tools/build/ensure-server-build.mjs';

/**
 * Runs the commands it receives one after the other, and ends the output of each on both streams with its exit code.
 */
const { createProgram } = await import(pathToFileURL(await ensureServerBuild()).href);

process.on('message', async (argv) => {
  process.exitCode = 0;
  await createProgram().parseAsync(argv, { from: 'user' });
  const end = `\u0004${process.exitCode}\u0004`;
  process.stdout.write(end);
  process.stderr.write(end);
});
process.once('disconnect', () => process.exit(0));
