import { z } from 'zod';
import { call, nameText, ok, unixSeconds, uuid } from './base.ts';
import { API_SCOPES, API_TOKEN_LIMITS, API_TOKEN_TEXTS } from './values/api-tokens.ts';

export const apiScopeSchema = z.enum(API_SCOPES);

export const apiTokenSchema = z.object({
  _id: uuid,
  name: z.string(),
  /** Beginning of the token, so that its owner can recognize it. */
  prefix: z.string(),
  scopes: z.array(apiScopeSchema),
  createdTs: unixSeconds,
  expiresTs: unixSeconds,
  /** Accurate to about a minute; null if never used. */
  lastUsedTs: unixSeconds.nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** A token as shown to administrators. */
export const memberApiTokenSchema = apiTokenSchema.extend({
  owner: z.object({ _id: z.string(), name: z.string(), email: z.string(), isActive: z.boolean() }),
});
export type MemberApiToken = z.infer<typeof memberApiTokenSchema>;

const organizationId = z.string().max(64);

/** Keys that let programs call this API on behalf of the user who created them. */
export const apiTokensContract = {
  /** Lists the user's own tokens, newest first, including expired ones. */
  // The user's own tokens: permission to read the product includes letting a program read it.
  find: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'GET', path: '/auth/api-tokens', summary: 'Your API tokens' })
    .output(z.object({ results: z.array(apiTokenSchema), total: z.number().int() })),
  /** Creates a token. Only this response ever contains the token itself. */
  // Anyone with the token acts as the user long after support has stopped acting as them.
  create: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/auth/api-tokens', successStatus: 201, summary: 'Create an API token' })
    .input(
      z.strictObject({
        name: nameText(API_TOKEN_LIMITS.name, API_TOKEN_TEXTS.nameRequired),
        scopes: z
          .array(apiScopeSchema)
          .min(1, API_TOKEN_TEXTS.scopesRequired)
          .max(API_SCOPES.length)
          .overwrite((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
        /** Days until the token expires. */
        days: z.int().min(1).max(API_TOKEN_LIMITS.maxDays),
      }),
    )
    .output(apiTokenSchema.extend({ token: z.string() })),
  revoke: call({ role: 'viewer', scope: 'session', impersonation: 'refused' })
    .route({ method: 'DELETE', path: '/auth/api-tokens/{id}', summary: 'Revoke one of your API tokens' })
    .input(z.strictObject({ id: uuid }))
    .output(ok),
  /** Lists the tokens of all members, sorted by name of the owner. */
  findOfOrganization: call({ role: 'admin', scope: 'session', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/organizations/{id}/api-tokens', summary: 'API tokens of all members' })
    .input(z.strictObject({ id: organizationId }))
    .output(z.object({ results: z.array(memberApiTokenSchema), total: z.number().int() })),
  revokeOfMember: call({ role: 'admin', scope: 'session', impersonation: 'refused' })
    .route({
      method: 'DELETE',
      path: '/organizations/{id}/api-tokens/{tokenId}',
      summary: 'Revoke an API token of a member',
    })
    .input(z.strictObject({ id: organizationId, tokenId: uuid }))
    .output(ok),
};
