import { ReportInaccuracy } from '../../features/documents/components/report-inaccuracy.tsx';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { recordAge } from '../../features/documents/model/record-age.ts';
import { PersonBadge } from '../../features/stakeholders/components/person-badge.tsx';
import { personSections } from '../../features/stakeholders/components/person-sections.tsx';
import type { PersonActivity } from '../../features/stakeholders/hooks/use-person-activity.ts';
import type { PersonDetail } from '../../features/stakeholders/hooks/use-person.ts';
import { stakeholderTexts } from '../../features/stakeholders/stakeholder-texts.ts';
import { formatSeat } from '../../features/stakeholders/model/format-term.ts';
import type { OpenRelated } from '../../shared/documents/open-related.ts';

/** Describes a person for both their page and their flyout, which have the same parts (STK-02). */
export function describePerson(person: PersonDetail, activity: PersonActivity, onOpenRelated: OpenRelated) {
  const { sinceDate, untilDate, isCurrent, roleTitle } = person;
  return {
    place: describeOffice(person),
    badge: <PersonBadge person={person.person} />,
    statusText: !isCurrent && roleTitle !== null && untilDate === null ? stakeholderTexts.formerly : '',
    facts: [
      { label: stakeholderTexts.since, day: isCurrent ? sinceDate : null },
      { label: stakeholderTexts.leftOffice, day: untilDate },
      recordAge(person.provenance, 'roles'),
    ],
    sections: [
      ...personSections(person, activity, onOpenRelated).map((section) =>
        section.anchor === 'contact' ? { ...section, action: <ReportInaccuracy card={person} /> } : section,
      ),
      sourcesSection(person),
    ],
  };
}

/** Formats office, seat, chamber and locality, e.g. `U.S. Senator · Washington · Senate · United States`. */
function describeOffice({ roleTitle, seat, chamberName, localityName }: PersonDetail): string {
  return [roleTitle, seat === null ? null : formatSeat(seat), chamberName, localityName].filter(Boolean).join(' · ');
}
