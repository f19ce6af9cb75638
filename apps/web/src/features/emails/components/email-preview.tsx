import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { DigestKind, DigestPreview } from '@rotunda/contract';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { emailTexts } from '../model/email-texts.ts';

const Mail = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  overflow: 'hidden',
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '2px 12px',
    margin: 0,
    padding: '10px 16px',
    borderBottom: `1px solid ${theme.vars.palette.token.border}`,
    overflowWrap: 'anywhere',
  },
  '& dt': { color: theme.vars.palette.token.ink2 },
  '& dd': { margin: 0 },
  '& iframe': {
    display: 'block',
    width: '100%',
    height: 560,
    border: 0,
    backgroundColor: theme.vars.palette.token.surface,
  },
  '& pre': {
    margin: 0,
    padding: 16,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: 12.5,
    lineHeight: '20px',
  },
}));

type Form = 'html' | 'plain';

/** Preview of the next e-mail, with the alerts that are new right now. */
export function EmailPreview() {
  const { queries } = useApi();
  const [kind, setKind] = useState<DigestKind>('alerts');
  const [form, setForm] = useState<Form>('html');
  const found = useQuery(queries.digests.preview.queryOptions({ input: { kind } }));
  const schedule = useQuery(queries.digests.getSchedule.queryOptions());
  return (
    <SectionCard title={emailTexts.preview}>
      <Row isWrapped>
        <SegmentedControl
          label={emailTexts.previewKind}
          segments={[
            { value: 'alerts', label: emailTexts.alerts },
            { value: 'updates', label: emailTexts.updates },
          ]}
          value={kind}
          onChange={setKind}
        />
        <SegmentedControl
          label={emailTexts.previewForm}
          segments={[
            { value: 'html', label: emailTexts.html },
            { value: 'plain', label: emailTexts.plain },
          ]}
          value={form}
          onChange={setForm}
        />
      </Row>
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <SkeletonText lines={8} /> : null}
      {found.data ? <Preview preview={found.data} form={form} timeZone={schedule.data?.timeZone} /> : null}
    </SectionCard>
  );
}

interface PreviewProps {
  preview: DigestPreview;
  form: Form;
  timeZone: string | undefined;
}

function Preview({ preview: { mail, sendsAtTs }, form, timeZone }: PreviewProps) {
  if (sendsAtTs === null) {
    return <EmptyState icon="mail" title={emailTexts.noneChosen} description={emailTexts.noneChosenHint} />;
  }
  if (mail === null) {
    return <EmptyState icon="mail" title={emailTexts.nothingNew} description={emailTexts.nothingNewHint} />;
  }
  return (
    <Mail>
      <dl>
        <dt>{emailTexts.subject}</dt>
        <dd>{mail.subject}</dd>
        <dt>{emailTexts.sends}</dt>
        <dd>{formatDateTime(sendsAtTs, timeZone)}</dd>
      </dl>
      {form === 'html' ? (
        // The frame has no scripts and no origin. Its links open in a new tab.
        <iframe
          title={emailTexts.preview}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={mailDocument(mail.html)}
        />
      ) : (
        <pre>{mail.text}</pre>
      )}
    </Mail>
  );
}

/** Prepares an e-mail for the frame: links open in a new page, as in a mail client. */
function mailDocument(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<base target="_blank">`);
}
