import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { INSTALLATIONS, type Installation, READY } from './installations.ts';

const START = fileURLToPath(new URL('../../tools/launch/start.mjs', import.meta.url));
const MAX_START_MS = 150_000;

/**
 * Starts the product as a customer would, once per worker, each on an empty home that is deleted afterwards. The sample
 * workspace is created once and copied. Reports when all products respond.
 */
const running = new Map<Installation, ChildProcess>();
process.on('SIGTERM', () => void stopAll());
process.on('exit', () => {
  for (const { home } of INSTALLATIONS) rmSync(home, { recursive: true, force: true });
});

const [first, ...others] = INSTALLATIONS;
if (!first) throw new Error('No installation is asked for');
mkdirSync(first.home, { recursive: true });
// As root, the database runs under another account, which must be able to traverse the folder.
chmodSync(first.home, 0o755);
if (others.length > 0) {
  await start(first);
  await stop(first);
  for (const { home } of others) {
    rmSync(home, { recursive: true, force: true });
    // Preserves owners and modes, which the database checks strictly.
    execFileSync('cp', ['-a', first.home, home]);
  }
}
await Promise.all(INSTALLATIONS.map(start));
process.stdout.write(`${READY}\n`);

async function start(installation: Installation): Promise<void> {
  const env = {
    ...process.env,
    ROTUNDA_HOME: installation.home,
    PORT: String(installation.port),
    // Address of the journeys' publishers.
    ROTUNDA_SOURCE_HOSTS: '127.0.0.1',
    ROTUNDA_WEBHOOK_HOSTS: '127.0.0.1',
  };
  const child = spawn(process.execPath, [START], { env, stdio: 'inherit' });
  running.set(installation, child);
  child.once('exit', (code) => {
    // A product that ends on its own is a fault; otherwise half of the journeys would just run into their timeouts.
    if (running.delete(installation)) process.exit(code ?? 1);
  });
  const deadlineMs = Date.now() + MAX_START_MS;
  while (!(await answers(installation))) {
    if (Date.now() > deadlineMs) throw new Error(`${installation.address} did not answer in time`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function answers({ address }: Installation): Promise<boolean> {
  try {
    return (await fetch(`${address}/api/health`)).ok;
  } catch {
    return false;
  }
}

async function stop(installation: Installation): Promise<void> {
  const child = running.get(installation);
  if (!child) return;
  running.delete(installation);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function stopAll(): Promise<void> {
  await Promise.all(INSTALLATIONS.map(stop));
  process.exit();
}
