import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PEERS = fileURLToPath(new URL('.peers/', import.meta.url));

/**
 * Installs a library to be measured against into `bench/.peers`, outside the product's own dependencies, and loads it.
 *
 * @throws Error when npm cannot install it, as without a network; a bench then says so and leaves the peer out.
 */
export async function installPeer(name: string, version: string): Promise<unknown> {
  const loaded: unknown = await import(peerEntry(name, version));
  return loaded;
}

/**
 * Installs the library and gives the address of its entry, for a process of its own to load.
 *
 * @throws Error when npm cannot install it
 */
export function peerEntry(name: string, version: string): string {
  const folder = path.join(PEERS, `${name.replaceAll('/', '+')}@${version}`);
  if (installedVersion(folder, name) !== version) {
    mkdirSync(folder, { recursive: true });
    // A manifest of its own, so that npm does not walk up into the workspaces.
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'peer', private: true }));
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const result = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--no-save', `${name}@${version}`], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (result.status !== 0) throw new Error(`${name}@${version} could not be installed:\n${result.stderr}`);
  }
  return pathToFileURL(createRequire(path.join(folder, 'package.json')).resolve(name)).href;
}

function installedVersion(folder: string, name: string): string | undefined {
  try {
    const text = readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8');
    const manifest: { version?: string } = JSON.parse(text);
    return manifest.version;
  } catch {
    return undefined;
  }
}
