import { WIDGETS } from '@rotunda/contract/values';
import { describe, expect, it } from 'vitest';
import { dashboardTexts } from './dashboard-texts.ts';
import { offeredWidgets, getScope, getTitle } from './widgets.ts';

describe('offeredWidgets', () => {
  it('offers all widgets for a single project', () => {
    expect(offeredWidgets('p1', false)).toEqual([...WIDGETS]);
  });

  it('omits activity for all projects, and alerts when the Alerts page is off', () => {
    expect(WIDGETS.filter((widget) => !offeredWidgets(null, true).includes(widget))).toEqual(['activity']);
    expect(offeredWidgets(null, false)).not.toContain('alerts');
  });
});

it('getTitle gives every widget a unique title and names the project widget after the scope', () => {
  for (const projectId of [null, 'p1']) {
    const titles = WIDGETS.map((widget) => getTitle(widget, projectId));
    expect(titles.every((title) => title !== '')).toBe(true);
    expect(new Set(titles).size).toBe(WIDGETS.length);
  }
  expect(getTitle('projectPolicy', null)).toBe(dashboardTexts.projects);
  expect(getTitle('projectPolicy', 'p1')).toBe(dashboardTexts.projectPolicy);
});

it('getScope names no project for all projects', () => {
  expect([getScope(null), getScope('p1')]).toEqual([{}, { projectId: 'p1' }]);
});
