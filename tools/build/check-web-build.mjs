import { checkNode } from '../launch/check-node.mjs';

checkNode();
const { ensureInstalled } = await import('../launch/ensure-installed.mjs');
await ensureInstalled();
const { ensureWebBuild, readOverBudget } = await import('./ensure-web-build.mjs');
const folder = await ensureWebBuild();
const overBudget = folder === undefined ? undefined : await readOverBudget(folder);
if (overBudget !== undefined) {
  console.error(overBudget);
  process.exitCode = 1;
}
