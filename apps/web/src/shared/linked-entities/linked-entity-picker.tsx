import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { LinkedEntity, LinkedEntityDetail, LinkedEntityType } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { useState } from 'react';
import { toApiError } from '../api/api-error.ts';
import { formatTotal } from '../format/format-number.ts';
import { texts } from '../texts/texts.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { labelOfLink } from './label-of-link.ts';
import { entityKey, useLinkedEntityDetails } from './use-linked-entity-details.ts';
import { useLinkedEntitySearch, type FoundGroup, type LinkedEntitySearchType } from './use-linked-entity-search.ts';

const Root = styled('div')({ display: 'grid', gap: 8 });

const Sources = styled('span')({ justifySelf: 'start' });

const GroupHead = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  padding: '8px 12px 4px',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  color: theme.vars.palette.token.ink3,
  backgroundColor: theme.vars.palette.token.surface,
}));

const Option = styled('li')({
  '&.MuiAutocomplete-option': { display: 'block', padding: '6px 12px', fontSize: 13, lineHeight: '20px' },
});

const MoreOption = styled(Option)(({ theme }) => ({
  '&.MuiAutocomplete-option': { color: theme.vars.palette.token.accent, fontWeight: 500 },
}));

const Label = styled('span')({ fontWeight: 500, overflowWrap: 'anywhere' });

const Description = styled('span')(({ theme }) => ({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink2,
}));

/** A line of the popup: a document, or the button that loads the next ten of its group. */
type Line =
  | { kind: 'entity'; entity: LinkedEntity; detail?: LinkedEntityDetail }
  | { kind: 'more'; documentType: LinkedEntityType };

const SOURCES = [
  { value: 'Discover', label: 'Policy' },
  { value: 'Stakeholder', label: 'Stakeholders' },
] as const satisfies readonly { value: LinkedEntitySearchType; label: string }[];

export interface LinkedEntityPickerProps {
  label: string;
  value: readonly LinkedEntity[];
  onChange: (value: LinkedEntity[]) => void;
  /** The server's validation message about the links. */
  error?: string | undefined;
}

/**
 * Picks documents, people and committees by number, title or name (LNK-01). The results are grouped in the
 * specification's order, with ten per group and more on demand, in a popup of at most 480 px.
 */
export function LinkedEntityPicker({ label, value, onChange, error }: LinkedEntityPickerProps) {
  const [text, setText] = useState('');
  const [source, setSource] = useState<LinkedEntitySearchType>('Discover');
  const search = useLinkedEntitySearch(text, source);
  const details = useLinkedEntityDetails(value);
  const chosen: Line[] = value.map((entity) => {
    const detail = details.get(entityKey(entity));
    return { kind: 'entity', entity, ...(detail ? { detail } : {}) };
  });
  return (
    <Root>
      <Autocomplete
        multiple
        fullWidth
        disableCloseOnSelect
        filterSelectedOptions
        clearOnBlur={false}
        options={getLines(search.groups)}
        filterOptions={(lines) => lines}
        value={chosen}
        inputValue={text}
        onInputChange={(_event, next, reason) => {
          // Selecting a result keeps the text, so that several results of one search can be linked.
          if (reason === 'input' || reason === 'clear') setText(next);
        }}
        onChange={(_event, lines) => {
          const asked = lines.find((line) => line.kind === 'more');
          if (asked?.kind === 'more') return search.showMore(asked.documentType);
          onChange(lines.flatMap((line) => (line.kind === 'entity' ? [line.entity] : [])));
        }}
        isOptionEqualToValue={(one, other) => getKey(one) === getKey(other)}
        getOptionKey={getKey}
        getOptionLabel={getLabel}
        groupBy={typeOf}
        loading={search.isPending}
        loadingText={texts.states.loading}
        noOptionsText={noOptionsText(text, search.error)}
        renderGroup={({ key, group, children }) => (
          <GroupOf key={key} group={search.groups.find((one) => one.documentType === group)}>
            {children}
          </GroupOf>
        )}
        renderOption={({ key, ...props }, line) => <OptionOf key={key} line={line} props={props} />}
        renderValue={(lines, getItemProps) =>
          lines.map((line, index) => {
            const { key, ...props } = getItemProps({ index });
            return <Chip key={key} {...props} label={getLabel(line)} title={getTitle(line)} />;
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            placeholder={value.length === 0 ? 'Number, title or name' : ''}
            error={error !== undefined}
            helperText={error}
          />
        )}
        slotProps={{ listbox: { sx: { maxHeight: 'min(480px, 50vh)', p: 0 } }, paper: { sx: { maxHeight: 480 } } }}
      />
      <Sources>
        <SegmentedControl
          label={`Source of ${label.toLowerCase()}`}
          segments={SOURCES}
          value={source}
          onChange={setSource}
        />
      </Sources>
    </Root>
  );
}

function getLines(groups: readonly FoundGroup[]): Line[] {
  return groups.flatMap(({ documentType, results, total, atTotalLimit }): Line[] => [
    ...results.map((detail): Line => {
      const { fusionId } = detail;
      return { kind: 'entity', entity: { documentType, fusionId }, detail };
    }),
    ...(results.length < total || atTotalLimit ? [{ kind: 'more', documentType } as const] : []),
  ]);
}

const typeOf = (line: Line) => (line.kind === 'more' ? line.documentType : line.entity.documentType);
const getKey = (line: Line) => (line.kind === 'more' ? `more ${line.documentType}` : entityKey(line.entity));
const getLabel = (line: Line) => (line.kind === 'more' ? SHOW_MORE : labelOfLink(line.entity, line.detail));
const getTitle = (line: Line) => (line.kind === 'entity' ? (line.detail?.description ?? undefined) : undefined);

const SHOW_MORE = `Show ${LIMITS.linkedEntityResults} more`;

function noOptionsText(text: string, error: unknown): string {
  if (error) return toApiError(error).message;
  return text.trim() === '' ? 'Type a number, a title or a name.' : texts.search.noResults;
}

function GroupOf({ group, children }: { group: FoundGroup | undefined; children: React.ReactNode }) {
  if (group === undefined) return null;
  return (
    <li>
      <GroupHead>
        <span>{DOCUMENT_TYPE_LABELS[group.documentType]}</span>
        <span>{formatTotal(group.total, group.atTotalLimit)}</span>
      </GroupHead>
      <ul>{children}</ul>
    </li>
  );
}

function OptionOf({ line, props }: { line: Line; props: React.HTMLAttributes<HTMLLIElement> }) {
  if (line.kind === 'more') return <MoreOption {...props}>{SHOW_MORE}</MoreOption>;
  return (
    <Option {...props}>
      <Label>{getLabel(line)}</Label>
      {line.detail?.description ? <Description>{line.detail.description}</Description> : null}
    </Option>
  );
}
