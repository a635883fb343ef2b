import type { KycNeeds } from '../needs.ts'
import { isKept, keepImage, redrawImage, type SentImage } from './keep-image.ts'
import { lockCapturable } from './open-case.ts'

/**
 * @throws Refusal `kyc.decided`, `kyc.picture_unreadable`, `kyc.pictures_full`, `picture.too_complex`, `picture.busy`,
 * `request.id_reused`
 */
export const createAddKycImage =
  (needs: KycNeeds) =>
  async (memberId: bigint, sent: SentImage): Promise<void> => {
    const { database, members } = needs
    const account = await members.getAccount(memberId)
    // Nothing is decoded for a case that takes no picture, or a picture that is kept already.
    const isDone = await database.inTx(async (tx) =>
      isKept(needs, tx, await lockCapturable(needs, tx, account), sent),
    )
    if (isDone) return
    const webp = await redrawImage(`member ${memberId}`, sent.picture)
    await database.inTx(async (tx) => {
      const row = await lockCapturable(needs, tx, account)
      await keepImage(needs, tx, row, { sent, webp })
    })
  }
