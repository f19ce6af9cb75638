import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { COUNTRIES, isCountryCode, type TariffProgram } from '@rotunda/domain';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { formatCount } from '../../../shared/format/format-number.ts';
import { PROGRAMS } from '../model/program-names.ts';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';

/** Countries named on a card; the rest are counted. */
const COUNTRIES_SHOWN = 4;

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: 12,
    padding: '16px 20px',
    borderBottom: `1px solid ${token.border}`,
    '& button': {
      display: 'grid',
      alignContent: 'start',
      gap: 2,
      padding: '12px 16px',
      font: 'inherit',
      fontSize: 13,
      lineHeight: '20px',
      textAlign: 'left',
      color: token.ink,
      cursor: 'pointer',
      border: `1px solid ${token.border}`,
      borderRadius: 6,
      backgroundColor: token.surface,
      '&:hover': { backgroundColor: token.hover },
      '&[aria-pressed="true"]': { borderColor: token.accent, backgroundColor: token.selected },
    },
    '& b': { fontSize: 14, fontWeight: 600 },
    // Two columns with only the distinguishing facts, so that the list below stays visible.
    [theme.breakpoints.down('sm')]: {
      gap: 8,
      padding: '12px 16px',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& button': { padding: '8px 12px' },
    },
  };
});

const Law = styled('span')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink2,
}));

/** Left out on phones. */
const Detail = styled(Law)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

export interface ProgramListProps {
  chosen: TariffProgram | undefined;
  onChoose: (program: TariffProgram | null) => void;
}

/**
 * Lists the laws under which tariffs are set, each with figures on what is stored. Choosing one filters the list below.
 */
export function ProgramList({ chosen, onChoose }: ProgramListProps) {
  const { queries } = useApi();
  const tariffs = useQuery(queries.tariffImpact.findTariffs.queryOptions({ input: {} }));
  if (tariffs.isError) {
    return (
      <div style={{ padding: '16px 20px' }}>
        <ErrorState error={tariffs.error} onRetry={() => void tariffs.refetch()} />
      </div>
    );
  }
  const results = tariffs.data?.results ?? [];
  if (results.length === 0) return null;
  return (
    <Root role="group" aria-label={words.programs}>
      {results.map(({ program, measureCount, codeCount, newestMeasure, countries }) => (
        <button
          key={program}
          type="button"
          aria-pressed={program === chosen}
          onClick={() => onChoose(program === chosen ? null : program)}
        >
          <b>{PROGRAMS[program].name}</b>
          <Law>{PROGRAMS[program].law}</Law>
          <span>{[formatCount(measureCount, 'document'), formatCount(codeCount, 'code')].join(' · ')}</span>
          {newestMeasure === null ? null : <Detail>{words.newest(formatShortDay(newestMeasure))}</Detail>}
          {countries.length === 0 ? null : <Detail>{formatCountries(countries, COUNTRIES_SHOWN)}</Detail>}
        </button>
      ))}
    </Root>
  );
}

/** Formats countries as `China, Japan +3`. */
export function formatCountries(codes: readonly string[], max = codes.length): string {
  const names = codes.map((code) => (isCountryCode(code) ? COUNTRIES[code] : code));
  const more = names.length - max;
  return more > 0 ? `${names.slice(0, max).join(', ')} ${words.moreCodes(more)}` : names.join(', ');
}
