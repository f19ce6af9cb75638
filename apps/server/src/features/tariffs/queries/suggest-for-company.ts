import { COUNTRIES, TARIFF_CHAPTERS } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createHtsLinesRepository } from '../hts-lines.repository.ts';
import { createImpactConfigurationsRepository } from '../impact-configurations.repository.ts';

/** Words of company names and of trade that say nothing about goods. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'and any articles co company corp corporation for from global goods group holdings inc incorporated international limited llc ltd of other parts plc products the thereof to trade trading with'.split(
    ' ',
  ),
);
const MAX_WORDS = 12;
const MAX_CATEGORIES = 30;

/**
 * Returns every country, those the organization entered for the company first, because nothing else is known about
 * companies.
 */
export async function suggestCountries(database: DatabaseHandle, actor: Actor, company: string) {
  const known = await createImpactConfigurationsRepository(database, actor.organizationId).findByCompany(company);
  const entered = new Set(known?.operatingCountries);
  const countries = Object.entries(COUNTRIES)
    .map(([code, name]) => ({ code, name, isEntered: entered.has(code) }))
    .toSorted((a, b) => Number(b.isEntered) - Number(a.isEntered) || a.name.localeCompare(b.name, 'en'));
  return { isKnown: known !== null, countries };
}

/**
 * Returns headings of the schedule whose lines name what the company makes or trades, in the organization's own words.
 */
export async function suggestCategories(
  database: DatabaseHandle,
  actor: Actor,
  { company, products }: { company: string; products: string | undefined },
) {
  const known = await createImpactConfigurationsRepository(database, actor.organizationId).findByCompany(company);
  const words = getWords(`${products ?? known?.products ?? ''} ${company}`);
  const found = await createHtsLinesRepository(database).findHeadings(words, MAX_CATEGORIES);
  const entered = new Set(known?.hsCodes);
  const categories = found.map((heading) => ({
    ...heading,
    description: heading.description ?? TARIFF_CHAPTERS[heading.chapter] ?? '',
    isEntered: entered.has(heading.code),
  }));
  return { isKnown: known !== null, words, categories };
}

/** Returns the distinct words of at least three letters, in the order they were typed. */
export function getWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !SAYS_NOTHING.has(word)).slice(0, MAX_WORDS);
}
