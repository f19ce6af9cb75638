import { Fragment } from 'react';
import { DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { PersonDetail } from '../hooks/use-person.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

type Membership = PersonDetail['committeeMemberships'][number];

/** Lists a person's committees, with subcommittees under their parent committee. */
export function CommitteeMemberships({ memberships }: { memberships: readonly Membership[] }) {
  if (memberships.length === 0) return <p>{texts.stakeholders.noCommittees}</p>;
  return (
    <DocumentLines>
      <ShowMoreList label={stakeholderTexts.committees}>
        {memberships.map(({ title, committees, legislatures, subcommittees }) => (
          <li key={committees.at(-1)?.fusionId ?? committees.at(-1)?.name}>
            <span className="main">
              <span className="name">
                {committees.map((committee, index) => (
                  <Fragment key={committee.name}>
                    {index > 0 ? ' › ' : null}
                    <CommitteeName {...committee} />
                  </Fragment>
                ))}
              </span>
              <span className="second">{[title, ...legislatures].filter(Boolean).join(' · ')}</span>
              {subcommittees.map((one) => (
                <span key={one.fusionId ?? one.name} style={{ display: 'block', marginTop: 4, paddingLeft: 16 }}>
                  <CommitteeName {...one} />
                  {one.title === null ? null : <span className="second">{one.title}</span>}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}

function CommitteeName({ fusionId, name }: Membership['committees'][number]) {
  if (fusionId === null) return name;
  return <AddressLink href={documentPath({ documentType: 'Committee', fusionId })}>{name}</AddressLink>;
}
