import { WIDGETS } from '@rotunda/contract/values';
import { describe, expect, it } from 'vitest';
import { dashboardTexts } from './dashboard-texts.ts';
import { offeredWidgets, scopeOf, titleOf } from './widgets.ts';

describe('the widgets offered', () => {
  it('are all of them for one project', () => {
    expect(offeredWidgets('p1', false)).toEqual([...WIDGETS]);
  });

  it('are for all projects without the activity of one, and with alerts only where their page is', () => {
    expect(WIDGETS.filter((widget) => !offeredWidgets(null, true).includes(widget))).toEqual(['activity']);
    expect(offeredWidgets(null, false)).not.toContain('alerts');
  });
});

it('every widget has a title of its own, that of projects by what the dashboard is about', () => {
  for (const projectId of [null, 'p1']) {
    const titles = WIDGETS.map((widget) => titleOf(widget, projectId));
    expect(titles.every((title) => title !== '')).toBe(true);
    expect(new Set(titles).size).toBe(WIDGETS.length);
  }
  expect(titleOf('projectPolicy', null)).toBe(dashboardTexts.projects);
  expect(titleOf('projectPolicy', 'p1')).toBe(dashboardTexts.projectPolicy);
});

it('what is asked about all projects names none', () => {
  expect([scopeOf(null), scopeOf('p1')]).toEqual([{}, { projectId: 'p1' }]);
});
