import { toComparableText } from '@rotunda/comparison';
import type { ComparisonAnswer } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';
import { billSection, billText } from '../testing/bill-texts.ts';
import { readDocxText } from './testing/read-docx.ts';
import { getLines, readTracked } from './testing/read-tracked.ts';

const DUTIES = 'The owner of a widget shall register the widget with the Secretary within 30 days of the purchase.';
const FUNDS = 'There is appropriated $3,000,000 for each fiscal year to carry out this Act and for no other purpose.';

describe('Comparison export', () => {
  const { api, viewer, admin, ingest } = workspaceTest(
    { viewer: 'viewer', admin: 'admin' },
    {
      withPipeline: true,
      emptied: ['documents', 'document_texts', 'source_facts', 'document_changes', 'comparisons'],
    },
  );
  const bill = testBill(1);
  const introduced = billText(bill, 'ih', '2026-01-05', [
    billSection('1', 'Duties', DUTIES),
    billSection('2', 'Funds', FUNDS),
  ]);
  const reported = billText(bill, 'r/h', '2026-02-05', [
    billSection('1', 'Funds', FUNDS),
    billSection('2', 'Duties', DUTIES.replace('30', '60')),
  ]);
  const selection = {
    bill1: bill.fusionId,
    bill2: bill.fusionId,
    version1: introduced.fnDocumentId,
    version2: reported.fnDocumentId,
  };
  const compared = async () => {
    const { body } = await api.call(viewer.token, 'POST', '/comparisons', selection);
    return body as ComparisonAnswer;
  };
  const exporting = (changes: object) =>
    api.app.inject({
      method: 'POST',
      url: '/api/comparisons/export',
      headers: { authorization: `Bearer ${viewer.token}` },
      payload: {
        ...selection,
        format: 'docx',
        ...changes,
      },
    });

  it('downloads a file of exactly the compared versions', async () => {
    await ingest(bill, introduced, reported);
    const { state } = await compared();
    const answer = await exporting({ state });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': `attachment; filename="US HR 1 Version ih to Version r-h.docx"; filename*=UTF-8''US%20HR%201%20Version%20ih%20to%20Version%20r-h.docx`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const read = await readDocxText(answer.rawPayload);
    expect(readTracked(read, 'left')).toEqual(getLines(toComparableText(introduced.sections, 'en')));
    expect(readTracked(read, 'right')).toEqual(getLines(toComparableText(reported.sections, 'en')));
  });

  it.each<[string, object, number, string]>([
    ['a kind of file there is none of', { format: 'xlsx' }, 400, 'VALIDATION'],
    ['another state of the texts', { state: 'another' }, 409, 'CONFLICT'],
    ['a version that is not held', { version1: 'us-119-hr-1-eh' }, 404, 'TEXT_NOT_HELD'],
    ['one version twice', { version1: selection.version2 }, 400, 'VALIDATION'],
    ['a key it does not know', { page: 1 }, 400, 'VALIDATION'],
  ])('rejects %s', async (_what, changes, status, code) => {
    await ingest(bill, introduced, reported);
    const { state } = await compared();
    const answer = await exporting({ state, ...changes });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
  });

  it('answers FEATURE_OFF when the flag is off', async () => {
    await ingest(bill, introduced, reported);
    const { state } = await compared();
    await api.call(admin.token, 'PATCH', '/flags', { DOCUMENT_COMPARISON_ENABLED: false });
    try {
      const answer = await exporting({ state });
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'FEATURE_OFF' }]);
    } finally {
      await api.call(admin.token, 'PATCH', '/flags', { DOCUMENT_COMPARISON_ENABLED: true });
    }
  });
});
