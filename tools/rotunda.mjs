import { checkNode } from './check-node.mjs';

checkNode();
const { ensureInstalled } = await import('./ensure-installed.mjs');
await ensureInstalled();
const { runCli } = await import('./run-cli.mjs');
await runCli(process.argv.slice(2));
