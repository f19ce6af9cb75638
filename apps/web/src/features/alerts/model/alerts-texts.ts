import { formatCount, formatNumber } from '../../../shared/format/format-number.ts';

/** Texts of the alerts screens that the specification leaves open; its own are in `texts.alerts`. */
export const alertsTexts = {
  allAlerts: 'All alerts',
  savedSearches: 'Saved searches',
  findSavedSearch: 'Find a saved search',
  whyNot: 'Why not?',
  addSavedSearch: 'Add a saved search',
  noProject: 'Not in a project',
  noneYet: 'No alerts yet',
  fromNowOn:
    'Nothing has matched since this alert was saved. It lists documents that are new or change from then on. Discover also lists older ones.',
  allFromNowOn:
    'Nothing has matched since these alerts were saved. They list documents that are new or change from then on. Discover also lists older ones.',
  existing: (documents: string, isOne: boolean, days: number) =>
    `This alert lists documents that are new or change after it was saved. ${documents} from the last ${days} days ${isOne ? 'matches' : 'match'} too.`,
  addExisting: 'Add them as read',
  adding: 'Adding...',
  passage: 'Passage',
  noAlertsWithoutProject: 'No alerts: not in a project',
  getUnread: (unread: number, total: number) => `${formatNumber(unread)} unread of ${formatNumber(total)}`,
  unread: (count: number) => `${formatNumber(count)} unread`,
  irrelevant: (count: number) => `${formatNumber(count)} irrelevant`,
  activityFailed: 'Couldn’t load the alert’s activity.',
  unreadOnPage: (count: number) => `${formatNumber(count)} unread on this page`,
  newAlerts: (count: number) => formatCount(count, 'new alert'),
  markAllRead: 'Mark all read',
  markRead: 'Mark read',
  markUnread: 'Mark unread',
  markIrrelevant: 'Mark irrelevant',
  markRelevant: 'Mark relevant',
  markedRelevantOne: '1 Document marked relevant',
  markedRelevantMany: 'Successfully marked relevant.',
  options: 'Options',
  moveTo: 'Move to project…',
  moved: (count: number, project: string) => `${formatCount(count, 'alert')} moved to ${project}`,
  delete: 'Delete',
  deleteQuestion: (count: number) =>
    count === 1
      ? 'Delete this alert? The document is kept, but it won’t alert in this project again, even when it changes.'
      : `Delete these ${formatNumber(count)} alerts? The documents are kept, but they won’t alert in their projects again, even when they change.`,
  deleted: (count: number) =>
    count === 1
      ? 'Alert deleted. The document won’t alert in this project again.'
      : `${formatCount(count, 'alert')} deleted. Their documents won’t alert in their projects again.`,
  deleteIrrelevant: 'Delete all irrelevant',
  deleteIrrelevantQuestion: (count: number, project: string) =>
    `Delete ${formatCount(count, 'irrelevant alert')} from ${project}? The ${count === 1 ? 'document is' : 'documents are'} kept, but won’t alert in this project again.`,
  selected: (count: number) => `${formatNumber(count)} selected`,
  selectPage: 'Select all on this page',
  clearSelection: 'Clear selection',
  anyType: 'All types',
  sorts: {
    discoveryDate_desc: 'Most recent',
    discoveryDate_asc: 'Oldest first',
    relevancy_desc: 'Most relevant',
    relevancy_asc: 'Least relevant',
  },
} as const;
