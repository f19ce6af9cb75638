import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { PickerOption } from '../../../shared/ui/multi-picker.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { chooseMention, openMentionAt, peopleFor, type CommentDraft } from '../model/comment-draft.ts';
import { commentTexts } from '../model/comments-texts.ts';

const Root = styled('div')({ position: 'relative' });

const People = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'absolute',
    zIndex: 6,
    top: 'calc(100% + 4px)',
    left: 0,
    width: 'min(280px, 100%)',
    padding: '4px 0',
    border: `1px solid ${token.border}`,
    borderRadius: 6,
    backgroundColor: token.surface,
    boxShadow: token.shadow,
    '& > div': { padding: '6px 12px', cursor: 'pointer', overflowWrap: 'anywhere' },
    '& > div[aria-selected="true"]': { backgroundColor: token.selected },
  };
});

export interface MentionFieldProps {
  label: string;
  placeholder?: string;
  draft: CommentDraft;
  onChange: (draft: CommentDraft) => void;
  people: readonly PickerOption[];
  error?: string | undefined;
  isDisabled: boolean;
  hasFocus?: boolean;
  /** Called on Ctrl or Cmd with Enter. */
  onSubmit: () => void;
}

/** Text field that offers colleagues after `@`: arrows move, Enter or Tab selects, and Escape closes only the list. */
export function MentionField(props: MentionFieldProps) {
  const { label, placeholder, draft, onChange, people, error, isDisabled, hasFocus = false, onSubmit } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [index, setIndex] = useState(0);
  // Position of the `@` whose list was closed by Escape and stays closed.
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const open = openMentionAt(draft.text, caret);
  const offered = open === null || open.start === closedAt ? [] : peopleFor(people, open.query);
  const current = Math.min(index, offered.length - 1);
  const choose = (person: PickerOption | undefined) => {
    if (open === null || person === undefined) return;
    const chosen = chooseMention(draft, open, person);
    onChange(chosen.draft);
    setCaret(chosen.caret);
    setIndex(0);
    // The caret can be set only after React has written the value.
    requestAnimationFrame(() => field.current?.setSelectionRange(chosen.caret, chosen.caret));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
      return;
    }
    if (offered.length === 0) return;
    const commands: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setIndex((current + 1) % offered.length),
      ArrowUp: () => setIndex((current - 1 + offered.length) % offered.length),
      Enter: () => choose(offered[current]),
      Tab: () => choose(offered[current]),
      Escape: () => setClosedAt(open?.start ?? null),
    };
    const command = commands[event.key];
    if (command === undefined) return;
    event.preventDefault();
    // Otherwise Escape would also close the flyout, and arrows would move in its list.
    event.stopPropagation();
    command();
  };
  const isOpen = offered.length > 0;
  return (
    <Root>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={12}
        label={label}
        placeholder={placeholder ?? ''}
        value={draft.text}
        autoFocus={hasFocus}
        disabled={isDisabled}
        error={error !== undefined}
        helperText={error}
        inputRef={field}
        onChange={(event) => {
          onChange({ ...draft, text: event.target.value });
          setCaret(event.target.selectionStart ?? event.target.value.length);
          setIndex(0);
        }}
        onSelect={() => setCaret(field.current?.selectionStart ?? 0)}
        onBlur={() => setCaret(0)}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            'aria-autocomplete': 'list',
            ...(isOpen
              ? { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${offered[current]?._id}` }
              : {}),
          },
        }}
      />
      {isOpen ? (
        <People id={listId} role="listbox" aria-label={commentTexts.colleagues}>
          {offered.map((person, at) => (
            <div
              key={person._id}
              id={`${listId}-${person._id}`}
              role="option"
              aria-selected={at === current}
              // The text field keeps the focus, so that the user can go on typing.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
            >
              {person.name}
            </div>
          ))}
        </People>
      ) : null}
      <VisuallyHidden role="status">{isOpen ? commentTexts.found(offered.length) : ''}</VisuallyHidden>
    </Root>
  );
}
