import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

export interface BareServer {
  /** `http://127.0.0.1:41234`. */
  url: string;
  stop(): void;
}

/** Starts the peer: the web framework alone sending the same bytes, in a separate process like the product. */
export async function startBareServer(body: string): Promise<BareServer> {
  const child = spawn(process.execPath, [SCRIPT, body], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port]: unknown[] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => void child.kill() };
}
