import { EXPORT_LIMITS, EXPORT_TEXTS } from '@rotunda/contract/values';
import type { ExportJob } from '@rotunda/contract';
import { formatCount, formatNumber } from '../../shared/format/format-number.ts';

const KEPT = formatCount(EXPORT_LIMITS.retentionSeconds / 86_400, 'day');

/** Texts of exports: the specification's, and our own where it leaves them open. */
export const exportTexts = {
  ...EXPORT_TEXTS,
  title: 'Export Results',
  name: 'Export name',
  format: 'Format',
  formatRequired: 'Choose a format.',
  scope: 'What to export',
  all: (total: number | null) => (total === null ? 'All results' : `All results (${formatNumber(total)})`),
  selected: (count: number) => `Selected results (${formatNumber(count)})`,
  types: 'Stakeholders',
  fields: 'Fields',
  allFields: 'All fields',
  fieldCount: (chosen: number, all: number) => `${chosen} of ${all} fields`,
  showFields: 'Choose fields',
  hideFields: 'Hide fields',
  fieldsRequired: 'Select at least one field.',
  submit: 'Export',
  waiting: 'Waiting to start',
  background: 'You can close this dialog. The export continues, and you can find it under Exports in the account menu.',
  cancelExport: 'Cancel export',
  canceled: 'Export canceled',
  download: 'Download',
  delete: 'Delete',
  deleteTitle: 'Delete export',
  deleteQuestion: (name: string) => `Delete “${name}” and its file?`,
  deleted: 'Export deleted',
  list: 'Exports',
  status: 'Status',
  created: 'Started',
  keptUntil: 'Kept until',
  commands: 'Commands',
  none: 'No exports yet',
  noneHint: `Export a list from Discover, a project, alerts, actions or stakeholders. Its file is kept here for ${KEPT}.`,
  kept: `Files are kept for ${KEPT} and only you can download them.`,
  cut: (rows: number) => `Only the first ${formatNumber(rows)} rows were exported.`,
  kinds: {
    documents: 'Documents',
    projectEntities: 'Project documents',
    alerts: 'Alerts',
    actions: 'Actions',
    stakeholders: 'Stakeholders',
  } satisfies Record<ExportJob['kind'], string>,
  states: {
    queued: 'Waiting',
    running: 'Exporting...',
    interrupted: 'Waiting',
    succeeded: 'Ready',
    failed: 'Failed',
    canceled: 'Canceled',
  } satisfies Record<ExportJob['state'], string>,
} as const;
