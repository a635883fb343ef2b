import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const Key = z.string().regex(/^[0-9a-f]{64}$/)
const Stored = z.strictObject({ sealing: z.array(Key).min(1).max(8), hashing: Key })

export type AccountKeys = {
  /** The first seals; all of them open. To change keys, put a new one in front. */
  readonly sealing: readonly Buffer[]
  readonly hashing: Buffer
}

const fresh = () => randomBytes(32).toString('hex')

/** The keys of `<secretsDir>/account-keys.json`; generated at the first start. */
export const loadAccountKeys = async (secretsDir: string): Promise<AccountKeys> => {
  const file = path.join(secretsDir, 'account-keys.json')
  await mkdir(secretsDir, { recursive: true })
  // Two copies starting together must share the keys: the first file wins.
  const made = JSON.stringify({ sealing: [fresh()], hashing: fresh() })
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  const { sealing, hashing } = Stored.parse(JSON.parse(await readFile(file, 'utf8')))
  return {
    sealing: sealing.map((key) => Buffer.from(key, 'hex')),
    hashing: Buffer.from(hashing, 'hex'),
  }
}
