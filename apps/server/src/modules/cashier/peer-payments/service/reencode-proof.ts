import { Refusal } from '@trevo/platform/refusal.ts'
import { pictureQueue } from '../../../../platform/pictures/redraw-picture.ts'

const sideMax = 1_600
const takes = ['image/jpeg', 'image/png', 'image/webp'] as const

/**
 * Re-encodes a picture from a member: smaller, upright, and without camera metadata. @throws Refusal
 * `peer_payment.proof_unreadable` if it is not a readable picture; `picture.too_complex`, `picture.busy`
 */
export const reencodeProof = async (memberId: bigint, base64: string): Promise<Buffer> => {
  const order = { sender: `member ${memberId}`, takes, sideMax, asWebp: true }
  const drawn = await pictureQueue.redraw({ ...order, bytes: Buffer.from(base64, 'base64') })
  if (!drawn) throw new Refusal('peer_payment.proof_unreadable')
  return drawn.content
}
