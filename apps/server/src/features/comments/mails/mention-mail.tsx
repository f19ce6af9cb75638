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
  /** Name of the comment's author. */
  author: string;
  /** `CA SB 1142`, or the document type. */
  identifier: string;
  title: string;
  /** Names of the recipient's projects that contain the document. */
  projects: readonly string[];
  /** Text of the comment. */
  words: string;
  /** Link that opens the comment. */
  href: string;
}

/** Builds the subject, for example `Nora Castellane mentioned you: CA SB 1142 Mobilehome parks`. */
export function mentionSubject({
  author,
  identifier,
  title,
}: Pick<Mention, 'author' | 'identifier' | 'title'>): string {
  return `${author} mentioned you: ${identifier} ${title}`;
}

export interface MentionMailProps extends Mention {
  organizationName: string;
  choices: MailChoicesProps;
}

export function MentionMail({ organizationName, choices, ...mention }: MentionMailProps) {
  const { author, identifier, title, projects, words, href } = mention;
  return (
    <MailLayout
      title={mentionSubject(mention)}
      preview={words}
      footer={
        <>
          {`Rotunda e-mails you when a colleague at ${organizationName} mentions you in a comment.`}
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
