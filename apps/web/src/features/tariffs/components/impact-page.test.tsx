import { screen, within } from '@testing-library/react';
import type { ImpactConfiguration, ImpactReport } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type Answers, Refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { buildChapter } from '../testing/build-schedule.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const CONFIGURATION: ImpactConfiguration = {
  _id: ID,
  company_name: 'Larkmere Wheels',
  products: 'bicycles',
  operating_countries: ['CN'],
  hs_codes: ['8712', '2201'],
  version: 1,
  updatedBy: 'user-1',
  updatedAt: 179e7,
};
const line = (htsno: string, general: string) => ({
  htsno,
  general,
  indent: 1,
  description: `Goods of ${htsno}`,
  ancestors: [],
  units: [],
  edition: null,
  special: null,
  other: null,
  inherited: null,
  quotaQuantity: null,
  additionalDuties: null,
  footnotes: [],
});
const REPORT: ImpactReport = {
  configuration: CONFIGURATION,
  categories: [
    {
      code: '8712',
      description: 'Bicycles',
      lineCount: 60,
      lines: [line('8712.00.15', '11%')],
      additional: [line('9903.88.15', '+ 7.5%')],
    },
    {
      code: '2201',
      description: null,
      lines: [],
      lineCount: 0,
      additional: [],
    },
  ],
  measures: [],
  measureCount: 0,
  sources: {
    chapters: [buildChapter(87)],
    measuresHeld: 0,
    newestMeasure: null,
  },
};

function answers(tariffImpact: Answers['tariffImpact'] = {}, session = buildSession()): Answers {
  return {
    identity: { getSession: () => session },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
    tariffImpact: {
      findConfigurations: () => ({ results: [], total: 0 }),
      getReport: () => REPORT,
      findOperatingCountries: () => ({ isKnown: false, countries: [{ code: 'CN', name: 'China', isEntered: false }] }),
      findHsCategories: () => ({
        isKnown: false,
        words: ['bicycles'],
        categories: [
          {
            code: '8712',
            description: 'Bicycles',
            chapter: 87,
            words: ['bicycles'],
            lineCount: 2,
            isEntered: false,
          },
        ],
      }),
      ...tariffImpact,
    },
  };
}

describe('Tariff impact report', () => {
  it('is created in a wizard, which says that nothing is known about the company yet', async () => {
    const { user, calls, history } = renderApp(
      '/global-tariff-tracker/impact',
      answers({ saveConfiguration: () => CONFIGURATION }),
    );
    await user.click(await screen.findByRole('button', { name: 'New impact report' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('textbox', { name: 'Company name' }));
    await user.paste('Larkmere Wheels');
    await user.click(within(dialog).getByRole('textbox', { name: 'Products it makes or trades' }));
    await user.paste('bicycles');
    expect(await within(dialog).findByText(/Nothing has been entered for this company yet/)).toBeVisible();
    await user.click(within(dialog).getByRole('combobox', { name: 'Operating countries' }));
    await user.click(await screen.findByRole('option', { name: 'China' }));
    await user.click(within(dialog).getByRole('combobox', { name: 'HS categories' }));
    await user.click(await screen.findByRole('option', { name: '8712 · Bicycles' }));
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Larkmere Wheels' })).toBeVisible();
    expect(history.location.search).toContain(ID);
    expect(calls.findLast(({ name }) => name === 'tariffImpact.saveConfiguration')?.input).toEqual({
      company_name: 'Larkmere Wheels',
      products: 'bicycles',
      operating_countries: ['CN'],
      hs_codes: ['8712'],
      version: null,
    });
  });

  it('shows rates, additional duties, missing codes, its sources and its limits', async () => {
    const { container } = renderApp(`/global-tariff-tracker/impact?report=${ID}`, answers());
    const rates = await screen.findByRole('table', { name: 'Rates of 8712' });
    expect(within(rates).getByRole('link', { name: '8712.00.15' })).toBeVisible();
    expect(screen.getByRole('table', { name: /Additional duties/ })).toHaveTextContent('9903.88.15');
    expect(screen.getByText('Showing 1 of 60 lines with a rate.')).toBeVisible();
    expect(screen.getByText('This code isn’t in the tariff schedule loaded here.')).toBeVisible();
    expect(screen.getByText('No measures loaded here cite these codes.')).toBeVisible();
    expect(screen.getByText(/2026-01, loaded/)).toBeVisible();
    expect(screen.getByText(/Rates of origin under trade agreements/)).toBeVisible();
    await expectAccessible(container);
  });

  it('is read-only for a viewer and says when it no longer exists', async () => {
    const viewer = buildSession({ user: { role: 'viewer' } });
    const shown = renderApp(`/global-tariff-tracker/impact?report=${ID}`, answers({}, viewer));
    expect(await screen.findByRole('heading', { name: 'Larkmere Wheels' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /impact report/ })).toBeNull();
    shown.unmount();
    const getReport = () => {
      throw new Refusal('NOT_FOUND');
    };
    renderApp(`/global-tariff-tracker/impact?report=${ID}`, answers({ getReport }));
    expect(await screen.findByText(/doesn’t exist or was deleted/)).toBeVisible();
  });

  it.each([
    ['member', 1],
    ['viewer', 0],
  ] as const)('tells a %s how to create the first report %i times', async (role, times) => {
    const findConfigurations = () => ({ results: [], total: 0 });
    renderApp('/global-tariff-tracker/impact', answers({ findConfigurations }, buildSession({ user: { role } })));
    expect(await screen.findByText('No impact reports yet')).toBeVisible();
    expect(screen.queryAllByText(/^Name a company/)).toHaveLength(times);
  });

  it('is deleted after a confirmation', async () => {
    const { user, calls, history } = renderApp(
      `/global-tariff-tracker/impact?report=${ID}`,
      answers({ deleteConfiguration: () => ({ ok: true }) }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete impact report' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete impact report' }));
    expect(await screen.findByText('No impact reports yet')).toBeVisible();
    expect(history.location.search).toBe('');
    expect(calls.map(({ name }) => name)).toContain('tariffImpact.deleteConfiguration');
  });
});
