import { CommandProcess } from '../../apps/server/src/main/testing/run-commands.ts';
import { installationOf } from './installations.ts';
import { expect, test } from './test.ts';

/** Of this worker; it ends with it. */
let commands: CommandProcess | undefined;

/**
 * Runs a command of the product in the installation of this worker. What it says of a failure is shown.
 * @param argv as after `rotunda`
 */
export async function runCommand(argv: readonly string[]): Promise<void> {
  const { home } = installationOf(test.info().parallelIndex);
  commands ??= new CommandProcess({ ...process.env, ROTUNDA_HOME: home });
  const { code, err } = await commands.run(argv);
  expect(code, `${argv.join(' ')}\n${err}`).toBe(0);
}
