import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Encrypts secrets that the database must not store in plain text: API keys of sources, models, webhooks. */
export interface SecretBox {
  /**
   * @param context What the secret belongs to (`source:congress`). Opening it requires the same context, so rows cannot
   *   be swapped.
   */
  seal(plainText: string, context: string): string;
  /**
   * Also opens what was sealed with one of the earlier keys.
   *
   * @throws Error if the text was changed, moved to another context or sealed with another key
   */
  open(sealed: string, context: string): string;
  /**
   * Derives a separate secret for one purpose (signing sessions); it stays the same as long as the installation's key
   * does.
   */
  derive(purpose: string): string;
  /** Derives the secret from each key, the current one first, to check what was signed before the key changed. */
  deriveAll(purpose: string): readonly string[];
}

const VERSION = 'v1';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Uses AES-256-GCM with a fresh nonce per call; the format is `v1.<base64url of nonce, tag and cipher text>`.
 *
 * @param earlier keys that the installation had before; nothing new is sealed with them
 */
export function createSecretBox(key: Buffer, earlier: readonly Buffer[] = []): SecretBox {
  const keys = [key, ...earlier];
  for (const { length } of keys) {
    if (length !== KEY_BYTES) throw new Error(`A secret key has ${KEY_BYTES} bytes, this one ${length}.`);
  }
  const deriveAll = (purpose: string) =>
    keys.map((one) => Buffer.from(hkdfSync('sha256', one, '', `rotunda ${purpose}`, KEY_BYTES)).toString('base64url'));
  return {
    deriveAll,
    derive: (purpose) => deriveAll(purpose)[0] ?? '',
    seal(plainText, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(plainText, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open(sealed, context) {
      const [version, body] = sealed.split('.');
      const bytes = Buffer.from(body ?? '', 'base64url');
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('This is no sealed secret.');
      let cause: unknown;
      for (const one of keys) {
        try {
          return openWith(one, bytes, context);
        } catch (error) {
          cause = error;
        }
      }
      throw new Error(`The stored secret of ${context} cannot be read: it was sealed with another ROTUNDA_SECRET.`, {
        cause,
      });
    },
  };
}

function openWith(key: Buffer, bytes: Buffer, context: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** The installation's key, and keys it had before. */
export interface SecretKeys {
  current: Buffer;
  earlier: readonly Buffer[];
}

/**
 * Returns the installation's key, and the earlier ones: of ROTUNDA_OLD_SECRET, and the key file that an installation
 * used before ROTUNDA_SECRET was set.
 */
export async function loadSecretKeys(
  home: string,
  { secret, oldSecret }: { secret: string | undefined; oldSecret: string | undefined },
): Promise<SecretKeys> {
  const current = await loadSecretKey(home, secret);
  const old = oldSecret === undefined ? [] : [keyOfSecret(oldSecret)];
  const file = secret === undefined ? null : await readKeyFile(home);
  return { current, earlier: file === null ? old : [...old, file] };
}

/** Returns null if there is no intact key file, which an installation with ROTUNDA_SECRET does not need. */
async function readKeyFile(home: string): Promise<Buffer | null> {
  const text = await readFile(path.join(home, 'secret.key'), 'utf8').catch(() => null);
  const key = text === null ? null : Buffer.from(text, 'base64');
  return key?.length === KEY_BYTES ? key : null;
}

function keyOfSecret(secret: string): Buffer {
  return createHash('sha256').update(`rotunda secret box\0${secret}`).digest();
}

/**
 * Returns the installation's key: derived from `secret` (ROTUNDA_SECRET) if set, otherwise read from
 * `<home>/secret.key`, which is created on first use and readable by its owner only.
 */
export async function loadSecretKey(home: string, secret: string | undefined): Promise<Buffer> {
  if (secret !== undefined) return keyOfSecret(secret);
  const keyPath = path.join(home, 'secret.key');
  await mkdir(home, { recursive: true });
  const existing = await readFile(keyPath, 'utf8').catch(() => undefined);
  if (existing === undefined) await createKeyFile(keyPath);
  else await chmod(keyPath, 0o600);
  const key = Buffer.from(existing ?? (await readFile(keyPath, 'utf8')), 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new Error(
    `The secret key in ${keyPath} is damaged: it has ${key.length} bytes instead of ${KEY_BYTES}. Restore the file from a backup.`,
  );
}

/** Replaces the key file with the key of a restored backup. */
export async function storeSecretKey(home: string, key: Buffer): Promise<void> {
  await mkdir(home, { recursive: true });
  const keyPath = path.join(home, 'secret.key');
  await writeFile(`${keyPath}.new`, key.toString('base64'), { mode: 0o600 });
  await rename(`${keyPath}.new`, keyPath);
}

/**
 * Written completely under another name and then linked: if several processes start at the same time, one wins and none
 * reads a partial file.
 */
async function createKeyFile(keyPath: string): Promise<void> {
  const draftPath = `${keyPath}.${randomBytes(6).toString('hex')}`;
  await writeFile(draftPath, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
  try {
    await link(draftPath, keyPath);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draftPath);
  }
}
