import { createPublicKey, verify } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { loadSigningKeys, type SigningKeys } from '../../../platform/signing/signing-keys.ts'
import type { ChainHead } from '../domain/verify-chain.ts'
import { listHeads } from '../repository/audit.ts'
import type { StaffNeeds } from '../needs.ts'

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

const fileOf = (folder: string, brandId: number): string =>
  path.join(folder, `brand-${brandId}.jsonl`)

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

/**
 * The heads of a brand that were signed, ascending by position.
 * @throws Error at a line that is not signed by one of the keys
 */
export const readSignedHeads = async (
  folder: string,
  brandId: number,
  keys: Pick<SigningKeys, 'published'>,
): Promise<ChainHead[]> => {
  const text = await readFile(fileOf(folder, brandId), 'utf8').catch(() => '')
  const heads = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => {
      const head = SignedHead.parse(JSON.parse(line))
      if (head.brandId !== brandId || !isSignedBy(head, keys)) {
        throw new Error(`line ${at + 1} of ${fileOf(folder, brandId)} is not signed by our key`)
      }
      return { position: BigInt(head.position), hash: Buffer.from(head.hash, 'hex') }
    })
  return heads.toSorted((a, b) => Number(a.position - b.position))
}

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
      const known = await readSignedHeads(folder, brandId, keys)
      // A chain that went back is left for the verification to find.
      if (position <= (known.at(-1)?.position ?? 0n)) continue
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
