import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The product as a customer starts it, on an empty home of its own that is gone afterwards. */
const home = process.env.E2E_HOME ?? mkdtempSync(path.join(os.tmpdir(), 'rotunda-e2e-'));
mkdirSync(home, { recursive: true });
// As root the database runs as another account, which must be able to pass through.
chmodSync(home, 0o755);
process.env.ROTUNDA_HOME = home;
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
process.argv.splice(2);
await import('../../tools/start.mjs');
