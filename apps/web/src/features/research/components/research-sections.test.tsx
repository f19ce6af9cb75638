import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getContents, SectionList } from '../../../shared/ui/section-list.tsx';
import { buildCard } from '../../../testing/builders.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { buildResearch } from '../../../testing/research-builder.ts';
import type { Research } from '../hooks/use-research.ts';
import { researchSections } from './research-sections.tsx';

const UNKNOWN = 'This version of Rotunda can’t show reports from this publisher.';
const getEntries = (changes: Partial<Research>) =>
  getContents(researchSections(buildResearch(changes), () => {})).map(({ title }) => title);
const renderSections = (changes: Partial<Research>, onOpen: Parameters<typeof researchSections>[1] = () => {}) =>
  renderWithApi(<SectionList sections={researchSections(buildResearch(changes), onOpen)} />, {});
const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

describe('Research report sections', () => {
  it.each<[string, string[]]>([
    [
      'CBO',
      ['Summaries', 'Title', 'Session', 'Committees', 'Report ID', 'Source Text', 'Publication Date', 'Related Bills'],
    ],
    ['CRS', ['Summaries', 'Title', 'Authors', 'Report ID', 'Source Text', 'Publication Date']],
    ['GAO', ['Summaries', 'Title', 'Report ID', 'Source Text', 'Publication Date']],
  ])('of %s appear in the specified order', (documentSubtype, expected) => {
    expect(getEntries({ documentSubtype })).toEqual(expected);
  });

  it('of GAO are the shared sections even when a source states more', () => {
    const card = buildCard({ fusionId: 'us-119-hr-1' });
    const stated = {
      authors: ['Ann Author'],
      sessionName: '119th Congress (2025-2026)',
      committees: [
        {
          fusionId: 'committee-1',
          name: 'Widgets',
        },
      ],
      relatedBills: [
        {
          fusionId: 'us-119-hr-1',
          identifier: 'US HR 1',
          card,
        },
      ],
    };
    expect(getEntries({ documentSubtype: 'GAO', ...stated })).toEqual(getEntries({ documentSubtype: 'GAO' }));
  });

  it.each([['OECD'], [null]])('of the unknown publisher %s show an error for this document only', (documentSubtype) => {
    renderSections({ documentSubtype });
    expect(screen.getByRole('alert')).toHaveTextContent(UNKNOWN);
    expect(screen.queryByText('Report ID')).toBeNull();
  });

  it('have contents that link to every line', () => {
    const { container } = renderSections({ documentSubtype: 'CBO' });
    for (const { anchor } of getContents(researchSections(buildResearch(), () => {}))) {
      expect(container.querySelector(`#${anchor}`), anchor).not.toBeNull();
    }
  });

  it('say which details are missing', () => {
    renderSections({});
    expect(screen.getByText('This document does not include content available for summarization.')).toBeInTheDocument();
    expect(screen.getByText('No Bills')).toBeInTheDocument();
    for (const label of ['Session', 'Committees', 'Report ID', 'Source Text', 'Publication Date']) {
      expect(valueOf(label), label).toHaveTextContent(/^–$/);
    }
  });

  it('show what is stated, with links to committees and the text', () => {
    renderSections({
      externalId: '44444',
      sessionName: '111th Congress (2009-2010)',
      publicationDate: '2010-02-03',
      documentUrl: 'https://reports.example/44444',
      sourceSummary: 'Costs of research &amp; widgets',
      committees: [
        {
          fusionId: 'committee-1',
          name: 'Committee on Widgets',
        },
      ],
    });
    expect(screen.getByText('Costs of research & widgets')).toBeInTheDocument();
    expect(valueOf('Report ID')).toHaveTextContent('44444');
    expect(valueOf('Session')).toHaveTextContent('111th Congress (2009-2010)');
    expect(valueOf('Publication Date')).toHaveTextContent('February 3, 2010');
    expect(screen.getByRole('link', { name: 'Committee on Widgets' })).toHaveAttribute(
      'href',
      '/stakeholders/committee/committee-1',
    );
    expect(screen.getByRole('link', { name: "View on the publisher's site" })).toHaveAttribute(
      'href',
      'https://reports.example/44444',
    );
  });

  it('show three authors first, each on its own line', async () => {
    const authors = ['Ann', 'Bo', 'Cy', 'Di'];
    const { user } = renderSections({ documentSubtype: 'CRS', authors });
    const list = screen.getByRole('list', { name: 'Authors' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show 1 More' }));
    expect(within(list).getByText('Di')).toBeInTheDocument();
  });

  it('open a bill that is stored and only name other bills', async () => {
    const opened: string[] = [];
    const card = buildCard({ documentType: 'Legislation', fusionId: 'us-119-hr-1', localityExternalId: 'US HR 1' });
    const { user } = renderSections(
      {
        relatedBills: [
          { fusionId: 'us-119-hr-1', identifier: 'US HR 1', card },
          { fusionId: 'us-111-hr-30', identifier: 'H.R. 30 (111th)', card: null },
        ],
      },
      ({ documentType, fusionId }) => opened.push(`${documentType} ${fusionId}`),
    );
    const list = within(screen.getByRole('list', { name: 'Related Bills' }));
    expect(list.getByText('H.R. 30 (111th)')).toBeInTheDocument();
    expect(list.getAllByRole('button')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'View Details: US HR 1' }));
    expect(opened).toEqual(['Legislation us-119-hr-1']);
  });
});
