import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { MailLink, MailTitle } from '../../../platform/mail/mail-parts.tsx';
import { mailStyle } from '../../../platform/mail/mail-theme.ts';
import type { UpdateDigest, UpdateEntry } from '../content/digest-model.ts';
import { DigestEntry, DigestHeading, EntryLine, EntryText } from './digest-entry.tsx';
import { DigestFooter, type DigestFooterProps } from './digest-footer.tsx';
import { counted } from './digest-words.ts';

/** Builds the subject, for example `Updates to 3 documents: Clean Water 2026`. */
export function updateDigestSubject({ total, projects }: UpdateDigest): string {
  return `Updates to ${counted(total, 'document', 'documents')}: ${projects.map(({ name }) => name).join(', ')}`;
}

export interface UpdateDigestMailProps {
  digest: UpdateDigest;
  footer: Omit<DigestFooterProps, 'about'>;
}

export function UpdateDigestMail({ digest, footer }: UpdateDigestMailProps) {
  const title = `Updates to ${counted(digest.total, 'document', 'documents')}`;
  const [first] = digest.projects.flatMap(({ entries }) => entries);
  const newest = first?.news.at(-1)?.words;
  return (
    <MailLayout
      title={updateDigestSubject(digest)}
      preview={first === undefined || newest === undefined ? title : `${first.identifier}: ${newest}`}
      footer={<DigestFooter about="updates to documents" {...footer} />}
    >
      <MailTitle>{title}</MailTitle>
      {digest.projects.map(({ name, href, entries, more }) => (
        <div key={href}>
          <DigestHeading>{name}</DigestHeading>
          {entries.map((entry) => (
            <UpdateBlock key={entry.href} entry={entry} />
          ))}
          {more === 0 ? null : (
            <EntryText>
              <MailLink href={href}>
                {entries.length === 0
                  ? counted(more, 'document', 'documents')
                  : `and ${more.toLocaleString('en-US')} more`}
              </MailLink>
            </EntryText>
          )}
        </div>
      ))}
    </MailLayout>
  );
}

function UpdateBlock({ entry }: { entry: UpdateEntry }) {
  const { news, moreNews, alsoIn } = entry;
  return (
    // The news below already includes the last action.
    <DigestEntry document={{ ...entry, standing: '', day: null }}>
      <ul {...mailStyle('text', { margin: '4px 0', padding: '0 0 0 20px', fontSize: 15, lineHeight: '22px' })}>
        {news.map(({ words, day, href }) => (
          <li key={`${day} ${words}`} style={{ margin: '0 0 4px' }}>
            {href === null ? words : <MailLink href={href}>{words}</MailLink>}
            {day === null ? null : <span {...mailStyle('muted', { whiteSpace: 'nowrap' })}>{` · ${day}`}</span>}
          </li>
        ))}
      </ul>
      {moreNews === 0 ? null : <EntryLine>{`and ${counted(moreNews, 'earlier update', 'earlier updates')}`}</EntryLine>}
      {alsoIn.length === 0 ? null : <EntryLine>{`Also in: ${alsoIn.join(', ')}`}</EntryLine>}
    </DigestEntry>
  );
}
