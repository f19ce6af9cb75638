import { styled } from '@mui/material/styles';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath, transcriptPath } from '../../../shared/navigation/document-path.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { LinkifiedText } from '../../../shared/ui/linkified-text.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import type { Agenda } from '../hooks/use-schedule.ts';
import type { Transcript } from '../model/preferred-transcript.ts';
import { scheduleMoment } from '../model/schedule-days.ts';
import { scheduleTexts as words } from '../schedule-texts.ts';

/** Maximum characters of a bill's title before `Show More` (S3 §5). */
const BILL_TITLE = 200;

const Root = styled('article')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& + &': { marginTop: 16, paddingTop: 16, borderTop: `1px solid ${token.border}` },
    '& h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
    '& h4': { fontSize: 13, lineHeight: '20px', fontWeight: 500, marginTop: 12, color: token.ink2 },
    '& .second': { color: token.ink2, overflowWrap: 'anywhere' },
    '& .notes': { marginTop: 8, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& .people li': { padding: '4px 0', overflowWrap: 'anywhere' },
    '& .people span': { display: 'block', fontSize: 12, lineHeight: '16px', color: token.ink3 },
  };
});

export interface AgendaViewProps {
  agenda: Agenda;
  /** IANA name of the time zone in which times are shown. */
  timeZone: string;
  transcript: Transcript | undefined;
  onOpenRelated: OpenRelated;
}

/** Shows one agenda: time and place, notes, transcript, witnesses and bills. */
export function AgendaView({ agenda, timeZone, transcript, onOpenRelated }: AgendaViewProps) {
  const { type, location, notes, panels, bills } = agenda;
  const second = [scheduleMoment(agenda.date, agenda.hasTime, timeZone), location].filter(Boolean).join(' · ');
  return (
    <Root>
      <h3>{type ?? words.agenda}</h3>
      {second === '' ? null : <p className="second">{second}</p>}
      {notes === null ? null : (
        <p className="notes">
          <LinkifiedText text={notes} />
        </p>
      )}
      {transcript === undefined ? null : <TranscriptLink transcript={transcript} />}
      {panels.map(({ title, people }, place) => (
        // Panels can share a title.
        <div key={`${place} ${title}`} className="people">
          <h4>{title ?? words.panel}</h4>
          <ul>
            {people.map(({ name, position, organization }, seat) => (
              <li key={`${seat} ${name}`}>
                {name}
                <span>{[position, organization].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {bills.length === 0 ? null : <AgendaBills bills={bills} onOpenRelated={onOpenRelated} />}
    </Root>
  );
}

function TranscriptLink({ transcript: { transcriptUid, type, isAi } }: { transcript: Transcript }) {
  const made = type === null ? null : type === 'Proofread' ? words.proofread : words.firstDraft;
  const kind = [made, isAi ? words.byAi : null].filter(Boolean).join(', ');
  return (
    <p className="notes">
      <AddressLink href={transcriptPath(transcriptUid)}>{words.transcript}</AddressLink>
      {kind === '' ? null : ` (${kind})`}
    </p>
  );
}

function AgendaBills({ bills, onOpenRelated }: Pick<Agenda, 'bills'> & Pick<AgendaViewProps, 'onOpenRelated'>) {
  const targets = bills.flatMap(({ fusionId, documentType }) =>
    fusionId === null ? [] : [{ fusionId, documentType }],
  );
  return (
    <DocumentLines>
      <h4>{words.bills}</h4>
      <ShowMoreList label={words.bills}>
        {bills.map(({ label, title, fusionId, documentType, note, outcome }, place) => (
          <li key={`${place} ${label}`}>
            <span className="main">
              {fusionId === null ? (
                <span className="name">{label}</span>
              ) : (
                <AddressLink href={documentPath({ documentType, fusionId })} className="name">
                  {label}
                </AddressLink>
              )}
              {[note, outcome].map((words) => (words === null ? '' : ` · ${words}`))}
              {title === null ? null : (
                <span className="second">
                  <TruncatedText text={title} limit={BILL_TITLE} />
                </span>
              )}
            </span>
            {fusionId === null ? null : (
              <ViewDetailsButton name={label} onOpen={() => onOpenRelated({ fusionId, documentType }, targets)} />
            )}
          </li>
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}
