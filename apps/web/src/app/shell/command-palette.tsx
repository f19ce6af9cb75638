import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useOptionKeys } from '../../shared/hooks/use-option-keys.ts';
import { discoverAddress } from '../../shared/navigation/discover-address.ts';
import { documentPath } from '../../shared/navigation/document-path.ts';
import { QuickHitLines } from '../../shared/quick-hits/quick-hit-lines.tsx';
import { useQuickHits } from '../../shared/quick-hits/use-quick-hits.ts';
import { useCommands } from '../../shared/shortcuts/command-registry.ts';
import { texts } from '../../shared/texts/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import type { IconName } from '../../shared/ui/icon-shapes.tsx';
import { KeyHint } from '../../shared/ui/key-hint.tsx';
import { OPEN_PALETTE } from '../../shared/shortcuts/command-names.ts';

const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 48,
  padding: '0 16px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  color: theme.vars.palette.token.ink3,
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: 15,
    color: theme.vars.palette.token.ink,
  },
  '& input::placeholder': { color: theme.vars.palette.token.ink3, opacity: 1 },
}));

const OptionList = styled('div')({ maxHeight: 360, overflow: 'auto', padding: 4 });

const GroupName = styled('div')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  color: theme.vars.palette.token.ink3,
  padding: '8px 12px 4px',
}));

const OptionLine = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '4px 12px',
  borderRadius: 4,
  cursor: 'pointer',
  fontSize: 13,
  lineHeight: '20px',
  '& svg': { color: theme.vars.palette.token.ink2 },
  '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.token.selected },
}));

const Text = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const Keys = styled('span')({ marginLeft: 'auto' });

const None = styled('p')(({ theme }) => ({ padding: '16px', fontSize: 13, color: theme.vars.palette.token.ink2 }));

interface Option {
  key: string;
  group: string;
  /** Icon and label. */
  words: ReactNode;
  keys?: string;
  run: () => void;
}

/** Returns the documents whose number the server recognizes in the text typed so far. */
function useDocumentOptions(text: string): Option[] {
  const router = useRouter();
  return useQuickHits(text).map((hit) => ({
    key: `document:${hit.id}`,
    group: texts.palette.documents,
    words: <QuickHitLines hit={hit} />,
    run: () => void router.navigate({ href: documentPath({ documentType: hit.documentType, fusionId: hit.id }) }),
  }));
}

function TextWithIcon({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} />
      <Text>{label}</Text>
    </>
  );
}

function useOptions(text: string): Option[] {
  const commands = useCommands();
  const router = useRouter();
  const documents = useDocumentOptions(text);
  const words = text.trim().toLowerCase().split(/\s+/);
  const matching = commands
    .filter((command) => command.name !== OPEN_PALETTE)
    .filter((command) => words.every((word) => command.label.toLowerCase().includes(word)))
    .map(({ name, group, icon, label, keys, run }): Option => {
      const words = <TextWithIcon icon={icon} label={label} />;
      return { key: name, group, words, run, ...(keys === undefined ? {} : { keys }) };
    });
  const canSearch = text.trim() !== '' && Object.hasOwn(router.routesByPath, '/discover');
  const search: Option[] = canSearch
    ? [
        {
          key: 'search',
          group: texts.nav.discover,
          words: <TextWithIcon icon="search" label={texts.palette.searchFor(text.trim())} />,
          run: () => void router.navigate({ href: discoverAddress({ rawTextSearch: text.trim() }) }),
        },
      ]
    : [];
  const inGroups = matching.toSorted(
    (a, b) => Number(a.group !== texts.palette.goTo) - Number(b.group !== texts.palette.goTo),
  );
  return [...documents, ...inGroups, ...search];
}

/** Command palette (SHL-14): one field to go anywhere, run any command or open a document by its number. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const options = useOptions(text);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const take = (option: Option | undefined) => {
    if (option === undefined) return;
    onClose();
    option.run();
  };
  const { active, setActive, handleKeyDown } = useOptionKeys(
    options.length,
    (index) => take(options[index ?? 0]),
    onClose,
    0,
  );
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': texts.palette.title,
          'aria-labelledby': undefined,
          sx: { maxWidth: 600, alignSelf: 'flex-start', mt: '12vh' },
        },
      }}
    >
      <div>
        <Field>
          <Icon name="search" />
          <input
            autoFocus
            type="text"
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={listId}
            aria-label={texts.palette.placeholder}
            {...(active === null ? {} : { 'aria-activedescendant': `${listId}-${active}` })}
            placeholder={texts.palette.placeholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
            }}
            onKeyDown={handleKeyDown}
          />
          <KeyHint keys="Escape" />
        </Field>
        {options.length === 0 ? <None>{texts.palette.none}</None> : null}
        <OptionList ref={list} role="listbox" id={listId} aria-label={texts.palette.title}>
          {options.map((option, index) => (
            <div key={option.key} role="presentation">
              {option.group !== options[index - 1]?.group ? (
                <GroupName role="presentation">{option.group}</GroupName>
              ) : null}
              <OptionLine
                role="option"
                id={`${listId}-${index}`}
                aria-selected={index === active}
                onPointerMove={() => setActive(index)}
                onClick={() => take(option)}
              >
                {option.words}
                {option.keys ? (
                  <Keys>
                    <KeyHint keys={option.keys} />
                  </Keys>
                ) : null}
              </OptionLine>
            </div>
          ))}
        </OptionList>
      </div>
    </Dialog>
  );
}
