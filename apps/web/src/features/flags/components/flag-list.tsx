import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { FlagName } from '@rotunda/contract';
import { FLAGS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { useChangeFlags } from '../api/use-change-flags.ts';
import { NumberFlag } from './number-flag.tsx';

const List = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    border: `1px solid ${token.border}`,
    borderRadius: 6,
    backgroundColor: token.surface,
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 160px 132px',
      columnGap: 16,
      alignItems: 'center',
      minHeight: 48,
      padding: '6px 20px',
      fontSize: 13,
      lineHeight: '20px',
    },
    '& li + li': { borderTop: `1px solid ${token.border}` },
    '& .label': { fontWeight: 500 },
    '& .name': { display: 'block', fontSize: 12, lineHeight: '16px', color: token.ink3, overflowWrap: 'anywhere' },
    '& .default': { color: token.ink3 },
    '& .value': { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 8 },
    [theme.breakpoints.down('sm')]: {
      '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '10px 16px' },
      '& .default': { gridColumn: 1 },
      '& .value': { gridColumn: 2, gridRow: '1 / 3' },
    },
  };
});

const FLAG_NAMES = Object.keys(FLAGS).filter((name): name is FlagName => Object.hasOwn(FLAGS, name));

const wordsOf = (value: boolean | number) => {
  if (typeof value === 'number') return formatNumber(value);
  return value ? 'On' : 'Off';
};

/** Every feature flag with its default: a switch, or a number. A change holds at once and for everyone (SHL-12). */
export function FlagList() {
  const { queries } = useApi();
  const flags = useQuery(queries.flags.get.queryOptions());
  const change = useChangeFlags();
  if (flags.isError) return <ErrorState error={flags.error} onRetry={() => void flags.refetch()} />;
  if (!flags.data) return <SkeletonText lines={12} />;
  return (
    <List aria-label="Feature flags">
      {FLAG_NAMES.map((name) => {
        const value = flags.data[name];
        const { label } = FLAGS[name];
        return (
          <li key={name}>
            <span>
              <span className="label">{label}</span>
              <span className="name">{name}</span>
            </span>
            <span className="default">{`Default: ${wordsOf(FLAGS[name].default)}`}</span>
            <span className="value">
              {typeof value === 'boolean' ? (
                <>
                  <span aria-hidden="true">{wordsOf(value)}</span>
                  <Switch
                    checked={value}
                    onChange={(_event, isOn) => void change({ [name]: isOn })}
                    slotProps={{ input: { 'aria-label': label } }}
                  />
                </>
              ) : (
                <NumberFlag
                  // What the server holds, also after it refused, replaces what was typed.
                  key={value}
                  label={label}
                  value={value}
                  onChange={(next) => void change({ [name]: next })}
                />
              )}
            </span>
          </li>
        );
      })}
    </List>
  );
}
