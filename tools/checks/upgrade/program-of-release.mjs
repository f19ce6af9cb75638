import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the program behind an npm script of a checkout, because a release may keep it elsewhere than this one.
 *
 * @param {string} root The checkout.
 * @param {'build' | 'rotunda'} script
 * @returns {string} Absolute path.
 */
export function programOfRelease(root, script) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [, program] = /^node (\S+)$/.exec(scripts[script]) ?? [];
  if (program === undefined) throw new Error(`"${script}" of ${root} starts no program`);
  return path.join(root, program);
}
