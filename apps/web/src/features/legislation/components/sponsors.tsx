import { useDisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { PartyMark } from '../../../shared/ui/party-mark.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { BillLines } from './bill-lines.ts';

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

/**
 * Lists the sponsors of a bill in the specification's order (S2 §4). A long list shows the first three and a button for
 * the rest.
 */
export function Sponsors({ sponsors, onOpen }: SponsorsProps) {
  if (sponsors.length === 0) return <p>{texts.documents.noSponsors}</p>;
  return (
    <BillLines>
      <ShowMoreList label={legislationTexts.sponsors}>
        {sponsors.map((sponsor, index) => (
          <li key={`${sponsor.fusionId ?? sponsor.fullName}-${index}`}>
            <span className="main">
              <span className="name">
                <SponsorName sponsor={sponsor} />
              </span>
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

/** Returns `District 32` or `District 7A` for a bare district number, because the number alone is unclear. */
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

/** Returns the document of a sponsor that is stored, or null for a sponsor known only by name. */
function documentOf({ fusionId, stakeholderType }: Sponsor) {
  if (fusionId === null || (stakeholderType !== 'person' && stakeholderType !== 'committee')) return null;
  return { documentType: stakeholderType === 'person' ? ('Person' as const) : ('Committee' as const), fusionId };
}

function SponsorName({ sponsor }: { sponsor: Sponsor }) {
  const document = documentOf(sponsor);
  const isSignedIn = useDisplayForAuthUser();
  if (document === null || !isSignedIn) return sponsor.fullName;
  return <AddressLink href={documentPath(document)}>{sponsor.fullName}</AddressLink>;
}

function DetailsButton({ sponsor, onOpen }: { sponsor: Sponsor; onOpen: OpenRelated }) {
  const document = documentOf(sponsor);
  return document === null ? null : <ViewDetailsButton name={sponsor.fullName} onOpen={() => onOpen(document)} />;
}
