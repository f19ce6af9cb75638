import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { Regulation } from '../hooks/use-regulation.ts';
import { regulationTexts as words } from '../regulation-texts.ts';

/** Characters of a file's title shown before `Show More`. */
const TITLE = 200;

/** Names of common file types. Other types are shown as their MIME type. */
const FORMATS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'text/html': 'HTML',
  'application/xml': 'XML',
  'text/plain': 'Plain text',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
};

/** Lists every file and page that the publisher names, without duplicate addresses. */
export function RegulationFiles({ regulation }: { regulation: Regulation }) {
  const { documentUrl, registerUrl, textAttachments, supplementalAttachments } = regulation;
  const all = [
    { url: documentUrl, title: words.openDocument },
    { url: registerUrl, title: words.openRegister },
    ...textAttachments.map(({ url, title, mimeType }) => ({
      url,
      title: fileTitle(title ?? words.fullText, mimeType),
    })),
    ...supplementalAttachments.map(({ url, title, mimeType }) => ({
      url,
      title: fileTitle(title ?? words.attachment, mimeType),
    })),
  ];
  const files = new Map<string, string>();
  for (const { url, title } of all) if (url && !files.has(url)) files.set(url, title);
  if (files.size === 0) return <>{words.noFiles}</>;
  return (
    <ShowMoreList label={words.documents}>
      {[...files].map(([url, title]) => (
        <li key={url}>
          <TruncatedText text={title} limit={TITLE} wrap={(shown) => <WebLink href={url}>{shown}</WebLink>} />
        </li>
      ))}
    </ShowMoreList>
  );
}

function fileTitle(title: string, mimeType: string | null): string {
  return mimeType === null ? title : `${title} (${FORMATS[mimeType] ?? mimeType})`;
}
