import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildCard } from '../../testing/builders.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { type CardView, viewError, viewRules } from './card-views.ts';
import { HitCard } from './hit-card.tsx';

const VIEWS = ['fullsize', 'bitesize', 'report', 'shareabledocument'] as const;
const MARKED = {
  ...buildCard().metadata,
  priority: 'High' as const,
  position: 'Oppose' as const,
  tags: [{ _id: '1', name: 'Testify' }],
};
const render = (view: CardView, changes: Parameters<typeof buildCard>[0] = {}) =>
  renderWithApi(<HitCard card={buildCard(changes)} view={view} />, {});

describe('Card views', () => {
  it.each<[CardView, Parameters<typeof viewRules>[1], boolean]>([
    ['fullsize', 'Legislation', true],
    ['fullsize', 'CustomPerson', false],
    ['fullsize', 'CustomOrg', false],
    ['bitesize', 'Legislation', false],
    ['report', 'Legislation', false],
    ['shareabledocument', 'Legislation', false],
  ])('show decisions in the %s view of a %s card: %s', (view, type, showsDecisions) => {
    expect(viewRules(view, type).showsDecisions).toBe(showsDecisions);
  });

  it.each(['fullsize', 'report', 'shareabledocument'] as const)('say that a regulation was withdrawn: %s', (view) => {
    render(view, {
      documentType: 'Regulation',
      regulationDocumentType: 'Rule',
      genericStatus: null,
      withdrawn: true,
      commentEndDate: '2999-01-01',
    });
    expect(screen.getByTitle('Withdrawn')).toBeVisible();
    expect(screen.queryByText(/^Due/)).toBeNull();
  });

  it.each(['fullsize', 'report'] as const)('name the author of a post once: %s', (view) => {
    const author = 'Ann Lee @annlee.example';
    render(view, {
      documentType: 'SocialPost',
      documentSubtype: 'bluesky',
      chamber: null,
      lastActionText: null,
      localityExternalId: null,
      title: author,
      byline: author,
    });
    expect(screen.getAllByText(/@annlee/)).toHaveLength(1);
  });

  it.each(VIEWS)('show priority, position and tags only in the full-size view: %s', (view) => {
    render(view, { metadata: MARKED });
    expect(screen.queryAllByText(/High|Oppose|Testify/).length > 0).toBe(view === 'fullsize');
  });

  it.each(VIEWS)('link to the document page only in the full-size and report views: %s', (view) => {
    render(view);
    const inside = view === 'fullsize' || view === 'report';
    expect(screen.queryByRole('link', { name: 'CA SB 1142' }) !== null).toBe(inside);
  });

  it.each([
    ['Legislation', 'us', null],
    ['GlobalLegislation', 'ca', null],
    ['Regulation', 'us', null],
    ['ResearchDocument', 'us', 'type'],
    ['News', null, 'type'],
    ['Person', 'us', 'type'],
    ['Legislation', 'mx', 'country'],
  ] as const)('report for a shared %s card from %s the fault %s', (documentType, isoCode, fault) => {
    const card = buildCard({ documentType, isoCode, documentSubtype: 'CBO' });
    expect(viewError(card, 'shareabledocument')).toBe(fault);
  });
});

describe('Titles and summaries', () => {
  it.each([
    ['Legislation', 'us', 200],
    ['GlobalLegislation', 'ca', 200],
    ['Regulation', 'us', 100],
    ['News', null, 100],
  ] as const)(
    'of a %s card from %s shorten the title to %s characters and show the rest on request',
    async (documentType, isoCode, limit) => {
      const title = 'word '.repeat(60).trim();
      render('fullsize', { documentType, isoCode, title });
      const shown = () => screen.getByText(/^word word/).textContent;
      expect(shown().replace('Show More', '').length).toBeLessThanOrEqual(limit + 1);
      expect(shown().length).toBeGreaterThan(limit * 0.7);
      await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
      expect(shown()).toContain(title);
    },
  );

  it('shorten a summary to 200 characters of plain text', async () => {
    const summary = `<p>${'word '.repeat(100).trim()}</p>`;
    const { container } = render('report', { summary });
    const shown = () => container.querySelector('p')?.textContent ?? '';
    expect(shown()).not.toContain('<');
    expect(shown().replace('Show More', '').length).toBeLessThanOrEqual(201);
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(shown().length).toBeGreaterThan(490);
  });

  it('keep the highlights on their words when more is shown', async () => {
    const text = `${'filler '.repeat(40)}needle`;
    const highlights = [
      { field: 'text', text, marks: [[0, 6] as const, [280, 286] as const] },
      { field: 'title', text: 'Rents', marks: [[0, 5] as const] },
    ];
    const { container } = renderWithApi(
      <HitCard card={buildCard({ title: 'Rents' })} view="fullsize" highlights={highlights} />,
      {},
    );
    const marked = () => Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent);
    expect(marked()).toEqual(['Rents', 'filler']);
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(marked()).toEqual(['Rents', 'filler', 'needle']);
  });
});

it.each([
  ['country', { isoCode: 'mx' }, 'This version of Rotunda can’t show documents from this country.'],
  [
    'publisher',
    { documentType: 'ResearchDocument', documentSubtype: 'OECD' },
    'This version of Rotunda can’t show reports from this publisher.',
  ],
] as const)('HitCard shows an error for an unknown %s without affecting other cards', (_, changes, message) => {
  renderWithApi(
    <>
      <HitCard card={buildCard(changes)} view="fullsize" />
      <HitCard card={buildCard()} view="fullsize" />
    </>,
    {},
  );
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('article', { name: 'CA SB 1142' })).toBeInTheDocument();
});
