import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type Answers, Refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { buildChapter, buildLines } from '../testing/build-schedule.ts';

const LINES = buildLines(
  [null, '2201', 'Waters:'],
  [1, '2201.10.00', 'Mineral', '1¢/liter'],
  [2, '2201.10.00.10', 'Still'],
  [null, '2202', 'Lemonade', 'Free'],
);
const [, , still] = LINES;
const STATISTICAL = {
  ...still,
  inherited: { htsno: '2201.10.00', general: '1¢/liter', special: 'Free (AU)', other: '5¢/liter' },
  footnotes: [{ columns: ['general'], value: 'See 9903.88.15.', type: 'footnote', marker: '1' }],
};
const CHAPTERS = [buildChapter(22), buildChapter(23)];

function answers(tariffs: Answers['tariffs'] = {}): Answers {
  return {
    identity: { getSession: () => buildSession() },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
    tariffs: {
      findChapters: () => ({ results: CHAPTERS, total: CHAPTERS.length }),
      getChapter: () => ({
        chapter: buildChapter(22),
        lines: LINES.map((line) => (line === still ? STATISTICAL : line)),
      }),
      findRegulations: () => ({ results: [], total: 0 }),
      ...tariffs,
    },
  };
}
const tree = () => screen.findByRole('treegrid', { name: 'Harmonized Tariff Schedule' });
const rowNamed = async (name: RegExp) => within(await tree()).findByRole('row', { name });

describe('Tariff code browser', () => {
  /** jsdom has no layout, so these mocks give rows of 36 px in a pane of 600 px. */
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('is navigated by keyboard: right expands and descends, left ascends and collapses', async () => {
    const { user, container } = renderApp('/global-tariff-tracker/codes', answers());
    (await rowNamed(/Chapter 22/)).focus();
    await user.keyboard('{ArrowRight}');
    expect(await rowNamed(/Waters/)).toHaveAttribute('aria-level', '2');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    const line = await rowNamed(/Still/);
    expect(line).toHaveFocus();
    expect(line).toHaveAttribute('aria-level', '4');
    expect(line).toHaveTextContent('1¢/literfrom 2201.10.00Free (AU)5¢/liter');
    await expectAccessible(container);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await rowNamed(/Mineral/)).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{End}');
    expect(await rowNamed(/Chapter 23/)).toHaveFocus();
  });

  it('expands the path to the code in the URL and shows its details', async () => {
    const { calls } = renderApp('/global-tariff-tracker/codes?code=2201100010', answers());
    const flyout = await screen.findByRole('complementary', { name: '2201.10.00.10' });
    expect(flyout).toHaveTextContent('Rate inherited from 2201.10.00, the line above');
    expect(within(flyout).getByRole('link', { name: '9903.88.15' })).toHaveAttribute(
      'href',
      '/global-tariff-tracker/codes?code=99038815',
    );
    expect(await rowNamed(/Still/)).toHaveAttribute('aria-current', 'true');
    expect(await within(flyout).findByText('No measures loaded here cite this code.')).toBeVisible();
    expect(calls.find(({ name }) => name === 'tariffs.findRegulations')?.input).toMatchObject({ query: '22011000' });
  });

  it('says that a code does not exist, and offers Retry when a chapter cannot be loaded', async () => {
    const missing = renderApp('/global-tariff-tracker/codes?code=2299', answers());
    expect(await screen.findByText(/isn’t in the tariff schedule/)).toBeVisible();
    missing.unmount();
    let isUp = false;
    const getChapter = () => {
      if (!isUp) throw new Refusal('INTERNAL');
      return { chapter: buildChapter(22), lines: [...LINES] };
    };
    const { user } = renderApp('/global-tariff-tracker/codes', answers({ getChapter }));
    await user.click(await rowNamed(/Chapter 22/));
    const failed = await rowNamed(/could not be loaded/);
    isUp = true;
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect(await rowNamed(/Waters/)).toBeVisible();
  });

  it('finds codes with their parent headings and offers to clear a search without results', async () => {
    const { position: _position, parentPosition: _parent, ...line } = STATISTICAL;
    const results = [{ ...line, ancestors: ['Waters:', 'Mineral'], edition: null }];
    const findHarmonizedCodes = (input: { query?: string | undefined } = {}) =>
      input.query === 'none' ? { results: [], total: 0 } : { results, total: 1 };
    const { user } = renderApp('/global-tariff-tracker/codes?query=still', answers({ findHarmonizedCodes }));
    const table = await screen.findByRole('table', { name: 'Matching tariff codes' });
    expect(within(table).getByRole('link', { name: '2201.10.00.10' })).toBeVisible();
    expect(table).toHaveTextContent('Waters › Mineral');
    const field = screen.getByRole('searchbox', { name: 'Find by code or words' });
    await user.clear(field);
    await user.type(field, 'none');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(await tree()).toBeVisible();
  });

  it('says that no tariff schedule is loaded', async () => {
    renderApp('/global-tariff-tracker/codes', answers({ findChapters: () => ({ results: [], total: 0 }) }));
    expect(await screen.findByText('No tariff schedule yet')).toBeVisible();
  });
});
