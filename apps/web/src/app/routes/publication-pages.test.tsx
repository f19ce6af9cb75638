import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/builders.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { buildNews, buildSocialPost } from '../../testing/publication-builders.ts';
import { renderApp } from '../../testing/render-app.tsx';

const getAnswers = (documents: NonNullable<Answers['documents']>): Answers => ({
  identity: { getSession: () => buildSession() },
  documents,
});

describe('News article and social post pages', () => {
  it('show the content, the link to the original and its source', async () => {
    renderApp(
      '/news/news-1',
      getAnswers({
        getNews: () =>
          buildNews({
            title: 'Rents rise',
            body: { text: 'See https://example.com/story for more', links: [] },
            provenance: [
              {
                source: 'feed',
                sourceTitle: 'News feed',
                part: 'main',
                sourceUrl: null,
                sourceUpdatedTs: null,
                sourceUpdatedOn: null,
                fetchedTs: Date.UTC(2026, 2, 9, 15) / 1e3,
                fields: ['title', 'ts'],
                contradictions: [],
              },
            ],
          }),
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Rents rise' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'https://example.com/story' })).toBeInTheDocument();
    const summaries = screen.getByRole('region', { name: 'Summaries' });
    expect(within(summaries).getByRole('tab', { name: 'Your Summary' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Sources' })).toHaveTextContent('News feed · fetched March 9, 2026');
  });

  it('spell the name of a platform correctly', async () => {
    const post = buildSocialPost({ documentSubtype: 'youtube', platform: 'youtube' });
    renderApp('/social-post/post-1', getAnswers({ getSocialPost: () => post }));
    expect(await screen.findByText('YouTube · Jane Doe')).toBeInTheDocument();
    expect(screen.queryByText(/youtube/)).not.toBeInTheDocument();
  });

  it('are not found when the document does not exist', async () => {
    renderApp('/news/news-9', getAnswers({}));
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });
});
