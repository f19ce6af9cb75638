import { styled } from '@mui/material/styles';
import type { OutgoingMail } from '@rotunda/contract';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { type Fact, LabelValue } from '../../../shared/ui/label-value.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { type MailOwner, useMail } from '../api/use-outbox.ts';
import { outboxTexts as words, STATE_WORDS } from '../model/outbox-texts.ts';

const Text = styled('pre')(({ theme }) => ({
  margin: '16px 0 8px',
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

export interface MailDialogProps {
  owner: MailOwner;
  mail: OutgoingMail;
  onClose: () => void;
}

/** Shows an e-mail's plain-text content and its delivery status. */
export function MailDialog({ owner, mail, onClose }: MailDialogProps) {
  const opened = useMail(owner, mail._id);
  return (
    <DialogShell title={mail.subject} isOpen onClose={onClose}>
      <LabelValue facts={getFacts(opened.data ?? mail)} />
      {opened.isError ? <ErrorState error={opened.error} onRetry={() => void opened.refetch()} /> : null}
      {opened.isPending ? <SkeletonText /> : null}
      {opened.data === undefined ? null : (
        <>
          <Text>{opened.data.text}</Text>
          <p>{words.blanked}</p>
        </>
      )}
    </DialogShell>
  );
}

function getFacts({ to, state, createdAtTs, sentAtTs, attempts, nextAttemptTs, error }: OutgoingMail): Fact[] {
  return [
    { label: words.to, value: to },
    { label: words.state, value: STATE_WORDS[state].label },
    { label: words.time, value: formatDateTime(createdAtTs) },
    ...(sentAtTs === null ? [] : [{ label: words.sent, value: formatDateTime(sentAtTs) }]),
    ...(attempts === 0 ? [] : [{ label: words.attempts, value: String(attempts) }]),
    ...(nextAttemptTs === null || attempts === 0
      ? []
      : [{ label: words.nextAttempt, value: formatDateTime(nextAttemptTs) }]),
    ...(error === null ? [] : [{ label: words.error, value: error }]),
  ];
}
