import { z } from 'zod';
import { call, ok, uuid } from './base.ts';
import { EMAIL_FREQUENCIES } from './values/project-members.ts';

export const emailFrequencySchema = z.enum(EMAIL_FREQUENCIES);

/** What a person wants to hear of a project, kept for each person (`notes.md`, E-mail frequency). */
export const emailSettingsSchema = z.object({
  alertEmailFrequency: emailFrequencySchema,
  updateEmailFrequency: emailFrequencySchema,
  updateEmailContent: z.strictObject({ pn_content: z.boolean(), cq_content: z.boolean() }),
});
export type EmailSettings = z.infer<typeof emailSettingsSchema>;

export const memberSettingsSchema = emailSettingsSchema.extend({
  projectId: uuid,
  /** The person removed themselves: hidden from them, no e-mails. */
  removed: z.boolean(),
});
export type MemberSettings = z.infer<typeof memberSettingsSchema>;

export const projectMembersContract = {
  findSettings: call
    .route({ method: 'GET', path: '/projects/get-projects-member-settings' })
    .output(z.object({ results: z.array(memberSettingsSchema), total: z.number().int() })),
  /** At least one content stays on; legislative content needs the USFederal entitlement (S1 §5). */
  updateSettings: call
    .route({ method: 'PATCH', path: '/projects/{id}/members/me' })
    .input(z.strictObject({ id: uuid, ...emailSettingsSchema.partial().shape }))
    .output(memberSettingsSchema),
  /** Of every project the person collaborates in; Never also of those made later. Rules as for one. */
  updateAllSettings: call
    .route({ method: 'PATCH', path: '/projects/members/me', summary: 'Your e-mail settings of all projects' })
    .input(z.strictObject(emailSettingsSchema.partial().shape))
    .output(z.object({ results: z.array(memberSettingsSchema), total: z.number().int() })),
  /** Removes the person from the project, also where everyone collaborates; recorded as removed. */
  removeMyself: call
    .route({ method: 'DELETE', path: '/projects/{id}/members/me' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
};
