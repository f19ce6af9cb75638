import type { FoundPassages } from '@rotunda/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../testing/fake-server.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { PassagePanel } from './passage-panel.tsx';

const FOUND: FoundPassages['results'][number] = {
  fusionId: 'us-tx-1',
  localityExternalId: 'TX HB 1',
  title: 'An Act',
  documentType: 'Legislation',
  description: 'Texas · 89th',
  fnDocumentId: 'us-tx-1-i',
  versionName: 'Introduced',
  share: 0.876,
  sectionId: 's-2',
  sectionLabel: 'SEC. 2.',
  place: {
    section: 1,
    block: 0,
    offset: 4,
  },
  excerpt: {
    text: 'The agency may make grants.',
    marks: [[0, 10]],
  },
};

function answer(changes: Partial<FoundPassages> = {}): FoundPassages {
  return {
    state: 'ready',
    results: [FOUND],
    total: 1,
    documents: 1,
    isStandard: false,
    searched: {
      bills: 967,
      others: 0,
      waiting: 0,
    },
    ...changes,
  };
}

function show(found: FoundPassages | Error, onFollow: (() => void) | null = null) {
  return renderWithApi(
    <PassagePanel
      passage={{ text: 'The agency shall make grants.', language: 'en' }}
      fusionId="us-119-hr-1"
      source="US HR 1, SEC. 1."
      getAddress={({ fusionId }) => `/read/${fusionId}`}
      compareAddressOf={({ fusionId }) => `/compare/${fusionId}`}
      onClose={() => undefined}
      onFollow={onFollow}
    />,
    {
      similar: {
        findPassage: () => {
          if (found instanceof Error) throw found;
          return found;
        },
      },
    },
  );
}

describe('Passage panel', () => {
  it('lists the documents with their share of the passage, the wording and links to it', async () => {
    const { calls } = show(answer());
    const list = await screen.findByRole('list', { name: 'Found in 1 other document' });
    const item = within(list).getByRole('listitem');
    expect(item).toHaveTextContent('TX HB 187% of the passageAn ActTexas · 89th · Introduced · SEC. 2.');
    expect(item.querySelector('mark')).toHaveTextContent('The agency');
    expect(within(item).getByRole('link', { name: 'Open TX HB 1 at this passage' })).toHaveAttribute(
      'href',
      '/read/us-tx-1',
    );
    expect(within(item).getByRole('link', { name: 'Compare with TX HB 1' })).toHaveAttribute(
      'href',
      '/compare/us-tx-1',
    );
    expect(calls.at(-1)?.input).toEqual({
      text: 'The agency shall make grants.',
      language: 'en',
      fusionId: 'us-119-hr-1',
    });
  });

  it('says which documents were searched and which are not indexed yet', async () => {
    show(answer({ searched: { bills: 1, others: 12, waiting: 3 } }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Searched the current text of 1 bill and 12 other documents in this installation, not earlier versions. 3 documents are not indexed yet.',
    );
  });

  it('says that nothing was found', async () => {
    show(answer({ results: [], total: 0, documents: 0 }));
    expect(await screen.findByText('No other document has this passage')).toBeVisible();
  });

  it('says why a passage is refused, without a Retry', async () => {
    show(new Refusal('VALIDATION'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Some values are not valid. Check them and try again.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('offers Retry when the search failed', async () => {
    show(new Refusal('UNAVAILABLE'));
    expect(await screen.findByText(/didn't finish/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('says that the search index is being prepared', async () => {
    show(answer({ state: 'preparing', results: [], total: 0 }));
    expect(await screen.findByText(/Preparing the search index/)).toBeVisible();
  });

  it('offers to follow a passage that few documents contain', async () => {
    const onFollow = vi.fn();
    const { user } = show(answer(), onFollow);
    await user.click(await screen.findByRole('button', { name: 'Follow this passage' }));
    expect(onFollow).toHaveBeenCalledOnce();
  });

  it('says that standard wording cannot be followed', async () => {
    show(answer({ documents: 799, isStandard: true }), vi.fn());
    expect(await screen.findByText(/This is standard wording/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Found in about 799 documents' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Follow this passage' })).toBeNull();
  });
});
