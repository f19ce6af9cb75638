import { LIMITS } from '@rotunda/contract/values';
import { formatCount, formatNumber } from '../../shared/format/format-number.ts';

/** Texts of the document menus that the specification leaves open; its own come from the contract's catalog. */
export const documentMenuTexts = {
  priority: 'Priority',
  position: 'Position',
  decisions: 'Priority and position',
  /** Replaces a priority or position that is not set. */
  unset: 'Not set',
  edit: 'Edit',
  editProjects: 'Edit projects',
  editTags: 'Edit tags',
  clear: { priority: 'Clear priority', position: 'Clear position' },
  tags: 'Tags',
  /** Short label, because five of these buttons share a line; the button's name is the full text. */
  projects: 'Projects',
  addToProjects: 'Add to Projects',
  workflow: 'Workflow',
  retry: 'Retry',
  undo: 'Undo',
  findTag: 'Search or create a tag',
  createTag: 'Create tag',
  createNamedTag: (name: string) => `Create “${name}”`,
  showMore: 'Show more',
  allProjects: 'All projects',
  findProject: 'Find a project',
  createFirstProject: 'Create your first project',
  addProject: 'Add New Project',
  offBoard: 'Not on the board',
  getColumn: (project: string) => `Column of ${project}`,
  applying: 'Applying...',
  items: (count: number) => formatCount(count, 'item'),
  tooManyLinks: `You can make up to ${formatNumber(LIMITS.projectLinks)} changes at a time. Choose fewer projects or items.`,
  selected: (count: number) => `${formatNumber(count)} selected`,
  clearSelection: 'Clear selection',
} as const;
