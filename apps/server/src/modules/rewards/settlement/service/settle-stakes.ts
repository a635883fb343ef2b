import type { Tx } from '@trevo/database/connect.ts'
import type {
  SettledChange,
  StakeEnd,
  StakeName,
} from '../../../../platform/shapes/stake-origin.ts'
import {
  countStake,
  type Counted,
  type KnownStake,
  type StakeCount,
} from '../domain/count-stake.ts'
import { sumByMember, sumPoints, type CountedPlay } from '../../common/domain/settled-stake.ts'
import type { Eligible, RewardsNeeds } from '../../needs.ts'
import { addRebate, reverseRebate } from '../../rebate/repository/rebates.ts'
import {
  listChangedStakes,
  listOpenStakes,
  lockAsListed,
  noteUnchanged,
  takeTurn,
  writeCounts,
} from '../repository/stakes.ts'
import type { StakeRow } from '../../tables.ts'
import { countMissions } from '../../missions/service/count-missions.ts'
import { countScores, countTickets, noteRanks } from '../repository/count-play.ts'
import { countReferrals } from '../../referral/service/count-referrals.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'
import { createWorthOf } from '../../budgets/service/prize-worth.ts'

/** Stakes read together, and counted in one transaction at most. */
const lookedAtMax = 500

type MovedStake = { readonly row: StakeRow; readonly count: StakeCount }
type Decided = { readonly row: StakeRow; readonly end: StakeEnd }

/** Everything that counts settled play, in one transaction: it counts once, or not at all. */
const countAll = async (
  needs: RewardsNeeds,
  tx: Tx,
  {
    plays,
    eligible,
    grantInTx,
  }: {
    readonly plays: readonly CountedPlay[]
    readonly eligible: ReadonlyMap<bigint, Eligible>
    readonly grantInTx: GrantInTx
  },
): Promise<readonly bigint[]> => {
  const now = needs.clock.now()
  const changed: bigint[] = []
  for (const brandId of new Set(plays.map((one) => one.brandId))) {
    const sums = sumByMember(plays.filter((one) => one.brandId === brandId))
    await countScores(tx, brandId, sums)
    await countTickets(tx, brandId, sums)
    await noteRanks(tx, brandId, sums)
    const timeZone = needs.settings.timeZoneOf(brandId)
    const worthOf = createWorthOf(needs, tx, brandId)
    const counted = { plays: sums, now, timeZone, grantInTx, worthOf }
    changed.push(...(await countMissions(tx, brandId, counted)))
    await countReferrals(tx, brandId, { plays: sums, eligible, now })
  }
  return changed
}

/** Points last: claiming a reward in points locks the reward before them. */
const countPoints = (
  { points }: RewardsNeeds,
  tx: Tx,
  plays: readonly CountedPlay[],
  corrected: ReadonlyMap<bigint, number>,
): Promise<void> =>
  points.changeInTx(tx, [
    ...sumPoints(plays.filter(({ stakeId }) => !corrected.has(stakeId))),
    ...plays
      .filter(({ stakeId, pointsMinor }) => corrected.has(stakeId) && pointsMinor !== 0n)
      .map(({ stakeId, memberId, product, pointsMinor }) => ({
        id: `stake:${stakeId}:${corrected.get(stakeId)}:${product}`,
        memberId,
        product,
        pointsMinor,
      })),
  ])

const knownOf = (row: StakeRow): KnownStake => ({
  id: row.id,
  memberId: row.member_id,
  isOpen: row.state === 'open',
  amountMinor: row.amount_minor,
  settledAt: row.settled_at,
  brandId: row.brand_id,
  countedMinor: row.counted_minor,
  pointsMinor: row.points_minor,
  product: row.product,
  settledMinor: row.settled_minor,
  hasRebate: row.valid_minor > 0n,
  corrections: row.corrections,
})

/** The report to agents: what an older version counted, or wrote down, is counted there as it was. */
const settledChangeOf = ({ row, count }: MovedStake): readonly SettledChange[] => {
  const isTold = row.state === 'open' || row.settled_minor !== null
  if (row.round_id === null || !isTold || count.settledMinor === null) return []
  const stakeMinor = count.settledMinor - (row.settled_minor ?? 0n)
  const validMinor = (count.countedMinor ?? 0n) - (row.counted_minor ?? 0n)
  if (stakeMinor === 0n && validMinor === 0n) return []
  const { member_id: memberId, source, node_id: nodeId, round_id: roundId } = row
  return [{ memberId, source, nodeId, roundId, stakeMinor, validMinor }]
}

/** What the stakes count now, written beside them; answers what that adds and takes. */
const writeDecided = async (
  needs: RewardsNeeds,
  tx: Tx,
  part: readonly Decided[],
  eligible: ReadonlyMap<bigint, Eligible>,
): Promise<{ plays: readonly CountedPlay[]; corrected: ReadonlyMap<bigint, number> }> => {
  const { catalogue, clock, points } = needs
  const now = clock.now()
  const brandOf = ({ member_id: id }: StakeRow) => eligible.get(id)?.brandId ?? null
  const brands = part.flatMap(({ row }) => brandOf(row) ?? [])
  const pointsFor = await points.rateInTx(tx, brands)
  const counted = part.map(({ row, end }): Counted & { readonly row: StakeRow } => {
    const product = end.product ?? catalogue.productOf(row.node_id) ?? 'OTHER'
    const countedShareBp = catalogue.countedShareBp({ source: row.source, nodeId: row.node_id })
    const decision = { end, brandId: brandOf(row), product, countedShareBp, now }
    return { row, ...countStake(knownOf(row), decision, pointsFor) }
  })
  const moved = counted.flatMap(({ count, row }) => (count ? [{ count, row }] : []))
  await noteUnchanged(
    tx,
    counted.flatMap(({ count, row }) => (count ? [] : [row.id])),
  )
  await reverseRebate(
    tx,
    moved.map(({ row: { member_id, product, valid_minor, rebate_minor } }) => ({
      member_id,
      product: product ?? 'OTHER',
      valid_minor,
      rebate_minor,
    })),
  )
  await needs.agents.addSettledInTx(tx, moved.flatMap(settledChangeOf))
  await addRebate(
    tx,
    await writeCounts(
      tx,
      moved.map(({ count }) => count),
    ),
  )
  return {
    plays: counted.flatMap(({ plays }) => plays),
    corrected: new Map(
      moved.flatMap(({ count: { id, corrections }, row }) =>
        row.state === 'open' ? [] : [[id, corrections]],
      ),
    ),
  }
}

const settlePart = async (
  needs: RewardsNeeds,
  listed: readonly Decided[],
  grantInTx: GrantInTx,
): Promise<void> => {
  const { database, members, listeners } = needs
  const own = [...new Set(listed.map(({ row }) => row.member_id))]
  const friends = await members.findEligibles(own)
  const referrers = [...friends.values()].flatMap(({ referrerId }) => referrerId ?? [])
  const known = referrers.length === 0 ? [] : await members.findEligibles(referrers)
  const eligible = new Map([...known, ...friends])
  const changed = await database.inTx(async (tx) => {
    if (!(await takeTurn(tx))) return []
    const same = await lockAsListed(
      tx,
      listed.map(({ row }) => row),
    )
    const part = listed.filter(({ row }) => same.has(row.id))
    if (part.length === 0) return []
    const { plays, corrected } = await writeDecided(needs, tx, part, eligible)
    const rewarded = await countAll(needs, tx, { plays, eligible, grantInTx })
    await countPoints(needs, tx, plays, corrected)
    return rewarded
  })
  if (changed.length > 0) listeners.onChanged([...new Set(changed)])
}

const nameOf = ({ source, txn_id: txnId, member_id: memberId }: StakeRow): StakeName => ({
  source,
  txnId,
  memberId,
})

/** Those of the stakes that are decided, and how. */
const findDecided = async (
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

/** Goes through a list of stakes from its beginning; answers how many of them are decided. */
const settleListed = async (
  needs: RewardsNeeds,
  list: typeof listOpenStakes,
  grantInTx: GrantInTx,
): Promise<number> => {
  const { database } = needs
  let afterId = 0n
  let count = 0
  for (;;) {
    const rows = await list(database.db, { afterId, limit: lookedAtMax })
    const decided = await findDecided(needs, rows)
    if (decided.length > 0) await settlePart(needs, decided, grantInTx)
    count += decided.length
    if (rows.length < lookedAtMax) return count
    afterId = rows.at(-1)?.id ?? afterId
  }
}

/**
 * A job, several times a second: stores new stakes in the order of the ledger's stream, and counts
 * each once it is decided. One whose round, draw or match is decided in another way later is counted
 * again; until then it counts as it did. Two processes at once take turns. Answers how many were decided.
 */
export const createSettleStakes =
  (needs: RewardsNeeds, grantInTx: GrantInTx) => async (): Promise<number> => {
    const { wallet, play, lottery, sportsbook } = needs
    await wallet.transferStream.project({
      consumer: 'rewards',
      kinds: [play, lottery, sportsbook].flatMap(({ stakeKinds, changedKinds }) => [
        ...stakeKinds,
        ...changedKinds,
      ]),
      call: 'rewards.read_stakes',
    })
    const settled = await settleListed(needs, listOpenStakes, grantInTx)
    return settled + (await settleListed(needs, listChangedStakes, grantInTx))
  }
