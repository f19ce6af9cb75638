import { screen, waitFor } from '@testing-library/react';
import type { CustomSummary, DocumentCard } from '@rotunda/contract';
import { useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../shared/api/api-context.tsx';
import { DisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import { SessionProvider } from '../../../shared/api/session.tsx';
import { buildCard, buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type Answers, Refusal } from '../../../testing/fake-server.ts';
import { NOW_SECONDS } from '../../../testing/render-ui.tsx';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { SummaryTabs } from './summary-tabs.tsx';

const SUMMARY: CustomSummary = {
  text: 'Rents are set by people.',
  version: 1,
  createdAt: NOW_SECONDS,
  createdBy: 'user-1',
  updatedAt: NOW_SECONDS,
  updatedBy: 'user-1',
};
const PEOPLE = [buildSession().user, { ...buildSession().user, _id: 'user-2', firstName: 'Dario', lastName: 'Alder' }];

interface Given {
  summary?: CustomSummary | null;
  role?: 'member' | 'viewer';
  answers?: Answers;
}

type ShownCard = DocumentCard & { provenance: [] };

/** Behaves like a document view: refetches the card when a mutation may have changed it. */
function Shown({ first }: { first: ShownCard }) {
  const { queries } = useApi();
  const options = queries.documents.getCard.queryOptions({ input: { id: first.fusionId } });
  const card = useQuery({ ...options, initialData: first, staleTime: Infinity });
  return <SummaryTabs document={card.data}>The official summary</SummaryTabs>;
}

async function open({ summary = null, role = 'member', answers = {} }: Given = {}) {
  const card: ShownCard = { ...buildCard({ customSummary: summary }), provenance: [] };
  const rendered = renderWithApi(
    <SessionProvider value={buildSession({ user: { role } })}>
      <Shown first={card} />
    </SessionProvider>,
    { identity: { findUsers: () => ({ results: PEOPLE, total: PEOPLE.length }) }, ...answers },
  );
  await rendered.user.click(screen.getByRole('tab', { name: 'Your Summary' }));
  return { card, ...rendered };
}

const field = () => screen.getByRole('textbox', { name: 'Your organization’s summary' });

describe('Document summaries', () => {
  it('include the official summary in the Overview tab', async () => {
    const { user } = await open();
    expect(screen.getByText('The official summary')).not.toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(screen.getByText('The official summary')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Overview', 'Your Summary']);
  });

  it('show only the official summary to visitors who are not signed in', () => {
    renderWithApi(
      <DisplayForAuthUser value={false}>
        <SummaryTabs document={buildCard({ customSummary: SUMMARY })}>The official summary</SummaryTabs>
      </DisplayForAuthUser>,
      {},
    );
    expect(document.body).toHaveTextContent('The official summary');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.body).not.toHaveTextContent(SUMMARY.text);
  });

  it.each<[string, CustomSummary, string]>([
    ['who wrote it', SUMMARY, 'Created by Nora Castellane on March 12, 2026'],
    [
      'who wrote it and who changed it',
      { ...SUMMARY, version: 2, updatedBy: 'user-2', updatedAt: NOW_SECONDS + 86_400 },
      'Created by Nora Castellane on March 12, 2026 · Edited by Dario Alder on March 13, 2026',
    ],
    ['that who wrote it has gone', { ...SUMMARY, createdBy: 'gone' }, 'Created by a former user on March 12, 2026'],
  ])('say %s', async (_what, summary, words) => {
    const { container } = await open({ summary });
    expect(await screen.findByText(words)).toBeVisible();
    await expectAccessible(container);
  });

  it('show a viewer the text without any controls', async () => {
    await open({ summary: SUMMARY, role: 'viewer' });
    expect(await screen.findByText(SUMMARY.text)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keep a draft while another tab is open, and can be saved once they have text', async () => {
    const { user, calls, card } = await open({ answers: { customSummaries: { write: () => SUMMARY } } });
    await user.click(await screen.findByRole('button', { name: 'Write a summary' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(field(), 'Rents are set by people.');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await user.click(screen.getByRole('tab', { name: 'Your Summary' }));
    expect(field()).toHaveValue('Rents are set by people.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'customSummaries.write')).toMatchObject([
        {
          input: {
            fusionId: card.fusionId,
            documentType: 'Legislation',
            text: 'Rents are set by people.',
            version: null,
          },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it('cannot be saved when they are too long, and say so', async () => {
    const { user } = await open({ summary: { ...SUMMARY, text: 'x'.repeat(10_000) } });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(field(), 'x');
    expect(screen.getByText('Summaries can have up to 10,000 characters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('of two editors are both kept: the second reloads and saves the next version', async () => {
    const versions: (number | null)[] = [];
    const theirs = { ...SUMMARY, text: 'Theirs', version: 2 };
    const { user } = await open({
      summary: SUMMARY,
      answers: {
        customSummaries: {
          write: ({ version, text }) => {
            versions.push(version);
            if (version !== 2) throw new Refusal('CONFLICT');
            return { ...theirs, text, version: 3 };
          },
        },
        documents: { getCard: () => ({ ...buildCard({ customSummary: theirs }), provenance: [] }) },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(field());
    await user.type(field(), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Someone else has changed this summary.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(field()).toHaveValue('Mine');
    expect(await screen.findByRole('figure')).toHaveTextContent('Saved while you were writing:Theirs');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(versions).toEqual([1, 2]));
  });

  it('are deleted after a confirmation, with the version that was read', async () => {
    const { user, calls, card } = await open({
      summary: { ...SUMMARY, version: 4 },
      answers: { customSummaries: { delete: () => ({ ok: true }) } },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Delete summary' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'customSummaries.delete')).toMatchObject([
        { input: { fusionId: card.fusionId, version: 4 } },
      ]),
    );
  });

  it('move focus to the button that replaces the previous control', async () => {
    const { user } = await open({
      summary: SUMMARY,
      answers: {
        customSummaries: { delete: () => ({ ok: true }) },
        documents: { getCard: () => ({ ...buildCard({ customSummary: null }), provenance: [] }) },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const write = await screen.findByRole('button', { name: 'Write a summary' });
    await waitFor(() => expect(write).toHaveFocus());
  });
});
