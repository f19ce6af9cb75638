import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../testing/builders.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { RowList, rowSlots } from '../../../shared/ui/list-row-root.ts';
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

describe('Result row', () => {
  it.each([['OECD'], [null]])(
    'shows a message for a report of the unknown publisher %s and leaves other reports intact',
    (documentSubtype) => {
      const report = { documentType: 'ResearchDocument', publicationDate: '2026-01-02' } as const;
      show(
        buildHit({ ...report, documentSubtype: 'GAO', title: 'An audit' }),
        buildHit({ ...report, documentSubtype, fusionId: 'x-1', title: 'A study' }),
      );
      expect(screen.getByRole('alert')).toHaveTextContent(
        'This version of Rotunda can’t show reports from this publisher.',
      );
      expect(screen.getByRole('link', { name: 'An audit' })).toBeInTheDocument();
      expect(screen.queryByText('A study')).not.toBeInTheDocument();
    },
  );

  it('shows a message for an unknown country and leaves the other rows intact', () => {
    show(buildHit({ title: 'A bill' }), buildHit({ fusionId: 'mx-1', isoCode: 'mx', title: 'Una ley' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This version of Rotunda can’t show documents from this country.',
    );
    expect(screen.getByRole('link', { name: 'A bill' })).toBeInTheDocument();
    expect(screen.queryByText('Una ley')).not.toBeInTheDocument();
  });

  it('shows a message for an unknown type and leaves the other rows intact', () => {
    // A newer server may send a type that this page's contract does not know.
    const strange = { ...buildHit({ fusionId: 'x-1', title: 'An episode' }), documentType: 'Podcast' } as unknown;
    show(buildHit({ title: 'A bill' }), strange as ResultHit);
    expect(screen.getByRole('alert')).toHaveTextContent('This version of Rotunda can’t show this type of document.');
    expect(screen.getByRole('link', { name: 'A bill' })).toBeInTheDocument();
    expect(screen.queryByText('An episode')).not.toBeInTheDocument();
  });

  it('highlights the matching words in its title', () => {
    show(
      buildHit({
        title: 'Rent control',
        keywordHighlighting: [{ field: 'title', text: 'Rent control', marks: [[0, 4]] }],
      }),
    );
    expect(screen.getByRole('link').querySelector('mark')).toHaveTextContent('Rent');
  });

  it('keeps its title when another title matches and shows the match as an excerpt', () => {
    const { container } = show(
      buildHit({
        title: 'Short title',
        keywordHighlighting: [{ field: 'title', text: 'An act about rent', marks: [[13, 17]] }],
      }),
    );
    expect(screen.getByRole('link', { name: 'Short title' })).toBeInTheDocument();
    expect(container.querySelector('mark')).toHaveTextContent('rent');
  });

  it('shows the first 200 characters of the summary without tags when there is no match', () => {
    show(buildHit({ summary: `<p><b>Sets</b> ${'rent '.repeat(80)}</p>` }));
    const excerpt = screen.getByText(/^Sets rent/).textContent;
    expect(excerpt.length).toBeLessThanOrEqual(201);
  });

  it('shows no separator when there is no summary', () => {
    const { container } = show(buildHit({ summary: null }));
    expect(container.querySelector(`.${rowSlots.separator}`)).toBeNull();
  });

  it('links to the full page', () => {
    show(buildHit({ fusionId: 'us-119-hr-1', title: 'A bill' }));
    expect(screen.getByRole('link', { name: 'A bill' })).toHaveAttribute('href', '/legislation/us-119-hr-1');
  });
});
