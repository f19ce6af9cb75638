import type { Browser, Page } from '@playwright/test';
import { getApi } from './setup/call-api.ts';
import { discoverAddress, discoverPage } from './setup/discover-page.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { makeProject } from './setup/make-project.ts';
import { richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const OPEN = `/discover?list=1&open=${richBill.fusionId}&openType=Legislation`;
const BILLS = discoverAddress({
  datasetTypes: ['Legislation'],
  progressiveFilters: { Legislation: { activeSessions: false } },
});
const document = { fusionId: richBill.fusionId, documentType: 'Legislation' };

type Api = Awaited<ReturnType<typeof getApi>>;

/** Resets the document to its state before any decision. */
async function forgetDecisions(api: Api): Promise<void> {
  const cleared = await api.post('/entity-metadata', { changes: [{ ...document, priority: null, position: null }] });
  expect(cleared.ok()).toBe(true);
}

/** Returns the open menu and its Apply button. */
function openMenu(page: Page, name: string) {
  const menu = page.getByRole('dialog', { name, exact: true });
  return { menu, apply: menu.getByRole('button', { name: 'Apply' }) };
}

/** Opens the same document on the member's page and on a viewer's. */
async function openTwice(page: Page, browser: Browser) {
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, 'viewer', OPEN);
  const theirs = discoverPage(colleague).flyout;
  await expect(theirs).toBeVisible();
  await signIn(page, 'member', OPEN);
  return { flyout: discoverPage(page).flyout, theirs, colleague };
}

test("A user sets priority, position and tags of a document, and a colleague's page follows", async ({
  page,
  browser,
  request,
}) => {
  await forgetDecisions(await getApi(request, 'member'));
  const tagName = `Tag ${Date.now()}`;
  const { flyout, theirs, colleague } = await openTwice(page, browser);

  await test.step('Priority and position are set, undone and cleared', async () => {
    await flyout.getByRole('button', { name: 'Priority' }).click();
    await page.getByRole('menuitemradio', { name: 'High' }).click();
    await expect(page.getByText('Priority was updated successfully!')).toBeVisible();
    await expect(flyout.getByRole('button', { name: 'Priority: High' })).toBeVisible();
    await expect(theirs.getByTitle('Priority: High')).toBeVisible();
    await flyout.getByRole('button', { name: 'Position' }).click();
    await page.getByRole('menuitemradio', { name: 'Oppose' }).click();
    await expect(page.getByText('Position was updated successfully!')).toBeVisible();
    await expect(flyout.getByRole('button', { name: 'Position: Oppose' })).toBeVisible();
    const said = page.getByRole('status').filter({ hasText: 'Position was updated successfully!' });
    await said.getByRole('button', { name: 'Undo' }).click();
    await expect(theirs.getByTitle('Position: Oppose')).toHaveCount(0);
    await flyout.getByRole('button', { name: 'Priority: High' }).click();
    await page.getByRole('menuitem', { name: 'Clear priority' }).click();
    await expect(theirs.getByTitle('Priority: High')).toHaveCount(0);
  });

  await test.step('A tag is created and assigned by keyboard', async () => {
    await page.keyboard.press('t');
    const { menu, apply } = openMenu(page, 'Tags');
    // The menu grows to its full size.
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(240);
    await expect(menu.getByText('No updates detected!')).toBeVisible();
    await expect(apply).toBeDisabled();
    await menu.getByRole('button', { name: 'Create tag' }).click();
    await expect(menu.getByText('Tag name cannot be empty')).toBeVisible();
    await menu.getByRole('searchbox').fill(tagName);
    await expect(menu.getByText('No results found')).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('button', { name: `Create “${tagName}”` }).click();
    await menu.getByRole('searchbox').fill(tagName);
    await expect(menu.getByRole('checkbox', { name: tagName })).toBeChecked();
    await apply.click();
    await expect(page.getByText('Successfully updated tags.')).toBeVisible();
    await expect(theirs.getByText(tagName)).toBeVisible();
  });

  await test.step('A viewer sees no controls for changes', async () => {
    await expect(theirs.getByRole('button', { name: 'Workflow' })).toHaveCount(0);
    await expect(theirs.getByRole('button', { name: /Priority/ })).toHaveCount(0);
    await expect(colleague.getByRole('checkbox', { name: 'Select all' })).toHaveCount(0);
  });
  await colleague.context().close();
});

test("A user adds a document to a project and a column, and a colleague's page follows", async ({
  page,
  browser,
  request,
}) => {
  const api = await getApi(request, 'member');
  const projectName = `Board ${Date.now()}`;
  const projectId = await makeProject(api, projectName);
  const { flyout, theirs, colleague } = await openTwice(page, browser);
  await expect(flyout).toBeVisible();

  await page.keyboard.press('p');
  const projects = openMenu(page, 'Add to Projects');
  await projects.menu.getByRole('searchbox').fill(projectName);
  await projects.menu.getByRole('checkbox', { name: projectName }).check();
  await projects.apply.click();
  await expect(page.getByText('Successfully updated projects')).toBeVisible();
  await expect(theirs.getByText(projectName)).toBeVisible();

  await flyout.getByRole('button', { name: 'Workflow' }).click();
  const { menu, apply } = openMenu(page, 'Workflow');
  await expect(apply).toBeDisabled();
  const columns = menu.getByRole('radiogroup', { name: `Column of ${projectName}` });
  await expect(columns.getByRole('radio', { name: 'Not on the board' })).toBeChecked();
  await columns.getByRole('radio', { name: 'Analysis' }).check();
  await expectAccessible(page);
  await apply.click();
  await expect(page.getByText('Successfully updated workflow.')).toBeVisible();
  const cards = async () => {
    const board: { results: { title: string; cards: unknown[] }[] } = await (
      await api.get(`/projects/${projectId}/workflow/columns`)
    ).json();
    return board.results.filter((column) => column.cards.length > 0).map((column) => column.title);
  };
  expect(await cards()).toEqual(['Analysis']);

  await page.keyboard.press('w');
  await menu.getByRole('checkbox', { name: projectName }).uncheck();
  await apply.click();
  await expect(theirs.getByText(projectName)).toHaveCount(0);
  expect(await cards()).toEqual([]);
  const getUndo = (said: string) =>
    page.getByRole('status').filter({ hasText: said }).getByRole('button', { name: 'Undo' });
  await getUndo('Successfully updated workflow.').last().click();
  await expect(theirs.getByText(projectName)).toBeVisible();
  expect(await cards()).toEqual(['Analysis']);

  await page.keyboard.press('p');
  await projects.menu.getByRole('searchbox').fill(projectName);
  await projects.menu.getByRole('checkbox', { name: projectName }).uncheck();
  await projects.apply.click();
  await expect(theirs.getByText(projectName)).toHaveCount(0);
  await getUndo('Successfully updated projects').last().click();
  await expect(theirs.getByText(projectName)).toBeVisible();
  expect(await cards()).toEqual(['Analysis']);
  await colleague.context().close();
});

test('A user updates many documents together, and the filters follow', async ({ page, request }) => {
  const api = await getApi(request, 'member');
  const name = `Many ${Date.now()}`;
  await makeProject(api, name);
  await signIn(page, 'member', BILLS);
  const { results, total } = discoverPage(page);
  const boxes = results.getByRole('checkbox', { name: /^Select US|^Select [A-Z]{2} / });
  const before = await boxes.nth(2).boundingBox();
  await boxes.nth(0).check();
  await expect(page.getByRole('region', { name: '1 selected' })).toBeVisible();
  // The bar moves no row away from under the pointer.
  expect(await boxes.nth(2).boundingBox()).toEqual(before);
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: '3 selected' });
  await expect(bar).toBeVisible();

  await test.step('A new tag is shown as set on some documents and then on all', async () => {
    await boxes.nth(1).uncheck();
    await boxes.nth(2).uncheck();
    await page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Tags' }).click();
    const { menu, apply } = openMenu(page, 'Tags');
    await menu.getByRole('searchbox').fill(name);
    await menu.getByRole('button', { name: `Create “${name}”` }).click();
    await expect(menu.getByRole('searchbox')).toHaveValue('');
    await apply.click();
    const toast = page.getByText('Successfully updated tags.');
    await expect(toast).toBeVisible();
    // The toast covers no button of the bar.
    const barTop = (await page.getByRole('region', { name: '1 selected' }).boundingBox())?.y ?? 0;
    await expect
      .poll(async () => {
        const box = await toast.boundingBox();
        return box === null ? barTop : box.y + box.height;
      })
      .toBeLessThan(barTop);
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await bar.getByRole('button', { name: 'Tags' }).click();
    await menu.getByRole('searchbox').fill(name);
    const box = menu.getByRole('checkbox', { name });
    await expect(box).toBeChecked({ indeterminate: true });
    await box.click();
    await apply.click();
    await expect(menu).toHaveCount(0);
    await expect(results.getByRole('listitem').filter({ hasText: name })).not.toHaveCount(1);
  });

  await test.step('Adding many documents to projects shows its own message', async () => {
    await bar.getByRole('button', { name: 'Add to Projects' }).click();
    const { menu, apply } = openMenu(page, 'Add to Projects');
    const all = menu.getByRole('checkbox', { name: 'All projects' });
    await all.check();
    await menu.getByRole('searchbox').fill(name);
    await menu.getByRole('checkbox', { name }).uncheck();
    await menu.getByRole('searchbox').fill('');
    await expect(all).toBeChecked({ indeterminate: true });
    await menu.getByRole('button', { name: 'Apply' }).focus();
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Add to Projects' }).click();
    await menu.getByRole('searchbox').fill(name);
    await menu.getByRole('checkbox', { name }).check();
    await apply.click();
    await expect(page.getByText('Multiple items were moved/removed')).toBeVisible();
  });

  await test.step('A search for the tag finds the documents and drops a document that loses the tag', async () => {
    const { results: tags }: { results: { _id: string; name: string }[] } = await (await api.get('/tags')).json();
    const tagId = tags.find((tag) => tag.name === name)?._id;
    await page.goto(
      discoverAddress({
        datasetTypes: ['Legislation'],
        entityMetadata: { tagIds: [tagId] },
        progressiveFilters: { Legislation: { activeSessions: false } },
      }),
    );
    await expect(total).toHaveText('3 results');
    await results.getByRole('link').first().click();
    await page.keyboard.press('x');
    await page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Tags' }).click();
    const { menu, apply } = openMenu(page, 'Tags');
    await menu.getByRole('searchbox').fill(name);
    await menu.getByRole('checkbox', { name }).uncheck();
    await apply.click();
    await expect(total).toHaveText('2 results');
  });
});

test('A user without projects is led to create the first project', async ({ page }) => {
  await page.route('**/api/projects', (route) => route.fulfill({ json: { results: [], total: 0 } }));
  await signIn(page, 'member', OPEN);
  await discoverPage(page).flyout.getByRole('button', { name: 'Add to Projects' }).click();
  const { menu, apply } = openMenu(page, 'Add to Projects');
  await expect(menu.getByText('No projects found for your organization.')).toBeVisible();
  await expect(apply).toBeDisabled();
  await menu.getByRole('link', { name: 'Create your first project' }).click();
  await expect(page).toHaveURL(/\/projects$/);
});

test('The document menus work on a phone in dark mode @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'member', `/legislation/${richBill.fusionId}`);
  await page.getByRole('button', { name: /^Add to Projects/ }).click();
  const { menu } = openMenu(page, 'Add to Projects');
  await expect(menu.getByRole('checkbox', { name: 'All projects' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto('/discover?list=1');
  await discoverPage(page)
    .results.getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await expect(page.getByRole('region', { name: '1 selected' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => window.document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
