import { styled } from '@mui/material/styles';
import type { CqDocument } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { BackButton } from '../../../shared/navigation/back-button.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { usePageTitle } from '../../../shared/navigation/use-page-title.ts';
import { CATEGORY_NAMES, cqTexts } from '../model/cq-texts.ts';
import { hitLine } from '../model/hit-line.ts';
import { AiWarning } from './ai-warning.tsx';

const Root = styled('article')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    flex: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: token.surface,
    '& > header': {
      display: 'grid',
      gap: 4,
      padding: '12px 24px',
      borderBottom: `1px solid ${token.border}`,
    },
    '& h1': { fontSize: 18, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' },
    [theme.breakpoints.down('sm')]: {
      '& > header': { padding: '8px 16px' },
      '& h1': { fontSize: 15, lineHeight: '20px' },
    },
  };
});

/** Line above the title: the way back, and what kind of document this is. */
const Over = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 13,
  color: theme.vars.palette.token.ink2,
}));

const Facts = styled('p')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
  overflowWrap: 'anywhere',
}));

export interface TranscriptViewProps {
  transcript: CqDocument;
  meeting: NonNullable<CqDocument['meeting']>;
  /** Reader of the transcript's text. */
  children: ReactNode;
}

/** Transcript of a public meeting: its meeting, a note if software wrote it, and the text by speaker. */
export function TranscriptView({ transcript, meeting, children }: TranscriptViewProps) {
  usePageTitle(transcript.title);
  return (
    <Root aria-label={transcript.title}>
      <header>
        <Over>
          <BackButton parent={documentPath({ documentType: 'CQSchedules', fusionId: meeting.fusionId })} />
          <span>{CATEGORY_NAMES.transcripts}</span>
        </Over>
        <h1>{transcript.title}</h1>
        <Facts>
          {`${hitLine(transcript)} · `}
          <AddressLink href={documentPath({ documentType: 'CQSchedules', fusionId: meeting.fusionId })}>
            {cqTexts.meeting}
          </AddressLink>
        </Facts>
        {transcript.isAi ? <AiWarning /> : null}
      </header>
      {children}
    </Root>
  );
}
