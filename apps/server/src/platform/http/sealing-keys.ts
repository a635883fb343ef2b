import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { z } from 'zod'

export type SealingKeys = {
  /** What the status call publishes: newest first; two overlap at a rotation. */
  readonly publicKeys: readonly { kid: string; jwk: JWK }[]
  /** Throws when no key of this id is held. */
  privateKey(kid: string | undefined): CryptoKey
}

const Stored = z.array(z.object({ kid: z.string(), jwk: z.record(z.string(), z.unknown()) }))

const algorithm = 'ECDH-ES'

const makeKey = async () => {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'P-256', extractable: true })
  return { kid: crypto.randomUUID(), jwk: await exportJWK(privateKey) }
}

const readOrMake = async (file: string) => {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) return Stored.parse(JSON.parse(text))
  const made = [await makeKey()]
  await mkdir(path.dirname(file), { recursive: true })
  // Two copies starting together must not each keep a key of their own: the first file wins.
  await writeFile(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return Stored.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** Keys under which clients seal E calls; made at first start into `<secretsDir>/sealing.json`. */
export const loadSealingKeys = async (secretsDir: string): Promise<SealingKeys> => {
  const stored = (await readOrMake(path.join(secretsDir, 'sealing.json'))).slice(0, 2)
  const keys = new Map<string, CryptoKey>()
  for (const { kid, jwk } of stored) {
    const key = await importJWK(jwk as JWK, algorithm) // written by makeKey above
    if (key instanceof Uint8Array) throw new Error(`sealing key ${kid} is not a private key`)
    keys.set(kid, key)
  }
  return {
    publicKeys: stored.map(({ kid, jwk: { d: _private, ...jwk } }) => ({ kid, jwk: jwk as JWK })), // public part of the same key
    privateKey: (kid) => {
      const key = keys.get(kid ?? '')
      if (!key) throw new Error(`no sealing key ${kid}`)
      return key
    },
  }
}
