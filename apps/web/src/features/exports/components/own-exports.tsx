import type { ExportJob } from '@rotunda/contract';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { useChangeExports, useOwnExports } from '../api/use-own-exports.ts';
import { exportTexts } from '../exports-texts.ts';
import { exportColumns } from './export-columns.tsx';

/** The user's exports of the last week: progress, file, and how to cancel or delete each. */
export function OwnExports() {
  const own = useOwnExports();
  const { cancel, remove, download } = useChangeExports();
  const { open, dialog } = useDialogs({
    remove: (close, { _id, name }: ExportJob) => (
      <ConfirmDialog
        title={exportTexts.deleteTitle}
        question={exportTexts.deleteQuestion(name)}
        label={exportTexts.delete}
        onConfirm={() => remove.mutateAsync({ id: _id })}
        doneText={() => exportTexts.deleted}
        onClose={close}
      />
    ),
  });
  const columns = exportColumns({
    onDownload: (job) => void download(job),
    onCancel: ({ _id }) => cancel(_id),
    onDelete: open.remove,
  });
  return (
    <PageColumn>
      <Toolbar title={exportTexts.list} />
      <p>{exportTexts.kept}</p>
      <DataList
        label={exportTexts.list}
        columns={columns}
        items={own.data?.results ?? []}
        getKey={({ _id }) => _id}
        query={own}
        empty={<EmptyState icon="download" title={exportTexts.none} description={exportTexts.noneHint} />}
      />
      {dialog}
    </PageColumn>
  );
}
