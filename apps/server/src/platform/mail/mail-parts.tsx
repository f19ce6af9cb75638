import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { mailStyle } from './mail-theme.ts';

interface Filled {
  children: ReactNode;
}

const BODY = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px' } as const;

/** The only first-level heading. */
export function MailTitle({ children }: Filled) {
  return (
    <Heading as="h1" {...mailStyle('text', { margin: '0 0 16px', fontSize: 22, lineHeight: '28px' })}>
      {children}
    </Heading>
  );
}

export function MailText({ children }: Filled) {
  return <Text {...mailStyle('text', BODY)}>{children}</Text>;
}

/** A secondary remark, such as when something expires or what to do otherwise. */
export function MailNote({ children }: Filled) {
  return <Text {...mailStyle('muted', { ...BODY, fontSize: 14, lineHeight: '21px' })}>{children}</Text>;
}

export function MailLink({ href, children }: Filled & { href: string }) {
  return (
    <Link href={href} {...mailStyle('link', { textDecoration: 'underline' })}>
      {children}
    </Link>
  );
}

/** The main action. */
export function MailButton({ href, children }: Filled & { href: string }) {
  const look = mailStyle('button', {
    display: 'inline-block',
    margin: '4px 0 20px',
    padding: '12px 20px',
    borderRadius: 6,
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  });
  return (
    <Button href={href} {...look}>
      {children}
    </Button>
  );
}

/** A user's own words, with their line breaks. */
export function MailQuote({ text }: { text: string }) {
  // The shorthand property would override the theme's color.
  const bar = { borderStyle: 'solid', borderWidth: '0 0 0 3px' } as const;
  const look = mailStyle('line', { margin: '0 0 16px', padding: '2px 0 2px 14px', ...bar });
  return (
    <blockquote {...look}>
      <Text {...mailStyle('text', { ...BODY, margin: 0 })}>
        {text.split('\n').map((line, place) => (
          <Fragment key={place}>
            {place > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </blockquote>
  );
}

export interface MailChoicesProps {
  settingsAddress: string;
  unsubscribeAddress: string;
}

/**
 * How to receive fewer e-mails like this, or none: the end of the footer of every e-mail that has an unsubscribe link.
 * On its own line and without a period, which programs would treat as part of the address in the text part.
 */
export function MailChoices({ settingsAddress, unsubscribeAddress }: MailChoicesProps) {
  return (
    <>
      <br />
      <MailLink href={settingsAddress}>
        Change your <span style={{ whiteSpace: 'nowrap' }}>e-mail</span> settings
      </MailLink>
      {' or '}
      <MailLink href={unsubscribeAddress}>unsubscribe</MailLink>
    </>
  );
}
