import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FileImport } from '@rotunda/contract';
import { toApiError } from '../api/api-error.ts';
import { formatNumber } from '../format/format-number.ts';
import { toast } from '../toast/toast.ts';
import { DialogShell } from '../ui/dialog-shell.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Row } from '../ui/stack.tsx';
import { importTexts } from './import-texts.ts';
import type { ImportStepProps } from './choose-file-step.tsx';

const Result = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 12, margin: 0 },
  '& dt': { color: theme.vars.palette.token.ink2, fontSize: 12 },
  '& dd': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& h3': { margin: '0 0 4px', fontSize: 13, fontWeight: 600 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: 8, padding: '2px 0', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { '& dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
}));

const LineNumber = styled('span')(({ theme }) => ({
  flex: 'none',
  minWidth: 72,
  color: theme.vars.palette.token.ink3,
}));

const Detail = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.ink2 }));

interface ImportResultStepProps extends ImportStepProps {
  file: FileImport;
  onChangeColumns: () => void;
}

/** Import step that shows the result of the check, the progress of the import, and its result. */
export function ImportResultStep({ file, fileImport, words, onChangeColumns, onClose }: ImportResultStepProps) {
  const { run, stop } = fileImport;
  const { importId, state, counts, rows, rowsDone } = file;
  const isRunning = state === 'checking' || state === 'importing';
  const fault = run.error ?? stop.error;
  const hasWork = counts.new + counts.changed > 0;
  return (
    <DialogShell
      title={words.title}
      isOpen
      width={680}
      onClose={onClose}
      error={file.failure ?? (fault ? toApiError(fault).message : null)}
      {...(state === 'checked' && hasWork
        ? {
            submit: {
              label: importTexts.run(file, words.noun),
              isPending: run.isPending,
              onSubmit: () => run.mutate({ importId }),
            },
          }
        : {})}
    >
      <Result>
        {isRunning ? (
          <ProgressBar
            label={state === 'checking' ? importTexts.checking : words.importing}
            done={rowsDone}
            total={rows}
          >
            {state === 'importing' ? importTexts.background : null}
          </ProgressBar>
        ) : null}
        {state === 'checked' ? <p>{words.checkedHint}</p> : null}
        {state === 'finished' ? <p role="status">{importTexts.finished(file, words.noun)}</p> : null}
        <Counts counts={counts} />
        {state === 'checked' ? <Samples file={file} /> : null}
        {isRunning ? null : <Faults file={file} onDownload={fileImport.downloadErrors} />}
        <Row isWrapped>
          {state === 'checked' ? <Button onClick={onChangeColumns}>{importTexts.anotherMapping}</Button> : null}
          {isRunning ? (
            <Button disabled={stop.isPending} onClick={() => stop.mutate({ importId })}>
              {stop.isPending ? importTexts.stopping : importTexts.stop}
            </Button>
          ) : (
            <Button onClick={fileImport.startAgain}>{importTexts.startAgain}</Button>
          )}
        </Row>
      </Result>
    </DialogShell>
  );
}

function Counts({ counts }: Pick<FileImport, 'counts'>) {
  return (
    <dl>
      {(['new', 'changed', 'unchanged', 'faulty'] as const).map((name) => (
        <div key={name}>
          <dt>{importTexts.counts[name]}</dt>
          <dd>{formatNumber(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Samples({ file: { samples } }: { file: FileImport }) {
  if (samples.length === 0) return null;
  return (
    <section>
      <h3>{importTexts.samples}</h3>
      <ul>
        {samples.map(({ line, name, detail, outcome }) => (
          <li key={line}>
            <LineNumber>{importTexts.line(line)}</LineNumber>
            <span>
              {name} <Detail>{[importTexts.outcomes[outcome], detail].filter(Boolean).join(' · ')}</Detail>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Faults({
  file: { state, faults, counts },
  onDownload,
}: {
  file: FileImport;
  onDownload: () => Promise<void>;
}) {
  if (counts.faulty === 0) return null;
  const hidden = counts.faulty - faults.length;
  const download = () => void onDownload().catch((error: unknown) => toast.error(toApiError(error).message));
  return (
    <section>
      <h3>{state === 'finished' ? importTexts.skipped : importTexts.faults}</h3>
      <ul>
        {faults.map(({ line, reason }) => (
          <li key={line}>
            <LineNumber>{importTexts.line(line)}</LineNumber>
            <span>{reason}</span>
          </li>
        ))}
        {hidden > 0 ? <Detail as="li">{importTexts.more(hidden)}</Detail> : null}
      </ul>
      <Button size="small" startIcon={<Icon name="download" />} onClick={download} sx={{ mt: 2 }}>
        {importTexts.downloadErrors}
      </Button>
    </section>
  );
}
