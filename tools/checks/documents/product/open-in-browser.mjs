import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { signInAs } from '../../product/sign-in-as.mjs';
import { plainWords } from '../comparing/words.mjs';
import { getAsker } from './ask-product.mjs';
import { expectedOnPage } from './expected-on-page.mjs';

const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const PAGE_MS = 20_000;

/** Path of the page for each document type. */
const PATHS = {
  Legislation: 'legislation',
  GlobalLegislation: 'global-legislation',
  Regulation: 'regulation',
  ResearchDocument: 'research-doc',
  PresidentialAction: 'presidential-action',
  CQSchedules: 'schedule',
  News: 'news',
  SocialPost: 'social-post',
  Person: 'stakeholders/person',
  Committee: 'stakeholders/committee',
};

/** Text that no reader should see: an unformatted value or an error. */
const BROKEN = /\bundefined\b|\[object Object\]|\bNaN\b|Invalid Date|An error occured|Something went wrong/;

/**
 * Opens some documents of each set in a browser and reports what is wrong with their pages.
 *
 * @param {{ url: string, command: (...argv: string[]) => Promise<string> }} product
 * @param {{ set: { name: string }, keys: string[] }[]} results
 * @param {number} count Documents per set.
 * @returns {Promise<{ opened: number, problems: string[] }>}
 */
export async function openInBrowser(product, results, count) {
  const person = await signInAs(product, 'admin');
  const origin = product.url.replace(/\/api$/, '');
  const executablePath = process.env.CHROMIUM_PATH ?? PROGRAMS.find((program) => existsSync(program));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const problems = [];
  let opened = 0;
  try {
    const origins = [{ origin, localStorage: [{ name: 'rotunda.token', value: person.token }] }];
    const page = await browser.newPage({ storageState: { cookies: [], origins } });
    const faults = watchErrors(page, origin);
    const ask = getAsker(person);
    for (const { keys } of results) {
      for (const fusionId of keys.slice(0, count)) {
        const card = await ask.card(fusionId);
        const path = PATHS[card?.documentType];
        // Votes and prints have no page of their own.
        if (path === undefined) continue;
        opened += 1;
        const expected = await expectedOnPage(card, ask);
        const wrong = await openOne(page, `${origin}/${path}/${card.fusionId}`, card, expected);
        for (const problem of [...wrong, ...faults.splice(0)]) problems.push(`${path}/${card.fusionId}: ${problem}`);
      }
    }
  } finally {
    await browser.close();
  }
  return { opened, problems };
}

/** Collects faults of our own pages and scripts; images and fonts from elsewhere may be unreachable. */
function watchErrors(page, origin) {
  const faults = [];
  page.on('pageerror', (error) => faults.push(`the page threw ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && (url === '' || url.startsWith(origin))) faults.push(`console: ${message.text()}`);
  });
  return faults;
}

async function openOne(page, address, card, expected) {
  await page.goto(address);
  const problems = [];
  const hasTitle = (title) => document.body.innerText.replace(/\s+/g, ' ').includes(title);
  const title = plainWords(card.title).slice(0, 60);
  const isTitled = await page.waitForFunction(hasTitle, title, { timeout: PAGE_MS }).then(...outcome);
  if (!isTitled) return [`its title is not on the page: ${title}`];
  for (const [section, text] of expected) {
    const isShown = await page
      .getByText(text)
      .first()
      .waitFor({ state: 'attached', timeout: PAGE_MS })
      .then(...outcome);
    if (!isShown) problems.push(`${section} is not on the page: ${text}`);
  }
  for (const alert of await page.getByRole('alert').allInnerTexts()) problems.push(`the page warns: ${alert}`);
  const text = await page.locator('body').innerText();
  const broken = BROKEN.exec(text.replaceAll(card.title, ''));
  if (broken !== null) problems.push(`the page says "${broken[0]}"`);
  return problems;
}

/** Whether something appeared in time. */
const outcome = [() => true, () => false];
