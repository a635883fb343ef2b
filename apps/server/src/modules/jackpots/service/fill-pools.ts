import { tables, type Tx } from '@trevo/database/connect.ts'
import { hasUnreadChanges, numberChanges, readChanges, type ReadBet } from '../../bets/index.ts'
import { fillPool } from '../domain/fill-pool.ts'
import { contributed, won } from '../domain/transfers.ts'
import type { JackpotNeeds, JackpotWon } from '../needs.ts'
import { getCycle, listGamesOf, lockPool, updateCycle, updatePool } from '../repository/pools.ts'
import { listCounted, writeStake } from '../repository/stakes.ts'
import type { CycleRow, JackpotTables, PoolRow } from '../repository/tables.ts'
import { commitCycle, openCycle, readCycle, saltOf, type OpenedCycle } from './cycles.ts'

export type Filled = {
  /** Brands whose pools changed. */
  readonly brands: ReadonlySet<number>
  readonly wins: readonly JackpotWon[]
}

type Running = OpenedCycle & { readonly cycle: CycleRow; balanceMinor: bigint }
/** A settled bet of a game that takes part, and the share that it puts into the pool. */
type Put = { readonly bet: ReadBet; readonly vendor: string; readonly shareBp: number }

const runningOf = async (needs: JackpotNeeds, tx: Tx, pool: PoolRow): Promise<Running> => {
  const cycle = await getCycle(tables<JackpotTables>(tx), pool.id, pool.hit_count + 1)
  return { ...readCycle(needs, cycle), cycle, balanceMinor: pool.balance_minor }
}

/** Pays the pool to the stake that filled it, reveals what decided it, and begins the next cycle. */
const payPool = async (
  needs: JackpotNeeds,
  tx: Tx,
  pool: PoolRow,
  {
    running,
    bet,
    stakeId,
  }: { readonly running: Running; readonly bet: ReadBet; readonly stakeId: bigint },
): Promise<void> => {
  const { wallet, clock } = needs
  const { id: poolId, code, brand_id: brandId } = pool
  const { cycle, hitMinor, secret } = running
  const { memberId, nodeId, roundId } = bet
  const { number } = cycle
  const cycleWon = { poolId, number, amountMinor: hitMinor, memberId, nodeId, roundId }
  await wallet.postInTx(tx, won({ code, brandId }, cycleWon))
  await updateCycle(tx, cycle, {
    revealed_secret: secret,
    hit_minor: hitMinor,
    won_by: memberId,
    won_stake_id: stakeId,
    won_node_id: nodeId,
    won_round_id: roundId,
    won_at: clock.now(),
  })
  await openCycle(needs, tx, pool, { number: number + 1, salt: saltOf(roundId) })
  await commitCycle(needs, tx, poolId, number + 2)
}

/** What the bets put into one pool, in the order in which they were decided, under the lock of the pool. */
const fillOne = async (
  needs: JackpotNeeds,
  tx: Tx,
  poolId: number,
  puts: readonly Put[],
): Promise<Filled> => {
  const { wallet, play } = needs
  const pool = await lockPool(tx, poolId)
  if (!pool) throw new Error(`unknown pool ${poolId}`)
  const { code, brand_id: brandId, opened_at: openedAt } = pool
  const known = await listCounted(
    tx,
    puts.map(({ vendor, bet }) => ({ vendor, txnId: bet.txnId })),
  )
  const wins: JackpotWon[] = []
  let { hit_count: hitCount } = pool
  let running = await runningOf(needs, tx, pool)
  for (const { bet, vendor, shareBp } of puts) {
    const { txnId, memberId, nodeId, roundId } = bet
    const isBefore = openedAt === null || bet.placedAt < openedAt
    if (isBefore || known.has(`${vendor} ${txnId}`)) continue
    const { contributionMinor, isHit } = fillPool(running, { amountMinor: bet.validMinor, shareBp })
    // How it was decided was read without its lock. One that was undone since is read again with its next change.
    if (isHit && (await play.makeStakeFinal(tx, { vendor, txnId })) !== 'final') continue
    const { number } = running.cycle
    const stakeId = await writeStake(tx, {
      bet,
      vendor,
      poolId,
      shareBp,
      contributionMinor,
      number,
    })
    if (contributionMinor > 0n) {
      const part = { id: stakeId, amountMinor: contributionMinor, roundId }
      await wallet.postInTx(tx, contributed({ code, brandId }, part))
    }
    running.balanceMinor += contributionMinor
    if (!isHit) continue
    const { hitMinor } = running
    await payPool(needs, tx, pool, { running, bet, stakeId })
    wins.push({ brandId, code, memberId, nodeId, amountMinor: hitMinor })
    hitCount += 1
    const balanceMinor = running.balanceMinor - hitMinor + pool.seed_minor
    const next = { ...pool, hit_count: hitCount, balance_minor: balanceMinor }
    running = await runningOf(needs, tx, next)
  }
  await updatePool(tx, poolId, { balance_minor: running.balanceMinor, hit_count: hitCount })
  return { brands: new Set([brandId]), wins }
}

/** The brands of the members who played one of the games: a game takes part in a pool of each brand. */
const readBrands = async (
  { members }: JackpotNeeds,
  tx: Tx,
  games: readonly { readonly nodeId: number }[],
  bets: readonly ReadBet[],
): Promise<ReadonlyMap<bigint, number>> => {
  const taking = new Set(games.map(({ nodeId }) => nodeId))
  const ids = bets.filter(({ nodeId }) => taking.has(nodeId)).map(({ memberId }) => memberId)
  if (ids.length === 0) return new Map()
  const players = await members.findMembers([...new Set(ids)], tx)
  return new Map(players.map(({ memberId, brandId }) => [memberId, brandId]))
}

const consumer = 'jackpots'

/** Reads the next bets and has them contribute, in one transaction: each contributes once, or not at all. */
const fillPart = (needs: JackpotNeeds): Promise<Filled & { readonly read: number }> =>
  needs.database.inTx(async (tx) => {
    const bets = await readChanges(tx, consumer)
    const counting = bets.filter(
      ({ product, money, state, validMinor }) =>
        product === 'game' && money === 'real' && state === 'settled' && validMinor > 0n,
    )
    const games = await listGamesOf(tx, [...new Set(counting.map(({ nodeId }) => nodeId))])
    const brandOf = await readBrands(needs, tx, games, counting)
    const byPool = new Map<number, Put[]>()
    for (const bet of counting) {
      const brandId = brandOf.get(bet.memberId)
      const game = games.find((one) => one.nodeId === bet.nodeId && one.brandId === brandId)
      if (!game) continue
      const put = { bet, vendor: needs.play.vendorOf(bet.source), shareBp: game.shareBp }
      byPool.set(game.poolId, [...(byPool.get(game.poolId) ?? []), put])
    }
    const brands = new Set<number>()
    const wins: JackpotWon[] = []
    for (const [poolId, puts] of [...byPool].toSorted(([one], [other]) => one - other)) {
      const filled = await fillOne(needs, tx, poolId, puts)
      for (const brand of filled.brands) brands.add(brand)
      wins.push(...filled.wins)
    }
    return { read: bets.length, brands, wins }
  })

/**
 * Has every bet that was settled since contribute, in the order of decisions, and pays a pool to the one that
 * fills it. What a bet put in stays when it is decided otherwise later. Two processes at once take turns under
 * the lock of the position.
 */
export const createFillPools = (needs: JackpotNeeds) => async (): Promise<Filled> => {
  const brands = new Set<number>()
  const wins: JackpotWon[] = []
  while (await hasUnreadChanges(needs.database, consumer)) {
    await numberChanges(needs.database)
    const filled = await fillPart(needs)
    for (const brand of filled.brands) brands.add(brand)
    wins.push(...filled.wins)
    if (filled.read === 0) break
  }
  return { brands, wins }
}
