import type { ExportJob } from '@rotunda/contract';
import { EXPORT_CODES } from '@rotunda/contract/values';
import { toast } from '../../../shared/toast/toast.ts';
import { exportTexts } from '../exports-texts.ts';

/**
 * Reports how an export ended, in the specification's words. Having nothing to export is information and not a failure.
 */
export function reportExportEnd(job: ExportJob, onDownload: (() => void) | null): void {
  for (const code of job.codes) toast.info(EXPORT_CODES[code]);
  if (job.state === 'succeeded') {
    const action = onDownload === null ? undefined : { label: exportTexts.download, run: onDownload };
    toast.success(exportTexts.successful, action);
    if (job.file?.isCut === true) toast.info(exportTexts.cut(job.file.rows));
  } else if (job.state === 'canceled') toast.info(exportTexts.canceled);
  else if (job.codes.length === 0) {
    toast.error(job.kind === 'stakeholders' ? exportTexts.stakeholdersFailed : exportTexts.failed);
  }
}
