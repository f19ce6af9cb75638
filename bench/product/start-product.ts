import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const START = fileURLToPath(new URL('../../tools/launch/start.mjs', import.meta.url));
const readySchema = z.object({ url: z.string() });

export interface RunningProduct {
  /** `http://localhost:41234`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the whole product as `npm start` does, on a free port: web server, worker and the built-in database under
 * `home`.
 *
 * @param environment Settings in addition to those of every bench.
 */
export async function startProduct(home: string, environment: Record<string, string> = {}): Promise<RunningProduct> {
  const child = spawn(process.execPath, [START, '--json'], {
    env: {
      ...process.env,
      ROTUNDA_HOME: home,
      ROTUNDA_SAMPLE: 'off',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`the product ended with ${code} before it was ready`))),
  );
  const ready = new Promise<string>((resolve) => {
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
      const line = out.split('\n').find((one) => one.startsWith('{'));
      if (line !== undefined && out.includes('\n')) resolve(line);
    });
  });
  const { url } = readySchema.parse(JSON.parse(await Promise.race([ready, ended])));
  ended.catch(() => undefined);
  return {
    url,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
