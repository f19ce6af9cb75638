import { pathToFileURL } from 'node:url';
import { ensureServerBuild } from '../build/ensure-server-build.mjs';

/** Runs a command of the product in this process. @param {readonly string[]} argv Arguments after `rotunda`. */
export async function runCli(argv) {
  const program = await ensureServerBuild();
  process.setSourceMapsEnabled(true);
  const { runProgram } = await import(pathToFileURL(program).href);
  await runProgram(argv);
}
