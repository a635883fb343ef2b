import type { Tx } from '@trevo/database/connect.ts'
import { sumByMember, sumByProduct, type SettledStake } from '../domain/settled-stake.ts'
import type { StakeEnd, StakeName } from '../../../platform/shapes/stake-origin.ts'
import type { Eligible, RewardsNeeds } from '../needs.ts'
import { addRebate } from '../repository/rebates.ts'
import {
  endReturned,
  endSettled,
  listOpenStakes,
  takeTurn,
  type CountedStake,
} from '../repository/stakes.ts'
import type { StakeRow } from '../repository/tables.ts'
import { countMissions } from './count-missions.ts'
import { countReferrals, countScores, countTickets } from './count-play.ts'
import type { GrantInTx } from './grant-reward.ts'

/** Stakes looked at together, and settled in one transaction at most. */
const lookedAtMax = 500
const settledMax = 200

type Decided = { readonly row: StakeRow; readonly end: StakeEnd }

/** Everything that counts settled play, in one transaction: it counts once, or not at all. */
const countAll = async (
  needs: RewardsNeeds,
  tx: Tx,
  {
    stakes,
    eligible,
    grantInTx,
  }: {
    readonly stakes: readonly SettledStake[]
    readonly eligible: ReadonlyMap<bigint, Eligible>
    readonly grantInTx: GrantInTx
  },
): Promise<readonly bigint[]> => {
  const products = sumByProduct(stakes)
  await needs.points.earnInTx(
    tx,
    products.map(({ memberId, brandId, product, amountMinor, lastStakeId }) => ({
      id: `stakes:${lastStakeId}:${product}`,
      memberId,
      brandId,
      product,
      amountMinor,
    })),
  )
  const changed: bigint[] = []
  for (const brandId of new Set(stakes.map((one) => one.brandId))) {
    const plays = sumByMember(stakes.filter((one) => one.brandId === brandId))
    await countScores(tx, brandId, plays)
    await countTickets(tx, brandId, plays)
    changed.push(...(await countMissions(tx, brandId, { plays, grantInTx })))
    await countReferrals(tx, brandId, { plays, eligible })
  }
  return changed
}

/** What of a stake counts, and as what. */
export const countedOf = (
  { catalogue }: RewardsNeeds,
  { row, end }: Decided,
  brandId: number | null,
): CountedStake => ({
  id: row.id,
  memberId: row.member_id,
  brandId,
  product: end.product ?? catalogue.productOf(row.node_id) ?? 'OTHER',
  amountMinor: row.amount_minor - end.backMinor,
})

const settlePart = async (
  needs: RewardsNeeds,
  part: readonly Decided[],
  grantInTx: GrantInTx,
): Promise<void> => {
  const { database, members, clock, listeners } = needs
  const own = [...new Set(part.map(({ row }) => row.member_id))]
  const friends = await members.findEligibles(own)
  const referrers = [...friends.values()].flatMap(({ referrerId }) => referrerId ?? [])
  const eligible = new Map([...(await members.findEligibles(referrers)), ...friends])
  const counted = part
    .filter(({ end }) => end.word === 'settled')
    .map((one) => countedOf(needs, one, eligible.get(one.row.member_id)?.brandId ?? null))
  const returned = part.filter(({ end }) => end.word === 'returned').map(({ row }) => row.id)
  const changed = await database.inTx(async (tx) => {
    if (!(await takeTurn(tx))) return []
    const at = clock.now()
    await endReturned(tx, returned, at)
    const brought = await endSettled(tx, counted, { at })
    await addRebate(tx, brought)
    const ended = new Set(brought.map(({ id }) => id))
    const stakes = counted.flatMap(({ brandId, ...stake }): SettledStake[] =>
      brandId === null || !ended.has(stake.id) ? [] : [{ ...stake, brandId, at }],
    )
    return stakes.length === 0 ? [] : countAll(needs, tx, { stakes, eligible, grantInTx })
  })
  if (changed.length > 0) listeners.onChanged([...new Set(changed)])
}

const nameOf = ({ source, txn_id: txnId, member_id: memberId }: StakeRow): StakeName => ({
  source,
  txnId,
  memberId,
})

/** Those of the stakes that were decided, and how. */
export const findDecided = async (
  { play, lottery, sportsbook }: RewardsNeeds,
  rows: readonly StakeRow[],
): Promise<readonly Decided[]> => {
  if (rows.length === 0) return []
  const names = rows.map(nameOf)
  const found = await Promise.all([play, lottery, sportsbook].map((origin) => origin.endsOf(names)))
  const ends = new Map(found.flatMap((one) => [...one]))
  return rows.flatMap((row) => {
    const end = ends.get(`${row.source} ${row.txn_id}`)
    return end ? [{ row, end }] : []
  })
}

/**
 * A job, several times a second: writes down new stakes in the order of the ledger's stream, and
 * counts each once it was decided. Two processes at once take turns. Answers how many it settled.
 */
export const createSettleStakes =
  (needs: RewardsNeeds, grantInTx: GrantInTx) => async (): Promise<number> => {
    const { wallet, play, lottery, sportsbook, database } = needs
    await wallet.transferStream.project({
      consumer: 'rewards',
      kinds: [
        ...[play, lottery, sportsbook].flatMap(({ stakeKinds }) => stakeKinds),
        // What of the others changes after it counted is told by their stakes alone.
        ...sportsbook.changedKinds,
      ],
      call: 'rewards.read_stakes',
    })
    let afterId = 0n
    let count = 0
    for (;;) {
      const rows = await listOpenStakes(database.db, { afterId, limit: lookedAtMax })
      const decided = await findDecided(needs, rows)
      for (let from = 0; from < decided.length; from += settledMax) {
        await settlePart(needs, decided.slice(from, from + settledMax), grantInTx)
      }
      count += decided.length
      if (rows.length < lookedAtMax) return count
      afterId = rows.at(-1)?.id ?? afterId
    }
  }
