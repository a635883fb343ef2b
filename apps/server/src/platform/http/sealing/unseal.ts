import { compactDecrypt } from 'jose'
import { z } from 'zod'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { SealingKeys } from './sealing-keys.ts'

/** Opens a sealed body for a path; refuses every body that is not fresh, sealed for this key and new. */
export type Unseal = (body: unknown, path: string) => Promise<unknown>

/** Records a sealed id for a while; false if it was there already. */
export type RememberSealedId = (id: string, until: Date) => Promise<boolean>

/** The maximum age of a sealed body, and how far a client's clock may run ahead. */
const sealedAgeMsMax = 60_000

const Sealed = z.strictObject({ value: z.string().min(1).max(65_536) })
const Envelope = z.strictObject({
  path: z.string(),
  issuedAt: z.number(),
  id: z.uuid(),
  payload: z.unknown(),
})

/**
 * E calls carry `{ value: <compact JWE> }` (ECDH-ES + A256GCM, RFC 7516 and 7518). The sealed text
 * names the path, an issue time and a random id, so a recorded body opens nothing twice and nowhere
 * else. Every failure is the same `request_body_required`.
 */
export const createUnseal =
  (keys: SealingKeys, remember: RememberSealedId, clock: Clock): Unseal =>
  async (body, path) => {
    const sealed = Sealed.safeParse(body)
    if (!sealed.success) throw new Refusal('request_body_required')

    const envelope = await compactDecrypt(
      sealed.data.value,
      (header) => {
        // Nothing sealed here is compressed: a body that decompresses to a thousand times its size is no call.
        if ('zip' in header) throw new Error('packed')
        return keys.privateKey(header.kid)
      },
      {
        keyManagementAlgorithms: ['ECDH-ES'],
        contentEncryptionAlgorithms: ['A256GCM'],
      },
    )
      .then(({ plaintext }) => Envelope.parse(JSON.parse(new TextDecoder().decode(plaintext))))
      .catch(() => undefined)
    if (!envelope || envelope.path !== path) throw new Refusal('request_body_required')

    const now = clock.now().getTime()
    if (Math.abs(now - envelope.issuedAt) > sealedAgeMsMax) {
      throw new Refusal('request_body_required')
    }
    const isNew = await remember(envelope.id, new Date(now + 2 * sealedAgeMsMax))
    if (!isNew) throw new Refusal('request_body_required')
    return envelope.payload
  }
