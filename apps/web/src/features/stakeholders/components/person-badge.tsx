import { styled } from '@mui/material/styles';
import { partyName } from '@rotunda/domain';
import { PartyMark } from '../../../shared/ui/party-mark.tsx';
import { Portrait } from '../../../shared/ui/portrait.tsx';
import type { PersonDetail } from '../hooks/use-person.ts';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
});

const Party = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 });

/** Shows a person's portrait and party, the party by color and name. */
export function PersonBadge({ person }: { person: PersonDetail['person'] }) {
  return (
    <Root>
      <Portrait name={person.fullName} photoUrl={person.photoUrl} size={48} />
      {person.party === null ? null : (
        <Party>
          <PartyMark party={person.party} />
          <span aria-hidden>{formatParty(person.party)}</span>
        </Party>
      )}
    </Root>
  );
}

/** Returns the source's name of a party that has no name in the product. */
function formatParty(party: string): string {
  const name = partyName(party);
  return name === 'Other' ? party : name;
}
