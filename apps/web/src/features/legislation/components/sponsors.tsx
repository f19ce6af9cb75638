import { styled } from '@mui/material/styles';
import { partyCode, partyName, type PartyCode } from '@rotunda/domain';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import type { OpenRelated } from '../model/open-related.ts';
import { BillLines } from './bill-lines.ts';

const TOKENS = { D: 'dem', R: 'rep', I: 'ind', L: 'lib', G: 'grn', O: 'oth' } as const satisfies Record<
  PartyCode,
  string
>;

const PartyLetter = styled('span', { shouldForwardProp: (prop) => prop !== 'code' })<{ code: PartyCode }>(
  ({ theme, code }) => ({
    display: 'inline-grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    borderRadius: 4,
    fontSize: 11,
    fontWeight: 600,
    color: theme.vars.palette.token.surface,
    backgroundColor: theme.vars.palette.token[TOKENS[code]],
  }),
);

/** The party's letter on its colour; the name is read aloud and in the tooltip. */
export function PartyMark({ party }: { party: string }) {
  const code = partyCode(party);
  return (
    <PartyLetter code={code} title={partyName(party)} role="img" aria-label={partyName(party)}>
      {code}
    </PartyLetter>
  );
}

const TYPE_WORDS = {
  primary: 'Primary sponsor',
  cosponsor: 'Cosponsor',
  requester: 'Requested by',
  author: 'Author',
} as const;

export interface SponsorsProps {
  sponsors: Bill['sponsors'];
  onOpen: OpenRelated;
}

/** Who stands behind the bill, in the specification's order (S2 §4); 435 of them are three and a button. */
export function Sponsors({ sponsors, onOpen }: SponsorsProps) {
  if (sponsors.length === 0) return <p>{texts.documents.noSponsors}</p>;
  return (
    <BillLines>
      <ShowMoreList label={legislationTexts.sponsors}>
        {sponsors.map((sponsor, index) => (
          <li key={`${sponsor.fusionId ?? sponsor.fullName}-${index}`}>
            <span className="main">
              <span className="name">{sponsor.fullName}</span>
              {sponsor.withdrawnOn ? <span className="mark">{legislationTexts.withdrawn}</span> : null}
              <span className="second">{secondLine(sponsor)}</span>
            </span>
            <span className="end">
              {sponsor.party ? <PartyMark party={sponsor.party} /> : null}
              <DetailsButton sponsor={sponsor} onOpen={onOpen} />
            </span>
          </li>
        ))}
      </ShowMoreList>
    </BillLines>
  );
}

type Sponsor = Bill['sponsors'][number];

/** `District 32`, `District 7A`: a number alone does not say what it is. */
function localityWords(locality: string | null): string | null {
  return locality !== null && /^\d+[A-Z]?$/.test(locality) ? `District ${locality}` : locality;
}

function secondLine(sponsor: Sponsor): string {
  const since = sponsor.sponsoredOn ? formatShortDay(sponsor.sponsoredOn) : null;
  const withdrawn = sponsor.withdrawnOn ? `Withdrawn ${formatShortDay(sponsor.withdrawnOn)}` : null;
  return [TYPE_WORDS[sponsor.type], sponsor.role, localityWords(sponsor.locality), since, withdrawn]
    .filter(Boolean)
    .join(' · ');
}

function DetailsButton({ sponsor, onOpen }: { sponsor: Sponsor; onOpen: OpenRelated }) {
  const { fusionId, stakeholderType, fullName } = sponsor;
  if (fusionId === null || (stakeholderType !== 'person' && stakeholderType !== 'committee')) return null;
  return (
    <ViewDetailsButton
      name={fullName}
      onOpen={() => onOpen({ documentType: stakeholderType === 'person' ? 'Person' : 'Committee', fusionId })}
    />
  );
}
