import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { comparisonTexts } from '../comparison-texts.ts';
import type { ComparableVersion } from '../hooks/use-bill-choices.ts';
import { versionIdOf, type ChosenBill } from '../model/comparison-selection.ts';
import { versionWords } from '../model/version-words.ts';

const Root = styled('section')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    minWidth: 0,
    display: 'grid',
    alignContent: 'start',
    gap: 4,
    minHeight: 116,
    padding: '8px 12px 12px',
    border: `1px solid ${token.border}`,
    borderRadius: 6,
    '&.empty': { borderStyle: 'dashed' },
    '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 28 },
    '& h3': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: token.ink2 },
    '& .bill': { fontWeight: 600 },
    '& .title': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 13,
      lineHeight: '20px',
      color: token.ink2,
    },
    '& .hint': { fontSize: 13, color: token.ink2 },
  };
});

export interface ChosenSideProps {
  name: string;
  hint: string;
  chosen: ChosenBill | null;
  versions: readonly ComparableVersion[] | undefined;
  onVersion: (versionId: string) => void;
  onRemove: () => void;
}

/** One side of the comparison being set up: its bill, its version and a button that removes it. */
export function ChosenSide({ name, hint, chosen, versions = [], onVersion, onRemove }: ChosenSideProps) {
  if (chosen === null) {
    return (
      <Root className="empty" aria-label={name}>
        <div className="head">
          <h3>{name}</h3>
        </div>
        <p className="hint">{hint}</p>
      </Root>
    );
  }
  const shown = versionIdOf(chosen, versions);
  return (
    <Root aria-label={name}>
      <div className="head">
        <h3>{name}</h3>
        <IconButton icon="close" size="small" label={comparisonTexts.remove(name)} onClick={onRemove} />
      </div>
      <div className="bill">{chosen.bill.billId}</div>
      <div className="title" title={chosen.bill.title}>
        {chosen.bill.title}
      </div>
      {versions.length === 0 ? null : (
        <Select
          size="small"
          value={versions.some(({ id }) => id === shown) ? (shown ?? '') : ''}
          onChange={(event) => onVersion(event.target.value)}
          slotProps={{ input: { 'aria-label': comparisonTexts.versionOf(name) } }}
          sx={{ mt: 0.5, minWidth: 0 }}
        >
          {versions.map((version) => (
            <MenuItem key={version.id} value={version.id} disabled={!version.support}>
              {versionWords(version)}
            </MenuItem>
          ))}
        </Select>
      )}
    </Root>
  );
}
