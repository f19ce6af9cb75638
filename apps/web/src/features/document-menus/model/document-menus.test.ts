import type { EntityMetadata } from '@rotunda/contract';
import { ALL_PROJECTS } from '@rotunda/contract/values';
import type { DocumentType } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../testing/builders.ts';
import { factItems } from './fact-items.ts';
import { linkChanges, stateOfAllProjects, stateOfProject, withAllProjects, withProject } from './project-choice.ts';
import { shownMenus } from './shown-menus.ts';
import { collectPlaces } from './collect-places.ts';
import { reverseTagChanges, tagChanges } from './tag-changes.ts';
import { NOTHING_CHOSEN, findCommonColumn, workflowChanges } from './workflow-choice.ts';

const decision = (fusionId: string, changes: Partial<EntityMetadata> = {}): EntityMetadata => ({
  fusionId,
  documentType: 'Legislation',
  priority: null,
  position: null,
  tagIds: [],
  projectIds: [],
  ...changes,
});
const key = (fusionId: string) => ({ fusionId, documentType: 'Legislation' as const });
const card = (fusionId: string, ownerId: string | null = null) => ({ ...key(fusionId), ownerId });
const link = (projectId: string, fusionId: string) => ({ projectId, ...key(fusionId) });

describe('shownMenus', () => {
  it.each([
    ['Legislation', 'document', ['priority', 'position', 'tags', 'projects', 'workflow']],
    ['Person', 'document', ['priority', 'position', 'tags', 'projects']],
    ['Committee', 'selection', ['priority', 'position', 'tags', 'projects']],
    ['CustomPerson', 'document', ['tags']],
    ['Legislation', 'alert', ['tags']],
  ] as const)('offers for %s in the place %s the menus of FLY-02', (documentType, place, menus) => {
    expect(shownMenus([documentType], place)).toEqual(menus);
  });

  it('offers for several documents only the menus that all of them have', () => {
    expect(shownMenus(['Legislation', 'Person'], 'selection')).not.toContain('workflow');
  });
});

describe('Priority and position menu items', () => {
  const card = (priority: 'High' | null, documentType: DocumentType = 'Legislation') =>
    buildCard({ documentType, metadata: { priority, position: 'Oppose', tags: [], projects: [] } });
  const labels = (...[documents, submitting]: Parameters<typeof factItems>) =>
    factItems(documents, submitting).map(({ label, isDisabled }) => (isDisabled ? [label] : label));

  it('show the value that all documents share and which is being saved', () => {
    expect(labels([card('High'), card('High')], null)).toEqual(['Priority: High', 'Position: Oppose']);
    expect(labels([card('High'), card(null)], 'position')).toEqual(['Priority', ['Submitting...']]);
  });

  it('are absent when a custom contact is selected', () => {
    expect(labels([card('High'), card('High', 'CustomOrg')], null)).toEqual([]);
  });
});

describe('Project choice', () => {
  const IDS = ['p', 'q', 'r'];
  const decided = [decision('1', { projectIds: ['p', 'q'] }), decision('2', { projectIds: ['p'] })];

  it('creates links for newly checked projects and deletes the links of unchecked ones', () => {
    const choice = withProject(withProject(withProject(new Map(), 'p', false, IDS), 'q', true, IDS), 'r', false, IDS);
    expect(linkChanges(choice, decided, IDS)).toEqual({
      create: [link('q', '2')],
      delete: [link('p', '1'), link('p', '2')],
    });
  });

  it('changes nothing when no project was switched', () => {
    expect(IDS.map((id) => stateOfProject(new Map(), id, decided))).toEqual(['all', 'some', 'none']);
    expect(linkChanges(new Map(), decided, IDS)).toEqual({ create: [], delete: [] });
  });

  it('represents all projects by a marker, expanded when a project is unchecked', () => {
    const all = withAllProjects(true, IDS);
    expect(all).toBe(ALL_PROJECTS);
    expect(stateOfAllProjects(IDS.map((id) => stateOfProject(all, id, decided)))).toBe('all');
    const others = withProject(all, 'q', false, IDS);
    expect(IDS.map((id) => stateOfProject(others, id, decided))).toEqual(['all', 'none', 'all']);
    expect(stateOfAllProjects(['all', 'none', 'all'])).toBe('some');
    expect(linkChanges(others, decided, IDS)).toEqual({
      create: [link('r', '1'), link('r', '2')],
      delete: [link('q', '1')],
    });
    expect(stateOfAllProjects(IDS.map((id) => stateOfProject(withAllProjects(false, IDS), id, decided)))).toBe('none');
  });
});

describe('Tag changes', () => {
  const decided = [decision('1', { tagIds: ['a'] }), decision('2', { tagIds: ['a', 'b'] })];
  const switched = new Map([
    ['a', false],
    ['b', true],
  ]);

  it('list the added and removed tags of each document', () => {
    expect(tagChanges(switched, decided)).toEqual([
      { fusionId: '1', documentType: 'Legislation', addTagIds: ['b'], removeTagIds: ['a'] },
      { fusionId: '2', documentType: 'Legislation', addTagIds: [], removeTagIds: ['a'] },
    ]);
    expect(tagChanges(new Map([['a', true]]), decided)).toEqual([]);
  });

  it('can be reversed', () => {
    expect(reverseTagChanges(tagChanges(switched, decided))[0]).toEqual({
      fusionId: '1',
      documentType: 'Legislation',
      addTagIds: ['a'],
      removeTagIds: ['b'],
    });
  });
});

describe('collectPlaces', () => {
  const columns = [
    { _id: 'watching', projectId: 'p', title: 'Watching', cards: [card('1'), card('2', 'u')] },
    { _id: 'closed', projectId: 'q', title: 'Closed', cards: [card('1')] },
  ];
  const place = (isMember: boolean, columnId: string | null, position = 0, ownerId: string | null = null) => ({
    isMember,
    columnId,
    position,
    ownerId,
  });

  it('records membership, column, position and owner for each project', () => {
    const links = [link('p', '2'), link('q', '2'), link('p', '3')];
    const decided = [decision('2', { projectIds: ['p'] }), decision('3', { projectIds: ['p'] })];
    expect(collectPlaces(links, decided, columns)).toEqual([
      { ...links[0], ...place(true, 'watching', 1, 'u') },
      { ...links[1], ...place(false, null) },
      { ...links[2], ...place(true, null) },
    ]);
  });
});

describe('Workflow choice', () => {
  const columns = [
    { _id: 'watching', projectId: 'p', title: 'Watching', cards: [card('1'), card('2')] },
    { _id: 'closed', projectId: 'p', title: 'Closed', cards: [card('3')] },
  ];
  const getColumns = (projectId: string) => (projectId === 'p' ? columns : []);
  const both = [decision('1', { projectIds: ['p'] }), decision('2', { projectIds: ['p'] })];
  const choose = (projects: [string, boolean][], chosen: [string, string | null][] = []) => ({
    projects: new Map(projects),
    columns: new Map(chosen),
  });

  it('starts on the column that all documents share, or on none when they differ', () => {
    expect(findCommonColumn(columns, both)).toBe('watching');
    expect(findCommonColumn(columns, [decision('1'), decision('3')])).toBeUndefined();
    expect(findCommonColumn(columns, [decision('4')])).toBeNull();
  });

  it('changes nothing until something differs', () => {
    expect(workflowChanges(NOTHING_CHOSEN, both, getColumns)).toEqual([]);
    expect(workflowChanges(choose([['p', true]], [['p', 'watching']]), both, getColumns)).toEqual([]);
  });

  it('moves within a checked project, joins another and leaves an unchecked project', () => {
    expect(workflowChanges(choose([], [['p', 'closed']]), both, getColumns)).toEqual([
      { projectId: 'p', isMember: true, columnId: 'closed' },
    ]);
    expect(workflowChanges(choose([], [['p', null]]), both, getColumns)).toEqual([
      { projectId: 'p', isMember: true, columnId: null },
    ]);
    expect(workflowChanges(choose([['q', true]]), both, getColumns)).toEqual([{ projectId: 'q', isMember: true }]);
    expect(workflowChanges(choose([['p', false]], [['p', 'closed']]), both, getColumns)).toEqual([
      { projectId: 'p', isMember: false },
    ]);
  });
});
