import { screen, waitFor, within } from '@testing-library/react';
import type { WorkflowColumn, WorkflowDocument } from '@rotunda/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCard, buildProject, buildSession } from '../../../testing/builders.ts';
import { type Answers, Refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { setWindowWidth } from '../../../testing/set-window-width.ts';

const PROJECT = buildProject({ users: [] });
const NORA = 'user-1';
const DANA = 'user-2';
const WATCHING = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b01';
const CLOSED = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b02';
const TAG = { _id: '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b03', name: 'testify' };

const document = (number: number, metadata: Partial<WorkflowDocument['metadata']> = {}): WorkflowDocument =>
  buildCard({
    fusionId: `bill-${number}`,
    localityExternalId: `CA SB ${number}`,
    metadata: { priority: null, position: null, tags: [], projects: [], ...metadata },
  });
const documents = [document(1, { priority: 'High', tags: [TAG] }), document(2), document(3, { position: 'Oppose' })];
const card = (number: number, ownerId: string | null) => ({
  fusionId: `bill-${number}`,
  documentType: 'Legislation' as const,
  ownerId,
});

let columns: WorkflowColumn[];
beforeEach(() => {
  // A column renders only as many cards as fit its height, and jsdom has no layout.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const projectId = PROJECT._id;
  columns = [
    { _id: WATCHING, projectId, title: 'Watching', cards: [card(1, NORA), card(2, null)] },
    { _id: CLOSED, projectId, title: 'Closed', cards: [card(3, DANA)] },
  ];
});
afterEach(() => {
  setWindowWidth(null);
  vi.restoreAllMocks();
});

const person = (_id: string, firstName: string) => ({
  _id,
  firstName,
  lastName: 'Fields',
  email: `${firstName}@tenants.example`,
  segmentation: null,
  isActive: true,
  role: 'member' as const,
});

function answers(changes: Answers['workflow'] = {}, role: 'member' | 'viewer' = 'member'): Answers {
  const board = () => ({ results: columns, total: columns.length });
  return {
    identity: {
      getSession: () => buildSession({ user: { role } }),
      findUsers: () => ({ results: [person(NORA, 'Nora'), person(DANA, 'Dana')], total: 2 }),
    },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
    savedSearches: { find: () => ({ results: [], total: 0 }) },
    tags: { find: () => ({ results: [TAG], total: 1 }) },
    projects: { get: () => PROJECT, find: () => ({ results: [PROJECT], total: 1 }) },
    workflow: {
      findColumns: board,
      findEntities: () => ({ results: documents, total: documents.length }),
      updateCardOwner: ({ fusionId, ownerId }) => {
        columns = columns.map((column) => ({
          ...column,
          cards: column.cards.map((one) => (one.fusionId === fusionId ? { ...one, ownerId } : one)),
        }));
        return board();
      },
      ...changes,
    },
  };
}

const open = (filters?: object, changes?: Answers['workflow'], role?: 'member' | 'viewer') => {
  const query = filters === undefined ? '' : `&filters=${encodeURIComponent(JSON.stringify(filters))}`;
  return renderApp(`/projects/${PROJECT._id}?tab=Workflows${query}`, answers(changes, role));
};
const column = (name: string) => screen.findByRole('region', { name });
const getCards = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('article')
    .map((one) => /CA SB \d/.exec(one.textContent ?? '')?.[0]);

describe('Board filters', () => {
  it.each([
    ['the owner', { owners: [NORA] }, ['CA SB 1'], []],
    ['nobody as owner', { owners: ['none', DANA] }, ['CA SB 2'], ['CA SB 3']],
    ['a tag', { tags: [TAG._id] }, ['CA SB 1'], []],
    ['the priority', { priorities: ['High'] }, ['CA SB 1'], []],
    ['the position', { positions: ['Oppose'] }, [], ['CA SB 3']],
    ['the type', { documentTypes: ['Regulation'] }, [], []],
  ])('are read from the URL: %s', async (_name, filters, watching, closed) => {
    open(filters);
    const first = await column('Watching');
    await waitFor(() => expect(getCards(first)).toEqual(watching));
    expect(getCards(await column('Closed'))).toEqual(closed);
  });

  it('are chosen in a drawer, counted in each column, kept in the URL and removable', async () => {
    const { user, history } = open();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByLabelText('Owner'));
    await user.click(await screen.findByRole('option', { name: 'Nora Fields' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const watching = await column('Watching');
    await waitFor(() => expect(getCards(watching)).toEqual(['CA SB 1']));
    expect(within(watching).getByText('1 of 2')).toBeInTheDocument();
    expect(await within(await column('Closed')).findByText('No documents match these filters')).toBeInTheDocument();
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    expect(decodeURIComponent(history.location.search)).toContain(`"owners":["${NORA}"]`);
    await user.click(screen.getByRole('button', { name: /Remove.*Nora/ }));
    await waitFor(() => expect(getCards(watching)).toEqual(['CA SB 1', 'CA SB 2']));
    expect(history.location.search).not.toContain('filters');
  });
});

describe('Card owner', () => {
  it('is chosen on the card, and Undo restores the previous owner', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Owner of CA SB 2: No owner' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Dana Fields' }));
    expect(await screen.findByRole('button', { name: 'Owner of CA SB 2: Dana Fields' })).toBeInTheDocument();
    expect(await screen.findByText('Dana Fields owns CA SB 2')).toBeInTheDocument();
    expect(columns[0]?.cards[1]?.ownerId).toBe(DANA);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Owner of CA SB 2: No owner' })).toBeInTheDocument();
    await waitFor(() => expect(columns[0]?.cards[1]?.ownerId).toBeNull());
  });

  it('is restored when the change is refused', async () => {
    const { user } = open(undefined, {
      updateCardOwner: () => {
        throw new Refusal('NOT_FOUND');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Owner of CA SB 1: Nora Fields' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'No owner' }));
    expect(await screen.findByRole('button', { name: 'Owner of CA SB 1: Nora Fields' })).toBeInTheDocument();
  });

  it('is read-only for a viewer', async () => {
    open(undefined, {}, 'viewer');
    expect(await screen.findByRole('img', { name: 'Owner of CA SB 1: Nora Fields' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Owner of/ })).not.toBeInTheDocument();
  });
});

describe('Board on a phone', () => {
  beforeEach(() => setWindowWidth(390));

  it('shows a single column at a time, kept in the URL, without dragging', async () => {
    const { user, history } = open();
    const watching = await column('Watching');
    expect(screen.queryByRole('region', { name: 'Closed' })).not.toBeInTheDocument();
    expect(within(watching).getAllByRole('article')[0]).not.toHaveAttribute('draggable', 'true');
    await user.click(screen.getByRole('tab', { name: /Closed/ }));
    expect(getCards(await column('Closed'))).toEqual(['CA SB 3']);
    expect(screen.queryByRole('region', { name: 'Watching' })).not.toBeInTheDocument();
    expect(history.location.search).toContain(CLOSED);
  });

  it('moves a card from its menu, and Undo moves it back', async () => {
    const restored: unknown[] = [];
    const answer = () => ({ results: columns, total: columns.length });
    const { user } = open(undefined, {
      updateCardPosition: () => {
        columns = columns.map((one) => ({
          ...one,
          cards: one._id === CLOSED ? [...one.cards, card(1, NORA)] : one.cards.slice(1),
        }));
        return answer();
      },
      restoreEntities: ({ places }) => {
        restored.push(...places);
        return answer();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Move CA SB 1 to…' }));
    await user.click(screen.getByRole('menuitem', { name: 'Closed' }));
    expect(await screen.findByText('CA SB 1 moved to Closed')).toBeInTheDocument();
    expect(getCards(await column('Watching'))).toEqual(['CA SB 2']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(restored).toEqual([
        {
          projectId: PROJECT._id,
          fusionId: 'bill-1',
          documentType: 'Legislation',
          isMember: true,
          columnId: WATCHING,
          position: 0,
          ownerId: NORA,
        },
      ]),
    );
  });
});
