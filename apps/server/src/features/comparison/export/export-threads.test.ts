import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';
import { createComparisonRepository } from '../comparison.repository.ts';
import { ExportThreads, type ExportThreadsOptions } from './export-threads.ts';
import { exported } from './testing/exported.ts';

const NO_TEXT = { language: 'en' as const, units: [] };
const KEY = { leftHash: 'left', rightHash: 'right', comparisonVersion: 1 };

describe('ExportThreads', () => {
  const { api } = workspaceTest({ member: 'member' });
  let threads: ExportThreads;
  let comparisonId = 0;
  const { left, right, overview, author, createdAt } = exported(NO_TEXT, NO_TEXT);
  const open = (changes: Partial<ExportThreadsOptions> = {}) => {
    threads = new ExportThreads({ connectionString: api.deps.connectionString, ...changes });
  };
  const write = (userId: string, changes: { comparisonId?: number; signal?: AbortSignal } = {}) =>
    threads.write(
      { userId, signal: changes.signal },
      { format: 'docx', comparisonId: changes.comparisonId ?? comparisonId, left, right, author, createdAt },
    );

  beforeAll(async () => {
    const repository = createComparisonRepository(api.deps.database);
    await repository.store({ key: KEY, overviewJson: JSON.stringify(overview), sectionsJson: '{}' }, 1, 1_000_000);
    comparisonId = (await repository.find(KEY))?.comparisonId ?? 0;
  });
  afterEach(() => threads.close());

  it('writes a stored comparison', async () => {
    open();
    // Every ZIP archive starts with this signature.
    expect(
      Buffer.from(await write('ada'))
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('rejects a comparison that is too long to export', async () => {
    open({ maxBytes: { docx: 10 } });
    await expect(write('ada')).rejects.toMatchObject({ code: 'TOO_LARGE', message: /too long to export/ });
  });

  it('rejects a comparison that is no longer stored with CONFLICT', async () => {
    open();
    await expect(write('ada', { comparisonId: comparisonId + 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('stops an export that takes too long', async () => {
    open({ processorMs: 0 });
    await expect(write('ada')).rejects.toMatchObject({ code: 'COMPARISON_TOO_SLOW', message: /took too long/ });
  });

  it('limits the exports waiting for a person', async () => {
    open();
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => write('ada')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const refused = answers.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'TOO_MANY_COMPARISONS', message: /too many exports/ });
  });
});
