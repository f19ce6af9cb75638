import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { firstCharacters } from './mail-text.ts';
import { MAIL_CSS, mailStyle } from './mail-theme.ts';

export interface MailLayoutProps {
  /** The subject: read aloud by screen readers, and shown as the title when an e-mail opens in its own window. */
  title: string;
  /** Line that a mail list shows after the subject. */
  preview: string;
  /** Why the reader receives this e-mail, and how to unsubscribe. */
  footer: ReactNode;
  children: ReactNode;
}

const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
/** Width of the card; narrower screens use their full width. */
const WIDTH_PX = 600;
/**
 * Most characters that fit into the library's limit even if each takes two code units; the library would cut through a
 * character.
 */
const MAX_PREVIEW_LENGTH = 75;

/**
 * Layout of every e-mail of the product: one column that reads the same from 320 px up, in the reader's color scheme.
 */
export function MailLayout({ title, preview, footer, children }: MailLayoutProps) {
  const canvas = mailStyle('canvas', { margin: 0, padding: '24px 12px', fontFamily: FONT });
  const card = mailStyle('card', { borderWidth: 1, borderStyle: 'solid', borderRadius: 8, padding: '28px 32px' });
  const muted = mailStyle('muted', { margin: 0, padding: '0 8px', fontSize: 13, lineHeight: '20px' });
  const brand = mailStyle('text', { margin: '0 0 12px', padding: '0 8px', fontSize: 15, fontWeight: 700 });
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: MAIL_CSS }} />
      </Head>
      <Body style={canvas.style} className={canvas.className}>
        <Preview>{firstCharacters(preview, MAX_PREVIEW_LENGTH)}</Preview>
        <div className={`${canvas.className} m-outer`} style={canvas.style} role="article" aria-label={title}>
          <Container style={{ maxWidth: WIDTH_PX, width: '100%', tableLayout: 'fixed' }}>
            <Text className={brand.className} style={brand.style}>
              Rotunda
            </Text>
            <div className={card.className} style={{ ...card.style, overflowWrap: 'anywhere' }}>
              {children}
            </div>
            <Section style={{ marginTop: 16 }}>
              <Text className={muted.className} style={muted.style}>
                {footer}
              </Text>
            </Section>
          </Container>
        </div>
      </Body>
    </Html>
  );
}
