import { STRUCK_LABEL } from '@rotunda/contract';
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { MailLink, MailTitle } from '../../../platform/mail/mail-parts.tsx';
import type { AlertDigest, AlertEntry } from '../content/digest-model.ts';
import { DigestEntry, DigestHeading, DigestSubheading, EntryLine, EntryText, Marked } from './digest-entry.tsx';
import { DigestFooter, type DigestFooterProps } from './digest-footer.tsx';
import { counted } from './digest-words.ts';

/** Builds the subject, for example `12 new alerts: Clean Water 2026, Data Privacy`. */
export function alertDigestSubject({ total, projects }: AlertDigest): string {
  return `${counted(total, 'new alert', 'new alerts')}: ${projects.map(({ name }) => name).join(', ')}`;
}

export interface AlertDigestMailProps {
  digest: AlertDigest;
  footer: Omit<DigestFooterProps, 'about'>;
}

export function AlertDigestMail({ digest, footer }: AlertDigestMailProps) {
  const [first] = digest.projects.flatMap(({ searches }) => searches.flatMap(({ entries }) => entries));
  const title = counted(digest.total, 'new alert', 'new alerts');
  return (
    <MailLayout
      title={alertDigestSubject(digest)}
      preview={first === undefined ? title : `${first.identifier}: ${first.title.text}`}
      footer={<DigestFooter about="new alerts" {...footer} />}
    >
      <MailTitle>{title}</MailTitle>
      {digest.projects.map(({ name, href, searches }) => (
        <div key={href}>
          <DigestHeading>{name}</DigestHeading>
          {searches.map((search) => (
            <SearchAlerts key={search.href} search={search} />
          ))}
        </div>
      ))}
    </MailLayout>
  );
}

function SearchAlerts({ search }: { search: AlertDigest['projects'][number]['searches'][number] }) {
  const { title, entries, more, href } = search;
  return (
    <>
      <DigestSubheading>{`Saved search: ${title}`}</DigestSubheading>
      {entries.map((entry) => (
        <AlertBlock key={entry.href} entry={entry} />
      ))}
      {more === 0 ? null : (
        <EntryText>
          <MailLink href={href}>
            {entries.length === 0 ? counted(more, 'alert', 'alerts') : `and ${more.toLocaleString('en-US')} more`}
          </MailLink>
        </EntryText>
      )}
    </>
  );
}

function AlertBlock({ entry }: { entry: AlertEntry }) {
  return (
    <DigestEntry document={entry}>
      {entry.excerpt === null ? null : (
        <EntryText>
          {entry.excerpt.isStruck ? (
            <>
              {`${STRUCK_LABEL}: `}
              <del>
                <Marked {...entry.excerpt} />
              </del>
            </>
          ) : (
            <Marked {...entry.excerpt} />
          )}
        </EntryText>
      )}
      {entry.occurrences.map((words) => (
        <EntryLine key={words}>{words}</EntryLine>
      ))}
      {entry.alsoFoundBy.length === 0 ? null : (
        <EntryLine>{`Also found by: ${entry.alsoFoundBy.join(', ')}`}</EntryLine>
      )}
    </DigestEntry>
  );
}
