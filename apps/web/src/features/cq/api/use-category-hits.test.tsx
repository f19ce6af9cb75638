import { CQ_LIMITS } from '@rotunda/contract/values';
import type { CqHit } from '@rotunda/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { useCategoryHits } from './use-category-hits.ts';

const hit = (number: number): CqHit => ({
  cqUid: `n-${number}`,
  category: 'news',
  title: `News ${number}`,
  documentType: null,
  documentSubtype: null,
  parentPublicationType: null,
  displayType: null,
  displayDate: 0,
  hasDisplayTime: false,
  byline: null,
  status: null,
  sponsor: null,
  wordCount: null,
  fileSize: null,
});
const hits = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => hit(from + place));

function News({ total }: { total: number }) {
  const first = { hits: hits(1, 10), total };
  const news = useCategoryHits({ externalId: 'US HR 1', session: null }, 'news', first, 3);
  return (
    <>
      <ul>
        {news.hits.map(({ cqUid, title }) => (
          <li key={cqUid}>{title}</li>
        ))}
      </ul>
      <button type="button" onClick={news.fetchMore}>
        {`Fetch ${news.next}`}
      </button>
      {news.error === null ? null : <p role="alert">Failed</p>}
    </>
  );
}

const titles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('Publications of a category', () => {
  it('start with those that came with the bill, and more are fetched only on request', () => {
    const { calls } = renderWithApi(<News total={60} />, {});
    expect(titles()).toEqual(['News 1', 'News 2', 'News 3']);
    expect(screen.getByRole('button', { name: `Fetch ${CQ_LIMITS.maxHits}` })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('continue after those shown without duplicates, even when new ones were published meanwhile', async () => {
    const { user, calls } = renderWithApi(<News total={6} />, {
      // Two new documents moved the third onto this page again.
      cq: { findDocuments: () => ({ results: hits(3, 7), total: 8 }) },
    });
    await user.click(screen.getByRole('button', { name: 'Fetch 3' }));
    await waitFor(() => expect(titles()).toHaveLength(7));
    expect(calls.map(({ input }) => input)).toEqual([
      expect.objectContaining({ skip: expect.toSatisfy((skip) => Number(skip) === 3), fnSessionId: '' }),
    ]);
    expect(new Set(titles()).size).toBe(7);
  });

  it('show an error and keep the list when more cannot be fetched', async () => {
    const { user } = renderWithApi(<News total={6} />, {});
    await user.click(screen.getByRole('button', { name: 'Fetch 3' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(titles()).toHaveLength(3);
  });
});
