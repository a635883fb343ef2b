import { dayMs } from '@trevo/calendar/durations.ts'
import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/ops/ledger/evidence.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import { pictureQueue } from '../../../platform/pictures/redraw-picture.ts'
import type { LedgerNeeds } from '../needs.ts'
import { countUnused, findEvidence, insertEvidence, removeUnused } from '../repository/evidence.ts'
import { getHolder } from './find-holder.ts'
import { sealEvidence } from './sealed-evidence.ts'

type By = Pick<Operator, 'username' | 'brandId'>

/** Enough to read a receipt. */
const sideMax = 2_400
const takes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Longer than a request waits for its second person. */
const unusedKeptMs = 3 * dayMs
/** Pictures of a brand that wait for an adjustment. */
const unusedMax = 200

/**
 * Keeps a picture for an adjustment: what it is, its bytes say, and of those only the pixels are kept, sealed.
 * @throws Refusal `ledger.member_unknown`, `ledger.evidence_unreadable`, `ledger.evidence_full`,
 * `picture.too_complex`, `picture.busy`, `request.id_reused`
 */
export const createAddEvidence = (needs: LedgerNeeds) => {
  const { database, clock, secrets } = needs
  /** Whether the call is a repeated one. */
  const isKept = async (
    by: By,
    { evidenceId, member, picture }: Body<typeof endpoints.addEvidence>,
  ): Promise<boolean> => {
    const known = await findEvidence(database.db, by.brandId, evidenceId)
    if (!known) return false
    const isSame =
      known.member_id === BigInt(member) && known.fingerprint.equals(secrets.hash(picture))
    if (!isSame) throw new Refusal('request.id_reused')
    return true
  }
  const requireQuota = async (brandId: number): Promise<void> => {
    const before = new Date(clock.now().getTime() - unusedKeptMs)
    const count = await database.inTx(async (tx) => {
      await removeUnused(tx, brandId, before)
      return countUnused(tx, brandId, unusedMax)
    })
    if (count >= unusedMax) throw new Refusal('ledger.evidence_full')
  }
  return async (
    by: By,
    sent: Body<typeof endpoints.addEvidence>,
  ): Promise<Answer<typeof endpoints.addEvidence>> => {
    const { brandId, username } = by
    const { evidenceId, picture } = sent
    const holder = await getHolder(needs, brandId, sent.member)
    noteAct({ target: holder.username, after: { evidence: evidenceId } })
    if (await isKept(by, sent)) return { evidenceId }
    await requireQuota(brandId)
    const bytes = Buffer.from(picture, 'base64')
    const sender = `operator ${username}`
    const drawn = await pictureQueue.redraw({ sender, takes, sideMax, asWebp: true, bytes })
    if (!drawn) throw new Refusal('ledger.evidence_unreadable')
    const isNew = await database.inTx((tx) =>
      insertEvidence(tx, {
        id: evidenceId,
        brand_id: brandId,
        member_id: holder.memberId,
        content: sealEvidence(needs, evidenceId, drawn.content),
        fingerprint: secrets.hash(picture),
        added_by: username,
        added_at: clock.now(),
        adjustment_id: null,
      }),
    )
    if (!isNew && !(await isKept(by, sent))) throw new Refusal('request.id_reused')
    return { evidenceId }
  }
}
