import { useDisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { DocumentLine, DocumentLines, LineEnd } from '../../../shared/documents/document-lines.tsx';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { PartyMark } from '../../../shared/ui/party-mark.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';

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
 * Lists the sponsors of a bill in the specification's order (LEG-03). A long list shows the first three and a button for
 * the rest.
 */
export function Sponsors({ sponsors, onOpen }: SponsorsProps) {
  const isSignedIn = useDisplayForAuthUser();
  if (sponsors.length === 0) return <p>{texts.documents.noSponsors}</p>;
  return (
    <DocumentLines>
      <ShowMoreList label={legislationTexts.sponsors}>
        {sponsors.map((sponsor, index) => (
          <DocumentLine
            key={`${sponsor.fusionId ?? sponsor.fullName}-${index}`}
            name={sponsor.fullName}
            href={isSignedIn ? getPath(sponsor) : null}
            marks={sponsor.withdrawnOn ? [legislationTexts.withdrawn] : []}
            second={secondLine(sponsor)}
            end={
              <LineEnd>
                {sponsor.party ? <PartyMark party={sponsor.party} /> : null}
                <DetailsButton sponsor={sponsor} onOpen={onOpen} />
              </LineEnd>
            }
          />
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}

type Sponsor = Bill['sponsors'][number];

/** Returns `District 32` or `District 7A` for a bare district number, because the number alone is unclear. */
function formatLocality(locality: string | null): string | null {
  return locality !== null && /^\d+[A-Z]?$/.test(locality) ? `District ${locality}` : locality;
}

function secondLine(sponsor: Sponsor): string {
  const since = sponsor.sponsoredOn ? formatShortDay(sponsor.sponsoredOn) : null;
  const withdrawn = sponsor.withdrawnOn ? `Withdrawn ${formatShortDay(sponsor.withdrawnOn)}` : null;
  return [TYPE_WORDS[sponsor.type], sponsor.role, formatLocality(sponsor.locality), since, withdrawn]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the document of a sponsor that is stored, or null for a sponsor known only by name. */
function buildDocument({ fusionId, stakeholderType }: Sponsor) {
  if (fusionId === null || (stakeholderType !== 'person' && stakeholderType !== 'committee')) return null;
  return { documentType: stakeholderType === 'person' ? ('Person' as const) : ('Committee' as const), fusionId };
}

function getPath(sponsor: Sponsor): string | null {
  const document = buildDocument(sponsor);
  return document === null ? null : documentPath(document);
}

function DetailsButton({ sponsor, onOpen }: { sponsor: Sponsor; onOpen: OpenRelated }) {
  const document = buildDocument(sponsor);
  return document === null ? null : <ViewDetailsButton name={sponsor.fullName} onOpen={() => onOpen(document)} />;
}
