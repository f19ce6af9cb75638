import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const PASSED_OVER = /^(?:node_modules|dist|testing)$|\.(?:test|stories)\.tsx?$/;

/**
 * Computes one hash over files and folders, by name and contents, excluding tests and build output.
 *
 * @param {string} root Folder that the inputs are relative to.
 * @param {readonly string[]} inputs Files and folders.
 * @returns {string} Hexadecimal hash.
 */
export function hashInputs(root, inputs) {
  const hash = createHash('sha256');
  const visit = (file) => {
    const full = path.join(root, file);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).toSorted()) if (!PASSED_OVER.test(name)) visit(`${file}/${name}`);
    } else hash.update(file).update('\0').update(readFileSync(full)).update('\0');
  };
  for (const input of inputs) visit(input);
  return hash.digest('hex');
}
