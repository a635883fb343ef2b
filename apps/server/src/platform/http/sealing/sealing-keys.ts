import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { z } from 'zod'
import { systemClock, type Clock } from '@trevo/platform/clock.ts'

export type SealingKeys = {
  /** The keys in the status call: newest first; two overlap at a rotation. */
  readonly publicKeys: readonly { kid: string; jwk: JWK }[]
  /** Rejects if no key has this id. */
  privateKey(kid: string | undefined): Promise<CryptoKey>
  /** Creates a new key when the newest is a month old; the previous one still opens bodies. */
  rotate(): Promise<void>
  close(): void
}

const Stored = z
  .array(
    z.object({
      kid: z.string(),
      jwk: z.record(z.string(), z.unknown()),
      madeAt: z.iso.datetime().default(new Date(0).toISOString()),
    }),
  )
  .min(1)
type Stored = z.infer<typeof Stored>

type Held = {
  /** Distinguishes one state of the file from another. */
  readonly mark: string
  readonly publicKeys: SealingKeys['publicKeys']
  readonly privateKeys: ReadonlyMap<string, CryptoKey>
}

const algorithm = 'ECDH-ES'
const keysMax = 2
const rotateAfterMs = 30 * 86_400_000
/** Another copy may have rotated. */
const recheckEveryMs = 60_000

const makeKey = async (clock: Clock): Promise<Stored[number]> => {
  const { privateKey } = await generateKeyPair(algorithm, { crv: 'P-256', extractable: true })
  return {
    kid: crypto.randomUUID(),
    jwk: { ...(await exportJWK(privateKey)) },
    madeAt: clock.now().toISOString(),
  }
}

const readStored = async (file: string): Promise<Stored> =>
  Stored.parse(JSON.parse(await readFile(file, 'utf8'))).slice(0, keysMax)

/** Written beside the file first: a reader sees a whole file or none. */
const writeBeside = async (file: string, stored: Stored): Promise<string> => {
  const fresh = `${file}.${crypto.randomUUID()}`
  await writeFile(fresh, JSON.stringify(stored), { mode: 0o600 })
  return fresh
}

const makeFile = async (file: string, clock: Clock) => {
  await mkdir(path.dirname(file), { recursive: true })
  const fresh = await writeBeside(file, [await makeKey(clock)])
  // Two copies starting together must not each keep a separate key: the first file wins.
  await link(fresh, file).catch(() => undefined)
  await rm(fresh)
}

const replaceFile = async (file: string, stored: Stored) =>
  rename(await writeBeside(file, stored), file)

// Files are replaced as a whole, so another state is another file; clocks of file systems are coarse.
const markOf = async (file: string): Promise<string> => {
  const { ino, mtimeMs } = await stat(file)
  return `${ino}:${mtimeMs}`
}

const holdKeys = async (file: string): Promise<Held> => {
  const mark = await markOf(file)
  const stored = await readStored(file)
  const privateKeys = new Map<string, CryptoKey>()
  for (const { kid, jwk } of stored) {
    const key = await importJWK(jwk as JWK, algorithm) // written by makeKey above
    if (key instanceof Uint8Array) throw new Error(`sealing key ${kid} is not a private key`)
    privateKeys.set(kid, key)
  }
  return {
    mark,
    publicKeys: stored.map(({ kid, jwk: { d: _private, ...jwk } }) => ({ kid, jwk: jwk as JWK })), // public part of the same key
    privateKeys,
  }
}

/**
 * Keys under which clients seal E calls; created at first start in `<secretsDir>/sealing.json`, which all copies
 * share.
 */
export const loadSealingKeys = async (
  secretsDir: string,
  clock: Clock = systemClock,
): Promise<SealingKeys> => {
  const file = path.join(secretsDir, 'sealing.json')
  await stat(file).catch(() => makeFile(file, clock))
  let held = await holdKeys(file)

  const recheck = async () => {
    if ((await markOf(file)) !== held.mark) held = await holdKeys(file)
  }
  // If it fails, the last keys stay valid.
  const timer = setInterval(() => void recheck().catch(() => undefined), recheckEveryMs).unref()

  return {
    get publicKeys() {
      return held.publicKeys
    },
    privateKey: async (kid = '') => {
      // A client may have the newest key from a copy that read the file earlier.
      if (!held.privateKeys.has(kid)) await recheck()
      const key = held.privateKeys.get(kid)
      if (!key) throw new Error(`no sealing key ${kid}`)
      return key
    },
    rotate: async () => {
      const [newest, ...others] = await readStored(file)
      const isDue =
        newest && clock.now().getTime() - new Date(newest.madeAt).getTime() >= rotateAfterMs
      if (isDue)
        await replaceFile(file, [await makeKey(clock), newest, ...others].slice(0, keysMax))
      held = await holdKeys(file)
    },
    close: () => clearInterval(timer),
  }
}
