import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import {
  MailButton,
  MailChoices,
  type MailChoicesProps,
  MailNote,
  MailQuote,
  MailText,
  MailTitle,
} from '../../../platform/mail/mail-parts.tsx';

interface Mention {
  /** Who wrote the comment. */
  author: string;
  /** `CA SB 1142`, or what kind of document it is. */
  identifier: string;
  title: string;
  /** Names of the reader's projects that hold the document. */
  projects: readonly string[];
  /** What the comment says. */
  words: string;
  /** Opens the comment. */
  href: string;
}

/** `Nora Castellane mentioned you: CA SB 1142 Mobilehome parks`. */
export function mentionSubject({
  author,
  identifier,
  title,
}: Pick<Mention, 'author' | 'identifier' | 'title'>): string {
  return `${author} mentioned you: ${identifier} ${title}`;
}

export interface MentionMailProps extends Mention {
  organisationName: string;
  choices: MailChoicesProps;
}

export function MentionMail({ organisationName, choices, ...mention }: MentionMailProps) {
  const { author, identifier, title, projects, words, href } = mention;
  return (
    <MailLayout
      title={mentionSubject(mention)}
      preview={words}
      footer={
        <>
          {`Rotunda tells you when a colleague at ${organisationName} mentions you in a comment.`}
          <MailChoices {...choices} />
        </>
      }
    >
      <MailTitle>{author} mentioned you</MailTitle>
      <MailText>
        <strong>{identifier}</strong> · {title}
      </MailText>
      {projects.length === 0 ? null : <MailNote>{`In ${projects.join(', ')}`}</MailNote>}
      <MailQuote text={words} />
      <MailButton href={href}>Open the comment</MailButton>
    </MailLayout>
  );
}
