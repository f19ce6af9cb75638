import { Command } from 'commander';
import { isWorkerRunning, processWaiting } from '../../app/process-waiting.ts';
import { queueReindex } from '../../app/queue-reindex.ts';
import { describePace, describeTimeLeft } from '../describe-pace.ts';
import { createWaitNotice } from '../wait-notice.ts';
import { type CommandOptions, runWithPlatform } from '../run-command.ts';

/** `reindex`: rebuilds everything derived from the documents, without announcing anything again. */
export function reindexCommand(): Command {
  return new Command('reindex')
    .description('index every document again and retry failed changes; sends no alerts')
    .option('--json', 'print {"state", "documents", "processed", "failed", "seconds"} as one line')
    .action((options: CommandOptions) =>
      runWithPlatform(options, 'reindex', async (deps, terminal, signal) => {
        const documents = await queueReindex(deps);
        if (await isWorkerRunning(deps)) {
          const text = `${documents} documents are waiting to be indexed again by the running worker.`;
          terminal.answer(text, { state: 'queued', documents, processed: 0, failed: 0, seconds: 0 });
          return;
        }
        const startedMs = deps.clock.nowMs();
        const done = await processWaiting(deps, {
          signal,
          onWait: createWaitNotice(terminal, () => deps.clock.nowMs()),
          onProgress: (count, total) => {
            const pace = { count, elapsedMs: deps.clock.nowMs() - startedMs };
            const parts = [describePace(pace, 'documents'), describeTimeLeft(pace, total - count)];
            terminal.progress('Indexing', count, total, parts.filter((part) => part !== null).join(', '));
          },
        });
        const state = signal.aborted ? 'stopped' : 'finished';
        const aside = done.failed === 0 ? '' : `, ${done.failed} quarantined in indexing (see the log)`;
        const rest = signal.aborted ? ' Stopped; the next worker continues.' : '';
        const text = `${done.processed} documents indexed in ${done.seconds.toFixed(1)} s${aside}.${rest}`;
        terminal.answer(text, { state, documents, ...done });
      }),
    );
}
