import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SourceState } from '@rotunda/contract';
import { useId, useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useUnsavedChanges } from '../../../shared/navigation/unsaved-changes.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { useUpdateSource } from '../api/use-update-source.ts';
import { dropsKey } from '../model/drops-key.ts';
import { readDrafts, toDrafts, type OptionDraft } from '../model/option-list.ts';
import { sourcesTexts } from '../model/sources-texts.ts';
import { Fault, Hint, KnownOptionList, OptionLine, OptionsForm, Warning } from './source-settings-parts.ts';

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
      <Hint>{sourcesTexts.optionsHint}</Hint>
      <KnownOptionList>
        {live.knownOptions.map(({ name, description }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </KnownOptionList>
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
  const fault = update.error ? toApiError(update.error) : null;
  return (
    <OptionsForm
      noValidate
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
        <OptionLine key={option.id}>
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
        </OptionLine>
      ))}
      {drafts !== null && !read.ok ? <Fault role="alert">{read.message}</Fault> : null}
      {drafts !== null && read.ok && dropsKey(live, read.options) ? (
        <Warning role="status">{sourcesTexts.optionsDropKey}</Warning>
      ) : null}
      {fault ? <Fault role="alert">{fault.fields['options'] ?? fault.message}</Fault> : null}
      <Row isWrapped align="flex-start">
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
      </Row>
    </OptionsForm>
  );
}
