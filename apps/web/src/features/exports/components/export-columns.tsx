import Button from '@mui/material/Button';
import type { ExportJob } from '@rotunda/contract';
import { EXPORT_CODES } from '@rotunda/contract/values';
import { formatShortDate } from '../../../shared/format/format-date.ts';
import { formatCount, formatFileSize, formatNumber } from '../../../shared/format/format-number.ts';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { exportTexts } from '../exports-texts.ts';
import { isActive } from '../model/is-active.ts';

export interface ExportCommands {
  onDownload: (job: ExportJob) => void;
  onCancel: (job: ExportJob) => void;
  onDelete: (job: ExportJob) => void;
}

/** Describes in a few words how far an export is, or what it contains. */
function describeCardDetails({ state, progress, file, codes, failure }: ExportJob): string {
  if (file !== null) {
    const facts = [formatCount(file.rows, 'row'), formatFileSize(file.bytes)];
    const notes = codes.map((code) => EXPORT_CODES[code]);
    return [...facts, ...(file.isCut ? [exportTexts.cut(file.rows)] : []), ...notes].join(' · ');
  }
  if (state === 'failed' && failure !== null) return failure;
  if (state === 'running' && progress.total !== null) {
    return `${exportTexts.exporting} ${formatNumber(progress.done)} of ${formatNumber(progress.total)}`;
  }
  return exportTexts.states[state];
}

export const exportColumns = (commands: ExportCommands): readonly DataColumn<ExportJob>[] => [
  {
    key: 'name',
    header: exportTexts.name,
    width: '3fr',
    phone: 'identity',
    tone: 'strong',
    cell: ({ name, kind, exportType }) => (
      <>
        {name}
        <SecondLine>{`${exportTexts.kinds[kind]} · ${exportType.toUpperCase()}`}</SecondLine>
      </>
    ),
  },
  { key: 'status', header: exportTexts.status, width: '3fr', phone: 'line', tone: 'quiet', cell: describeCardDetails },
  {
    key: 'created',
    header: exportTexts.created,
    width: 110,
    phone: 'flow',
    tone: 'faint',
    cell: ({ createdTs }) => <RelativeDate seconds={createdTs} form="row" />,
  },
  {
    key: 'expires',
    header: exportTexts.keptUntil,
    width: 110,
    phone: 'flow',
    isLabeledOnPhone: true,
    tone: 'faint',
    showsFrom: 720,
    cell: ({ file }) => (file === null ? '' : formatShortDate(file.expiresTs)),
  },
  {
    key: 'commands',
    header: exportTexts.commands,
    isHeaderHidden: true,
    width: 168,
    phone: 'line',
    cell: (job) => <ExportCommandButtons job={job} {...commands} />,
  },
];

function ExportCommandButtons({ job, onDownload, onCancel, onDelete }: ExportCommands & { job: ExportJob }) {
  if (isActive(job)) {
    return (
      <Button size="small" onClick={() => onCancel(job)}>
        {exportTexts.cancelExport}
      </Button>
    );
  }
  return (
    <Row gap={4} justify="flex-end">
      {job.file === null ? null : (
        <Button size="small" variant="outlined" onClick={() => onDownload(job)}>
          {exportTexts.download}
        </Button>
      )}
      <IconButton
        icon="trash"
        label={`${exportTexts.delete}: ${job.name}`}
        size="small"
        onClick={() => onDelete(job)}
      />
    </Row>
  );
}
