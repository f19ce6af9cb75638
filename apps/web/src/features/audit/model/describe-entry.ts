import type { AuditAction, AuditEntry, FlagName, Role } from '@rotunda/contract';
import { AUDIT_ACTIONS, FLAGS } from '@rotunda/contract/values';
import { formatActorName } from '../../../shared/format/actor-name.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { auditTexts } from './audit-texts.ts';
import { sentenceCase } from '../../../shared/format/sentence-case.ts';

type Detail = AuditEntry['detail'];

const ROLE_NAMES: Readonly<Record<Role, string>> = { admin: 'administrator', member: 'member', viewer: 'viewer' };

/**
 * Returns who did it: the user, with the supporter acting as them or the API token of a program, or the command line,
 * where nobody is signed in.
 */
export function describeWho({ userId, userName, impersonatorName, detail }: AuditEntry): string {
  if (userId === 'operator' || detail['by'] === 'command line') return auditTexts.commandLine;
  const who = formatActorName(userName ?? auditTexts.formerUser, impersonatorName);
  return typeof detail['apiToken'] === 'string' ? `${who} (${auditTexts.byApiToken(detail['apiToken'])})` : who;
}

/** Describes an entry in a sentence, e.g. “Changed the role of Nora Castellane to viewer”. */
export function describeEntry(entry: AuditEntry): string {
  const { action, subject } = entry;
  // A newer version of the product wrote this entry.
  if (!isKnown(action)) return `${action} (${subject})`;
  return WORDS[action](entry, entry.subjectName ?? auditTexts.formerUser.toLowerCase());
}

const isKnown = (action: string): action is AuditAction => Object.hasOwn(AUDIT_ACTIONS, action);

const WORDS: Readonly<Record<AuditAction, (entry: AuditEntry, person: string) => string>> = {
  'user.created': ({ detail }, person) => `Added ${person} as ${roleName(detail['role'])}`,
  'user.updated': ({ detail }, person) => userChanges(detail, person),
  'invitation.created': ({ detail }) => `Invited ${getText(detail['email'])} as ${roleName(detail['role'])}`,
  'invitation.resent': ({ detail }) => `Sent the invitation of ${getText(detail['email'])} again`,
  'invitation.withdrawn': ({ detail }) => `Withdrew the invitation of ${getText(detail['email'])}`,
  'invitation.accepted': ({ detail }) => `Accepted an invitation as ${roleName(detail['role'])}`,
  'user.deactivated': (_, person) => `Deactivated ${person}`,
  'user.operator-granted': (_, person) => `Made ${person} an operator of the installation`,
  'user.operator-revoked': (_, person) => `Took the operator’s rights from ${person}`,
  'user.password-reset': (_, person) => `Reset the password of ${person}`,
  'password.changed': () => 'Changed their own password',
  'password.reset': () => 'Set a new password by a link sent to them',
  'address.changed': ({ detail }) =>
    `Changed their e-mail address from ${getText(detail['from'])} to ${getText(detail['to'])}`,
  'session.ended': () => 'Ended one of their sessions',
  'sessions.ended': () => 'Ended their other sessions',
  'impersonation.started': (_, person) => `Started acting as ${person}`,
  'impersonation.stopped': (_, person) => `Stopped acting as ${person}`,
  'impersonation.call': ({ detail }) => describeSupportCall(detail),
  'api-token.created': ({ detail }) => `Created the API token ${quoted(detail['name'])}`,
  'api-token.revoked': ({ userId, subject, detail }, person) =>
    `Revoked the API token ${quoted(detail['name'])}${userId === subject ? '' : ` of ${person}`}`,
  'calendar-feed.created': () => 'Created a private calendar feed',
  'calendar-feed.revoked': () => 'Revoked their calendar feed',
  'event-feed.created': () => 'Created a private feed of a calendar',
  'event-feed.revoked': () => 'Revoked a private feed of a calendar',
  'search-feed.created': ({ detail }) => `Created a private feed of the saved search ${quoted(detail['title'])}`,
  'search-feed.revoked': () => 'Revoked a private feed of a saved search',
  'webhook.created': ({ detail }) => `Created the webhook ${quoted(detail['name'])} to ${getText(detail['host'])}`,
  'webhook.updated': ({ detail }) => webhookChange(detail),
  'webhook.secret-renewed': ({ detail }) => `Renewed the signing secret of the webhook ${quoted(detail['name'])}`,
  'webhook.deleted': ({ detail }) => `Deleted the webhook ${quoted(detail['name'])}`,
  'webhook.replayed': ({ detail }) =>
    `Sent ${count(detail['queued'], 'message')} of the webhook ${quoted(detail['name'])} again`,
  'organization.updated': ({ detail }) => `Changed ${organizationChanges(detail)} of the organization`,
  'advocacy-provider.updated': ({ detail }) =>
    `Set where advocacy data comes from: ${quoted(detail['name'])}${detail['apiKeyChanged'] === true ? '; with a new key' : ''}`,
  'mail.sent-again': ({ detail }) => `Sent an e-mail to ${getText(detail['to'])} again`,
  'flags.updated': ({ detail }) => `Changed feature flags: ${flagChanges(detail)}`,
  'project.deleted': ({ detail }) => `Deleted the project ${quoted(detail['name'])}`,
  'project.collaborators-changed': ({ detail }) => collaboratorChanges(detail),
  'comment.created': ({ detail }) => `Commented on ${getText(detail['fusionId'])}`,
  'comment.updated': ({ detail }) => `Edited a comment on ${getText(detail['fusionId'])}`,
  'comment.deleted': ({ detail }) =>
    `Deleted a comment by ${getText(detail['authorName'] ?? auditTexts.formerUser.toLowerCase())} on ${getText(detail['fusionId'])}`,
  'advocacy-campaign.deleted': ({ detail }) => `Deleted the campaign ${quoted(detail['name'])}`,
  'advocacy-key-contact.deleted': ({ detail }) => `Deleted the key contact ${quoted(detail['name'])}`,
  'advocacy.imported': ({ detail }) =>
    `Imported ${quoted(detail['fileName'])}: ${count(detail['new'], 'new line')}, ${count(detail['changed'], 'changed line')}`,
  'custom-contacts.imported': ({ detail }) =>
    `Imported contacts from ${quoted(detail['fileName'])}: ${count(detail['new'], 'new contact')}, ${count(detail['changed'], 'changed contact')}`,
  'custom-contact.deleted': ({ detail }) => `Deleted the contact ${quoted(detail['name'])}`,
  'custom-summary.written': ({ subject }) => `Wrote your organization’s summary of ${subject}`,
  'custom-summary.deleted': ({ subject }) => `Deleted your organization’s summary of ${subject}`,
  'export.created': ({ detail }) =>
    `Exported ${quoted(detail['name'])} as ${getText(detail['exportType']).toUpperCase()}`,
  'export.downloaded': ({ detail }) => `Downloaded the export ${quoted(detail['fileName'])}`,
  'tag.renamed': ({ detail }) => `Renamed the tag ${quoted(detail['name'])} to ${quoted(detail['newName'])}`,
  'tag.merged': ({ detail }) => `Merged the tag ${quoted(detail['name'])} into ${quoted(detail['intoName'])}`,
  'tag.deleted': ({ detail }) => `Deleted the tag ${quoted(detail['name'])}`,
  'source.updated': ({ subject, detail }) =>
    `Changed the settings${detail['apiKeyChanged'] === true ? ' and the API key' : ''} of the source ${subject}`,
  'source.run': ({ subject }) => `Started a run of the source ${subject}`,
  'source.stopped': ({ subject }) => `Stopped a run of the source ${subject}`,
  'indexing.retried': ({ detail }) => `Retried ${count(detail['retried'], 'quarantined document')}`,
  'sample.removed': () => 'Removed the sample workspace',
};

function userChanges(detail: Detail, person: string): string {
  const changes = [
    detail['role'] === undefined ? null : `changed the role of ${person} to ${roleName(detail['role'])}`,
    detail['isActive'] === undefined
      ? null
      : `${detail['isActive'] === true ? 'reactivated' : 'deactivated'} ${person}`,
    detail['firstName'] === undefined && detail['lastName'] === undefined ? null : `changed the name of ${person}`,
  ].filter((change) => change !== null);
  return sentenceCase(changes.join(', ') || `changed ${person}`);
}

/** The product's own words for the call, and the ids in it, because what they name may be gone later. */
function describeSupportCall({ summary, ids }: Detail): string {
  const named = Array.isArray(ids) && ids.length > 0 ? ` (${ids.map(getText).join(', ')})` : '';
  return `Requested a change: ${getText(summary)}${named}`;
}

function organizationChanges(detail: Detail): string {
  const names: Record<string, string> = {
    externalName: 'name',
    tableauReportUrl: 'Tableau report URL',
    entitlements: 'entitlements',
  };
  const changed = Object.keys(detail).flatMap((field) => names[field] ?? []);
  return changed.length === 0 ? 'settings' : `the ${changed.join(' and the ')}`;
}

function flagChanges(detail: Detail): string {
  const getLabel = (name: string) => (isFlag(name) ? FLAGS[name].label : name);
  const valueOf = (value: unknown) => (typeof value === 'number' ? formatNumber(value) : value === true ? 'on' : 'off');
  return Object.entries(detail)
    .map(([name, value]) => `${getLabel(name)} ${valueOf(value)}`)
    .join(', ');
}

const isFlag = (name: string): name is FlagName => Object.hasOwn(FLAGS, name);

function webhookChange({ name, isOn, host }: Detail): string {
  const changes = [
    host === undefined ? null : `moved to ${getText(host)}`,
    isOn === undefined ? null : `turned ${isOn === true ? 'on' : 'off'}`,
  ].filter((change) => change !== null);
  return changes.length === 0
    ? `Renamed a webhook to ${quoted(name)}`
    : `Changed the webhook ${quoted(name)}: ${changes.join(', ')}`;
}

function collaboratorChanges({ name, added, removed, collaborators }: Detail): string {
  if (collaborators === 0) return `Opened the project ${quoted(name)} to the whole organization`;
  const changes = [
    typeof added === 'number' && added > 0 ? `added ${count(added, 'collaborator')}` : null,
    typeof removed === 'number' && removed > 0 ? `removed ${count(removed, 'collaborator')}` : null,
  ].filter((change) => change !== null);
  return sentenceCase(`${changes.join(' and ')} in the project ${quoted(name)}`);
}

const getText = (value: unknown): string => (typeof value === 'string' ? value : '');
const quoted = (value: unknown): string => `“${getText(value)}”`;

function roleName(role: unknown): string {
  return typeof role === 'string' && isRole(role) ? ROLE_NAMES[role] : 'user';
}

const isRole = (text: string): text is Role => Object.hasOwn(ROLE_NAMES, text);

function count(value: unknown, noun: string): string {
  const number = typeof value === 'number' ? value : 0;
  return `${formatNumber(number)} ${noun}${number === 1 ? '' : 's'}`;
}
