import { TEXTS } from '@rotunda/contract/values';

/** UI texts shared by actions and attachments. */
export const recordTexts = {
  /** The same text for actions and attachments (SHL-10). */
  fetchFailed: TEXTS.actions.fetchFailed,
  noSummary: TEXTS.actions.noSummary,
  noLinkedEntities: TEXTS.actions.noLinkedEntities,
  noProjects: TEXTS.actions.noProjects,
  noTags: TEXTS.actions.noTags,
  deleteButton: 'Delete',
  selected: (count: number) => `${count.toLocaleString('en-US')} selected`,
  clearSelection: 'Clear selection',
  showMore: 'Show more',
  conflictHint: 'Reload to get the current version. Your changes stay in the form.',
  reload: 'Reload',
  fields: {
    summary: 'Summary',
    linkedEntities: 'Linked items',
    projects: 'Projects',
    tags: 'Tags',
    creators: 'Created by',
    created: 'Created',
    updated: 'Updated',
  },
} as const;
