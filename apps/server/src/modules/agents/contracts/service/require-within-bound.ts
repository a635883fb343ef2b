import { Refusal } from '@trevo/platform/refusal.ts'
import { excessBp, highestWithin, houseBoundBp, type Claim } from '../domain/bound.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import type { Ladder } from '../repository/contracts.ts'
import { listRebateRates } from '../repository/rebate-rates.ts'
import { listSignedAround } from '../repository/signed-paths.ts'
import type { AgentsDb } from '../../tables.ts'

/**
 * A contract has its place in the house's bound on every path through its receiver, beside those that are
 * signed. Under `lockLadders`.
 * @throws Refusal where the bound would be exceeded by it
 */
export const requireWithinBound = async (
  db: AgentsDb,
  { brandId, ...claim }: Ladder & Claim,
  receiverId: bigint,
): Promise<void> => {
  const rebates = await listRebateRates(db, brandId)
  const signed = (await listSignedAround(db, brandId, receiverId)).filter(
    // The one whose place it takes.
    (one) =>
      one.receiverId !== receiverId ||
      one.contractType !== claim.contractType ||
      one.product !== claim.product,
  )
  const ends = [receiverId, ...signed.map((one) => one.receiverId)]
  const paths = [...new Set(ends)].flatMap((end) => {
    const path = signed.find((one) => one.receiverId === end)?.path
    // Above the receiver there may be contracts where nothing is signed below.
    const on = signed.filter((one) => path?.includes(one.receiverId) ?? one.isAbove)
    return path === undefined || path.includes(receiverId) ? [on] : []
  })
  const exceeded = paths.filter((on) => {
    const after = excessBp([...on, claim], rebates)
    return after > 0 && after > excessBp(on, rebates)
  })
  if (exceeded.length === 0) return
  const max = Math.min(...exceeded.map((on) => highestWithin(claim, on, rebates)))
  throw new Refusal('contract.over_bound', {
    bound: formatPercent(houseBoundBp),
    max: formatPercent(max),
  })
}
