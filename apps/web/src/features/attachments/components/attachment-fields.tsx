import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FILE_TYPES, LIMITS } from '@rotunda/contract';
import { useId, useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useFlag } from '../../../shared/api/session.tsx';
import { useDirectory } from '../../../shared/directory/use-directory.ts';
import { formatFileSize } from '../../../shared/format/format-number.ts';
import { LinkedEntityPicker } from '../../../shared/linked-entities/linked-entity-picker.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { MultiPicker } from '../../../shared/ui/multi-picker.tsx';
import { isWebAddress, withProtocol, type AttachmentValues, type ValueFaults } from '../model/attachment-values.ts';
import { attachmentTexts } from '../model/attachments-texts.ts';

const Fields = styled('fieldset')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > *': { minWidth: 0 },
});

const DropArea = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'grid',
    justifyItems: 'start',
    gap: 8,
    padding: 16,
    border: `1px dashed ${token.control}`,
    borderRadius: 6,
    '&.over': { backgroundColor: token.selected },
    '& .hint': { color: token.ink2 },
    '& .fault': { color: token.failed },
    '& .name': { fontWeight: 500, overflowWrap: 'anywhere' },
  };
});

export interface AttachmentFieldsProps {
  values: AttachmentValues;
  onChange: (changes: Partial<AttachmentValues>) => void;
  /** What is missing or was refused, by field. */
  faults: ValueFaults & Readonly<Record<string, string>>;
  onBlur: (field: keyof ValueFaults) => void;
  isDisabled: boolean;
}

/** Fields of a link: its address first, because the page itself says how it is called. */
export function LinkFields(props: AttachmentFieldsProps) {
  const { values, onChange, faults, onBlur } = props;
  const { client } = useApi();
  const page = useMutation({ mutationFn: (url: string) => client.attachments.readLinkMetadata({ url }) });
  const readPage = () => {
    onBlur('url');
    const url = withProtocol(values.url);
    if (url !== values.url) onChange({ url });
    if (isWebAddress(url) && url !== page.variables) page.mutate(url);
  };
  const suggested = page.data?.title?.slice(0, LIMITS.attachmentTitle) ?? '';
  return (
    <Fields disabled={props.isDisabled} inert={props.isDisabled}>
      <TextField
        fullWidth
        required
        autoFocus
        label={attachmentTexts.fields.url}
        value={values.url}
        onChange={(event) => onChange({ url: event.target.value })}
        onBlur={readPage}
        error={faults.url !== undefined}
        helperText={faults.url ?? (page.isPending ? attachmentTexts.readPage : attachmentTexts.urlHint)}
        slotProps={{ htmlInput: { maxLength: LIMITS.url, inputMode: 'url' } }}
      />
      <TitleField {...props} />
      {suggested !== '' && suggested !== values.title ? (
        <Button
          size="small"
          sx={{ justifySelf: 'start', textAlign: 'left' }}
          onClick={() =>
            onChange({
              title: suggested,
              ...(values.summary === '' && page.data?.description ? { summary: page.data.description } : {}),
            })
          }
        >
          {`${attachmentTexts.usePageTitle}: ${suggested}`}
        </Button>
      ) : null}
      <CommonFields {...props} />
    </Fields>
  );
}

/** Fields of a file; `onFile` is absent for one that is stored: its content does not change. */
export function FileFields({ hasFile, ...props }: AttachmentFieldsProps & { hasFile: boolean }) {
  return (
    <Fields disabled={props.isDisabled} inert={props.isDisabled}>
      {hasFile ? null : <FileChooser {...props} />}
      <TitleField {...props} />
      <CommonFields {...props} />
    </Fields>
  );
}

/** The FILE tab while the organisation has no files (S1 §4). */
export function FileUnavailable() {
  const { queries } = useApi();
  const { data } = useQuery(queries.system.settings.queryOptions());
  const address = data?.supportEmail ?? null;
  return (
    <EmptyState
      icon="paperclip"
      title={attachmentTexts.fileUnavailable}
      action={
        <Button {...(address === null ? { disabled: true } : { href: `mailto:${address}` })}>
          {attachmentTexts.contactSupport}
        </Button>
      }
    />
  );
}

/** Whether files can be attached here. */
export const useHasFiles = (): boolean => useFlag('fileUpload');

const ACCEPTED = Object.keys(FILE_TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

function FileChooser({ values, onChange, faults }: AttachmentFieldsProps) {
  const [isOver, setIsOver] = useState(false);
  const inputId = useId();
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    const name = file.name.replace(/\.[^.]+$/, '').slice(0, LIMITS.attachmentTitle);
    onChange({ file, ...(values.title.trim() === '' ? { title: name } : {}) });
  };
  return (
    <DropArea
      className={isOver ? 'over' : ''}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        choose(event.dataTransfer.files[0]);
      }}
    >
      {values.file ? <span className="name">{`${values.file.name} · ${formatFileSize(values.file.size)}`}</span> : null}
      <Button component="label" htmlFor={inputId} startIcon={<Icon name="paperclip" />}>
        {values.file ? attachmentTexts.changeFile : attachmentTexts.chooseFile}
      </Button>
      <input
        id={inputId}
        type="file"
        accept={ACCEPTED}
        // Hidden from the eye only: it is what the keyboard reaches.
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        aria-label={attachmentTexts.chooseFile}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <span className="hint">{attachmentTexts.dropHint}</span>
      {faults.file ? (
        <span className="fault" role="alert">
          {faults.file}
        </span>
      ) : null}
    </DropArea>
  );
}

function TitleField({ values, onChange, faults, onBlur }: AttachmentFieldsProps) {
  return (
    <TextField
      fullWidth
      required
      label={attachmentTexts.fields.title}
      value={values.title}
      onChange={(event) => onChange({ title: event.target.value })}
      onBlur={() => onBlur('title')}
      error={faults.title !== undefined}
      helperText={faults.title}
      slotProps={{ htmlInput: { maxLength: LIMITS.attachmentTitle } }}
    />
  );
}

function CommonFields({ values, onChange, faults }: AttachmentFieldsProps) {
  const words = attachmentTexts.fields;
  const { tags, projects } = useDirectory();
  return (
    <>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        label={words.summary}
        value={values.summary}
        onChange={(event) => onChange({ summary: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.attachmentSummary } }}
      />
      <LinkedEntityPicker
        label={words.linkedEntities}
        value={values.linkedEntities}
        onChange={(linkedEntities) => onChange({ linkedEntities })}
        error={faults['linkedEntities']}
      />
      <MultiPicker
        label={words.projects}
        options={projects}
        value={values.projects}
        onChange={(chosen) => onChange({ projects: chosen })}
        noOptionsText={projects.length === 0 ? texts.projects.none : texts.search.noResults}
        error={faults['projects'] ?? faults['linkedProjects']}
      />
      <MultiPicker
        label={words.tags}
        options={tags}
        value={values.tags}
        onChange={(chosen) => onChange({ tags: chosen })}
        noOptionsText={tags.length === 0 ? texts.tags.none : texts.tags.noneFound}
        error={faults['tags']}
      />
    </>
  );
}
