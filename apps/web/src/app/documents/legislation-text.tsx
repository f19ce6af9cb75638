import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { webAddress } from '@rotunda/domain';
import { documentTexts } from '../../features/documents/document-texts.ts';
import { getCitation } from '../../features/documents/model/citation.ts';
import { copyText } from '../../shared/browser/copy-text.ts';
import { pickMatchSearch, readingAddress } from '../../features/documents/model/reading-address.ts';
import type { Bill, BillVersion } from '../../features/legislation/hooks/use-legislation.ts';
import { formatShortDay } from '../../shared/format/format-date.ts';
import type { DocumentPageRouteProps } from './document-page-route-props.ts';
import { DocumentText } from './document-text.tsx';

export interface LegislationTextProps extends Omit<DocumentPageRouteProps, 'fusionId'> {
  bill: Bill;
  versions: readonly BillVersion[];
}

/** Text of a bill, with a version picker and the reader. */
export function LegislationText({ bill, versions, search, onSearchChange }: LegislationTextProps) {
  const shown =
    versions.find((version) => version.fnDocumentId === search.version) ?? versions.find((version) => version.current);
  const externalUrl = webAddress(shown?.externalUrl);
  const cite = (label: string | null, section: string | null) => {
    const address = readingAddress(bill, {
      ...(shown ? { version: shown.fnDocumentId } : {}),
      ...(section ? { section } : {}),
    });
    const part = { search: address.slice(address.indexOf('?')), versionName: shown?.versionName };
    void copyText(getCitation(bill, location.origin, label ? { ...part, label } : part));
  };
  return (
    <DocumentText
      kind="legislation"
      document={bill}
      fnDocumentId={shown?.fnDocumentId ?? null}
      search={search}
      onSearchChange={onSearchChange}
      onCite={cite}
      versions={
        <Select
          value={shown?.fnDocumentId ?? ''}
          displayEmpty
          onChange={(event) =>
            onSearchChange({
              ...pickMatchSearch(search),
              tab: 'text',
              version: event.target.value,
            })
          }
          slotProps={{ input: { 'aria-label': documentTexts.version } }}
          sx={{ maxWidth: 340 }}
        >
          {versions.map((version) => (
            <MenuItem key={version.fnDocumentId} value={version.fnDocumentId} disabled={!version.support}>
              {[version.versionName, formatShortDay(version.date)].filter(Boolean).join(' · ')}
            </MenuItem>
          ))}
        </Select>
      }
      elsewhere={
        externalUrl ? (
          <Button href={externalUrl} target="_blank" rel="noopener noreferrer">
            {documentTexts.sources}
          </Button>
        ) : null
      }
    />
  );
}
