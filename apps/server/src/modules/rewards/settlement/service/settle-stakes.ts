import type { Tx } from '@trevo/database/connect.ts'
import type { SettledChange } from '../../../../platform/shapes/settled-change.ts'
import { hasUnreadChanges, numberChanges, readChanges, type ReadBet } from '../../../bets/index.ts'
import {
  countStake,
  type Counted,
  type Decision,
  type KnownStake,
  type StakeCount,
} from '../domain/count-stake.ts'
import { sumByMember, sumPoints, type CountedPlay } from '../../common/domain/settled-stake.ts'
import type { Eligible, RewardsNeeds } from '../../needs.ts'
import { addRebate, reverseRebate } from '../../rebate/repository/rebates.ts'
import {
  lockCounted,
  noteUnchanged,
  takeIds,
  takeTurn,
  writeCounts,
} from '../repository/counted-bets.ts'
import type { CountedBetRow } from '../../tables.ts'
import { countMissions } from '../../missions/service/count-missions.ts'
import { countScores, countTickets, noteRanks } from '../repository/count-play.ts'
import { countReferrals } from '../../referral/service/count-referrals.ts'
import type { GrantInTx } from '../../grants/service/grant-reward.ts'
import { createWorthOf } from '../../budgets/service/prize-worth.ts'

/** A decided bet, and its earlier count; `id` is that of its row. */
type Decided = {
  readonly bet: ReadBet
  readonly row: CountedBetRow | undefined
  readonly id: bigint
}
type Moved = Decided & { readonly count: StakeCount }

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

const knownOf = ({ bet, row, id }: Decided): KnownStake =>
  row === undefined || row.state !== 'settled'
    ? {
        id,
        memberId: bet.memberId,
        isOpen: true,
        settledAt: null,
        brandId: row?.brand_id ?? null,
        countedMinor: null,
        settledMinor: null,
        pointsMinor: 0n,
        product: null,
        hasRebate: false,
        corrections: row?.corrections ?? 0,
      }
    : {
        id,
        memberId: row.member_id,
        isOpen: false,
        settledAt: row.settled_at,
        brandId: row.brand_id,
        countedMinor: row.counted_minor,
        settledMinor: row.settled_minor,
        pointsMinor: row.points_minor,
        product: row.product,
        hasRebate: row.valid_minor > 0n,
        corrections: row.corrections,
      }

const settledPartsOf = ({ state, stakeMinor, backMinor, validMinor }: ReadBet) =>
  state === 'settled'
    ? { isReturned: false, settledMinor: stakeMinor - backMinor, validMinor }
    : { isReturned: true, settledMinor: 0n, validMinor: 0n }

/**
 * Whether an older version counted the bet as it is decided now. The share at that time is not stored, so the
 * count is not computed again by the current share.
 */
const isAsCounted = ({ bet, row }: Decided): boolean =>
  row?.state === 'settled' &&
  row.bet_version === null &&
  row.change_count === 0 &&
  bet.version === 1 &&
  bet.state === 'settled' &&
  (row.settled_minor === null || row.settled_minor === bet.stakeMinor - bet.backMinor)

/** The report to agents: what an older version counted is reported unchanged. */
const settledChangeOf = ({ bet, row, count }: Moved): readonly SettledChange[] => {
  const wasCounted = row?.state === 'settled'
  const isReported = !wasCounted || row.settled_minor !== null
  const roundId = row ? row.round_id : bet.roundId
  if (roundId === null || !isReported || count.settledMinor === null) return []
  const [settledBefore, countedBefore] = wasCounted
    ? [row.settled_minor, row.counted_minor]
    : [0n, 0n]
  const stakeMinor = count.settledMinor - (settledBefore ?? 0n)
  const validMinor = (count.countedMinor ?? 0n) - (countedBefore ?? 0n)
  if (stakeMinor === 0n && validMinor === 0n) return []
  const { memberId, source } = bet
  const nodeId = row?.node_id ?? bet.nodeId
  return [{ memberId, source, nodeId, roundId, stakeMinor, validMinor }]
}

const productOf = ({ catalogue }: RewardsNeeds, { product, nodeId }: ReadBet): string =>
  product === 'sports' ? 'SPORTS' : (catalogue.productOf(nodeId) ?? 'OTHER')

/** Stores the bets' current counts; returns the additions and subtractions. */
const writeDecided = async (
  needs: RewardsNeeds,
  tx: Tx,
  decided: readonly Decided[],
  eligible: ReadonlyMap<bigint, Eligible>,
): Promise<{ plays: readonly CountedPlay[]; corrected: ReadonlyMap<bigint, number> }> => {
  const { catalogue, clock, points } = needs
  const now = clock.now()
  const brandOf = ({ memberId }: ReadBet) => eligible.get(memberId)?.brandId ?? null
  const brands = decided.flatMap(({ bet }) => brandOf(bet) ?? [])
  const pointsFor = await points.rateInTx(tx, brands)
  const counted = decided.map((one): Counted & Decided => {
    const { bet } = one
    const decision: Decision = {
      ...settledPartsOf(bet),
      brandId: brandOf(bet),
      product: productOf(needs, bet),
      countedShareBp: catalogue.countedShareBp(bet),
      now,
    }
    return isAsCounted(one)
      ? { ...one, count: undefined, plays: [] }
      : { ...one, ...countStake(knownOf(one), decision, pointsFor) }
  })
  const moved = counted.flatMap((one): readonly Moved[] =>
    one.count ? [{ ...one, count: one.count }] : [],
  )
  await noteUnchanged(
    tx,
    counted.flatMap(({ count, id, bet }) => (count ? [] : [{ id, version: bet.version }])),
  )
  const known = moved.flatMap(({ row }) => row ?? [])
  await reverseRebate(
    tx,
    known.map((row) => ({ ...row, product: row.product ?? 'OTHER' })),
  )
  await needs.agents.addSettledInTx(tx, moved.flatMap(settledChangeOf))
  await addRebate(tx, await writeCounts(tx, moved))
  return {
    plays: counted.flatMap(({ plays }) => plays),
    corrected: new Map(
      moved.flatMap(({ row, count: { id, corrections } }) =>
        row?.state === 'settled' ? [[id, corrections]] : [],
      ),
    ),
  }
}

/**
 * The bets whose decision may change their count: an open one counts as before until it is decided again, and one
 * that was returned without ever having counted changes nothing.
 */
const findDecided = async (tx: Tx, bets: readonly ReadBet[]): Promise<readonly Decided[]> => {
  const own = bets.filter(({ money, state }) => money === 'real' && state !== 'open')
  if (own.length === 0) return []
  const keyOf = (source: string, txnId: string) => `${source} ${txnId}`
  const rows = new Map(
    (await lockCounted(tx, own)).map((row) => [keyOf(row.source, row.txn_id), row]),
  )
  const known = own.map((bet) => ({ bet, row: rows.get(keyOf(bet.source, bet.txnId)) }))
  const wanted = known.filter(
    ({ bet, row }) => bet.state === 'settled' || (row !== undefined && row.state !== 'returned'),
  )
  const ids = [...(await takeIds(tx, wanted.filter(({ row }) => row === undefined).length))]
  return wanted.map((one) => ({ ...one, id: one.row?.id ?? ids.shift() ?? 0n }))
}

/** Those of the bets' members who may get rewards, and their referrers. */
const findEligible = async (
  { members }: RewardsNeeds,
  tx: Tx,
  decided: readonly Decided[],
): Promise<ReadonlyMap<bigint, Eligible>> => {
  const own = [...new Set(decided.map(({ bet }) => bet.memberId))]
  const friends = await members.findEligibles(own, tx)
  const referrers = [...friends.values()].flatMap(({ referrerId }) => referrerId ?? [])
  const known = referrers.length === 0 ? [] : await members.findEligibles(referrers, tx)
  return new Map([...known, ...friends])
}

type Part = { readonly read: number; readonly decided: number; readonly changed: readonly bigint[] }

const nothing: Part = { read: 0, decided: 0, changed: [] }

const consumer = 'rewards'

/** Reads the next bets and counts them, in one transaction. */
const settlePart = (needs: RewardsNeeds, grantInTx: GrantInTx): Promise<Part> =>
  needs.database.inTx(async (tx) => {
    if (!(await takeTurn(tx))) return nothing
    const bets = await readChanges(tx, consumer)
    const decided = await findDecided(tx, bets)
    if (decided.length === 0) return { ...nothing, read: bets.length }
    const eligible = await findEligible(needs, tx, decided)
    const { plays, corrected } = await writeDecided(needs, tx, decided, eligible)
    const changed = await countAll(needs, tx, { plays, eligible, grantInTx })
    await countPoints(needs, tx, plays, corrected)
    return { read: bets.length, decided: decided.length, changed }
  })

/**
 * A job, several times a second: counts each bet once it is decided. One whose round, draw or match is decided
 * differently later is counted again; until then it counts as before. Concurrent processes take turns.
 * @returns how many were decided
 */
export const createSettleStakes =
  (needs: RewardsNeeds, grantInTx: GrantInTx) => async (): Promise<number> => {
    let count = 0
    while (await hasUnreadChanges(needs.database, consumer)) {
      await numberChanges(needs.database)
      const { read, decided, changed } = await settlePart(needs, grantInTx)
      if (changed.length > 0) needs.listeners.onChanged([...new Set(changed)])
      if (read === 0) break
      count += decided
    }
    return count
  }
