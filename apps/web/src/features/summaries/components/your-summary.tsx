import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CustomSummary } from '@rotunda/contract';
import { useState } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { LinkifiedText } from '../../../shared/ui/linkified-text.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { useChangeSummary } from '../api/use-change-summary.ts';
import { summaryTexts } from '../model/summary-texts.ts';
import { EditSummary } from './edit-summary.tsx';
import { SummaryAuthors } from './summary-authors.tsx';
import type { SummarizedDocument } from '../model/summarized-document.ts';

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.reading,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
}));

/** Moves focus to the replacement button, because the pressed button was removed together with its form or summary. */
function takeLostFocus(button: HTMLElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

/** Shows the organization's own summary of a document and lets its editors write one. */
export function YourSummary({ document: shown }: { document: SummarizedDocument }) {
  const isEditor = canEdit(useSession());
  const [isEditing, setIsEditing] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const summary = shown.customSummary;
  const beginEditing = () => {
    setHasChanged(true);
    setIsEditing(true);
  };
  const firstButton = hasChanged ? takeLostFocus : null;
  if (isEditing) return <EditSummary document={shown} onDone={() => setIsEditing(false)} />;
  if (summary === null) {
    return (
      <>
        <p>{summaryTexts.none}</p>
        {isEditor ? (
          <>
            <p>{summaryTexts.noneHint}</p>
            <Button ref={firstButton} size="small" sx={{ mt: 2 }} onClick={beginEditing}>
              {summaryTexts.write}
            </Button>
          </>
        ) : null}
      </>
    );
  }
  return (
    <article>
      <Text>
        <LinkifiedText text={summary.text} />
      </Text>
      <SummaryAuthors summary={summary} />
      {isEditor ? (
        <Row isWrapped>
          <Button ref={firstButton} size="small" onClick={beginEditing}>
            {summaryTexts.edit}
          </Button>
          <DeleteSummary fusionId={shown.fusionId} summary={summary} onAsk={() => setHasChanged(true)} />
        </Row>
      ) : null}
    </article>
  );
}

interface DeleteSummaryProps {
  fusionId: string;
  summary: CustomSummary;
  onAsk: () => void;
}

function DeleteSummary({ fusionId, summary, onAsk }: DeleteSummaryProps) {
  const { remove } = useChangeSummary();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          onAsk();
          setIsAsking(true);
        }}
      >
        {summaryTexts.deleteButton}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={summaryTexts.delete}
          question={summaryTexts.deleteQuestion}
          label={summaryTexts.deleteButton}
          pendingLabel={summaryTexts.deleting}
          onConfirm={() => remove.mutateAsync({ fusionId, version: summary.version })}
          doneText={() => summaryTexts.deleted}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
