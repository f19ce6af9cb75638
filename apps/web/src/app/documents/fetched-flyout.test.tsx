import { act, screen, waitFor } from '@testing-library/react';
import type { DocumentCard } from '@rotunda/contract';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { buildCard } from '../../testing/builders.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { FetchedFlyout } from './fetched-flyout.tsx';

const PRELOADED = buildCard({ fusionId: 'us-119-hr-1', title: 'A bill' });

it('FetchedFlyout keeps typed text and focus when the fetched document replaces the list card', async () => {
  let arrive = () => {};
  function Opened() {
    const [document, setDocument] = useState<DocumentCard>();
    arrive = () => setDocument({ ...PRELOADED, title: 'A bill, whole' });
    return (
      <FetchedFlyout
        fusionId={PRELOADED.fusionId}
        preloaded={PRELOADED}
        fetched={{ data: document, error: null, isError: false, refetch: () => {} }}
        describe={() => ({ sections: [{ anchor: 'basic', title: 'Basic Info', content: 'The facts.' }] })}
        matchedBy={null}
        renderMenus={() => <input aria-label="Note" />}
        renderOver={() => null}
        hasFactMenus
        tab={0}
        onTabChange={() => {}}
        onClose={() => {}}
      />
    );
  }
  const { user } = renderWithApi(<Opened />, {});
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await user.type(note, 'Ask the');
  act(() => arrive());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'A bill, whole' })).toBeVisible());
  expect(screen.getByRole('heading', { name: 'Basic Info' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask the');
  expect(note).toHaveFocus();
});
