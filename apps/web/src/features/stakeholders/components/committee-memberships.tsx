import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { DocumentLine, DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import type { PersonDetail } from '../hooks/use-person.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

type Membership = PersonDetail['committeeMemberships'][number];

const Subcommittee = styled('span')({ display: 'block', marginTop: 4, paddingLeft: 16 });

/** Lists a person's committees, with subcommittees under their parent committee. */
export function CommitteeMemberships({ memberships }: { memberships: readonly Membership[] }) {
  if (memberships.length === 0) return <p>{texts.stakeholders.noCommittees}</p>;
  return (
    <DocumentLines>
      <ShowMoreList label={stakeholderTexts.committees}>
        {memberships.map(({ title, committees, legislatures, subcommittees }) => (
          <DocumentLine
            key={committees.at(-1)?.fusionId ?? committees.at(-1)?.name}
            name={committees.map((committee, index) => (
              <Fragment key={committee.name}>
                {index > 0 ? ' › ' : null}
                <CommitteeName {...committee} />
              </Fragment>
            ))}
          >
            <SecondLine>{[title, ...legislatures].filter(Boolean).join(' · ')}</SecondLine>
            {subcommittees.map((one) => (
              <Subcommittee key={one.fusionId ?? one.name}>
                <CommitteeName {...one} />
                {one.title === null ? null : <SecondLine>{one.title}</SecondLine>}
              </Subcommittee>
            ))}
          </DocumentLine>
        ))}
      </ShowMoreList>
    </DocumentLines>
  );
}

function CommitteeName({ fusionId, name }: Membership['committees'][number]) {
  if (fusionId === null) return name;
  return <AddressLink href={documentPath({ documentType: 'Committee', fusionId })}>{name}</AddressLink>;
}
