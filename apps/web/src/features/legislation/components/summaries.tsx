import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { formatDay } from '../../../shared/format/format-date.ts';
import { sentenceCase } from '../../../shared/format/sentence-case.ts';
import { languageName } from '@rotunda/domain';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { SafeHtml } from '../../../shared/ui/safe-html.tsx';
import { ShowToggle } from '../../../shared/ui/show-toggle.tsx';
import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import { shownCrsSummary } from '../model/crs-summary.ts';
import { SUMMARY_CHOICE } from './summary-choice-styles.ts';

const SummaryChoice = lazyComponent(async () => (await import('./summary-choice.tsx')).SummaryChoice);

/** Length of a summary's HTML above which it is collapsed: about one screen. */
const MAX_COLLAPSED_LENGTH = 1200;

/** Takes the place of the version picker until its code is loaded. */
const ChoicePlace = styled('div')(SUMMARY_CHOICE);

const SummaryText = styled(SafeHtml, { shouldForwardProp: (prop) => prop !== 'isFolded' })<{ isFolded: boolean }>(
  ({ theme, isFolded }) => ({
    ...theme.typography.reading,
    overflowWrap: 'anywhere',
    ...(isFolded ? { maxHeight: 260, overflow: 'hidden', maskImage: 'linear-gradient(#000 80%, transparent)' } : {}),
  }),
);

const From = styled('p')(({ theme }) => ({
  marginTop: 8,
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink3,
}));

export interface SummariesProps {
  bill: Bill;
  /** Opens the text; null if the bill has no text. */
  onRead: (() => void) | null;
}

type OfficialSummary = Bill['sourceSummary'][number];

/**
 * Shows the official summaries and, where allowed, the Congressional Research Service summary from the second source.
 */
export function Summaries({ bill, onRead }: SummariesProps) {
  const crsSummary = shownCrsSummary(bill);
  if (crsSummary === null) return <OfficialSummaries bill={bill} onRead={onRead} />;
  return (
    <>
      {bill.sourceSummary.length > 0 ? <OfficialSummaries bill={bill} onRead={onRead} /> : null}
      <article aria-label={legislationTexts.crsSummary}>
        <SummaryText isFolded={false} html={crsSummary} />
        <From>{legislationTexts.crsSummary}</From>
      </article>
    </>
  );
}

/** Shows the newest official summary, with a picker for earlier ones. Most bills have none, and a message says so. */
function OfficialSummaries({ bill, onRead }: SummariesProps) {
  const [chosen, setChosen] = useState(0);
  const shown = bill.sourceSummary[chosen] ?? bill.sourceSummary[0];
  if (shown === undefined) {
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
    <div>
      {bill.sourceSummary.length > 1 ? (
        <SummaryChoice
          names={bill.sourceSummary.map(formatSummaryLabel)}
          chosen={bill.sourceSummary.indexOf(shown)}
          onChoose={setChosen}
          fallback={<ChoicePlace />}
        />
      ) : null}
      <Summary key={bill.sourceSummary.indexOf(shown)} summary={shown} />
    </div>
  );
}

/** Labels a summary, such as `French · Passed House · March 3, 2021`. */
function formatSummaryLabel({ language, versionName, date }: OfficialSummary): string {
  const version = versionName ? sentenceCase(versionName) : null;
  return [language === 'en' ? null : languageName(language), version, formatDay(date)].filter(Boolean).join(' · ');
}

function Summary({ summary }: { summary: OfficialSummary }) {
  const isLong = summary.html.length > MAX_COLLAPSED_LENGTH;
  const [isOpen, setIsOpen] = useState(false);
  const from = [legislationTexts.officialSummary, formatSummaryLabel(summary)];
  return (
    <article lang={summary.language}>
      <SummaryText isFolded={isLong && !isOpen} html={summary.html} />
      {isLong ? <ShowToggle isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} /> : null}
      <From>{from.filter(Boolean).join(' · ')}</From>
    </article>
  );
}
