import { checkNode } from './check-node.mjs';

checkNode();
const { ensureInstalled } = await import('./ensure-installed.mjs');
await ensureInstalled();
const { ensureWebBuild } = await import('./ensure-web-build.mjs');
await ensureWebBuild();
const { ensureServerBuild } = await import('./ensure-server-build.mjs');
await ensureServerBuild();
