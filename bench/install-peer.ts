import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PEERS = fileURLToPath(new URL('.peers/', import.meta.url));

/**
 * Installs a library to measure against into `bench/.peers`, outside the product's own dependencies, and loads it.
 *
 * @throws Error if npm cannot install it, for example without a network; the bench then reports that and omits the
 *   peer.
 */
export async function installPeer(name: string, version: string): Promise<unknown> {
  const loaded: unknown = await import(peerEntry(name, version));
  return loaded;
}

/**
 * Installs the library and returns the address of its entry point, for a separate process to load.
 *
 * @throws Error if npm cannot install it.
 */
export function peerEntry(name: string, version: string): string {
  const folder = path.join(PEERS, `${name.replaceAll('/', '+')}@${version}`);
  if (installedVersion(folder, name) !== version) {
    mkdirSync(folder, { recursive: true });
    // Its own manifest keeps npm from using the workspaces above.
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
