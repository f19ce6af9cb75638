import { TEXTS } from '@rotunda/contract/values';

/** Texts of comments: the specification's, and our own where it leaves them open. */
export const commentTexts = {
  ...TEXTS.comments,
  title: 'Comments',
  add: 'Add a comment',
  placeholder: 'Write a comment. Type @ to mention a colleague.',
  submit: 'Comment',
  submitting: 'Submitting...',
  edit: 'Edit comment',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  edited: 'edited',
  delete: 'Delete comment',
  deleteButton: 'Delete',
  deleting: 'Deleting...',
  deleteOwn: 'Delete your comment? This cannot be undone.',
  deleteOther: (name: string) =>
    `Delete the comment by ${name}? This cannot be undone and is recorded in the audit log.`,
  deleted: 'Comment deleted',
  emptyTitle: 'No comments yet',
  emptyHint: 'Tell your colleagues what this means for your organization, and ask them what they think.',
  failed: 'The comments could not be loaded.',
  linkedNotFound: 'The comment this link points to was deleted.',
  showMore: (count: number) => `Show ${count.toLocaleString('en-US')} earlier`,
  someone: 'Someone who has left',
  colleagues: 'Colleagues',
  found: (count: number) => `${count} ${count === 1 ? 'colleague' : 'colleagues'} found. Choose with the arrow keys.`,
} as const;
