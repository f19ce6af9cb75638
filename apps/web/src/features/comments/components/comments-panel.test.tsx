import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { Comment } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProvider } from '../../../shared/api/api-context.tsx';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { SessionProvider } from '../../../shared/api/session.tsx';
import { buildCard, buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { createFakeServer, Refusal } from '../../../testing/fake-server.ts';
import { NOW_SECONDS, renderUi } from '../../../testing/render-ui.tsx';
import { CommentsPanel } from './comments-panel.tsx';

const idAt = (at: number) => `5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b${String(at).padStart(2, '0')}`;
const card = buildCard();
const build = (at: number, text: string, changes: Partial<Comment> = {}): Comment => ({
  _id: idAt(at),
  fusionId: card.fusionId,
  text,
  createdBy: 'user-1',
  createdByName: 'Nora Castellane',
  createdAtTs: NOW_SECONDS - at * 60,
  editedAtTs: null,
  ...changes,
});
const PEOPLE = [buildSession().user, { ...buildSession().user, _id: 'user-2', firstName: 'Dario', lastName: 'Alder' }];

let comments: Comment[];
beforeEach(() => {
  comments = [];
  sessionStorage.clear();
});

interface Shown {
  role?: 'viewer' | 'member' | 'admin';
  refusesToWrite?: boolean;
  linkedId?: string;
}

function show({ role = 'member', refusesToWrite = false, linkedId }: Shown = {}) {
  const { api } = createFakeServer({
    comments: {
      find: ({ skip = 0, limit = LIMITS.commentsPageSize }) => ({
        results: comments.slice(skip, skip + limit),
        total: comments.length,
      }),
      create: ({ text }) => {
        if (refusesToWrite) throw new Refusal('UNAVAILABLE');
        const made = build(50, text);
        comments = [made, ...comments];
        return made;
      },
    },
    identity: { findUsers: () => ({ results: PEOPLE, total: PEOPLE.length }) },
    tags: { find: () => ({ results: [], total: 0 }) },
    projects: { find: () => ({ results: [], total: 0 }) },
  });
  return renderUi(
    <ApiProvider value={api}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider value={buildSession({ user: { role } })}>
          <CommentsPanel document={card} linkedId={linkedId ?? null} />
        </SessionProvider>
      </QueryClientProvider>
    </ApiProvider>,
  );
}
const field = () => screen.findByRole('textbox', { name: 'Add a comment' });

describe('Document comments', () => {
  it('can mention a colleague by keyboard alone', async () => {
    const { user, container } = show();
    expect(await screen.findByText('No comments yet')).toBeInTheDocument();
    await user.type(await field(), 'Ask @al');
    expect(await screen.findByRole('option', { name: 'Dario Alder' })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(container);
    await user.keyboard('{Enter}today{Control>}{Enter}{/Control}');
    const list = screen.getByRole('list', { name: 'Comments' });
    expect(await within(list).findByText('@Dario Alder')).toBeInTheDocument();
    expect(comments[0]?.text).toBe('Ask @[Dario Alder](user-2) today');
    await waitFor(async () => expect(await field()).toHaveValue(''));
  });

  it('show markup as plain text and addresses as links', async () => {
    comments = [build(1, '<img src=x onerror=alert(1)> see example.org', { editedAtTs: NOW_SECONDS })];
    const { container } = show();
    expect(await screen.findByText(/<img src=x onerror=alert\(1\)> see/)).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'example.org' })).toHaveAttribute('href', 'https://example.org');
    expect(screen.getByText(/edited/)).toBeInTheDocument();
  });

  it('load and focus the linked comment, however old it is', async () => {
    const count = LIMITS.commentsPageSize * 2 + 1;
    comments = Array.from({ length: count }, (_, at) => build(at, `Comment ${at}`));
    show({ linkedId: idAt(count - 1) });
    await screen.findByText(`Comment ${count - 1}`);
    const linked = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
    expect(linked).toHaveLength(1);
    expect(linked[0]).toHaveTextContent(`Comment ${count - 1}`);
    expect(linked[0]).toHaveFocus();
  });

  it('say that the linked comment was deleted', async () => {
    comments = [build(1, 'Still here')];
    const { container } = show({ linkedId: idAt(2) });
    expect(await screen.findByText('The comment this link points to was deleted.')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('keep the typed text when sending fails and when the panel is closed', async () => {
    const { user, unmount } = show({ refusesToWrite: true });
    await user.type(await field(), 'Important');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText(/not available at the moment/)).toBeInTheDocument();
    unmount();
    show();
    expect(await field()).toHaveValue('Important');
  });

  it.each([
    ['viewer', { edit: 0, remove: 0, fields: 0 }],
    ['member', { edit: 1, remove: 1, fields: 1 }],
    ['admin', { edit: 1, remove: 2, fields: 1 }],
  ] as const)('offer a %s only the permitted actions', async (role, { edit, remove, fields }) => {
    comments = [build(1, 'Mine'), build(2, 'Theirs', { createdBy: 'user-2', createdByName: 'Dario Alder' })];
    show({ role });
    await screen.findByText('Theirs');
    expect(screen.queryAllByRole('button', { name: 'Edit comment' })).toHaveLength(edit);
    expect(screen.queryAllByRole('button', { name: 'Delete comment' })).toHaveLength(remove);
    expect(screen.queryAllByRole('textbox')).toHaveLength(fields);
  });

  it.each([
    ['viewer', 0],
    ['member', 1],
  ] as const)('invite a %s to write the first comment %i times', async (role, times) => {
    show({ role });
    await screen.findByText('No comments yet');
    expect(screen.queryAllByText(/^Tell your colleagues/)).toHaveLength(times);
  });
});
