import { createPublicKey, verify } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { z } from 'zod'
import { loadSigningKeys, type SigningKeys } from '../../../../platform/signing/signing-keys.ts'
import type { ChainHead } from '../../domain/verify-chain.ts'
import { listHeads } from '../../repository/audit.ts'
import type { StaffNeeds } from '../../needs.ts'

/** The keys of `<secretsDir>/audit-heads.json`; generated when the first head is signed. */
export const loadHeadKeys = (secretsDir: string, now: Date): Promise<SigningKeys> =>
  loadSigningKeys(path.join(secretsDir, 'audit-heads.json'), 'audit', now)

const SignedHead = z.strictObject({
  brandId: z.int(),
  position: z.string().regex(/^\d+$/),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
  keyId: z.string(),
  signature: z.base64(),
})
type SignedHead = z.infer<typeof SignedHead>

const textOf = ({ brandId, position, hash, at }: Omit<SignedHead, 'keyId' | 'signature'>): string =>
  ['audit', brandId, position, hash, at].join('\n')

const fileOf = (folder: string, brandId: number): string => path.join(folder, headFileOf(brandId))

const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')

const isSignedBy = (head: SignedHead, keys: Pick<SigningKeys, 'published'>): boolean => {
  const known = keys.published.find(({ keyId }) => keyId === head.keyId)
  if (!known) return false
  const key = createPublicKey({
    key: Buffer.concat([spkiPrefix, Buffer.from(known.publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, Buffer.from(textOf(head)), key, Buffer.from(head.signature, 'base64'))
}

/** A line of the kept heads that none of the keys has signed; somebody else has written it. */
export class HeadNotSigned extends Error {
  readonly line: number
  constructor(file: string, line: number) {
    super(`line ${line} of ${file} is not signed by our key`)
    this.line = line
  }
}

const readLine = (text: string): SignedHead | undefined => {
  try {
    return SignedHead.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Checking a signature takes 0.1 ms: other requests have their turn after as many. */
const linesAtOnce = 50

type KeptHead = ChainHead & Pick<SignedHead, 'at' | 'keyId'>

/**
 * The heads of a brand as their file has them now. `between` checks those after a row and up to another, and
 * answers them ascending by position; it throws `HeadNotSigned`.
 */
export const openSignedHeads = async (
  folder: string,
  brandId: number,
  keys: Pick<SigningKeys, 'published'>,
) => {
  const file = fileOf(folder, brandId)
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const between = async (after: bigint, upTo?: bigint): Promise<KeptHead[]> => {
    const heads: KeptHead[] = []
    for (const [at, text] of lines.entries()) {
      if (text === '') continue
      if (at % linesAtOnce === 0) await pause()
      const head = readLine(text)
      if (!head || head.brandId !== brandId) throw new HeadNotSigned(file, at + 1)
      const position = BigInt(head.position)
      if (position <= after || (upTo !== undefined && position > upTo)) continue
      if (!isSignedBy(head, keys)) throw new HeadNotSigned(file, at + 1)
      heads.push({ ...head, position, hash: Buffer.from(head.hash, 'hex') })
    }
    return heads.toSorted((a, b) => Number(a.position - b.position))
  }
  return {
    between,
    /** The last head that was signed; the others are not looked at. */
    last: async (): Promise<KeptHead | undefined> => {
      const positions = lines.flatMap((text) => readLine(text)?.position ?? [])
      const last = positions.map(BigInt).reduce((a, b) => (a > b ? a : b), 0n)
      return (await between(last - 1n)).at(-1)
    },
  }
}
export type SignedHeads = Awaited<ReturnType<typeof openSignedHeads>>

/** The file of a brand's heads in their folder. */
export const headFileOf = (brandId: number): string => `brand-${brandId}.jsonl`

/** Brands of which heads were signed. */
export const listSignedBrands = async (folder: string): Promise<number[]> =>
  (await readdir(folder).catch(() => []))
    .flatMap((name) => /^brand-(\d+)\.jsonl$/.exec(name)?.[1] ?? [])
    .map(Number)

/** Every hour: signs the end of each brand's chain and keeps it in a folder, outside of the database. */
export const createSignHeads =
  ({ database, clock, config }: StaffNeeds) =>
  async (): Promise<void> => {
    const folder = config.AUDIT_HEADS_DIR
    const keys = await loadHeadKeys(config.SECRETS_DIR, clock.now())
    await mkdir(folder, { recursive: true })
    for (const { brandId, position, hash } of await listHeads(database.db)) {
      const last = await (await openSignedHeads(folder, brandId, keys)).last()
      // A chain that went back is left for the verification to find.
      if (position <= (last?.position ?? 0n)) continue
      const head = {
        brandId,
        position: String(position),
        hash: hash.toString('hex'),
        at: clock.now().toISOString(),
      }
      const line = JSON.stringify({ ...head, ...keys.sign(textOf(head)) })
      await appendFile(fileOf(folder, brandId), `${line}\n`, { mode: 0o600 })
    }
  }
