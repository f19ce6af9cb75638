import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { formatDay } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import type { PersonDetail } from '../hooks/use-person.ts';
import { type HistoricalRole, useRoles } from '../hooks/use-roles.ts';
import { formatSeat, formatPeriod } from '../model/format-term.ts';
import { stakeholderTexts as words } from '../stakeholder-texts.ts';
import { ContactInformation } from './contact-information.tsx';

const Root = styled('div')(({ theme }) => ({
  '& li': { borderBottom: `1px solid ${theme.vars.palette.token.border}` },
  '& li:last-child': { borderBottom: 0 },
}));

const Toggle = styled('button')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  width: '100%',
  minHeight: 44,
  padding: '6px 0',
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > svg': { marginTop: 2, flex: 'none' },
});

const Title = styled('span')({ display: 'block', fontWeight: 500 });

const Facts = styled('div')({ padding: '4px 0 12px 24px' });

/** Lists a person's other current and past roles. Only one is expanded at a time (STK-03). */
export function Roles({ person }: { person: PersonDetail }) {
  const roles = useRoles(person);
  const [open, setOpen] = useState<string | null>(null);
  if (roles.isPending) return <SkeletonText lines={3} />;
  if (roles.isError) {
    return <ErrorState message={words.rolesFailed} error={roles.error} onRetry={() => void roles.refetch()} />;
  }
  if (roles.data.length === 0) return <p>{texts.stakeholders.noRoles}</p>;
  return (
    <Root>
      <ShowMoreList label={words.roles}>
        {roles.data.map((role) => (
          <RoleLine
            key={role.fusionId}
            role={role}
            isOpen={open === role.fusionId}
            onToggle={() => setOpen(open === role.fusionId ? null : role.fusionId)}
          />
        ))}
      </ShowMoreList>
    </Root>
  );
}

interface RoleLineProps {
  role: HistoricalRole;
  isOpen: boolean;
  onToggle: () => void;
}

function RoleLine({ role, isOpen, onToggle }: RoleLineProps) {
  const id = `role-${role.fusionId}`;
  return (
    <li>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
        <span>
          <Title>{role.title}</Title>
          <SecondLine>
            {[role.organization.name, formatPeriod(role.activeStartDate, role.activeEndDate)]
              .filter(Boolean)
              .join(' · ')}
          </SecondLine>
        </span>
      </Toggle>
      <Facts id={id} hidden={!isOpen}>
        {isOpen ? <RoleFacts role={role} /> : null}
      </Facts>
    </li>
  );
}

function RoleFacts({ role }: { role: HistoricalRole }) {
  const { organization, parentPerson, seatDistrictName } = role;
  const hasContact = [role.emails, role.phones, role.websites, role.addresses].some((list) => list.length > 0);
  return (
    <>
      <LabelValue
        facts={[
          { label: words.organization, value: organization.name },
          { label: words.getPart, value: organization.parentages.join(', ') },
          { label: words.seat, value: seatDistrictName === null ? null : formatSeat(seatDistrictName) },
          {
            label: words.worksFor,
            value:
              parentPerson &&
              (parentPerson.fusionId === null ? (
                parentPerson.fullName
              ) : (
                <AddressLink href={documentPath({ documentType: 'Person', fusionId: parentPerson.fusionId })}>
                  {parentPerson.fullName}
                </AddressLink>
              )),
          },
          { label: words.started, value: role.activeStartDate && formatDay(role.activeStartDate) },
          { label: words.ended, value: role.activeEndDate && formatDay(role.activeEndDate) },
        ]}
      />
      {hasContact ? (
        <div style={{ marginTop: 8 }}>
          <ContactInformation contact={role} />
        </div>
      ) : null}
    </>
  );
}
