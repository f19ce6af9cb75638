import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import type { ComparisonAnswer } from '@rotunda/contract';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { comparedTexts, comparisonTexts } from '../comparison-texts.ts';
import { useComparableVersions } from '../hooks/use-bill-choices.ts';
import { formatVersion } from '../model/format-version.ts';

const Root = styled('div')(({ theme }) => ({
  minWidth: 0,
  display: 'grid',
  gap: 2,
  padding: '8px 28px 8px',
  '& .MuiInputBase-root': { minWidth: 0, justifySelf: 'start', maxWidth: '100%' },
  '& .MuiSelect-select': { fontSize: 13, fontWeight: 600 },
  // The name wraps to a second line, so that the version stays readable on half of a phone's width.
  [theme.breakpoints.down('sm')]: {
    padding: '6px 16px',
    '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal' },
  },
}));

/** Line above the version menu: the number of the side, or its bill. */
const Of = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink2,
}));

const CurrentChip = styled('span')(({ theme }) => ({
  flex: 'none',
  padding: '0 6px',
  borderRadius: 4,
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink2,
  backgroundColor: theme.vars.palette.token.sunken,
}));

export interface SideHeadProps {
  number: 1 | 2;
  side: ComparisonAnswer['left'];
  /** Both sides are versions of one bill, which the page's head names. */
  isOfOneBill: boolean;
  onVersion: (versionId: string) => void;
}

/** Names a side and offers a menu of the bill's other versions. */
export function SideHead({ number, side, isOfOneBill, onVersion }: SideHeadProps) {
  const versions = useComparableVersions(side.fusionId).data ?? [side.version].map(asListed);
  return (
    <Root>
      <Of>
        {isOfOneBill ? (
          comparedTexts.version(number)
        ) : (
          <AddressLink href={documentPath(side)}>{side.billId}</AddressLink>
        )}
        {side.version.isCurrent ? <CurrentChip>{comparisonTexts.current}</CurrentChip> : null}
      </Of>
      <Select
        variant="standard"
        disableUnderline
        value={side.version.id}
        onChange={(event) => onVersion(event.target.value)}
        slotProps={{ input: { 'aria-label': comparedTexts.chooseVersion(number) } }}
      >
        {versions.map((version) => (
          <MenuItem key={version.id} value={version.id} disabled={!version.support}>
            {formatVersion(version)}
          </MenuItem>
        ))}
      </Select>
    </Root>
  );
}

const asListed = (version: ComparisonAnswer['left']['version']) => ({ ...version, support: true });
