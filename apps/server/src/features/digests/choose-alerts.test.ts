import { describe, expect, it } from 'vitest';
import type { FoundAlert } from './alert-digest.repository.ts';
import { chooseAlerts } from './choose-alerts.ts';

const found = (projectId: string, title: string, documentId: number, relevancy = 0): FoundAlert => ({
  ...{ projectId, title, documentId, relevancy },
  ...{ documentVersion: 1, savedSearchId: `${projectId} ${title}`, searchAlertId: `${projectId} ${documentId}` },
});
const shown = (alerts: readonly FoundAlert[], most = 50, projectIds = ['a', 'b']) =>
  chooseAlerts(alerts, projectIds, most).projects.map(({ projectId, searches }) => [
    projectId,
    ...searches.map((one) => [one.title, one.shown.map(({ documentId }) => documentId), one.more]),
  ]);

describe('what an alert digest shows', () => {
  it('is grouped by project in the order given, then by saved search, its best first', () => {
    const alerts = [
      found('b', 'Water', 1),
      found('a', 'Roads', 2, 0.1),
      found('a', 'Roads', 3, 0.9),
      found('a', 'Air', 4),
    ];
    expect(shown(alerts)).toEqual([
      ['a', ['Air', [4], 0], ['Roads', [3, 2], 0]],
      ['b', ['Water', [1], 0]],
    ]);
  });

  it('names a document once, with every other saved search that found it', () => {
    const alerts = [found('b', 'Water', 1), found('a', 'Roads', 1), found('a', 'Air', 1)];
    const chosen = chooseAlerts(alerts, ['a', 'b'], 50);
    expect(chosen.total).toBe(1);
    expect(chosen.projects).toMatchObject([
      {
        projectId: 'a',
        searches: [
          {
            title: 'Air',
            shown: [
              {
                searchAlertId: 'a 1',
                alsoFoundBy: [
                  { title: 'Roads', projectId: 'a' },
                  { title: 'Water', projectId: 'b' },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('is bounded, gives every saved search its turn, and says how many more there are', () => {
    const many = Array.from({ length: 100 }, (_, index) => found('a', 'Broad', index + 1));
    const alerts = [...many, found('a', 'Narrow', 200), found('b', 'Other', 201), found('b', 'Other', 202)];
    expect(shown(alerts, 4)).toEqual([
      ['a', ['Broad', [100, 99], 98], ['Narrow', [200], 0]],
      ['b', ['Other', [202], 1]],
    ]);
    expect(chooseAlerts(alerts, ['a', 'b'], 4).total).toBe(103);
  });

  it('leaves out projects that are not shown, and is empty for nothing', () => {
    expect(shown([found('c', 'Closed', 1)])).toEqual([]);
    expect(shown([])).toEqual([]);
  });
});
