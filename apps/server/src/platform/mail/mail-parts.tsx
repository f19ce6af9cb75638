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

/** The one heading of the first level. */
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

/** Said in passing: when something ends, what to do otherwise. */
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

/** The one thing to do. */
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

/** Somebody's own words, in the lines they were written in. */
export function MailQuote({ text }: { text: string }) {
  // The short form would take the color back that the theme gives.
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
 * How to get fewer such mails, or none: the end of the footer of every mail that can be ended. On a line of its own and
 * without a full stop, which programs take for a part of the address in the text part.
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
