import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const lines = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8').split('\n');
/** Rows of the tables: each promise, and what enforces it. */
const rows = lines.filter((line) => /^\| (?!-)/.test(line) && !line.startsWith('| promised'));

describe('docs/security.md', () => {
  it('names an existing test or check for every promise', () => {
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) {
      const holders = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file);
      expect(holders.length, row).toBeGreaterThan(0);
      for (const file of holders) expect(existsSync(path.join(ROOT, file)), `${file} of ${row}`).toBe(true);
    }
  });
});
