import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';
import { ComparisonThreads, createPercent, type ComparisonThreadsOptions } from './comparison-threads.ts';
import { billSection, billText } from '../testing/bill-texts.ts';

describe('ComparisonThreads', () => {
  const { api, ingest } = workspaceTest({ member: 'member' }, { withPipeline: true });
  const bill = testBill(1);
  const texts = ['ih', 'rh'].map((code, index) =>
    billText(bill, code, `2026-0${index + 1}-05`, [
      billSection('1', 'Fees', `The fee of ${code} is ${index} dollars.`),
    ]),
  );
  const task = { left: `${bill.fusionId}-ih`, right: `${bill.fusionId}-rh` };
  let threads: ComparisonThreads;
  const open = (changes: Partial<ComparisonThreadsOptions> = {}) => {
    threads = new ComparisonThreads({ connectionString: api.deps.connectionString, ...changes });
  };

  beforeAll(() => ingest(bill, ...texts));
  afterEach(() => threads.close());

  it('compares two stored texts', async () => {
    open();
    const { overviewJson } = await threads.compare({ userId: 'ada' }, task);
    expect(JSON.parse(overviewJson)).toMatchObject({ figures: { changed: 1 } });
  });

  it.each<[string, Partial<ComparisonThreadsOptions>, Partial<typeof task>, string]>([
    ['a text that is not held', {}, { right: `${bill.fusionId}-enr` }, 'TEXT_NOT_HELD'],
    ['a text that is too long', { maxTextBytes: -1 }, {}, 'TOO_LARGE'],
    ['a comparison that takes too long', { compareMs: -1 }, {}, 'COMPARISON_TOO_SLOW'],
  ])('rejects %s', async (_what, options, changes, code) => {
    open(options);
    await expect(threads.compare({ userId: 'ada' }, { ...task, ...changes })).rejects.toMatchObject({ code });
  });

  it('says that the machine is busy, not that the texts are too different, when it is slow', async () => {
    open({ elapsedMs: 0 });
    await expect(threads.compare({ userId: 'ada' }, task)).rejects.toMatchObject({ code: 'BUSY' });
  });

  it('writes the progress where its caller can read it', async () => {
    open();
    const percent = createPercent();
    await threads.compare({ userId: 'ada', percent }, task);
    expect(percent[0]).toBeGreaterThan(50);
  });

  it('limits the comparisons waiting for a person and keeps a thread free for others', async () => {
    open();
    const many = Promise.allSettled(Array.from({ length: 8 }, () => threads.compare({ userId: 'ada' }, task)));
    await threads.compare({ userId: 'bob' }, task);
    const answers = await many;
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const refused = answers.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'TOO_MANY_COMPARISONS' });
  });
});
