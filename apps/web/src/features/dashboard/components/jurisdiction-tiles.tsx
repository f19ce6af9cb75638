import { ALL_PROJECTS } from '@rotunda/contract/values';
import { styled } from '@mui/material/styles';
import { formatCount, formatNumber } from '../../../shared/format/format-number.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { discoverAddress } from '../../../shared/navigation/discover-address.ts';
import type { Tokens } from '../../../shared/theme/tokens.ts';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { MAP_TILES, SHADE_STEPS, getShade } from '../model/map-tiles.ts';

const shades = (token: Tokens) => ({
  '& [data-shade="0"]': { backgroundColor: token.seq0, color: token.ink3 },
  '& [data-shade="1"]': { backgroundColor: token.seq1, color: token.ink },
  '& [data-shade="2"]': { backgroundColor: token.seq2, color: token.ink },
  '& [data-shade="3"]': { backgroundColor: token.seq3, color: token.surface },
  '& [data-shade="4"]': { backgroundColor: token.seq4, color: token.surface },
});

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(11, minmax(0, 1fr))',
  gap: 3,
  maxWidth: 380,
  margin: '0 auto',
  '& li': { aspectRatio: '1' },
  '& li > *': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    height: '100%',
    borderRadius: 4,
    fontSize: 9.5,
    lineHeight: '12px',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
  '& b': { fontWeight: 600 },
  '& a:hover': { textDecoration: 'none', boxShadow: `inset 0 0 0 2px ${theme.vars.palette.token.ink}` },
  ...shades(theme.vars.palette.token),
}));

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 14px',
  marginTop: 12,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.token.ink2,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  ...shades(theme.vars.palette.token),
}));

const Swatch = styled('span')({ width: 12, height: 12, borderRadius: 3 });

const Others = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: 8,
  marginTop: 12,
  fontSize: 12,
  lineHeight: '16px',
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 6,
    padding: '5px 8px',
    borderRadius: 4,
    color: theme.vars.palette.token.ink2,
    backgroundColor: theme.vars.palette.token.surfaceSub,
  },
}));

export interface JurisdictionTilesProps {
  counts: readonly { isoCode: string; name: string; count: number }[];
  /** Project whose documents are counted; null for all that the user can see. A tile links to the same documents. */
  projectId: string | null;
}

/**
 * States and provinces as tiles shaded by count. Jurisdictions without a tile (federal, territories) are listed below.
 */
export function JurisdictionTiles({ counts, projectId }: JurisdictionTilesProps) {
  const byIsoCode = new Map(counts.map((each) => [each.isoCode, each]));
  const onMap = new Set(MAP_TILES.map((tile) => tile.isoCode));
  const others = counts.filter(({ isoCode }) => !onMap.has(isoCode));
  const getAddress = (isoCode: string) =>
    discoverAddress({
      genericSearch: { byLocation: [isoCode] },
      entityMetadata: { projectIds: projectId === null ? ALL_PROJECTS : [projectId] },
      // The map also counts past sessions.
      progressiveFilters: { Legislation: { activeSessions: false } },
    });
  return (
    <>
      <Tiles aria-label={dashboardTexts.policyMap}>
        {MAP_TILES.map(({ isoCode, column, row }) => {
          const counted = byIsoCode.get(isoCode);
          const place = { gridColumn: column + 1, gridRow: row + 1 };
          const code = isoCode.slice(3).toUpperCase();
          return counted === undefined ? (
            <li key={isoCode} style={place} aria-hidden="true">
              <span data-shade={0}>{code}</span>
            </li>
          ) : (
            <li key={isoCode} style={place}>
              <AddressLink
                data-shade={getShade(counted.count)}
                href={getAddress(isoCode)}
                title={`${counted.name}: ${formatCount(counted.count, dashboardTexts.document)}`}
                aria-label={`${counted.name}: ${formatCount(counted.count, dashboardTexts.document)}`}
              >
                {code}
                <b>{formatNumber(counted.count)}</b>
              </AddressLink>
            </li>
          );
        })}
      </Tiles>
      <Legend aria-label={dashboardTexts.policyMapLegend}>
        {SHADE_STEPS.map(({ shade, from, to }) => (
          <li key={shade}>
            <Swatch data-shade={shade} />
            {dashboardTexts.policyMapStep(from, to)}
          </li>
        ))}
      </Legend>
      {others.length === 0 ? null : (
        <Others aria-label={`${dashboardTexts.policyMap}: federal and territories`}>
          {others.map(({ isoCode, name, count }) => (
            <li key={isoCode}>
              <AddressLink href={getAddress(isoCode)}>
                {name} <b>{formatNumber(count)}</b>
              </AddressLink>
            </li>
          ))}
        </Others>
      )}
    </>
  );
}
