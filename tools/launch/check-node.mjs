import { readFileSync } from 'node:fs';

/**
 * Plain JavaScript that any Node understands, because it must be able to report that the running Node is unsupported.
 */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const problem = findNodeProblem(process.versions.node, engines.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}

/**
 * @param {string} found Version as in `process.versions.node`.
 * @param {string} range `engines.node`: ranges such as `^22.12.0` and `>=24 <27`, joined by `||`.
 * @returns {string | undefined} Message for the user; undefined if `found` is in one of the ranges.
 */
export function findNodeProblem(found, range) {
  const spans = range.split('||').map(readSpan);
  if (spans.some(({ from, below }) => compare(found, from) >= 0 && compare(found, below) < 0)) return undefined;
  const lines = spans.map(({ from, below }) => {
    const [first, last] = [Number.parseInt(from, 10), Number.parseInt(below, 10) - 1];
    const oldest = `${from.replace(/(?:\.0)+$/, '')} or a newer ${first}.x`;
    return last > first ? `${oldest} to ${last}.x` : oldest;
  });
  return (
    `Rotunda needs Node.js ${lines.join(', ')}; this is ${found}.\n` +
    'Install one from https://nodejs.org (or "nvm install" in this folder, which reads .nvmrc) and try again.'
  );
}

function readSpan(text) {
  const caret = /^\^(\d+)([\d.]*)$/.exec(text.trim());
  if (caret) return { from: `${caret[1]}${caret[2]}`, below: String(Number(caret[1]) + 1) };
  const [, from, below] = /^>=([\d.]+) <(\d+)$/.exec(text.trim()) ?? [];
  if (from === undefined) throw new Error(`engines.node of package.json is not understood: ${text}`);
  return { from, below };
}

function compare(left, right) {
  const [a, b] = [left, right].map((version) => version.split('.').map((part) => Number.parseInt(part, 10)));
  for (let index = 0; index < 3; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
