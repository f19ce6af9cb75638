import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { AUDIT_KINDS } from '@rotunda/contract/values';
import { DayRangeFields } from '../../../shared/records/day-range-fields.tsx';
import { type AuditSearch, readAuditSearch } from '../model/audit-search.ts';
import { auditTexts, KIND_WORDS } from '../model/audit-texts.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'end',
  [theme.breakpoints.down('sm')]: { '& > :not(button)': { flexBasis: '100%', maxWidth: 'none' } },
}));

const Choice = styled(TextField)({ flex: '1 1 180px', maxWidth: 240 });

export interface AuditFiltersProps {
  search: AuditSearch;
  onChange: (search: AuditSearch) => void;
  /** People who appear in the log. */
  people: readonly { _id: string; name: string }[];
}

/** Filters by person, kind and range of days. Changing a filter returns to the first page. */
export function AuditFilters({ search, onChange, people }: AuditFiltersProps) {
  const change = (changes: Record<string, unknown>) => onChange(readAuditSearch({ ...search, skip: 0, ...changes }));
  const isKnown = people.some((one) => one._id === search.person);
  return (
    <Root>
      <Choice
        select
        label={auditTexts.person}
        value={isKnown ? search.person : ''}
        onChange={({ target }) => change({ person: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{auditTexts.everyone}</MenuItem>
        {people.map(({ _id, name }) => (
          <MenuItem key={_id} value={_id}>
            {name}
          </MenuItem>
        ))}
      </Choice>
      <Choice
        select
        label={auditTexts.kind}
        value={search.kind ?? ''}
        onChange={({ target }) => change({ kind: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{auditTexts.allKinds}</MenuItem>
        {AUDIT_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {KIND_WORDS[kind]}
          </MenuItem>
        ))}
      </Choice>
      <DayRangeFields
        from={{ label: auditTexts.from, value: search.from, onChange: (from) => change({ from }) }}
        to={{ label: auditTexts.to, value: search.to, onChange: (to) => change({ to }) }}
      />
      {Object.keys(search).some((field) => field !== 'skip') ? (
        <Button onClick={() => onChange({})}>{auditTexts.clear}</Button>
      ) : null}
    </Root>
  );
}
