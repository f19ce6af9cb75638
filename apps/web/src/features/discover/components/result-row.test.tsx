import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../testing/builders.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { RowList } from '../../../shared/ui/list-row-root.ts';
import type { ResultHit } from '../hooks/use-search-results.ts';
import { ResultRow } from './result-row.tsx';

const buildHit = (changes: Partial<ResultHit> = {}): ResultHit => ({
  ...buildCard(),
  keywordHighlighting: [],
  certainty: null,
  ...changes,
});
const show = (...hits: readonly ResultHit[]) =>
  renderUi(
    <RowList>
      {hits.map((hit) => (
        <ResultRow key={hit.fusionId} hit={hit} isSelected={false} isChecked={null} onToggle={null} onOpen={() => {}} />
      ))}
    </RowList>,
  );

describe('a row of results', () => {
  it.each([['OECD'], [null]])(
    'of the unknown publisher %s says so, and leaves other reports alone',
    (documentSubtype) => {
      const report = { documentType: 'ResearchDocument', publicationDate: '2026-01-02' } as const;
      show(
        buildHit({ ...report, documentSubtype: 'GAO', title: 'An audit' }),
        buildHit({ ...report, documentSubtype, fusionId: 'x-1', title: 'A study' }),
      );
      expect(screen.getByRole('alert')).toHaveTextContent(
        'This version of Rotunda can’t show reports of this publisher.',
      );
      expect(screen.getByRole('link', { name: 'An audit' })).toBeInTheDocument();
      expect(screen.queryByText('A study')).not.toBeInTheDocument();
    },
  );

  it('of an unknown country says so, and leaves the others alone', () => {
    show(buildHit({ title: 'A bill' }), buildHit({ fusionId: 'mx-1', isoCode: 'mx', title: 'Una ley' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This version of Rotunda can’t show documents of this country.',
    );
    expect(screen.getByRole('link', { name: 'A bill' })).toBeInTheDocument();
    expect(screen.queryByText('Una ley')).not.toBeInTheDocument();
  });

  it('of an unknown type says so, and leaves the others alone', () => {
    // A newer server may send a type that this page's contract does not know.
    const strange = { ...buildHit({ fusionId: 'x-1', title: 'An episode' }), documentType: 'Podcast' } as unknown;
    show(buildHit({ title: 'A bill' }), strange as ResultHit);
    expect(screen.getByRole('alert')).toHaveTextContent('This version of Rotunda can’t show this type of document.');
    expect(screen.getByRole('link', { name: 'A bill' })).toBeInTheDocument();
    expect(screen.queryByText('An episode')).not.toBeInTheDocument();
  });

  it('marks the words in its title', () => {
    const { container } = show(
      buildHit({
        title: 'Rent control',
        keywordHighlighting: [{ field: 'title', text: 'Rent control', marks: [[0, 4]] }],
      }),
    );
    expect(container.querySelector('.open mark')).toHaveTextContent('Rent');
  });

  it('keeps its own title when the words stand in another one, and shows that one', () => {
    const { container } = show(
      buildHit({
        title: 'Short title',
        keywordHighlighting: [{ field: 'title', text: 'An act about rent', marks: [[13, 17]] }],
      }),
    );
    expect(screen.getByRole('link', { name: 'Short title' })).toBeInTheDocument();
    expect(container.querySelector('.excerpt mark')).toHaveTextContent('rent');
  });

  it('begins the summary where nothing was searched for, at most 200 characters and without its tags', () => {
    const { container } = show(buildHit({ summary: `<p><b>Sets</b> ${'rent '.repeat(80)}</p>` }));
    const excerpt = container.querySelector('.excerpt')?.textContent ?? '';
    expect(excerpt).toMatch(/^Sets rent/);
    expect(excerpt.length).toBeLessThanOrEqual(201);
  });

  it('draws no line before a summary there is not', () => {
    const { container } = show(buildHit({ summary: null }));
    expect(container.querySelector('.separator')).toBeNull();
  });

  it('leads to the full page in a new tab', () => {
    show(buildHit({ fusionId: 'us-119-hr-1', title: 'A bill' }));
    expect(screen.getByRole('link', { name: 'A bill' })).toHaveAttribute('href', '/legislation/us-119-hr-1');
  });
});
