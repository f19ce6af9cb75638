import { styled } from '@mui/material/styles';
import type { KeyboardEvent, Ref } from 'react';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { discoverTexts } from '../discover-texts.ts';
import { markQueryText, type FaultPosition } from '../model/mark-query-text.ts';

/**
 * The highlighted text and the field overlap. Both use the same typography, so that every letter covers its
 * counterpart.
 */
const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  const shared = {
    gridArea: '1 / 1',
    margin: 0,
    padding: 0,
    border: 0,
    font: 'inherit',
    fontSize: 14,
    lineHeight: '24px',
    letterSpacing: 'inherit',
    whiteSpace: 'pre-wrap' as const,
    overflowWrap: 'anywhere' as const,
  };
  return {
    display: 'grid',
    flex: 1,
    minWidth: 0,
    // Six lines; longer searches scroll within the box.
    maxHeight: 144,
    overflow: 'auto',
    '& > div': { ...shared, color: token.ink, minHeight: 24, pointerEvents: 'none' },
    '& textarea': {
      ...shared,
      width: '100%',
      height: '100%',
      resize: 'none',
      overflow: 'hidden',
      outline: 'none',
      background: 'none',
      color: 'transparent',
      caretColor: token.ink,
      '&::placeholder': { color: token.ink3, opacity: 1, whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    },
    '& [data-kind="keyword"]': { color: token.ink3 },
    // Only color, because a different weight would shift the letters away from the cursor. The words themselves carry
    // the meaning.
    '& [data-kind="operator"]': { color: token.accent },
    '& [data-kind="phrase"]': { color: token.passed },
    '& [data-faulty]': { textDecoration: `underline wavy ${token.failed}`, textUnderlineOffset: 3 },
  };
});

export interface QueryFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  fault: FaultPosition | null;
  /** Id of the list of quick hits that the field controls. */
  listId: string;
  faultId: string | null;
  isExpanded: boolean;
  active: number | null;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Field for a search text, with colored operators and the faulty part underlined. It grows with the text. */
export function QueryField(props: QueryFieldProps) {
  const isPhone = useIsBelow('cards');
  const { ref, text, fault, listId, faultId, isExpanded, active, onChange, onKeyDown } = props;
  return (
    <Root>
      <div aria-hidden="true">
        {markQueryText(text, fault).map((segment, index) => (
          <span
            // Segments have no identity other than their index.
            key={index}
            data-kind={segment.kind}
            {...(segment.isFaulty ? { 'data-faulty': true } : {})}
          >
            {segment.text}
          </span>
        ))}
        {'\u200b'}
      </div>
      <textarea
        ref={ref}
        rows={1}
        aria-label={discoverTexts.searchLabel}
        aria-autocomplete="list"
        // A growing field is a textarea, which cannot have the combobox role, so other attributes describe what it
        // opens.
        aria-haspopup="listbox"
        {...(isExpanded ? { 'aria-controls': listId } : {})}
        aria-invalid={fault !== null}
        {...(faultId === null ? {} : { 'aria-describedby': faultId })}
        {...(active === null ? {} : { 'aria-activedescendant': `${listId}-${active}` })}
        placeholder={isPhone ? discoverTexts.shortPlaceholder : discoverTexts.placeholder}
        maxLength={20_000}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        // A pasted line break becomes a space, because Enter searches.
        onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
        onKeyDown={onKeyDown}
      />
    </Root>
  );
}
