import type { OutgoingMail } from '@rotunda/contract';
import { RESENDABLE_STATES, canResend } from '@rotunda/contract/values';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { type DataColumn, optionsColumn } from '../../../shared/ui/data-list-columns.ts';
import { OptionsMenu } from '../../../shared/ui/options-menu.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import { outboxTexts as words, STATE_WORDS } from '../model/outbox-texts.ts';

export interface MailCommands {
  show: (mail: OutgoingMail) => void;
  sendAgain: (mail: OutgoingMail) => void;
}

/**
 * Returns the columns of the outbox.
 * @param commands null for support staff impersonating a user
 */
export function mailColumns(commands: MailCommands | null): readonly DataColumn<OutgoingMail>[] {
  return commands === null ? COLUMNS : [...COLUMNS, optionsColumn((mail) => <MailOptions mail={mail} {...commands} />)];
}

const COLUMNS: readonly DataColumn<OutgoingMail>[] = [
  {
    key: 'subject',
    header: words.subject,
    width: '3fr',
    phone: 'identity',
    tone: 'strong',
    cell: ({ subject, error }) => (
      <>
        <bdi>{subject}</bdi>
        {error === null ? null : <SecondLine>{error}</SecondLine>}
      </>
    ),
  },
  {
    key: 'to',
    header: words.to,
    width: '2fr',
    phone: 'line',
    tone: 'quiet',
    cell: ({ to }) => <span style={{ overflowWrap: 'anywhere' }}>{to}</span>,
  },
  {
    key: 'state',
    header: words.state,
    width: 128,
    phone: 'flow',
    cell: ({ state }) => {
      const { label, tone, icon } = STATE_WORDS[state];
      return (
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      );
    },
  },
  {
    key: 'written',
    header: words.time,
    width: 216,
    phone: 'flow',
    tone: 'faint',
    cell: ({ createdAtTs }) => (
      <time dateTime={new Date(createdAtTs * 1000).toISOString()}>{formatDateTime(createdAtTs)}</time>
    ),
  },
];

function MailOptions({ mail, show, sendAgain }: MailCommands & { mail: OutgoingMail }) {
  return (
    <OptionsMenu
      label={words.getOptions(mail.subject, mail.to)}
      groups={[
        [
          { label: words.show, icon: 'eye', onChoose: () => show(mail) },
          ...(RESENDABLE_STATES.includes(mail.state) && canResend(mail.kind)
            ? [{ label: words.sendAgain, icon: 'mail' as const, onChoose: () => sendAgain(mail) }]
            : []),
        ],
      ]}
    />
  );
}
