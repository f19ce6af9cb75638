import type { OpenAPI } from '@orpc/contract';
import { API_SCOPE_TEXTS, API_SCOPES, WEBHOOK_LIMITS } from '@rotunda/contract';
import { API_EXAMPLES } from './api-docs-examples.ts';

/** Renders the document as one page without scripts, so that it is readable anywhere, printable and searchable. */
export function renderApiDocs(
  specification: OpenAPI.Document,
  { baseUrl, requestsPerMinute }: { baseUrl: string; requestsPerMinute: number },
): string {
  const calls = Object.entries(specification.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = new Map<string, string[]>();
  for (const { path, method, operation } of calls) {
    const group = path.split('/')[1] ?? '';
    groups.set(group, [...(groups.get(group) ?? []), renderCall(path, method, operation)]);
  }
  const sections = [...groups].map(
    ([group, rendered]) => `<section id="${escape(group)}"><h2>/${escape(group)}</h2>${rendered.join('')}</section>`,
  );
  const menu = [...groups.keys()].map((group) => `<li><a href="#${escape(group)}">/${escape(group)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API - Rotunda</title><style>${STYLE}</style></head><body>
<header><h1>Rotunda API</h1><p>${escape(specification.info.version)} · every path is under <code>/api</code> ·
<a href="/api/openapi.json">OpenAPI document</a></p></header>
<main>${renderAuthentication()}${renderExamples(baseUrl)}${renderLimits(requestsPerMinute)}${renderWebhooks()}
<nav aria-label="Calls"><h2>Calls</h2><ul>${menu.join('')}</ul></nav>${sections.join('')}</main></body></html>`;
}

/** Colors and sizes of the web app, with which the page shares no files. */
const STYLE = `:root{color-scheme:light dark;--line:light-dark(#dde2e9,#2a3443);--ink2:light-dark(#465266,#b4bfce)}
body{font:14px/1.5 Inter,system-ui,sans-serif;max-width:1072px;margin:0 auto;padding:24px;
color:light-dark(#131b2a,#e8ecf3);background:light-dark(#f5f6f8,#0d131c)}
h1{font-size:22px;line-height:28px;margin:0}h2{font-size:16px;line-height:24px;margin:0 0 8px}
h3{font-size:13px;line-height:20px;margin:16px 0 4px}p{margin:0 0 12px}header p{margin:4px 0 16px;color:var(--ink2)}
section,nav{margin:0 0 16px;padding:16px 20px;border:1px solid var(--line);border-radius:6px;background:light-dark(#fff,#141b26)}
a{color:light-dark(#2457bf,#85adfa)}code,pre{font:12.5px/1.5 ui-monospace,monospace}
pre{margin:0;padding:8px 12px;overflow:auto;max-height:480px;border-radius:6px;background:light-dark(#eef1f5,#1c2532)}
nav ul{columns:3;margin:0;padding:0;list-style:none}nav a{display:inline-block;min-height:24px;overflow-wrap:anywhere}code{overflow-wrap:break-word}
details{border-top:1px solid var(--line)}summary{cursor:pointer;padding:8px 0;overflow-wrap:anywhere}
details[open]{padding-bottom:12px}summary b{display:inline-block;min-width:64px}
small{float:right;margin-left:8px;color:var(--ink2)}table{border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:6px 16px 6px 0}tr+tr>*,tbody>tr>*{border-top:1px solid var(--line)}
thead th{font-size:12px;font-weight:500;color:var(--ink2)}
@media (max-width:700px){body{padding:16px}section,nav{padding:16px}nav ul{columns:2}small{float:none;display:block;margin:0}}`;

function renderAuthentication(): string {
  const rows = API_SCOPES.map((scope) => {
    const { description, neededRole } = API_SCOPE_TEXTS[scope];
    return `<tr><th scope="row"><code>${scope}</code></th><td>${escape(description)}</td><td>${neededRole}</td></tr>`;
  });
  return `<section id="authentication"><h2>Authentication</h2>
<p>Create an API token on your account page and send it with every call as
<code>Authorization: Bearer rot_…</code>. A token acts as you, in your present role, and ends when it expires, when you
or an administrator revoke it, or when your account is deactivated. Each call needs exactly one scope, which stands
beside it below; no scope includes another. Calls marked <em>sign-in only</em> refuse tokens: they concern passwords,
sessions, tokens, private feeds, making and changing webhooks, people and the installation itself.</p>
<table><thead><tr><th>Scope</th><th>Allows to</th><th>Least role</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</section>`;
}

function renderExamples(baseUrl: string): string {
  const examples = API_EXAMPLES.map(({ title, command }) => `<h3>${escape(title)}</h3><pre>${escape(command)}</pre>`);
  return `<section id="examples"><h2>Examples</h2>
<pre>export ROTUNDA_URL=${escape(baseUrl)}
export ROTUNDA_TOKEN=rot_…</pre>${examples.join('')}</section>`;
}

function renderLimits(requestsPerMinute: number): string {
  return `<section id="limits"><h2>Limits and errors</h2>
<p>A token may make ${requestsPerMinute.toLocaleString('en-US')} calls a minute. Every answer says so in
<code>RateLimit-Policy</code> (<code>"default";q=${requestsPerMinute};w=60</code>) and how many are left in
<code>RateLimit</code> (<code>"default";r=…;t=…</code>, t in seconds until the count begins anew). Beyond that a call answers 429 with <code>Retry-After</code> in seconds. An error is
<code>{"code", "message", "fields"?, "requestId"}</code>: 401 for a token that is unknown or over, 403 for a missing
scope or role, 404 also for what you cannot see. Times are unix seconds.</p></section>`;
}

function renderWebhooks(): string {
  return `<section id="webhooks"><h2>Webhooks</h2>
<p>A webhook, made in the settings of a project, posts each new alert as <code>{"type": "alert.matched", "timestamp",
"data"}</code>; a test has the type <code>test</code>. Messages are signed as
<a href="https://www.standardwebhooks.com/">Standard Webhooks</a> says: join the headers <code>webhook-id</code> and
<code>webhook-timestamp</code> and the body, as received, by full stops, and take HMAC-SHA256 with the secret (what
follows <code>whsec_</code>, decoded from Base64). One of the values of <code>webhook-signature</code>, separated by
spaces, must be <code>v1,</code> and the Base64 of it. Refuse a timestamp more than five minutes away.</p>
<p>Any 2xx answer within ten seconds takes a message. Everything else is tried again, ten attempts within 75 hours and a
half, with the same <code>webhook-id</code>: keep the ids of what you have taken. 410 turns the webhook off, and so do
three days without a success; what was missed is sent when it is turned on again, for
${WEBHOOK_LIMITS.retentionDays} days.</p></section>`;
}

function renderCall(path: string, method: string, operation: unknown): string {
  const { summary, requestBody, parameters, responses, security } = isRecord(operation) ? operation : {};
  const parts = { parameters, requestBody, responses };
  const shown = Object.entries(parts).filter(([, part]) => part !== undefined);
  const blocks = shown.map(([name, part]) => `<h3>${name}</h3><pre>${escape(JSON.stringify(part, null, 2))}</pre>`);
  const title = typeof summary === 'string' ? ` · ${escape(summary)}` : '';
  const needed = `<small>${escape(describeSecurity(security))}</small>`;
  return `<details><summary>${needed}<b>${method}</b> <code>${escape(path)}</code>${title}</summary>${blocks.join('')}</details>`;
}

/** Names the scope that a token needs, as `describeApi` recorded it. */
function describeSecurity(security: unknown): string {
  const ways: unknown[] = Array.isArray(security) ? security : [];
  if (ways.length === 0) return 'open to all';
  const scopes = ways.flatMap((way): unknown[] =>
    isRecord(way) && Array.isArray(way['apiToken']) ? way['apiToken'] : [],
  );
  return scopes.length === 0 ? 'sign-in only' : `scope: ${scopes.join(', ')}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
