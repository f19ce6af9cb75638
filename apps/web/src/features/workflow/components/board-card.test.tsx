import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCard } from '../../../testing/builders.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { BoardCard } from './board-card.tsx';

const commands = {} as Parameters<typeof BoardCard>[0]['commands'];
const draw = (...documents: readonly ReturnType<typeof buildCard>[]) =>
  renderWithApi(
    documents.map((document) => (
      <BoardCard
        key={document.fusionId}
        {...{ document, commands, ownerId: null, columnId: 'column-1', isEditor: false, isDraggable: false }}
      />
    )),
    { identity: {} },
  );

it('BoardCard shows a message for an unsupported document and leaves other cards intact', () => {
  draw(buildCard({ fusionId: 'mx-1', isoCode: 'mx', title: 'Una ley' }), buildCard({ title: 'A bill' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This version of Rotunda can’t show documents from this country.',
  );
  expect(screen.getByRole('link', { name: 'A bill' })).toBeInTheDocument();
  expect(screen.queryByText('Una ley')).toBeNull();
});
