import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { sendSecurityHeaders } from './send-security-headers.ts';

async function headersAt(baseUrl: string) {
  const app = fastify();
  await sendSecurityHeaders(app, { baseUrl });
  app.get('/', () => 'a page');
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

describe('Security headers', () => {
  it('restrict scripts and framing and disable type sniffing and referrers', async () => {
    const headers = await headersAt('https://rotunda.example');
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.trim().split(/ (.*)/))
        .map(([name = '', values = '']) => [name, values]),
    );
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('frame-src')).toBe('blob:');
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });

  it('require HTTPS only when the installation is reached over HTTPS', async () => {
    expect((await headersAt('https://rotunda.example'))['strict-transport-security']).toBe('max-age=31536000');
    expect(await headersAt('http://localhost:4600')).not.toHaveProperty('strict-transport-security');
  });
});
