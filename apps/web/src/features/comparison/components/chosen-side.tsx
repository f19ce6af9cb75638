import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { comparisonTexts } from '../comparison-texts.ts';
import type { ComparableVersion } from '../hooks/use-bill-choices.ts';
import { getVersionId, type ChosenBill } from '../model/comparison-selection.ts';
import { formatVersion } from '../model/format-version.ts';

const Root = styled('section', { shouldForwardProp: (prop) => prop !== 'isEmpty' })<{ isEmpty: boolean }>(({
  theme,
  isEmpty,
}) => {
  const { token } = theme.vars.palette;
  return {
    minWidth: 0,
    display: 'grid',
    alignContent: 'start',
    gap: 4,
    minHeight: 116,
    padding: '8px 12px 12px',
    border: `1px ${isEmpty ? 'dashed' : 'solid'} ${token.border}`,
    borderRadius: 6,
    '& h3': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: token.ink2 },
  };
});

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 28 });

const Bill = styled('div')({ fontWeight: 600 });

const Title = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
}));

const Hint = styled('p')(({ theme }) => ({ fontSize: 13, color: theme.vars.palette.token.ink2 }));

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
      <Root isEmpty aria-label={name}>
        <Head>
          <h3>{name}</h3>
        </Head>
        <Hint>{hint}</Hint>
      </Root>
    );
  }
  const shown = getVersionId(chosen, versions);
  return (
    <Root isEmpty={false} aria-label={name}>
      <Head>
        <h3>{name}</h3>
        <IconButton icon="close" size="small" label={comparisonTexts.remove(name)} onClick={onRemove} />
      </Head>
      <Bill>{chosen.bill.billId}</Bill>
      <Title title={chosen.bill.title}>{chosen.bill.title}</Title>
      {versions.length === 0 ? null : (
        <Select
          size="small"
          value={versions.some(({ id }) => id === shown) ? (shown ?? '') : ''}
          onChange={(event) => onVersion(event.target.value)}
          slotProps={{ input: { 'aria-label': comparisonTexts.getVersion(name) } }}
          sx={{ mt: 0.5, minWidth: 0 }}
        >
          {versions.map((version) => (
            <MenuItem key={version.id} value={version.id} disabled={!version.support}>
              {formatVersion(version)}
            </MenuItem>
          ))}
        </Select>
      )}
    </Root>
  );
}
