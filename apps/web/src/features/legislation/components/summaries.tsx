import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { formatDay } from '../../../shared/format/format-date.ts';
import { languageName } from '../../../shared/format/language-name.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { SafeHtml } from '../../../shared/ui/safe-html.tsx';
import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';

/** Plain characters of a summary before it folds: about a screen. */
const FOLD = 1200;

const Root = styled('div')(({ theme }) => ({
  '& article + article': { marginTop: 16 },
  '& .words': { ...theme.typography.reading, overflowWrap: 'anywhere' },
  '& .words.folded': {
    maxHeight: 260,
    overflow: 'hidden',
    maskImage: 'linear-gradient(#000 80%, transparent)',
  },
  '& .from': { marginTop: 8, fontSize: 12, lineHeight: '16px', color: theme.vars.palette.token.ink3 },
  '& .toggle': {
    marginTop: 4,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    fontWeight: 500,
    cursor: 'pointer',
    color: theme.vars.palette.token.accent,
  },
}));

export interface SummariesProps {
  bill: Bill;
  /** Leads to the text, where there is no summary but a text. */
  onRead: (() => void) | null;
}

/** Official summaries, newest first; most bills have none, and then it says so. */
export function Summaries({ bill, onRead }: SummariesProps) {
  if (bill.sourceSummary.length === 0) {
    return (
      <div style={{ fontSize: 13, display: 'grid', gap: 8, justifyItems: 'start' }}>
        <p>{onRead ? texts.documents.summaryPending : texts.documents.noContent}</p>
        {onRead ? (
          <Button size="small" onClick={onRead}>
            {legislationTexts.readTheText}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <Root>
      {bill.sourceSummary.map((summary) => (
        <Summary key={`${summary.language}-${summary.versionName ?? ''}-${summary.date ?? ''}`} summary={summary} />
      ))}
    </Root>
  );
}

function Summary({ summary }: { summary: Bill['sourceSummary'][number] }) {
  const isLong = summary.html.length > FOLD;
  const [isOpen, setIsOpen] = useState(false);
  const language = summary.language === 'en' ? null : languageName(summary.language);
  const from = [legislationTexts.officialSummary, language, summary.versionName, formatDay(summary.date)];
  return (
    <article lang={summary.language}>
      <SafeHtml className={isLong && !isOpen ? 'words folded' : 'words'} html={summary.html} />
      {isLong ? (
        <button type="button" className="toggle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.actions.showLess : 'Show More'}
        </button>
      ) : null}
      <p className="from">{from.filter(Boolean).join(' · ')}</p>
    </article>
  );
}
