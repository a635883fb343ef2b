import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const Stored = z.strictObject({
  /** The last one signs; all of them are published. To change keys, add a new one at the end. */
  keys: z
    .array(
      z.strictObject({
        keyId: z.string().regex(/^[a-z0-9-]{1,32}$/),
        since: z.iso.datetime(),
        /** Base64 of PKCS #8 DER, Ed25519. */
        privateKey: z.base64(),
      }),
    )
    .min(1)
    .max(32),
})
type Stored = z.infer<typeof Stored>

/** Ed25519 keys of one purpose. */
export type SigningKeys = {
  /** Signs a text with the newest key. */
  readonly sign: (text: string) => { readonly keyId: string; readonly signature: string }
  readonly published: readonly {
    readonly keyId: string
    /** The raw key, base64. */
    readonly publicKey: string
    readonly since: number
  }[]
}

const openKeys = ({ keys }: Stored): SigningKeys => {
  const opened = keys.map(({ keyId, since, privateKey }) => {
    const key = createPrivateKey({
      key: Buffer.from(privateKey, 'base64'),
      format: 'der',
      type: 'pkcs8',
    })
    // The raw key is the end of its DER.
    const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
    return { keyId, key, since: Date.parse(since), publicKey: publicKey.toString('base64') }
  })
  const newest = opened.at(-1)
  if (!newest) throw new Error('no signing key')
  return {
    sign: (text) => ({
      keyId: newest.keyId,
      signature: sign(null, Buffer.from(text), newest.key).toString('base64'),
    }),
    published: opened.map(({ keyId, publicKey, since }) => ({ keyId, publicKey, since })),
  }
}

const fresh = (purpose: string, now: Date): Stored => ({
  keys: [
    {
      keyId: `${purpose}-${now.toISOString().slice(0, 10)}`,
      since: now.toISOString(),
      privateKey: generateKeyPairSync('ed25519')
        .privateKey.export({ format: 'der', type: 'pkcs8' })
        .toString('base64'),
    },
  ],
})

/** Keys that nobody keeps, for tests and measurements. */
export const createSigningKeys = (purpose: string, now: Date): SigningKeys =>
  openKeys(fresh(purpose, now))

/** The keys of a file; generated at the first start. */
export const loadSigningKeys = async (
  file: string,
  purpose: string,
  now: Date,
): Promise<SigningKeys> => {
  await mkdir(path.dirname(file), { recursive: true })
  // Two copies starting together must share the keys: the first file wins.
  await writeFile(file, JSON.stringify(fresh(purpose, now)), { mode: 0o600, flag: 'wx' }).catch(
    () => undefined,
  )
  return openKeys(Stored.parse(JSON.parse(await readFile(file, 'utf8'))))
}
