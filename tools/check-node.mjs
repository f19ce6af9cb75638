import { readFileSync } from 'node:fs';

/** Plain JavaScript any Node understands: it must be able to say that the Node it runs on is too old. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const [, oldest, next] = />=([\d.]+) <([\d.]+)/.exec(engines.node) ?? [];
  const found = process.versions.node;
  if (compare(found, oldest) >= 0 && compare(found, next) < 0) return;
  console.error(
    `Rotunda needs Node.js ${oldest} or a newer ${oldest.split('.')[0]}.x; this is ${found}.\n` +
      'Install it from https://nodejs.org (or "nvm install" in this folder, which reads .nvmrc) and try again.',
  );
  process.exit(1);
}

function compare(left, right) {
  const [a, b] = [left, right].map((version) => version.split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
