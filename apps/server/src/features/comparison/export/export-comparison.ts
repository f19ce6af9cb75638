import type { ComparisonExportFormat } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import { contentDisposition, safeFileName } from '../../../platform/files/file-name.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { getOrCreateComparison } from '../comparison.commands.ts';
import type { ComparisonDeps } from '../comparison.deps.ts';
import { FILE_AUTHOR } from './export-words.ts';
import { type ComparisonSelection, type ReadSelection, readSelection } from '../comparison.queries.ts';

type ExportDeps = Pick<ComparisonDeps, 'database' | 'clock' | 'runs' | 'exports'>;

const MEDIA_TYPES: Readonly<Record<ComparisonExportFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/**
 * Writes a comparison to a file for download.
 * @throws AppError CONFLICT when a text has changed since it was compared; as `compareBills` and `ExportThreads.write`
 */
export async function exportComparison(
  deps: ExportDeps,
  actor: Actor,
  { state, format, ...selection }: ComparisonSelection & { state: string; format: ComparisonExportFormat },
  signal?: AbortSignal,
): Promise<{ headers: Record<string, string>; body: File }> {
  const read = await readSelection(deps.database, selection);
  if (read.state !== state) throw new AppError('CONFLICT');
  const { comparisonId } = await getOrCreateComparison(deps, actor, read, signal);
  const { left, right } = read;
  const file = await deps.exports.write(
    { userId: actor.userId, organizationId: actor.organizationId, signal },
    { comparisonId, format, left, right, author: FILE_AUTHOR, createdAt: new Date(deps.clock.now() * 1000) },
  );
  const name = safeFileName(`${getName(read)}.${format}`);
  return {
    headers: {
      'content-disposition': contentDisposition(name),
      // Text from third parties must never run as a page of ours if a browser displays the file after all.
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: new File([file], name, { type: MEDIA_TYPES[format] }),
  };
}

/** Builds the file name, for example `US HR 1 Introduced to Enrolled`. */
function getName({ left, right }: ReadSelection): string {
  const from = `${left.billId} ${left.version.title}`;
  const to = left.fusionId === right.fusionId ? right.version.title : `${right.billId} ${right.version.title}`;
  // Slashes would turn the name into a path.
  return `${from} to ${to}`.replace(/[/\\]/g, '-');
}
