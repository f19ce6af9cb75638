import { ADVOCACY_TEXTS } from '@rotunda/contract/values';
import { ImportFileDialog } from '../../../shared/imports/import-file-dialog.tsx';
import type { ImportTexts } from '../../../shared/imports/import-texts.ts';
import { entryTexts } from '../model/entry-texts.ts';

const SHARED = { noun: 'line', importing: 'Importing lines' };

const ACTIVITY: ImportTexts = {
  ...SHARED,
  title: entryTexts.importActivity,
  kinds: [{ value: 'AdvocacyActivity', label: entryTexts.tabs.activity }],
  checkedHint: entryTexts.activityMatches,
  fields: {
    campaign: entryTexts.campaign,
    active: entryTexts.active,
    reportUrl: entryTexts.reportUrl,
    emailEnabled: entryTexts.channelUsed.emailEnabled,
    phoneEnabled: entryTexts.channelUsed.phoneEnabled,
    xPostsEnabled: entryTexts.channelUsed.xPostsEnabled,
    legislator: entryTexts.legislator,
    date: ADVOCACY_TEXTS.dayColumn,
    dateMonthFirst: ADVOCACY_TEXTS.dayColumnMonthFirst,
    dateDayFirst: ADVOCACY_TEXTS.dayColumnDayFirst,
    messagesCount: entryTexts.messagesCount,
    callsCount: entryTexts.callsCount,
    xPostsCount: entryTexts.xPostsCount,
    contactsCount: entryTexts.contactsCount,
    advocatesCount: entryTexts.advocatesCount,
  },
};

const KEY_CONTACTS: ImportTexts = {
  ...SHARED,
  title: entryTexts.importContacts,
  kinds: [{ value: 'AdvocacyKeyContact', label: entryTexts.tabs.contacts }],
  checkedHint: entryTexts.contactsMatch,
  fields: {
    legislator: entryTexts.legislator,
    contactName: entryTexts.contactName,
    email: entryTexts.email,
    phoneNumber: entryTexts.phoneNumber,
    relationshipType: entryTexts.relationshipType,
    relationshipNote: entryTexts.relationshipNote,
  },
};

/** Imports a file of campaigns with their activity, or of key contacts. */
export function ImportAdvocacyDialog({ lists, onClose }: { lists: 'activity' | 'contacts'; onClose: () => void }) {
  return <ImportFileDialog words={lists === 'contacts' ? KEY_CONTACTS : ACTIVITY} onClose={onClose} />;
}
