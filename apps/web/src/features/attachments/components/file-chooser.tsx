import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FILE_TYPES, LIMITS } from '@rotunda/contract/values';
import { cutText } from '@rotunda/domain';
import { useId, useState } from 'react';
import { formatFileSize } from '../../../shared/format/format-number.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { attachmentTexts } from '../model/attachments-texts.ts';
import type { AttachmentFieldsProps } from './attachment-fields.tsx';

const DropArea = styled('div', { shouldForwardProp: (prop) => prop !== 'isOver' })<{ isOver: boolean }>(({
  theme,
  isOver,
}) => {
  const { token } = theme.vars.palette;
  return {
    // Positions the visually hidden file input, which would otherwise widen the page.
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: 8,
    padding: 16,
    border: `1px dashed ${token.control}`,
    borderRadius: 6,
    ...(isOver ? { backgroundColor: token.selected } : {}),
    '&:has(input:focus-visible) label': { outline: `2px solid ${token.accent}`, outlineOffset: 2 },
  };
});

const FileName = styled('span')({ fontWeight: 500, overflowWrap: 'anywhere' });
const Hint = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.ink2 }));
const Fault = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.failed }));

const ACCEPTED = Object.keys(FILE_TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

/** Returns the file's name without its extension. */
const getTitle = ({ name }: File): string => cutText(name.replace(/\.[^.]+$/, '').trim(), LIMITS.attachmentTitle);

/** Takes a file by file dialog or by drag and drop. Its name is the title until the user types another one. */
export function FileChooser({ form: { values, set, faults } }: AttachmentFieldsProps) {
  const [isOver, setIsOver] = useState(false);
  const inputId = useId();
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    const title = values.title.trim();
    const isTyped = title !== '' && title !== (values.file && getTitle(values.file));
    set(isTyped ? { file } : { file, title: getTitle(file) });
  };
  return (
    <DropArea
      isOver={isOver}
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
      {values.file ? <FileName>{`${values.file.name} · ${formatFileSize(values.file.size)}`}</FileName> : null}
      <Button component="label" htmlFor={inputId} startIcon={<Icon name="paperclip" />}>
        {values.file ? attachmentTexts.changeFile : attachmentTexts.chooseFile}
      </Button>
      <input
        id={inputId}
        type="file"
        accept={ACCEPTED}
        // Only visually hidden, because this is the element that the keyboard reaches.
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        aria-label={attachmentTexts.chooseFile}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <Hint>{attachmentTexts.dropHint}</Hint>
      {faults['file'] ? <Fault role="alert">{faults['file']}</Fault> : null}
    </DropArea>
  );
}
