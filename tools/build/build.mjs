import { checkNode } from '../launch/check-node.mjs';

checkNode();
const { ensureInstalled } = await import('../launch/ensure-installed.mjs');
await ensureInstalled();
const { ensureWebBuild } = await import('./ensure-web-build.mjs');
await ensureWebBuild();
const { ensureServerBuild } = await import('./ensure-server-build.mjs');
await ensureServerBuild();
