import type { RewardsNeeds } from '../needs.ts'
import { addRebate, reverseRebate } from '../repository/rebates.ts'
import {
  endSettled,
  listChangedStakes,
  lockAsListed,
  noteUnchanged,
  takeTurn,
} from '../repository/stakes.ts'
import { countedOf, findDecided } from './settle-stakes.ts'

/** Stakes looked at together, in one transaction. */
const lookedAtMax = 200

/**
 * A job, several times a second: slips whose match operators decided in another way. The rebate of a
 * stake that went back is reversed; one that counts after all brings it again, at the rates of now.
 */
export const createCorrectRebates = (needs: RewardsNeeds) => async (): Promise<void> => {
  const { database, members, clock } = needs
  let afterId = 0n
  for (;;) {
    const rows = await listChangedStakes(database.db, { afterId, limit: lookedAtMax })
    const found = await findDecided(needs, rows)
    if (found.length > 0) {
      const brands = await members.findEligibles(found.map(({ row }) => row.member_id))
      const idsOf = (list: typeof found) => list.map(({ row }) => row.id)
      await database.inTx(async (tx) => {
        if (!(await takeTurn(tx))) return
        const same = await lockAsListed(tx, rows)
        const decided = found.filter(({ row }) => same.has(row.id))
        const counted = decided.filter(({ end }) => end.word === 'settled')
        await reverseRebate(tx, idsOf(decided.filter(({ end }) => end.word === 'returned')))
        const again = counted.map((one) =>
          countedOf(needs, one, brands.get(one.row.member_id)?.brandId ?? null),
        )
        await addRebate(tx, await endSettled(tx, again, { at: clock.now(), areChanged: true }))
        await noteUnchanged(tx, idsOf(counted))
      })
    }
    if (rows.length < lookedAtMax) return
    afterId = rows.at(-1)?.id ?? afterId
  }
}
