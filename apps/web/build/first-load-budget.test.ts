import { randomBytes } from 'node:crypto';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { firstLoadBudget, measureFirstLoad } from './first-load-budget.ts';

/** Text that does not compress: its size is its weight. */
const weight = (bytes: number) => randomBytes(bytes / 2).toString('hex');
const later = `export const later = '${weight(20_000)}';`;
const first = `export const first = '${weight(4000)}';`;

const buildWithin = (budgetKb: number) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'virtual',
        resolveId: (id: string) => id,
        load: (id: string) =>
          ({ entry: `import { first } from 'first'; console.log(first, import('later'));`, first, later })[id],
      } satisfies Rolldown.Plugin,
      firstLoadBudget(budgetKb),
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });

describe('the budget of the first load', () => {
  it('lets pass what is loaded later, and fails the build over what is loaded first, by name', async () => {
    await expect(buildWithin(10)).resolves.toBeDefined();
    await expect(buildWithin(1)).rejects.toThrow(/its budget is 1 kB[^]*kB {2}assets\/entry/);
  });

  it('counts a chunk once, however many need it', () => {
    const chunk = (imports: string[], isEntry = false) => ({ isEntry, imports, code: 'x' });
    const parts = measureFirstLoad(
      new Map([
        ['a.js', chunk(['b.js', 'c.js'], true)],
        ['b.js', chunk(['c.js'])],
        ['c.js', chunk(['a.js'])],
        ['d.js', chunk([])],
      ]),
    );
    expect(parts.map((part) => part.name).toSorted()).toEqual(['a.js', 'b.js', 'c.js']);
  });
});
