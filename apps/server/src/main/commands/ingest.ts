import type { RunFiles } from '@rotunda/contract';
import { Command } from 'commander';
import { ingestFromFiles } from '../../app/ingest-from-files.ts';
import { ingestLive } from '../../app/ingest-live.ts';
import type { PlatformDeps } from '../../app/platform-deps.ts';
import { isWorkerRunning, type ProcessedChanges, processWaiting } from '../../app/process-waiting.ts';
import type { IngestProgress, IngestSummary } from '../../features/sources/index.ts';
import type { RetryOnOutageOptions } from '../../platform/database/retry-on-outage.ts';
import { findSource, SOURCES } from '../../sources/registry.ts';
import type { Source } from '../../sources/source.ts';
import { EXIT_CODES, OperatorError } from '../operator-error.ts';
import { type CommandOptions, runWithPlatform } from '../run-command.ts';
import type { Terminal } from '../terminal.ts';
import { describePace, describeTimeLeft } from '../describe-pace.ts';
import { createWaitNotice } from '../wait-notice.ts';

interface IngestOptions extends CommandOptions {
  from?: string[];
  live?: boolean;
  since?: string;
  again?: boolean;
  older?: boolean;
  index: boolean;
}

/**
 * `ingest <source> --from <path…> | --live [--since <day>]`: ingests records, then indexes and matches them itself if
 * no worker runs.
 */
export function ingestCommand(): Command {
  return new Command('ingest')
    .description('Ingests the records of a public source, from files or from its live endpoint.')
    .argument('<source>', `one of ${SOURCES.map((source) => source.id).join(', ')}`)
    .option('--from <path...>', 'files, folders, patterns, .gz, .tar.gz or .zip bundles')
    .option('--live', "asks the publisher's endpoint for what changed")
    .option('--since <day>', 'with --live: only what changed since that day (YYYY-MM-DD, UTC)')
    .option('--again', 'with --from: read files even if they were ingested before and nothing has changed since')
    .option('--older', 'store records without a date even if they look older than the stored ones')
    .option('--no-index', 'only ingest records; the next worker or "reindex" indexes and matches them')
    .option('--json', 'prints the summary as one line of JSON on standard output')
    .action((sourceId: string, options: IngestOptions) =>
      runWithPlatform(options, 'ingest', async (deps, terminal, signal) => {
        const source = getSource(sourceId);
        const onProgress = progressOn(terminal, source);
        const onWait = createWaitNotice(terminal, () => deps.clock.nowMs());
        const sinceTs = getSince(options.since);
        if ((options.from === undefined) === (options.live !== true)) {
          throw new OperatorError('Use either --from <path> or --live.', { exitCode: EXIT_CODES.badUsage });
        }
        const summary =
          options.from === undefined
            ? await ingestLive(deps, {
                source,
                acceptsOlder: options.older === true,
                onProgress,
                onWait,
                signal,
                ...(sinceTs === undefined ? {} : { sinceTs }),
              })
            : await ingestFromFiles(deps, {
                source,
                paths: options.from,
                again: options.again === true,
                acceptsOlder: options.older === true,
                onProgress,
                onWait,
                signal,
              });
        const done = options.index ? await indexIfNoWorker(deps, terminal, { onWait, signal }) : NOTHING_PROCESSED;
        const lines = [
          describe(summary),
          ...describeFiles(summary.files),
          ...(done.processed === 0 ? [] : [describeIndexed(done)]),
        ];
        terminal.answer(lines.join('\n'), { ...summary, indexed: done.processed, indexSeconds: done.seconds });
        if (options.from !== undefined && summary.read === summary.quarantined) throw new OperatorError(NOTHING_READ);
      }),
    );
}

const NOTHING_READ = 'No records were read from the given files.';
/** Most unread files that the terminal lists by name. */
const SHOWN_FILES = 10;
const NOTHING_PROCESSED: ProcessedChanges = { processed: 0, failed: 0, seconds: 0 };

async function indexIfNoWorker(
  deps: PlatformDeps,
  terminal: Terminal,
  retryOptions: RetryOnOutageOptions,
): Promise<ProcessedChanges> {
  if (await isWorkerRunning(deps, retryOptions)) return NOTHING_PROCESSED;
  const startedMs = deps.clock.nowMs();
  return processWaiting(deps, {
    ...retryOptions,
    onProgress: (done, total) => {
      const pace = { count: done, elapsedMs: deps.clock.nowMs() - startedMs };
      const parts = [describePace(pace, 'documents'), describeTimeLeft(pace, total - done)];
      terminal.progress('Indexing and matching', done, total, parts.filter((part) => part !== null).join(', '));
    },
  });
}

function describeFiles(files: RunFiles | null): string[] {
  if (files === null) return [];
  const { read, quarantined, notRead, examples } = files;
  const counts = `${read} files read, ${quarantined} quarantined, ${notRead} not read`;
  const shown = examples.slice(0, SHOWN_FILES).map(({ path, reason }) => `  ${path}: ${reason}`);
  const more = notRead > shown.length && notRead > 0 ? [`  and ${notRead - shown.length} more`] : [];
  return [counts, ...shown, ...more];
}

function describeIndexed({ processed, failed, seconds }: ProcessedChanges): string {
  const aside =
    failed === 0 ? '' : `, ${failed} quarantined in indexing (retried automatically; "reindex" retries now)`;
  return `${processed} documents indexed and matched in ${seconds.toFixed(1)} s${aside}`;
}

function getSource(sourceId: string): Source {
  const source = findSource(sourceId);
  if (source === undefined) {
    const known = SOURCES.map((one) => one.id).join(', ');
    throw new OperatorError(`There is no source "${sourceId}". Known: ${known}.`, { exitCode: EXIT_CODES.badUsage });
  }
  return source;
}

function getSince(day: string | undefined): number | undefined {
  if (day === undefined) return undefined;
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms))
    throw new OperatorError(`--since "${day}" is not a date like 2026-01-31.`, { exitCode: EXIT_CODES.badUsage });
  return ms / 1000;
}

function progressOn(terminal: Terminal, source: Source): (progress: IngestProgress) => void {
  return ({ read, readBefore, expected, elapsedMs, quarantined }) => {
    const pace = { count: read - readBefore, elapsedMs };
    const parts = [
      describePace(pace, 'records'),
      describeTimeLeft(pace, expected === null ? null : expected - read),
      quarantined === 0 ? null : `${quarantined.toLocaleString('en-US')} quarantined`,
    ];
    terminal.progress(source.id, read, expected, parts.filter((part) => part !== null).join(', '));
  };
}

function describe(summary: IngestSummary): string {
  const { source, read, created, updated, unchanged, older, quarantined, seconds, repeats } = summary;
  if (repeats !== undefined) {
    return `${source}: the same files as before and nothing has changed since (${read} records, ${quarantined} quarantined); use --again to read them anyway`;
  }
  return `${source}: ${read} read, ${created} created, ${updated} updated, ${unchanged} unchanged${describeOlder(older)}, ${quarantined} quarantined in ${seconds.toFixed(1)} s`;
}

function describeOlder(older: number): string {
  return older === 0 ? '' : ` (${older.toLocaleString('en-US')} older than the stored records, which stay)`;
}
