import { checkNode } from './check-node.mjs';

checkNode();
const { ensureInstalled } = await import('./ensure-installed.mjs');
await ensureInstalled();
if (process.argv[2] === 'serve') {
  const { ensureWebBuild } = await import('../build/ensure-web-build.mjs');
  await ensureWebBuild();
}
const { runCli } = await import('./run-cli.mjs');
await runCli(process.argv.slice(2));
