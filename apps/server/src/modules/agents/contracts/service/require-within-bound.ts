import { Refusal } from '@trevo/platform/refusal.ts'
import { excessBp, highestWithin, houseBoundBp, type Claim } from '../domain/bound.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import type { Ladder } from '../repository/contracts.ts'
import { listRebateRates } from '../repository/rebate-rates.ts'
import { listSignedAround } from '../repository/signed-paths.ts'
import type { AgentsDb } from '../../tables.ts'

/**
 * A contract must fit the house's bound on every path through its receiver, together with the signed ones. Under
 * `lockLadders`. @throws Refusal if it would exceed the bound
 */
export const requireWithinBound = async (
  db: AgentsDb,
  { brandId, ...claim }: Ladder & Claim,
  receiverId: bigint,
): Promise<void> => {
  const rebates = await listRebateRates(db, brandId)
  const signed = (await listSignedAround(db, brandId, receiverId)).filter(
    // The contract that it replaces.
    (one) =>
      one.receiverId !== receiverId ||
      one.contractType !== claim.contractType ||
      one.product !== claim.product,
  )
  const ends = [receiverId, ...signed.map((one) => one.receiverId)]
  const paths = [...new Set(ends)].flatMap((end) => {
    const path = signed.find((one) => one.receiverId === end)?.path
    // Above the receiver there may be contracts even if nothing is signed below.
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
