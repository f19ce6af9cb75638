import TextField from '@mui/material/TextField';
import type { CalendarImport } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { useChangeActions } from '../api/use-change-actions.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { readCalendarFile } from '../model/read-calendar-file.ts';

/**
 * Imports the events of a calendar file as actions. If some cannot be read, the dialog stays open and names them; the
 * others are imported.
 */
export function ImportCalendarDialog({ onClose }: { onClose: () => void }) {
  const { importCalendar } = useChangeActions();
  const [ics, setIcs] = useState<string | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const choose = async (file: File | undefined) => {
    importCalendar.reset();
    setIcs(null);
    setFileError(null);
    if (!file) return;
    try {
      const text = readCalendarFile(new Uint8Array(await file.arrayBuffer()));
      if (text.trim() === '') setFileError(actionTexts.calendarEmpty);
      else if (text.length > LIMITS.calendarFileCharacters) setFileError(actionTexts.calendarTooLarge);
      else setIcs(text);
    } catch {
      setFileError(actionTexts.fileUnreadable);
    }
  };
  const fault = importCalendar.error ? toApiError(importCalendar.error) : null;
  return (
    <DialogShell
      title={actionTexts.importTitle}
      isOpen
      onClose={onClose}
      {...(importCalendar.isSuccess && ics === null ? { cancelLabel: texts.actions.close } : {})}
      error={fileError ?? fault?.fields['ics'] ?? fault?.message ?? null}
      submit={{
        label: actionTexts.importButton,
        pendingLabel: actionTexts.importing,
        isPending: importCalendar.isPending,
        isDisabled: ics === null,
        onSubmit: () =>
          importCalendar.mutate(
            { ics: ics ?? '', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
            {
              onSuccess: (result) => {
                const { created, updated, canceled, skipped } = result;
                if (created + updated + canceled + skipped > 0) toast.success(actionTexts.imported(result));
                else toast.info(actionTexts.nothingImported);
                if (result.faulty === 0 && result.notes.length === 0) onClose();
                else setIcs(null);
              },
            },
          ),
      }}
    >
      <p style={{ marginBottom: 12 }}>{actionTexts.importHint}</p>
      {importCalendar.data !== undefined && <LeftOutEvents result={importCalendar.data} />}
      <TextField
        fullWidth
        type="file"
        label={actionTexts.importFile}
        onChange={(event) => {
          const { target } = event;
          void choose(target instanceof HTMLInputElement ? target.files?.[0] : undefined);
        }}
        slotProps={{ htmlInput: { accept: '.ics,text/calendar' } }}
      />
    </DialogShell>
  );
}

/** What of the last file was not imported, with the reason for each. */
function LeftOutEvents({ result: { faulty, faults, notes } }: { result: CalendarImport }) {
  if (faulty === 0 && notes.length === 0) return null;
  return (
    <div role="alert" style={{ marginBottom: 12 }}>
      {faulty > 0 && <p>{actionTexts.notImported(faulty)}</p>}
      <ul style={{ margin: '4px 0', paddingLeft: 20, listStyle: 'disc', overflowWrap: 'anywhere' }}>
        {[...new Set(faults)].map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {faulty > faults.length && <p>{actionTexts.moreNotImported(faulty - faults.length)}</p>}
      {[...new Set(notes)].map((note) => (
        <p key={note} style={{ overflowWrap: 'anywhere' }}>
          {note}
        </p>
      ))}
    </div>
  );
}
