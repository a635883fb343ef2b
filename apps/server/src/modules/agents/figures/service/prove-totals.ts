import { listDriftedTeams, listMiscounted, listOwnTotals, type Drift } from '../repository/prove.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { createReadStream } from './read-stream.ts'

const driftedShown = 100
const membersAtOnce = 1_000

/** What was compared, and which nodes are wrong. */
export type TotalsProof = {
  readonly nodes: number
  readonly drifted: readonly (Drift | { readonly memberId: bigint })[]
}

/**
 * Recalculates everything: each team's hours and counts from those of the members below, and each member's
 * available balance from the ledger itself. Names the nodes that drifted. Exact while nothing is posted; in a busy
 * ledger, a balance that moved meanwhile is read again.
 */
export const createProveTotals = (needs: AgentsNeeds) => {
  const { database, wallet } = needs
  const readStream = createReadStream(needs)

  const findDrifted = async (after: bigint) => {
    const own = await listOwnTotals(database.db, after, membersAtOnce)
    const balances = await wallet.balancesOf(own.map(({ memberId }) => memberId))
    const drifted = own.filter(
      ({ memberId, balanceMinor }) =>
        (balances.get(memberId)?.availableMinor ?? 0n) !== balanceMinor,
    )
    return { own, drifted }
  }

  return async (): Promise<TotalsProof> => {
    await readStream()
    const miscounted = await listMiscounted(database.db, driftedShown)
    const drifted: { readonly memberId: bigint }[] = [
      ...(await listDriftedTeams(database.db, driftedShown)),
      ...miscounted.map((memberId) => ({ memberId })),
    ]
    let nodes = 0
    let after = 0n
    for (;;) {
      const page = await findDrifted(after)
      const last = page.own.at(-1)
      if (!last) return { nodes, drifted }
      if (page.drifted.length > 0) await readStream()
      const again = page.drifted.length > 0 ? await findDrifted(after) : page
      drifted.push(...again.drifted.map(({ memberId }) => ({ memberId })))
      nodes += page.own.length
      after = last.memberId
    }
  }
}
