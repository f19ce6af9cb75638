import { useQuery } from '@tanstack/react-query';
import type { EnteredKeyContact } from '@rotunda/contract';
import { ADVOCACY_LIMITS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { ConfirmDialog } from '../../../shared/records/confirm-dialog.tsx';
import { useDialogs } from '../../../shared/records/use-dialogs.ts';
import { type DataColumn, optionsColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { useChangeAdvocacy } from '../api/use-change-advocacy.ts';
import { type AdvocacySearchProps, changeAdvocacySearch } from '../model/advocacy-search.ts';
import { entryTexts } from '../model/entry-texts.ts';
import { EntryOptions } from './entry-options.tsx';
import { LegislatorLink } from './legislator-link.tsx';

const KeyContactDialog = lazyComponent(
  async () => (await import('../dialogs/key-contact-dialog.tsx')).KeyContactDialog,
);

const PAGE = ADVOCACY_LIMITS.page;

/** Lists the legislators that people in the organization know. */
export function KeyContactList({ search, onSearchChange }: AdvocacySearchProps) {
  const { queries } = useApi();
  const offset = ((search.page ?? 1) - 1) * PAGE;
  const found = useQuery(queries.advocacy.findKeyContacts.queryOptions({ input: { skip: offset, limit: PAGE } }));
  const { deleteKeyContact } = useChangeAdvocacy();
  const { open, dialog } = useDialogs({
    edit: (close, contact: EnteredKeyContact) => <KeyContactDialog contact={contact} onClose={close} />,
    remove: (close, { keyContactId, contactName }: EnteredKeyContact) => (
      <ConfirmDialog
        title={entryTexts.deleteContact}
        question={entryTexts.deleteContactQuestion(contactName)}
        label={entryTexts.deleteContact}
        onConfirm={() => deleteKeyContact.mutateAsync({ keyContactId })}
        doneText={() => entryTexts.deleted}
        onClose={close}
      />
    ),
  });
  return (
    <>
      <DataList
        label={entryTexts.tabs.contacts}
        columns={getColumns(open)}
        items={found.data?.results ?? []}
        getKey={({ keyContactId }) => keyContactId}
        query={found}
        empty={<EmptyState icon="users" title={entryTexts.noContacts} description={entryTexts.noContactsHint} />}
        footer={
          <PaginationFooter
            label={entryTexts.pages}
            offset={offset}
            limit={PAGE}
            total={found.data?.total ?? 0}
            onOffsetChange={(next) => onSearchChange(changeAdvocacySearch(search, { page: next / PAGE + 1 }))}
          />
        }
      />
      {dialog}
    </>
  );
}

const getColumns = (
  open: Readonly<Record<'edit' | 'remove', (contact: EnteredKeyContact) => void>>,
): readonly DataColumn<EnteredKeyContact>[] => [
  {
    key: 'name',
    header: entryTexts.contactName,
    width: '1fr',
    phone: 'identity',
    tone: 'strong',
    cell: ({ contactName }) => contactName,
  },
  {
    key: 'legislator',
    header: entryTexts.legislator,
    width: '1fr',
    phone: 'line',
    cell: ({ legislator }) => <LegislatorLink {...legislator} />,
  },
  {
    key: 'relationship',
    header: entryTexts.relationshipType,
    width: '1fr',
    phone: 'line',
    tone: 'quiet',
    cell: ({ relationshipType, relationshipNote }) => (
      <>
        {relationshipType}
        {relationshipNote === null ? null : <SecondLine>{relationshipNote}</SecondLine>}
      </>
    ),
  },
  {
    key: 'reach',
    header: entryTexts.email,
    width: '1fr',
    phone: 'line',
    tone: 'quiet',
    cell: ({ email, phoneNumber }) => [email, phoneNumber].filter(Boolean).join(' · '),
  },
  optionsColumn((contact) => (
    <EntryOptions name={contact.contactName} onEdit={() => open.edit(contact)} onDelete={() => open.remove(contact)} />
  )),
];
