import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONFIG_VARIABLES, ConfigError, readConfig } from './config.ts';

const exampleText = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');

function getErrors(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('uses the defaults when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 4400,
      home: path.resolve('.rotunda'),
      databaseUrl: undefined,
      hasSample: true,
      baseUrl: 'http://localhost:4400',
      roles: ['web', 'work'],
      proxyHops: 0,
    });
  });

  it('reads set variables and treats empty variables as unset', () => {
    const config = readConfig({
      PORT: '8080',
      ROTUNDA_SAMPLE: 'off',
      ROTUNDA_BASE_URL: 'https://policy.example.org/',
      ROTUNDA_ROLES: 'work, work',
      LOG_LEVEL: ' ',
    });
    expect(config).toMatchObject({
      port: 8080,
      hasSample: false,
      baseUrl: 'https://policy.example.org',
      roles: ['work'],
      logLevel: 'info',
    });
  });

  it('reports all faults together with variable, value and expectation', () => {
    const faults = getErrors({ PORT: '99999', ROTUNDA_SAMPLE: 'maybe', ROTUNDA_ROLES: 'web,cook', LOG_LEVEL: 'loud' });
    expect(faults).toHaveLength(4);
    expect(faults[0]).toMatch(/^PORT is "99999": .*65535/);
    expect(faults[1]).toBe('ROTUNDA_SAMPLE is "maybe": expected on or off');
    expect(faults[2]).toMatch(/^ROTUNDA_ROLES is "web,cook": expected web, work/);
    expect(faults[3]).toMatch(/^LOG_LEVEL is "loud": expected one of trace/);
  });

  it('accepts only host names and addresses as source hosts, in the form URLs use', () => {
    expect(readConfig({}).sourceHosts).toEqual({ isAny: false, named: [] });
    expect(readConfig({ ROTUNDA_SOURCE_HOSTS: 'Mirror.example, 10.0.0.5,::1' }).sourceHosts).toEqual({
      isAny: false,
      named: ['mirror.example', '10.0.0.5', '::1'],
    });
    expect(readConfig({ ROTUNDA_SOURCE_HOSTS: 'any,localhost' }).sourceHosts).toEqual({
      isAny: true,
      named: ['localhost'],
    });
    for (const faulty of ['https://mirror.example', 'mirror.example:8080', 'mirror.example/api', '127.1', 'a b']) {
      expect(getErrors({ ROTUNDA_SOURCE_HOSTS: faulty })).toEqual([
        `ROTUNDA_SOURCE_HOSTS is "${faulty}": expected host names without port, separated by commas, or any`,
      ]);
    }
  });

  it('never repeats a secret in a fault', () => {
    const faults = getErrors({ DATABASE_URL: 'mysql://me:hunter2@db', ROTUNDA_SECRET: 'hunter2', SMTP_URL: 'hunter2' });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('hunter2');
    expect(faults[0]).toContain('postgresql://');
  });
});

describe('ROTUNDA_PROXY_HOPS', () => {
  it('sets how many reverse proxies are trusted', () => {
    expect(readConfig({ ROTUNDA_PROXY_HOPS: '2' }).proxyHops).toBe(2);
    for (const hops of ['-1', '1.5', 'on', '11']) {
      expect(getErrors({ ROTUNDA_PROXY_HOPS: hops })).toEqual([
        `ROTUNDA_PROXY_HOPS is "${hops}": expected a whole number from 0 to 10`,
      ]);
    }
  });

  it('must be set instead of ROTUNDA_TRUST_PROXY from older releases', () => {
    expect(getErrors({ ROTUNDA_TRUST_PROXY: 'on' })).toEqual([
      'ROTUNDA_TRUST_PROXY is "on": this setting was replaced; set ROTUNDA_PROXY_HOPS to the number of reverse proxies in front (1 for a single one)',
    ]);
    expect(readConfig({ ROTUNDA_TRUST_PROXY: 'off' }).proxyHops).toBe(0);
  });
});

describe('.env.example', () => {
  const entries = [...exampleText.matchAll(/^(# )?([A-Z0-9_]+)=(.*)$/gm)];

  it('lists exactly the supported variables', () => {
    expect(entries.map(([, , name]) => name).toSorted()).toEqual(CONFIG_VARIABLES.toSorted());
  });

  it('shows the default values and valid examples', () => {
    const shown = entries.filter(([, comment]) => comment === undefined).map(([, , name, value]) => [name, value]);
    expect(readConfig(Object.fromEntries(shown))).toEqual(readConfig({}));
    expect(getErrors(Object.fromEntries(entries.map(([, , name, value]) => [name, value])))).toEqual([]);
  });
});
