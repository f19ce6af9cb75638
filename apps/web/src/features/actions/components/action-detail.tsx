import { styled } from '@mui/material/styles';
import type { LinkedEntity } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { LinkedEntityLines } from '../../../shared/linked-entities/linked-entity-lines.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { LinkifiedText } from '../../../shared/ui/linkified-text.tsx';
import { Section, ShowMoreList } from '../../../shared/ui/section.tsx';
import type { ShownAction } from '../api/use-action-list.ts';
import { optionsOf, useDirectory } from '../../../shared/directory/use-directory.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { formatWhen } from '../model/format-when.ts';

/** Shown before Show more (S1 §9). */
const SHOWN = { tags: 10, links: 5 } as const;

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    fontSize: 13,
    lineHeight: '20px',
    paddingTop: 12,
    '& .none': { color: token.ink3 },
    '& .summary': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& li.line': { display: 'flex', gap: 8, padding: '4px 0', alignItems: 'flex-start', minWidth: 0 },
    '& li.line > svg': { flex: 'none', marginTop: 3, color: token.ink3 },
    '& .tags': { display: 'flex', flexWrap: 'wrap', gap: 6 },
    '& .tags > li': {
      padding: '0 8px',
      borderRadius: 4,
      backgroundColor: token.sunken,
      color: token.ink2,
      fontSize: 12,
      overflowWrap: 'anywhere',
    },
  };
});

export interface ActionDetailProps {
  action: ShownAction;
  onOpenEntity: (entity: LinkedEntity) => void;
}

/** Everything that is known of an action. */
export function ActionDetail({ action, onOpenEntity }: ActionDetailProps) {
  const directory = useDirectory();
  const words = actionTexts.fields;
  const [creator] = optionsOf(directory.people, [action.createdBy]);
  const attendees = optionsOf(directory.people, action.attendees);
  const projects = optionsOf(directory.projects, action.projects);
  const tags = optionsOf(directory.tags, action.tags);
  return (
    <Root>
      <FactList
        facts={[
          { label: 'When', value: formatWhen(action.startTime, action.endTime) },
          { label: words.creators, value: creator?.name },
          { label: 'Created', value: formatDateTime(action.createdAt) },
          { label: 'Updated', value: action.updatedAt > action.createdAt ? formatDateTime(action.updatedAt) : null },
        ]}
      />
      <Section anchor="summary" title={words.summary}>
        {action.summary ? (
          <p className="summary">
            <LinkifiedText text={action.summary} />
          </p>
        ) : (
          <None>{actionTexts.noSummary}</None>
        )}
      </Section>
      <Section anchor="attendees" title={words.attendees} count={action.attendees.length}>
        {action.attendees.length === 0 ? <None>{actionTexts.noAttendees}</None> : null}
        <ul aria-label={words.attendees}>
          {attendees.map((person) => (
            <li key={person._id} className="line">
              <Icon name="users" size={14} />
              {person.name}
            </li>
          ))}
        </ul>
      </Section>
      <Section anchor="linked-items" title={words.linkedEntities} count={action.linkedEntities.length}>
        {action.linkedEntities.length === 0 ? <None>{actionTexts.noLinkedEntities}</None> : null}
        <LinkedEntityLines
          label={words.linkedEntities}
          entities={action.linkedEntities}
          limit={SHOWN.links}
          moreText={actionTexts.showMore}
          onOpen={onOpenEntity}
        />
      </Section>
      <Section anchor="projects" title={words.projects} count={action.projects.length}>
        {action.projects.length === 0 ? <None>{actionTexts.noProjects}</None> : null}
        <ShowMoreList limit={SHOWN.links} label={words.projects} moreText={() => actionTexts.showMore}>
          {projects.map((project) => (
            <li key={project._id} className="line">
              <Icon name="folder" size={14} />
              <AddressLink href={`/projects/${project._id}?tab=Alerts`}>{project.name}</AddressLink>
            </li>
          ))}
        </ShowMoreList>
      </Section>
      <Section anchor="tags" title={words.tags} count={action.tags.length}>
        {action.tags.length === 0 ? <None>{actionTexts.noTags}</None> : null}
        <ShowMoreList limit={SHOWN.tags} className="tags" label={words.tags} moreText={() => actionTexts.showMore}>
          {tags.map((tag) => (
            <li key={tag._id}>{tag.name}</li>
          ))}
        </ShowMoreList>
      </Section>
    </Root>
  );
}

const None = ({ children }: { children: ReactNode }) => <p className="none">{children}</p>;
