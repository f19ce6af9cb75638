import { screen, within } from '@testing-library/react';
import { SectionList } from '../../../shared/ui/section-list.tsx';
import { type Answers } from '../../../testing/fake-server.ts';
import { buildPerson } from '../../../testing/person-builder.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { DisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { usePersonActivity } from '../hooks/use-person-activity.ts';
import { personSections } from '../components/person-sections.tsx';

const NONE = { results: [], total: 0 };

/** Renders a person's sections as the person page does. */
function Person({ person, onOpen }: { person: ReturnType<typeof buildPerson>; onOpen: OpenRelated }) {
  return <SectionList sections={personSections(person, usePersonActivity(person.fusionId), onOpen)} />;
}

/** Renders the sections of a person who has nothing but `changes` and what the API answers. */
export const renderPerson = (
  changes: Parameters<typeof buildPerson>[0] = {},
  answers: Answers['stakeholders'] = {},
  onOpen = () => {},
) =>
  renderWithApi(
    <DisplayForAuthUser value>
      <Person person={buildPerson(changes)} onOpen={onOpen} />
    </DisplayForAuthUser>,
    {
      stakeholders: {
        findSponsoredBills: () => NONE,
        findVotes: () => NONE,
        findPosts: () => NONE,
        findHistoricalRoles: () => [],
        ...answers,
      },
    },
  );

/** Queries within the section of this name. */
export const region = (name: string) => within(screen.getByRole('region', { name }));
