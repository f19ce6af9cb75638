import Button from '@mui/material/Button';
import type { ExportJob } from '@rotunda/contract';
import { useEffect, useEffectEvent } from 'react';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { useChangeExports, useOwnExports } from '../api/use-own-exports.ts';
import { exportTexts } from '../exports-texts.ts';
import { isActive } from '../model/is-active.ts';
import { startedExports } from '../model/started-exports.ts';
import { reportExportEnd } from '../model/report-export-end.ts';

/**
 * Progress of an export, whose file is saved when it is ready. If the dialog is closed before that, a toast reports the
 * end.
 */
export function ExportProgress({ started, onClose }: { started: ExportJob; onClose: () => void }) {
  const { cancel, isCanceling, download } = useChangeExports();
  const own = useOwnExports();
  const job = own.data?.results.find(({ _id }) => _id === started._id) ?? started;
  useEffect(() => {
    startedExports.show(started._id);
    return () => startedExports.show(null);
  }, [started._id]);
  const finish = useEffectEvent(() => {
    startedExports.forget(job._id);
    if (job.state === 'succeeded') void download(job);
    reportExportEnd(job, null);
    onClose();
  });
  const isOver = !isActive(job);
  useEffect(() => {
    if (isOver) finish();
  }, [isOver]);
  return (
    <DialogShell isOpen title={exportTexts.title} onClose={onClose}>
      <Stack gap={12}>
        <ProgressBar
          label={job.state === 'running' ? exportTexts.exporting : exportTexts.waiting}
          done={job.progress.done}
          total={job.progress.total}
        >
          <Button size="small" disabled={isCanceling} onClick={() => cancel(job._id)}>
            {exportTexts.cancelExport}
          </Button>
        </ProgressBar>
        <p>{exportTexts.background}</p>
      </Stack>
    </DialogShell>
  );
}
