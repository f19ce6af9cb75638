import { register } from 'tsx/esm/api';

/** Runs a command of the product in this process. @param {readonly string[]} argv as after `rotunda`. */
export async function runCli(argv) {
  register();
  const { runProgram } = await import('../apps/server/src/main/create-program.ts');
  await runProgram(argv);
}
