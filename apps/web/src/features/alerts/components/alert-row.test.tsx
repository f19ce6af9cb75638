import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RowList } from '../../../shared/ui/list-row-root.ts';
import { buildAlert, buildCard } from '../../../testing/builders.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { AlertRow } from './alert-row.tsx';

it('AlertRow shows a message for an unsupported document type and leaves the other rows intact', () => {
  // A newer server may send a type that this page's contract does not know.
  const strange = { ...buildCard({ fusionId: 'x-1', title: 'An episode' }), documentType: 'Podcast' } as unknown;
  const alerts = [
    buildAlert({ _id: '1', document: strange as ReturnType<typeof buildCard> }),
    buildAlert({ _id: '2', document: buildCard({ title: 'A bill' }) }),
  ];
  renderUi(
    <RowList>
      {alerts.map((alert) => (
        <AlertRow
          key={alert._id}
          alert={alert}
          isSelected={false}
          onOpen={() => {}}
          actions={null}
          isChecked={false}
          onToggle={null}
        />
      ))}
    </RowList>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This version of Rotunda can’t show this type of document.');
  expect(screen.getByRole('link', { name: /A bill/ })).toBeInTheDocument();
  expect(screen.queryByText('An episode')).toBeNull();
});
