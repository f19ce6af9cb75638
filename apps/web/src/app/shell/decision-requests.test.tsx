import { createMemoryHistory } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { EventTopic, LiveEvent } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildBill } from '../../testing/bill-builder.ts';
import { buildCard, buildSession } from '../../testing/builders.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { createTestUser } from '../../testing/test-user.ts';
import '../../testing/render-app.tsx';
import { App } from '../app.tsx';

const TAG = { _id: '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b01', name: 'Housing' };
const BILL = 'us-119-hr-1';

function renderDiscover(filters: object = {}) {
  localStorage.setItem('rotunda.token', 'test-token');
  const tagged = { isIt: false };
  const metadata = () => ({ priority: null, position: null, tags: tagged.isIt ? [TAG] : [], projects: [] });
  const understood = { explanation: '', hints: [], enhanced: 'off' as const };
  const decided = () => ({
    results: [
      {
        fusionId: BILL,
        documentType: 'Legislation' as const,
        priority: null,
        position: null,
        projectIds: [],
        tagIds: tagged.isIt ? [TAG._id] : [],
      },
    ],
    total: 1,
  });
  const { api, calls } = createFakeServer({
    identity: { getSession: () => buildSession() },
    projects: { find: () => ({ results: [], total: 0 }) },
    tags: { find: () => ({ results: [TAG], total: 1 }) },
    entityMetadata: {
      fetchByIds: decided,
      update: () => {
        tagged.isIt = true;
        return decided();
      },
    },
    discover: {
      search: ({ grouped }) => {
        const hit = {
          ...buildCard({
            fusionId: BILL,
            title: 'A bill',
            metadata: metadata(),
          }),
          keywordHighlighting: [],
          certainty: null,
        };
        const group = { documentType: 'Legislation' as const, total: 1, atTotalLimit: false };
        return {
          total: 1,
          atTotalLimit: false,
          understood,
          byType: [group],
          facets: null,
          typeCounts: null,
          tookMs: 1,
          results: grouped ? [] : [hit],
          groups: grouped
            ? [
                {
                  ...group,
                  results: [hit],
                },
              ]
            : [],
        };
      },
      explain: () => ({ total: 1, atTotalLimit: false, understood }),
      explainMatch: () => ({
        state: 'available' as const,
        total: 0,
        passages: [],
        enhancedSearch: false,
        certainty: null,
        explanation: null,
      }),
      getPreferences: () => ({}),
      quickHits: () => [],
    },
    documents: {
      getLegislation: ({ id }) => buildBill({ fusionId: id, title: 'A bill', metadata: metadata() }),
      findLegislationVersions: () => [],
      findLegislationEvents: () => [],
    },
  });
  const handlers = new Map<EventTopic, Set<(event: LiveEvent) => void>>();
  const events = {
    on: (topic: EventTopic, handler: (event: LiveEvent) => void) => {
      const ofTopic = handlers.get(topic) ?? new Set();
      handlers.set(topic, ofTopic.add(handler));
      return () => ofTopic.delete(handler);
    },
    onReset: () => () => {},
    isLost: () => false,
    onLost: () => () => {},
  };
  const address = `/discover?filters=${encodeURIComponent(JSON.stringify(filters))}&open=${BILL}&openType=Legislation`;
  render(<App api={{ ...api, events }} history={createMemoryHistory({ initialEntries: [address] })} />);
  const tell = () =>
    act(() =>
      handlers
        .get('entity-metadata.changed')
        ?.forEach((handler) => handler({ topic: 'entity-metadata.changed', ids: { fusionId: [BILL] } })),
    );
  return { calls, tell, user: createTestUser() };
}

const searches = (calls: readonly { name: string }[]) =>
  calls.filter(({ name }) => ['discover.search', 'discover.explain'].includes(name)).length;

async function tagTheBill({ calls, tell, user }: ReturnType<typeof renderDiscover>) {
  // Wait for the requests first, because checking them is cheap while everything loads and querying by role is not.
  await waitFor(() => expect(calls.filter(({ name }) => name === 'discover.search')).toHaveLength(1));
  const flyout = (await screen.findByRole('heading', { name: 'A bill' })).closest('aside, [role="dialog"]');
  if (!(flyout instanceof HTMLElement)) throw new Error('no flyout');
  // The rail has a Tags control too, as a filter.
  const tags = within(flyout).getByRole('button', { name: /^Tags/ });
  await screen.findByRole('link', { name: /A bill/ });
  await user.click(tags);
  await user.click(await screen.findByRole('checkbox', { name: 'Housing' }));
  const before = calls.length;
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Successfully updated tags.');
  tell();
  const row = screen.getByRole('link', { name: /A bill/ }).closest('li');
  if (row === null) throw new Error('no row');
  await within(row).findByText('Housing');
  return calls.slice(before);
}

describe('Tag change on the document next to a search', () => {
  it('refetches the rows and the document once each, and no counts', async () => {
    const after = await tagTheBill(renderDiscover());
    expect(searches(after)).toBe(1);
    const names = after.map(({ name }) => name);
    expect(names.filter((name) => name === 'documents.getLegislation')).toHaveLength(1);
    for (const untouched of [
      'documents.findLegislationVersions',
      'documents.findLegislationEvents',
      'alerts.getCounts',
    ]) {
      expect(names).not.toContain(untouched);
    }
  });

  it('also refetches the counts when the search filters by tags', async () => {
    const after = await tagTheBill(renderDiscover({ entityMetadata: { tagIds: [TAG._id] } }));
    expect(searches(after)).toBe(2);
  });

  it("refetches the rows when a live event reports a colleague's change", async () => {
    const rendered = renderDiscover();
    await tagTheBill(rendered);
    const before = rendered.calls.length;
    rendered.tell();
    await waitFor(() => expect(searches(rendered.calls.slice(before))).toBe(1));
  });
});
