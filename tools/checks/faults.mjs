import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from './arguments/read-arguments.mjs';
import { openBrowser } from './faults/browser.mjs';
import { startIngesting } from './faults/ingesting.mjs';
import { tryMachines } from './faults/machines.mjs';
import { createServer, findServerPrograms, getServer } from './faults/own-server.mjs';
import { startProduct } from './faults/product.mjs';
import { compareStored } from './faults/compare-stored.mjs';
import { startWriters } from './faults/writers.mjs';

export const summary =
  'kills, cut connections and restarts of the database under load, several machines: faults [kill|cut|restart|machines] [--rounds N]';

const FAULTS = ['kill', 'cut', 'restart', 'machines'];
/** Faults that need a server behind DATABASE_URL. */
const NEED_SERVER = ['restart', 'machines'];
/** Time after a fault within which the product must be back. */
const BACK_MS = 60_000;
/** Time between two faults in which everything works. */
const WORK_MS = 3000;
const POLL_MS = 100;

/** @param {string[]} args */
export async function run(args) {
  const asked = readArguments(args, { rounds: { kind: 'count', otherwise: 20 } }, FAULTS);
  if (asked === undefined) {
    console.error(`Usage: npm run check -- faults [${FAULTS.join('] [')}] [--rounds N]`);
    return 2;
  }
  const table = [];
  for (const fault of asked.named.length === 0 ? FAULTS : asked.named) {
    if (NEED_SERVER.includes(fault) && findServerPrograms() === undefined) {
      console.log(`${fault}: skipped, because no PostgreSQL server is installed besides the built-in one`);
      continue;
    }
    table.push(await tryError(fault, asked.rounds));
  }
  console.table(Object.fromEntries(table.map(({ fault, figures }) => [fault, figures])));
  const problems = table.flatMap(({ fault, problems: found }) => found.map((problem) => `${fault}: ${problem}`));
  console.log(problems.length === 0 ? 'Everything held.' : `FAILED\n  ${problems.join('\n  ')}`);
  return problems.length === 0 ? 0 : 1;
}

async function tryError(fault, rounds) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rotunda-faults-'));
  chmodSync(folder, 0o755);
  const closers = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    if (fault === 'machines') return { fault, ...(await tryMachines(folder)) };
    const own = fault === 'restart' ? await createServer(folder) : undefined;
    if (own !== undefined) closers.push(own.stop);
    const product = await startProduct(folder, own?.connectionString);
    closers.push(product.stop);
    const server = own ?? getServer(folder);
    const ingesting = await startIngesting(folder, product);
    closers.push(ingesting.stop);
    const browser = await openBrowser(product);
    closers.push(browser.close);
    const writers = startWriters(product);
    closers.push(writers.stop);
    const backMs = [];
    const problems = [];
    for (let round = 1; round <= rounds && problems.length === 0; round += 1) {
      await pause(WORK_MS);
      const struckMs = performance.now();
      await server[fault]();
      const [back, seen] = await Promise.all([whenBack(product, writers, struckMs), browser.searchDuring()]);
      if (typeof back === 'string') problems.push(`round ${round}: not back within ${BACK_MS / 1000} s: ${back}`);
      else backMs.push(back);
      const told = typeof back === 'string' ? `not back, ${back}` : `back after ${seconds(back)} s`;
      console.log(`${fault} ${round} of ${rounds}: ${told}${seen} (load ${os.loadavg()[0].toFixed(1)})`);
    }
    await pause(WORK_MS);
    await writers.stop();
    await ingesting.stop();
    problems.push(...product.problems(), ...writers.problems(), ...ingesting.problems(), ...(await browser.problems()));
    const compared = await compareStored(server, product, { writers, ingesting });
    problems.push(...compared.problems);
    const figures = {
      rounds: backMs.length,
      'back median s': seconds(median(backMs)),
      'back worst s': seconds(Math.max(0, ...backMs)),
      'writes stored': writers.stored.length,
      'told to wait (503)': writers.refused(),
      bills: ingesting.bills(),
      alerts: compared.alerts,
      problems: problems.length,
    };
    return { fault, figures, problems };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

/**
 * Waits until the product is healthy and a write begun after the fault is stored. @returns Milliseconds, or what was
 * missing if it took too long
 */
async function whenBack(product, writers, struckMs) {
  while (performance.now() - struckMs < BACK_MS) {
    if (writers.lastStoredBegunMs() > struckMs && (await product.health()) === 200) return performance.now() - struckMs;
    await pause(POLL_MS);
  }
  const isStored = writers.lastStoredBegunMs() > struckMs;
  return `health answers ${await product.health()}, ${isStored ? 'writes are stored' : 'no write is stored'}, ${writers.waiting()} wait`;
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
