import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { hasSection } from '../../../shared/documents/paged-query.ts';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import type { PersonDetail } from '../hooks/use-person.ts';
import type { PersonActivity } from '../hooks/use-person-activity.ts';
import { stakeholderTexts as words } from '../stakeholder-texts.ts';
import { Biography } from './biography.tsx';
import { CommitteeMemberships } from './committee-memberships.tsx';
import { ContactInformation } from './contact-information.tsx';
import { PersonPosts } from './person-posts.tsx';
import { PersonVotes } from './person-votes.tsx';
import { Roles } from './roles.tsx';
import { SponsoredBills } from './sponsored-bills.tsx';
import { Staffers } from './staffers.tsx';
import { Terms } from './terms.tsx';

/** Roles that can sponsor bills (STK-02). */
const SPONSORS: readonly (string | null)[] = ['senator', 'representative'];

/**
 * Returns the Overview sections of a person. For staff, these are only contact information and other roles (STK-02).
 */
export function personSections(
  person: PersonDetail,
  { votes, posts }: PersonActivity,
  onOpenRelated: OpenRelated,
): SectionSpec[] {
  const contact = {
    anchor: 'contact',
    title: words.contact,
    content: <ContactInformation contact={person.contact} />,
  };
  const roles = { anchor: 'roles', title: words.roles, content: <Roles person={person} /> };
  if (person.relationshipType === 'staff') return [contact, roles];
  const { bioText } = person.person;
  return [
    ...(bioText === null
      ? []
      : [{ anchor: 'biography', title: words.biography, content: <Biography text={bioText} /> }]),
    contact,
    { anchor: 'staffers', title: words.staffers, content: <Staffers staffers={person.staffers} /> },
    {
      anchor: 'committees',
      title: words.committees,
      content: <CommitteeMemberships memberships={person.committeeMemberships} />,
    },
    ...(SPONSORS.includes(person.role)
      ? [
          {
            anchor: 'sponsored-bills',
            title: words.sponsoredBills,
            content: <SponsoredBills fullSourceId={person.person.fullSourceId} onOpen={onOpenRelated} />,
          },
        ]
      : []),
    ...(hasSection(votes) ? [{ anchor: 'votes', title: words.votes, content: <PersonVotes votes={votes} /> }] : []),
    ...(hasSection(posts)
      ? [
          {
            anchor: 'posts',
            title: words.posts,
            content: <PersonPosts posts={posts} onOpen={onOpenRelated} />,
          },
        ]
      : []),
    roles,
    ...(person.terms.length > 1
      ? [{ anchor: 'terms', title: words.terms, content: <Terms terms={person.terms} /> }]
      : []),
  ];
}
