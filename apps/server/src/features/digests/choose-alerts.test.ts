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

describe('chooseAlerts', () => {
  it('groups by project in the given order, then by saved search, with the best match first', () => {
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

  it('lists a document once with the other saved searches that found it', () => {
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

  it('limits the total, gives every saved search a share and counts the rest', () => {
    const many = Array.from({ length: 100 }, (_, index) => found('a', 'Broad', index + 1));
    const alerts = [...many, found('a', 'Narrow', 200), found('b', 'Other', 201), found('b', 'Other', 202)];
    expect(shown(alerts, 4)).toEqual([
      ['a', ['Broad', [100, 99], 98], ['Narrow', [200], 0]],
      ['b', ['Other', [202], 1]],
    ]);
    expect(chooseAlerts(alerts, ['a', 'b'], 4).total).toBe(103);
  });

  it('leaves out hidden projects and returns nothing for no alerts', () => {
    expect(shown([found('c', 'Closed', 1)])).toEqual([]);
    expect(shown([])).toEqual([]);
  });
});
