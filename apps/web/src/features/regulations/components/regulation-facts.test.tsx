import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildRegulation } from '../../../testing/regulation-builder.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { getContents } from '../../../shared/ui/section-list.tsx';
import type { Regulation } from '../hooks/use-regulation.ts';
import { regulationFacts } from './regulation-facts.tsx';
import { regulationSections } from './regulation-sections.tsx';

const renderFacts = (changes: Partial<Regulation>) =>
  renderUi(<LabelValue facts={regulationFacts(buildRegulation(changes))} />);
const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

describe('Regulation facts', () => {
  it('show unlinked dockets, RINs, topics, notice type and effective date', () => {
    renderFacts({
      docketIds: ['ZZZ-2026-0001', 'FRL-1'],
      regulationIdNumbers: ['2060-AV16'],
      topics: ['Widgets', 'Ozone'],
      noticeType: 'Final rule; correction.',
      effectiveDate: '2026-05-01',
      totalComments: 1204,
      effectiveDateComment: 'Effective May 1, 2026.',
    });
    expect(valueOf('Docket Numbers')).toHaveTextContent('ZZZ-2026-0001 · FRL-1');
    expect(valueOf('Regulation Identifier Numbers')).toHaveTextContent('2060-AV16');
    expect(valueOf('Topics')).toHaveTextContent('Widgets · Ozone');
    expect(valueOf('Notice Type')).toHaveTextContent('Final rule; correction.');
    expect(valueOf('Effective Date')).toHaveTextContent('May 1, 2026 · Effective May 1, 2026.');
    expect(valueOf('Comments Received')).toHaveTextContent('1,204');
  });

  it('show tariff codes with their rates and dates as stated', () => {
    renderFacts({
      tariffMeasure: {
        codes: ['9903.01.25', '8471.30.01'],
        rates: ['25 percent ad valorem'],
        effectiveOn: ['2026-04-05', '2026-11-09'],
      },
    });
    expect(valueOf('Tariff Codes')).toHaveTextContent('9903.01.25; 8471.30.01');
    expect(valueOf('Tariff Rates')).toHaveTextContent('25 percent ad valorem');
    expect(valueOf('Tariffs Effective')).toHaveTextContent('April 5, 2026; November 9, 2026');
  });

  it('have contents that link to every line in the specified order', () => {
    const pages = { registerStartPage: 12, registerEndPage: 12 };
    const actions = { onOpenRelated: () => {}, onRead: null };
    const entries = getContents(regulationSections(buildRegulation(pages), actions));
    expect(entries.map(({ title }) => title)).toEqual([
      'Summaries',
      'Title',
      'Description',
      'Pages',
      'Citations',
      'Documents',
      'Type',
      'Publication Date',
      'Comment End Date',
      'Regulations.gov Document ID',
      'Federal Register Document Number',
      'Agencies',
      'Associated Dockets',
    ]);
    const { container } = renderFacts(pages);
    for (const { anchor } of entries.slice(1, -1)) expect(container.querySelector(`#${anchor}`)).not.toBeNull();
    expect(valueOf('Pages')).toHaveTextContent(/^12$/);
  });

  it('link only to files with web addresses', () => {
    renderFacts({
      documentUrl: 'https://docket.example/1',
      textAttachments: [{ url: 'javascript:alert(1)', mimeType: 'application/pdf', title: null }],
    });
    expect(screen.getByRole('link', { name: "View on the publisher's site" })).toHaveAttribute(
      'href',
      'https://docket.example/1',
    );
    expect(screen.getByText('Full text (PDF)')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Full text (PDF)' })).toBeNull();
  });
});
