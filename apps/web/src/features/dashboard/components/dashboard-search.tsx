import { styled } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { useOptionKeys } from '../../../shared/hooks/use-option-keys.ts';
import { discoverAddress } from '../../../shared/navigation/discover-address.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { useShortcut } from '../../../shared/shortcuts/use-shortcut.ts';
import { FOCUS_RING_COLOR } from '../../../shared/theme/focus-ring.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useQuickHits } from '../../../shared/quick-hits/use-quick-hits.ts';
import { QueryExamples } from './query-examples.tsx';
import { QuickHitsPanel } from '../../../shared/quick-hits/quick-hits-panel.tsx';

const Root = styled('search')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '7px 16px 0',
  '& form': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    maxWidth: 720,
    height: 48,
    padding: '0 6px 0 16px',
    borderRadius: 6,
    backgroundColor: theme.vars.palette.token.surface,
    color: theme.vars.palette.token.ink2,
    // The box has the page's background and not the bar's.
    [FOCUS_RING_COLOR]: theme.vars.palette.token.accent,
  },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: 15,
    color: theme.vars.palette.token.ink,
    textOverflow: 'ellipsis',
  },
  '& input::placeholder': { color: theme.vars.palette.token.ink3, opacity: 1 },
  '& form:has(input:focus-visible)': { outline: '2px solid #FFFFFF', outlineOffset: 2 },
}));

const Ask = styled('button')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    flex: 'none',
    height: 36,
    padding: '0 16px',
    border: 0,
    borderRadius: 6,
    font: 'inherit',
    fontSize: 13,
    fontWeight: 600,
    cursor: 'pointer',
    color: token.onPrimary,
    backgroundColor: token.primary,
    '&:hover': { backgroundColor: token.primaryHover },
    '&:focus-visible': { outlineColor: token.accent },
    '&:disabled': { cursor: 'default', color: token.ink3, backgroundColor: token.sunken },
  };
});

/**
 * The dashboard's AI-assisted search box (SEA-01). Ask and the examples run in Discover with enhanced search on. While
 * a bill number is typed, the bill is shown below the box.
 */
export function DashboardSearch() {
  const router = useRouter();
  const isPhone = useIsBelow('cards');
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [wasClicked, setWasClicked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const hits = useQuickHits(text);
  const isBlank = text.trim() === '';
  const ask = (question: string) => {
    if (question.trim() === '') return;
    setIsOpen(false);
    void router.navigate({
      href: discoverAddress({ rawTextSearch: question.trim(), searchExtensions: { enhancedSearch: true } }),
    });
  };
  const openHit = (index: number) => {
    const hit = hits[index];
    if (hit) void router.navigate({ href: documentPath({ documentType: hit.documentType, fusionId: hit.id }) });
  };
  const shown = isOpen && !isBlank ? hits : [];
  const { active, setActive, handleKeyDown } = useOptionKeys(
    shown.length,
    (index) => (index === null ? ask(text) : openHit(index)),
    () => setIsOpen(false),
  );
  useShortcut({ keys: '/', label: 'Search', group: texts.shortcuts.general, run: () => field.current?.focus() });
  return (
    <Root>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
        }}
      >
        <Icon name="sparkle" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          {...(active === null ? {} : { 'aria-activedescendant': `${listId}-${active}` })}
          aria-label={texts.search.placeholder}
          placeholder={wasClicked ? texts.dashboardSearch.alternatePlaceholder : texts.search.placeholder}
          autoComplete="off"
          maxLength={2000}
          value={text}
          onClick={() => setWasClicked(true)}
          onFocus={() => setIsOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setIsOpen(true);
            setActive(null);
          }}
          onKeyDown={handleKeyDown}
        />
        <Ask type="submit" disabled={isBlank}>
          {texts.search.ask}
        </Ask>
        <QuickHitsPanel listId={listId} hits={shown} active={active} onOpen={openHit} />
      </form>
      <QueryExamples isCompact={isPhone} onChoose={ask} />
    </Root>
  );
}
