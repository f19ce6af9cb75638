import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoundAlert } from '../alert-digest.repository.ts';
import { chooseAlerts } from './choose-alerts.ts';

const found = (projectId: string, title: string, documentId: number, relevancy = 0): FoundAlert => ({
  projectId,
  title,
  documentId,
  relevancy,
  documentVersion: 1,
  savedSearchId: `${projectId} ${title}`,
  searchAlertId: `${projectId} ${documentId}`,
});
const shown = (alerts: readonly FoundAlert[], max = 50, projectIds = ['a', 'b']) =>
  chooseAlerts(alerts, projectIds, max).projects.map(({ projectId, searches }) => [
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

  it('orders matches that are equally good by document, the latest stored first', () => {
    expect(shown([found('a', 'Air', 1), found('a', 'Air', 3), found('a', 'Air', 2, 0.1)])).toEqual([
      ['a', ['Air', [2, 3, 1], 0]],
    ]);
  });

  it('shows nothing but counts when nothing may be shown', () => {
    expect(shown([found('a', 'Air', 1), found('b', 'Air', 2)], 0)).toEqual([
      ['a', ['Air', [], 1]],
      ['b', ['Air', [], 1]],
    ]);
  });

  it('shows as many documents as allowed, each once, and no search a second before every other has its first', () => {
    const alert = fc.record({
      project: fc.constantFrom('a', 'b', 'c'),
      title: fc.constantFrom('Air', 'Roads', 'Water'),
      documentId: fc.integer({ min: 1, max: 12 }),
      relevancy: fc.constantFrom(-1, 0, 0.5),
    });
    fc.assert(
      fc.property(fc.array(alert, { maxLength: 40 }), fc.nat(14), (alerts, max) => {
        const all = alerts.map((one) => found(one.project, one.title, one.documentId, one.relevancy));
        const documents = new Set(all.filter(({ projectId }) => projectId !== 'c').map(({ documentId }) => documentId));
        const { total, projects } = chooseAlerts(all, ['a', 'b'], max);
        const searches = projects.flatMap((project) => project.searches);
        const listed = searches.flatMap((search) => search.shown.map(({ documentId }) => documentId));
        expect(total).toBe(documents.size);
        expect(listed).toHaveLength(Math.min(max, documents.size));
        expect(new Set(listed).size).toBe(listed.length);
        expect(searches.reduce((sum, search) => sum + search.shown.length + search.more, 0)).toBe(total);
        // A search is behind the longest by more than one only if it has nothing more to show.
        const longest = Math.max(0, ...searches.map((search) => search.shown.length));
        expect(searches.filter((search) => search.shown.length < longest - 1 && search.more > 0)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves out hidden projects and returns nothing for no alerts', () => {
    expect(shown([found('c', 'Closed', 1)])).toEqual([]);
    expect(shown([])).toEqual([]);
  });
});
