import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/builders.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { buildNews, buildSocialPost } from '../../testing/publication-builders.ts';
import { renderApp } from '../../testing/render-app.tsx';

const answersOf = (documents: NonNullable<Answers['documents']>): Answers => ({
  identity: { getSession: () => buildSession() },
  documents,
});

describe('an article and a post', () => {
  it('have pages of their own with what was published and where it comes from', async () => {
    renderApp(
      '/news/news-1',
      answersOf({
        getNews: () =>
          buildNews({
            title: 'Rents rise',
            body: { text: 'See https://example.com/story for more', links: [] },
            provenance: [
              {
                ...{ source: 'feed', sourceTitle: 'News feed', part: 'main', sourceUrl: null, sourceUpdatedTs: null },
                ...{ fetchedTs: Date.UTC(2026, 2, 9, 15) / 1000, fields: ['title', 'ts'] },
              },
            ],
          }),
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Rents rise' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'https://example.com/story' })).toBeInTheDocument();
    const summaries = screen.getByRole('region', { name: 'Summaries' });
    expect(within(summaries).getByRole('tab', { name: 'Your Summary' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Sources' })).toHaveTextContent('News feed · updated March 9, 2026');
  });

  it('spell a platform as it spells itself', async () => {
    const post = buildSocialPost({ documentSubtype: 'youtube', platform: 'youtube' });
    renderApp('/social-post/post-1', answersOf({ getSocialPost: () => post }));
    expect(await screen.findByText('YouTube · Jane Doe')).toBeInTheDocument();
    expect(screen.queryByText(/youtube/)).not.toBeInTheDocument();
  });

  it('that are not held here say so', async () => {
    renderApp('/news/news-9', answersOf({}));
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });
});
