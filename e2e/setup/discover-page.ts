import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Returns the parts of Discover that the journeys use. */
export function discoverPage(page: Page) {
  const rail = page.getByRole('complementary', { name: 'Filters' });
  const box = page.getByRole('textbox', { name: 'Search Discover' });
  const total = page.getByRole('status').filter({ hasText: /^[\d,]+\+? results?$/ });
  return {
    rail,
    box,
    /** `1,664 results`. */
    total,
    results: page.getByRole('region', { name: 'Results', exact: true }),
    chips: page.getByRole('group', { name: 'Filters' }),
    flyout: page.getByRole('complementary').filter({ has: page.getByRole('tab', { name: 'Overview' }) }),
    /** Runs a search and waits until the list shows its results. */
    searchFor: async (text: string) => {
      const before = await total.textContent();
      await box.fill(text);
      await box.press('Enter');
      await expect(total).not.toHaveText(before ?? '');
    },
    type: (name: string) => rail.getByRole('radio', { name: optionName(name) }),
    option: (name: string) => rail.getByRole('checkbox', { name: optionName(name) }),
  };
}

/**
 * The accessible name of a filter option: its words, whether it waits for Apply, and its count: `Legislation 1,664`.
 */
function optionName(words: string): RegExp {
  return new RegExp(`^${words}(?: Not applied yet)?(?: [\\d,]+\\+?)?$`);
}

/** Returns the number at the beginning of a text: 1,664 of `1,664 results`. */
export async function numberIn(locator: Locator): Promise<number> {
  const text = (await locator.textContent()) ?? '';
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
}

/** Returns a search's address. */
export function discoverAddress(filters: object): string {
  return `/discover?filters=${encodeURIComponent(JSON.stringify(filters))}`;
}
