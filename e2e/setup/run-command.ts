import { CommandProcess } from '../../apps/server/src/main/testing/run-commands.ts';
import { getInstallation } from './installations.ts';
import { expect, test } from './test.ts';

/** Process of this worker; it ends with the worker. */
let commands: CommandProcess | undefined;

/**
 * Runs a command of the product in this worker's installation. Its output is shown if it fails.
 * @param argv Arguments after `rotunda`.
 */
export async function runCommand(argv: readonly string[]): Promise<void> {
  const { home } = getInstallation(test.info().parallelIndex);
  commands ??= new CommandProcess({ ...process.env, ROTUNDA_HOME: home });
  const { code, err } = await commands.run(argv);
  expect(code, `${argv.join(' ')}\n${err}`).toBe(0);
}
