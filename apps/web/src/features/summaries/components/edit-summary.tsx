import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { CUSTOM_SUMMARY_CHARACTERS, CUSTOM_SUMMARY_TEXTS, SUMMARIZED_TYPES } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { ConflictNotice } from '../../../shared/records/conflict-notice.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Row } from '../../../shared/ui/stack.tsx';
import { useChangeSummary } from '../api/use-change-summary.ts';
import { summaryTexts } from '../model/summary-texts.ts';
import type { SummarizedDocument } from '../model/summarized-document.ts';

export interface EditSummaryProps {
  document: SummarizedDocument;
  onDone: () => void;
}

function checkSummary({ text }: { text: string }) {
  const { textRequired, tooLong } = CUSTOM_SUMMARY_TEXTS;
  if (text.trim() === '') return { text: textRequired };
  return text.trim().length > CUSTOM_SUMMARY_CHARACTERS ? { text: tooLong } : {};
}

/** Edit mode of Your Summary. */
export function EditSummary({ document: { fusionId, documentType, customSummary }, onDone }: EditSummaryProps) {
  const { client } = useApi();
  const { write } = useChangeSummary();
  // The form keeps the summary it started from. A colleague's later version appears as a conflict instead of replacing
  // it silently.
  const [begunFrom] = useState(customSummary);
  const form = useRecordForm({
    record: begunFrom,
    readValues: (summary) => ({ text: summary?.text ?? '' }),
    check: checkSummary,
    save: async ({ record, values }) => {
      const type = SUMMARIZED_TYPES.find((one) => one === documentType);
      if (type === undefined) throw new Error(`${documentType} has no summaries`);
      return write.mutateAsync({ fusionId, documentType: type, text: values.text, version: record?.version ?? null });
    },
    conflict: {
      message: summaryTexts.conflict,
      load: async () => (await client.documents.getCard({ id: fusionId })).customSummary,
    },
    // Changing these parameters takes the document off the page or out of the flyout, and the form with it.
    place: '?tab&open',
    onSaved: () => {
      toast.success(summaryTexts.saved);
      onDone();
    },
  });
  const { faults, values } = form;
  const length = formatNumber(values.text.trim().length);
  return (
    <>
      {form.conflict ? <ConflictNotice {...form.conflict} /> : null}
      {form.fault === null ? null : <Alert severity="error">{form.fault}</Alert>}
      <TextField
        fullWidth
        multiline
        autoFocus
        minRows={5}
        maxRows={20}
        label={summaryTexts.text}
        {...form.text('text')}
        helperText={faults['text'] ?? summaryTexts.getCount(length, formatNumber(CUSTOM_SUMMARY_CHARACTERS))}
      />
      {customSummary !== null && customSummary.version !== begunFrom?.version ? (
        <SavedMeanwhile text={customSummary.text} />
      ) : null}
      <Row isWrapped sx={{ mt: 2 }}>
        <Button
          size="small"
          variant="contained"
          disabled={!form.isDirty || !form.isValid || form.isPending || form.conflict !== null}
          onClick={() => form.submit()}
        >
          {form.isPending ? summaryTexts.saving : summaryTexts.save}
        </Button>
        <Button size="small" disabled={form.isPending} onClick={onDone}>
          {summaryTexts.cancel}
        </Button>
      </Row>
    </>
  );
}

/** Shows the text that a colleague saved in the meantime, so that the user can copy what is missing in their own. */
function SavedMeanwhile({ text }: { text: string }) {
  return (
    <figure style={{ margin: '12px 0' }}>
      <figcaption>{summaryTexts.savedMeanwhile}</figcaption>
      <blockquote style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</blockquote>
    </figure>
  );
}
