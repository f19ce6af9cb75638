import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SourceState } from '@rotunda/contract';
import { useId, useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useUnsavedChanges } from '../../../shared/navigation/unsaved-changes.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useUpdateSource } from '../api/use-update-source.ts';
import { dropsKey } from '../model/drops-key.ts';
import { readDrafts, toDrafts, type OptionDraft } from '../model/option-list.ts';
import { sourcesTexts } from '../model/sources-texts.ts';

/** The contract's maximum lengths. */
const MAX_LENGTH = { name: 64, value: 500 } as const;

export interface OptionsSettingProps {
  source: SourceState;
  live: NonNullable<SourceState['live']>;
}

/** Describes the options that the source supports and suggests their names while typing. */
function KnownOptions({ live, listId }: { live: OptionsSettingProps['live']; listId: string }) {
  return (
    <div>
      <p className="hint">{sourcesTexts.optionsHint}</p>
      <dl className="known">
        {live.knownOptions.map(({ name, description }) => (
          <div key={name}>
            <dt className="mono">{name}</dt>
            <dd className="hint">{description}</dd>
          </div>
        ))}
      </dl>
      <datalist id={listId}>
        {live.knownOptions.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </div>
  );
}

/** Edits the names and values of a source's run options, which are saved together. */
export function OptionsSetting({ source, live }: OptionsSettingProps) {
  const update = useUpdateSource();
  const listId = useId();
  const [drafts, setDrafts] = useState<readonly OptionDraft[] | null>(null);
  useUnsavedChanges(drafts !== null, '?source&tab');
  const shown = drafts ?? toDrafts(source.options);
  const read = readDrafts(shown);
  const change = (changed: OptionDraft) => setDrafts(shown.map((one) => (one.id === changed.id ? changed : one)));
  const nextId = Math.max(-1, ...shown.map(({ id }) => id)) + 1;
  const fault = update.error ? toApiFault(update.error) : null;
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!read.ok) return;
        // Text typed while saving is kept.
        const onSuccess = () => setDrafts((now) => (now === drafts ? null : now));
        update.mutate({ id: source.id, options: read.options }, { onSuccess });
      }}
    >
      <KnownOptions live={live} listId={listId} />
      {shown.map((option, index) => (
        <div key={option.id} className="option">
          {(['name', 'value'] as const).map((part) => (
            <OutlinedInput
              key={part}
              fullWidth
              value={option[part]}
              placeholder={part === 'name' ? sourcesTexts.optionName : sourcesTexts.optionValue}
              onChange={(event) => change({ ...option, [part]: event.target.value })}
              slotProps={{
                input: {
                  'aria-label': `${part === 'name' ? sourcesTexts.optionName : sourcesTexts.optionValue} of option ${index + 1}`,
                  maxLength: MAX_LENGTH[part],
                  ...(part === 'name' ? { list: listId } : {}),
                  spellCheck: false,
                },
              }}
            />
          ))}
          <IconButton
            icon="trash"
            label={sourcesTexts.removeOption(option.name)}
            onClick={() => setDrafts(shown.filter((one) => one.id !== option.id))}
          />
        </div>
      ))}
      {drafts !== null && !read.ok ? (
        <p className="fault" role="alert">
          {read.message}
        </p>
      ) : null}
      {drafts !== null && read.ok && dropsKey(live, read.options) ? (
        <p className="warning" role="status">
          {sourcesTexts.optionsDropKey}
        </p>
      ) : null}
      {fault ? (
        <p className="fault" role="alert">
          {fault.fields['options'] ?? fault.message}
        </p>
      ) : null}
      <div className="line">
        <Button
          startIcon={<Icon name="plus" />}
          onClick={() => setDrafts([...shown, { id: nextId, name: '', value: '' }])}
        >
          {sourcesTexts.addOption}
        </Button>
        {drafts === null ? null : (
          <>
            <Button
              type="submit"
              aria-label={sourcesTexts.saveOptions}
              variant="contained"
              disabled={!read.ok || update.isPending}
            >
              {texts.actions.save}
            </Button>
            <Button disabled={update.isPending} onClick={() => setDrafts(null)}>
              {texts.actions.cancel}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
