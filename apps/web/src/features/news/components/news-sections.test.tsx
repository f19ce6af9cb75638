import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SectionList } from '../../../shared/ui/section-list.tsx';
import { buildCard } from '../../../testing/builders.ts';
import { buildNews } from '../../../testing/publication-builders.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import type { News } from '../hooks/use-news.ts';
import { newsSections } from './news-sections.tsx';

const renderSections = (changes: Partial<News>, onOpen = () => {}) =>
  renderWithApi(<SectionList sections={newsSections(buildNews(changes), onOpen)} />, {});
const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

describe('News article sections', () => {
  it('show what the feed states', () => {
    renderSections({
      author: 'Ann Lee',
      publishedTs: Date.UTC(2026, 2, 9, 15) / 1e3,
      keywords: ['Housing', 'Rents'],
      language: 'fr',
      sourceUrl: 'https://gazette.example/1',
      body: {
        text: 'Les loyers montent.\n\nVoir https://gazette.example/2',
        links: [],
      },
      excerpt: {
        text: 'En bref.',
        links: [],
      },
    });
    expect(valueOf('Outlet')).toHaveTextContent('The Gazette (gazette.example)');
    expect(valueOf('By')).toHaveTextContent('Ann Lee (gazette.example)');
    expect(valueOf('Published')).toHaveTextContent(/^March 9, 2026 \d+:\d\d [ap]m \S+$/);
    expect(valueOf('Section and keywords')).toHaveTextContent('Housing, Rents');
    expect(valueOf('Language')).toHaveTextContent('French');
    expect(screen.getByText(/^Les loyers/)).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('En bref.')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Rents rise')).toHaveAttribute('lang', 'fr');
    expect(screen.getByRole('link', { name: 'https://gazette.example/2' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  it('omit what the feed does not state and show a date without a time', () => {
    renderSections({ publicationDate: '2026-03-09' });
    expect(valueOf('Published')).toHaveTextContent(/^March 9, 2026$/);
    for (const label of ['By', 'Section and keywords', 'Language', 'Original', 'Text', 'Bills named']) {
      expect(screen.queryByText(label), label).toBeNull();
    }
    expect(screen.getByText('This document does not include content available for summarization.')).toBeInTheDocument();
  });

  it('open the bills named in the article', async () => {
    const onOpen = vi.fn();
    const bill = buildCard({ fusionId: 'us-119-hr-1', localityExternalId: 'US HR 1' });
    renderSections(
      {
        body: { text: 'On H.R. 1 again.', links: [{ start: 3, end: 9, url: null, fusionId: 'us-119-hr-1' }] },
        bills: [bill],
      },
      onOpen,
    );
    expect(screen.getByRole('link', { name: 'H.R. 1' })).toHaveAttribute('href', '/legislation/us-119-hr-1');
    await userEvent.click(screen.getByRole('button', { name: 'View Details: US HR 1' }));
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ fusionId: 'us-119-hr-1' }), expect.anything());
  });

  it('do not render any of its content as HTML', () => {
    const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const { container } = renderSections({
      title: evil,
      publisher: evil,
      author: evil,
      keywords: [evil],
      sourceUrl: 'javascript:alert(1)',
      body: {
        text: evil,
        links: [],
      },
      excerpt: {
        text: evil,
        links: [],
      },
      language: '"><b>',
    });
    expect(container.querySelector('img, script, b, a[href^="javascript"]')).toBeNull();
    expect(valueOf('Outlet')).toHaveTextContent(evil);
  });

  it('show the beginning of a very long article and the rest on request', async () => {
    const { container } = renderSections({ body: { text: 'word '.repeat(100_000), links: [] } });
    const shown = () => container.textContent.length;
    expect(shown()).toBeLessThan(30_000);
    await userEvent.click(within(container).getByRole('button', { name: 'Show More' }));
    expect(shown()).toBeGreaterThan(400_000);
  });
});
