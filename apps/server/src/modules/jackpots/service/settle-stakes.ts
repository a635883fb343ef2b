import { tables, type Tx } from '@trevo/database/connect.ts'
import { fillPool } from '../domain/fill-pool.ts'
import { contributed, won } from '../domain/transfers.ts'
import type { JackpotNeeds, JackpotWon } from '../needs.ts'
import { getCycle, lockPool, updateCycle, updatePool } from '../repository/pools.ts'
import { listOpenStakes, listStillOpen, updateStake } from '../repository/stakes.ts'
import type { CycleRow, JackpotTables, PoolRow, StakeRow } from '../repository/tables.ts'
import { commitCycle, openCycle, readCycle, saltOf, type OpenedCycle } from './cycles.ts'

/** The most stakes read together and settled in one transaction. */
const lookedAtMax = 500
const settledMax = 50

export type Settled = {
  /** Brands whose pools changed. */
  readonly brands: ReadonlySet<number>
  readonly wins: readonly JackpotWon[]
}

type Running = OpenedCycle & { readonly cycle: CycleRow; balanceMinor: bigint }

const runningOf = async (needs: JackpotNeeds, tx: Tx, pool: PoolRow): Promise<Running> => {
  const cycle = await getCycle(tables<JackpotTables>(tx), pool.id, pool.hit_count + 1)
  return { ...readCycle(needs, cycle), cycle, balanceMinor: pool.balance_minor }
}

/** Pays the pool to the stake that filled it, reveals the proof, and begins the next cycle. */
const payPool = async (
  needs: JackpotNeeds,
  tx: Tx,
  pool: PoolRow,
  { running, stake }: { readonly running: Running; readonly stake: StakeRow },
): Promise<void> => {
  const { wallet, clock } = needs
  const { id: poolId, code, brand_id: brandId } = pool
  const { cycle, hitMinor, secret } = running
  const { member_id: memberId, node_id: nodeId, round_id: roundId } = stake
  const { number } = cycle
  const cycleWon = { poolId, number, amountMinor: hitMinor, memberId, nodeId, roundId }
  await wallet.postInTx(tx, won({ code, brandId }, cycleWon))
  await updateCycle(tx, cycle, {
    revealed_secret: secret,
    hit_minor: hitMinor,
    won_by: memberId,
    won_stake_id: stake.id,
    won_node_id: nodeId,
    won_round_id: roundId,
    won_at: clock.now(),
  })
  await openCycle(needs, tx, pool, { number: number + 1, salt: saltOf(roundId) })
  await commitCycle(needs, tx, poolId, number + 2)
}

/**
 * Whether a stake that fills the pool is still settled; if so makes it final: its outcome was read before this
 * transaction, and its vendor may have undone it since.
 */
const mayWin = async (
  { play }: JackpotNeeds,
  tx: Tx,
  { id, vendor, txn_id: txnId }: StakeRow,
): Promise<boolean> => {
  const end = await play.makeStakeFinal(tx, { vendor, txnId })
  if (end === 'returned') await updateStake(tx, id, { state: 'returned' })
  return end === 'final'
}

/** One pool's decided stakes, in order, under the lock of the pool. */
const settlePool = (
  needs: JackpotNeeds,
  poolId: number,
  {
    ids,
    returned,
    uncounted,
  }: {
    readonly ids: readonly bigint[]
    readonly returned: ReadonlySet<bigint>
    /** For stakes, the part that was never at risk. */
    readonly uncounted: ReadonlyMap<bigint, bigint>
  },
): Promise<Settled> =>
  needs.database.inTx(async (tx) => {
    const { wallet } = needs
    const pool = await lockPool(tx, poolId)
    if (!pool) throw new Error(`unknown pool ${poolId}`)
    const { code, brand_id: brandId } = pool
    const wins: JackpotWon[] = []
    let { hit_count: hitCount } = pool
    let running = await runningOf(needs, tx, pool)
    for (const stake of await listStillOpen(tx, ids)) {
      const amountMinor = stake.amount_minor - (uncounted.get(stake.id) ?? 0n)
      if (returned.has(stake.id) || amountMinor <= 0n) {
        await updateStake(tx, stake.id, { state: 'returned' })
        continue
      }
      const put = { amountMinor, shareBp: stake.share_bp }
      const { contributionMinor, isHit } = fillPool(running, put)
      const { number } = running.cycle
      if (isHit && !(await mayWin(needs, tx, stake))) continue
      if (contributionMinor > 0n) {
        const part = { id: stake.id, amountMinor: contributionMinor, roundId: stake.round_id }
        await wallet.postInTx(tx, contributed({ code, brandId }, part))
      }
      running.balanceMinor += contributionMinor
      await updateStake(tx, stake.id, {
        state: 'contributed',
        contribution_minor: contributionMinor,
        cycle_number: number,
      })
      if (!isHit) continue
      const { hitMinor } = running
      await payPool(needs, tx, pool, { running, stake })
      wins.push({
        brandId,
        code,
        memberId: stake.member_id,
        nodeId: stake.node_id,
        amountMinor: hitMinor,
      })
      hitCount += 1
      const balanceMinor = running.balanceMinor - hitMinor + pool.seed_minor
      running = await runningOf(needs, tx, {
        ...pool,
        hit_count: hitCount,
        balance_minor: balanceMinor,
      })
    }
    await updatePool(tx, poolId, { balance_minor: running.balanceMinor, hit_count: hitCount })
    return { brands: new Set([brandId]), wins }
  })

/**
 * Lets every newly decided stake contribute, in the order of the stakes, and pays a pool to the one that fills it.
 * Two concurrent processes take turns under the pool's lock, and skip stakes that the other one settled.
 */
export const createSettleStakes = (needs: JackpotNeeds) => async (): Promise<Settled> => {
  const brands = new Set<number>()
  const wins: JackpotWon[] = []
  let afterId = 0n
  for (;;) {
    const stakes = await listOpenStakes(needs.database, { afterId, limit: lookedAtMax })
    const keys = stakes.map(({ vendor, txn_id: txnId }) => ({ vendor, txnId }))
    const decided = await needs.play.settlementsOf(keys)
    const byPool = new Map<number, bigint[]>()
    const returned = new Set<bigint>()
    const uncounted = new Map<bigint, bigint>()
    for (const { id, vendor, txn_id: txnId, pool_id: poolId } of stakes) {
      const settlement = decided.get(needs.play.keyOf({ vendor, txnId }))
      if (!settlement) continue
      if (settlement.word === 'returned') returned.add(id)
      uncounted.set(id, settlement.uncountedMinor)
      byPool.set(poolId, [...(byPool.get(poolId) ?? []), id])
    }
    for (const [poolId, ids] of byPool) {
      for (let from = 0; from < ids.length; from += settledMax) {
        const part = ids.slice(from, from + settledMax)
        const settled = await settlePool(needs, poolId, { ids: part, returned, uncounted })
        for (const brand of settled.brands) brands.add(brand)
        wins.push(...settled.wins)
      }
    }
    if (stakes.length < lookedAtMax) return { brands, wins }
    afterId = stakes.at(-1)?.id ?? afterId
  }
}
