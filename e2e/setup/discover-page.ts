import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Parts of Discover the journeys speak of. */
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
    /** Runs a search and waits until the list shows what it found. */
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

/** An option of a filter is called by its words, that it waits for Apply, and its count: `Legislation 1,664`. */
function optionName(words: string): RegExp {
  return new RegExp(`^${words}(?: Not applied yet)?(?: [\\d,]+\\+?)?$`);
}

/** The number a text begins with: 1,664 of `1,664 results`. */
export async function numberIn(locator: Locator): Promise<number> {
  const text = (await locator.textContent()) ?? '';
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
}

/** A search as its address holds it. */
export function discoverAddress(filters: object): string {
  return `/discover?filters=${encodeURIComponent(JSON.stringify(filters))}`;
}
