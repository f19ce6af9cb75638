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
  /** The subject: read out by screen readers, and shown where a mail opens in a window of its own. */
  title: string;
  /** The line that a list of mails shows after the subject. */
  preview: string;
  /** Why the reader gets this mail, and how to get no more. */
  footer: ReactNode;
  children: ReactNode;
}

const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
/** Of the card; narrower screens use all they have. */
const WIDTH_PX = 600;
/** In characters of two code units each, at most what the library shows: it cuts through them. */
const LONGEST_PREVIEW = 75;

/** Every e-mail of the product: one column that reads alike from 320 px on, in the reader's color scheme. */
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
        <Preview>{firstCharacters(preview, LONGEST_PREVIEW)}</Preview>
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
