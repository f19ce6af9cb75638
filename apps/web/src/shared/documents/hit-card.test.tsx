import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildCard } from '../../testing/builders.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { type CardView, viewFault, viewRules } from './card-views.ts';
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

describe('what a view shows', () => {
  it.each<[CardView, Parameters<typeof viewRules>[1], boolean]>([
    ['fullsize', 'Legislation', true],
    ['fullsize', 'CustomPerson', false],
    ['fullsize', 'CustomOrg', false],
    ['bitesize', 'Legislation', false],
    ['report', 'Legislation', false],
    ['shareabledocument', 'Legislation', false],
  ])('of our decisions: %s of %s: %s', (view, type, showsDecisions) => {
    expect(viewRules(view, type).showsDecisions).toBe(showsDecisions);
  });

  it.each(VIEWS)('%s shows priority, position and tags only where it may', (view) => {
    render(view, { metadata: MARKED });
    expect(screen.queryAllByText(/High|Oppose|Testify/).length > 0).toBe(view === 'fullsize');
  });

  it.each(VIEWS)('%s leads to the page of the document only for who is signed in', (view) => {
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
  ] as const)('a shared link of %s of %s: %s', (documentType, isoCode, fault) => {
    const card = buildCard({ documentType, isoCode, documentSubtype: 'CBO' });
    expect(viewFault(card, 'shareabledocument')).toBe(fault);
  });
});

describe('titles and summaries', () => {
  it.each([
    ['Legislation', 'us', 200],
    ['GlobalLegislation', 'ca', 200],
    ['Regulation', 'us', 100],
    ['News', null, 100],
  ] as const)(
    'the title of %s of %s is cut at %s characters, the rest on demand',
    async (documentType, isoCode, limit) => {
      const title = 'word '.repeat(60).trim();
      const { container } = render('fullsize', { documentType, isoCode, title });
      const shown = () => container.querySelector('.title')?.textContent ?? '';
      expect(shown().replace('Show More', '').length).toBeLessThanOrEqual(limit + 1);
      expect(shown().length).toBeGreaterThan(limit * 0.7);
      await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
      expect(shown()).toContain(title);
    },
  );

  it('a summary is cut at 200 characters, as plain words', async () => {
    const summary = `<p>${'word '.repeat(100).trim()}</p>`;
    const { container } = render('report', { summary });
    const shown = () => container.querySelector('.summary')?.textContent ?? '';
    expect(shown()).not.toContain('<');
    expect(shown().replace('Show More', '').length).toBeLessThanOrEqual(201);
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(shown().length).toBeGreaterThan(490);
  });

  it('marks stay on their words when more is shown', async () => {
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
  ['country', { isoCode: 'mx' }, 'This version of Rotunda can’t show documents of this country.'],
  [
    'publisher',
    { documentType: 'ResearchDocument', documentSubtype: 'OECD' },
    'This version of Rotunda can’t show reports of this publisher.',
  ],
] as const)('an unknown %s is an error of that card alone', (_, changes, message) => {
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
