import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SessionProvider } from '../../shared/api/session.tsx';
import { buildBill } from '../../testing/bill-builder.ts';
import { buildBillVersion } from '../../testing/bill-part-builders.ts';
import { buildSession } from '../../testing/builders.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { useBillComparison } from './use-bill-comparison.tsx';

const BILL = buildBill({ fusionId: 'us-119-hr-1' });
const version = (id: string, changes = {}) =>
  buildBillVersion({ id, fnDocumentId: id, title: id, versionName: id, support: true, date: null, ...changes });

function Sections() {
  const { onCompare, dialog } = useBillComparison(BILL.fusionId, BILL);
  return (
    <>
      <button onClick={() => onCompare?.('versions')}>Compare Versions</button>
      {dialog}
    </>
  );
}

it('useBillComparison preselects the versions that load after the dialog was opened', async () => {
  let answer = () => {};
  const pendingRequest = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user } = renderWithApi(
    <SessionProvider value={buildSession()}>
      <Sections />
    </SessionProvider>,
    {
      documents: {
        findLegislationVersions: async () => {
          await pendingRequest;
          return [version('Reported', { isCurrent: true, current: true }), version('Introduced')];
        },
        findRelatedLegislation: () => [],
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Compare Versions' }));
  answer();
  expect(await screen.findByRole('tab', { name: 'Versions' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('combobox', { name: 'Version of the first bill' })).toHaveTextContent('Introduced');
  expect(await screen.findByRole('combobox', { name: 'Version of the second bill' })).toHaveTextContent('Reported');
});
