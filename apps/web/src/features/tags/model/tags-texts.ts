import { formatCount } from '../../../shared/format/format-number.ts';

/** How often a tag is used. */
export interface TagUsage {
  documents: number;
  actions: number;
  attachments: number;
  projects: number;
}

/** Formats usage as `3 documents, 1 project`. Kinds without any are left out. */
export function formatUsage(usage: TagUsage): string {
  const parts = [
    [usage.documents, 'document'],
    [usage.actions, 'action'],
    [usage.attachments, 'attachment'],
    [usage.projects, 'project'],
  ] as const;
  const used = parts.filter(([count]) => count > 0).map(([count, word]) => formatCount(count, word));
  return used.length === 0 ? 'Not in use' : used.join(', ');
}

/** UI texts of tag administration. Those the specification gives are in `texts.tags`. */
export const tagsTexts = {
  title: 'Tags',
  find: 'Find a tag',
  tag: 'Tag',
  usedIn: 'Used in',
  options: (name: string) => `Options for ${name}`,
  add: 'Add tag',
  create: 'Create',
  rename: 'Rename',
  merge: 'Merge into another tag',
  mergeButton: 'Merge',
  delete: 'Delete',
  name: 'Name',
  into: 'Merge into',
  created: (name: string) => `Tag “${name}” created`,
  renamed: 'Tag renamed',
  merged: (from: string, into: string) => `“${from}” was merged into “${into}”`,
  deleted: 'Tag deleted',
  mergeHint: (name: string, usage: string) =>
    `Everything tagged “${name}” (${usage}) gets the other tag instead, including in the filters of saved searches, and “${name}” is deleted. This cannot be undone.`,
  deleteQuestion: (name: string, usage: string) =>
    `Delete “${name}” (${usage})? It will be removed from everything tagged with it and from the filters of saved searches. This cannot be undone.`,
} as const;
