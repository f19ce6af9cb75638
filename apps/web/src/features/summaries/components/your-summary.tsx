import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CustomSummary, DocumentCard } from '@rotunda/contract';
import { useState } from 'react';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { LinkifiedText } from '../../../shared/ui/linkified-text.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { useChangeSummary } from '../api/use-change-summary.ts';
import { summaryTexts } from '../model/summary-texts.ts';
import { EditSummary } from './edit-summary.tsx';
import { SummaryAuthors } from './summary-authors.tsx';

/** A document with a Summaries section. */
export type SummarizedDocument = Pick<DocumentCard, 'fusionId' | 'documentType' | 'customSummary'>;

const Words = styled('div')(({ theme }) => ({
  ...theme.typography.reading,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
}));

/** What the organization wrote about a document: to read, and for its members to write. */
export function YourSummary({ document }: { document: SummarizedDocument }) {
  const isEditor = canEdit(useSession());
  const [isEditing, setIsEditing] = useState(false);
  const summary = document.customSummary;
  if (isEditing) return <EditSummary document={document} onDone={() => setIsEditing(false)} />;
  if (summary === null) {
    return (
      <>
        <p>{summaryTexts.none}</p>
        {isEditor ? (
          <>
            <p>{summaryTexts.noneHint}</p>
            <Button size="small" sx={{ mt: 2 }} onClick={() => setIsEditing(true)}>
              {summaryTexts.write}
            </Button>
          </>
        ) : null}
      </>
    );
  }
  return (
    <article>
      <Words>
        <LinkifiedText text={summary.text} />
      </Words>
      <SummaryAuthors summary={summary} />
      {isEditor ? (
        <Row isWrapped>
          <Button size="small" onClick={() => setIsEditing(true)}>
            {summaryTexts.edit}
          </Button>
          <DeleteSummary fusionId={document.fusionId} summary={summary} />
        </Row>
      ) : null}
    </article>
  );
}

function DeleteSummary({ fusionId, summary }: { fusionId: string; summary: CustomSummary }) {
  const { remove } = useChangeSummary();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
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
