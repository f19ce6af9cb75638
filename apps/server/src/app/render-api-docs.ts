import type { OpenAPI } from '@orpc/contract';

/** The document as one page without scripts: readable with everything switched off, printable, searchable. */
export function renderApiDocs(specification: OpenAPI.Document): string {
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
send <code>Authorization: Bearer …</code> · <a href="/api/openapi.json">OpenAPI document</a></p></header>
<nav aria-label="Calls"><ul>${menu.join('')}</ul></nav><main>${sections.join('')}</main></body></html>`;
}

const STYLE = `:root{color-scheme:light dark}body{font:14px/1.5 system-ui,sans-serif;max-width:960px;margin:0 auto;padding:24px}
nav ul{columns:3;padding-left:16px}details{border:1px solid #8886;border-radius:6px;margin:8px 0;padding:8px 12px}
summary{cursor:pointer}b{display:inline-block;min-width:64px}pre{overflow:auto;font-size:12px;max-height:480px}
@media (max-width:700px){nav ul{columns:1}}`;

function renderCall(path: string, method: string, operation: unknown): string {
  const { summary, requestBody, parameters, responses } = isRecord(operation) ? operation : {};
  const parts = { parameters, requestBody, responses };
  const shown = Object.entries(parts).filter(([, part]) => part !== undefined);
  const blocks = shown.map(([name, part]) => `<h3>${name}</h3><pre>${escape(JSON.stringify(part, null, 2))}</pre>`);
  const title = typeof summary === 'string' ? ` · ${escape(summary)}` : '';
  return `<details><summary><b>${method}</b> <code>${escape(path)}</code>${title}</summary>${blocks.join('')}</details>`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
