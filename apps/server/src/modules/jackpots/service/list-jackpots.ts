import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listJackpots as endpoint } from '@trevo/contract/wps/jackpots.ts'
import { textFor, type Reader } from '@trevo/languages/texts.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { JackpotNeeds } from '../needs.ts'
import {
  listPoolGames,
  listPools,
  listRunningCycles,
  listWonCycles,
  type PoolGame,
} from '../repository/pools.ts'
import { shownAmount } from '../domain/shown-amount.ts'
import type { CycleRow, PoolRow } from '../repository/tables.ts'

type Jackpots = Answer<typeof endpoint>
type Jackpot = Jackpots['list'][number]
type WonJackpot = Jackpots['won'][number]

const wonMax = 20

/** A value that exists once a cycle has reached this state. */
const required = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('incomplete cycle')
  return value
}

const termsOf = (cycle: CycleRow) => ({
  number: cycle.number,
  commitment: cycle.commitment,
  salt: required(cycle.salt),
  seedAmount: formatMoney(required(cycle.seed_minor)),
  mustHitBy: formatMoney(required(cycle.must_hit_by_minor)),
})

const jackpotOf = (
  pool: PoolRow,
  cycle: CycleRow,
  { games, reader }: { readonly games: readonly PoolGame[]; readonly reader: Reader },
): Jackpot => ({
  code: pool.code,
  name: textFor(pool.names, reader),
  amount: shownAmount(pool.balance_minor),
  ...termsOf(cycle),
  games: games.map(({ nodeId, shareBp }) => ({ nodeId, shareBp })),
})

const wonOf = (cycle: CycleRow, code: string, names: ReadonlyMap<bigint, string>): WonJackpot => ({
  code,
  ...termsOf(cycle),
  secret: required(cycle.revealed_secret),
  amount: formatMoney(required(cycle.hit_minor)),
  customerName: names.get(required(cycle.won_by)) ?? '***',
  nodeId: required(cycle.won_node_id),
  wonAt: required(cycle.won_at).toISOString(),
})

/** The current pools of a brand, and the won ones, each with its proof. */
export const createListJackpots =
  ({ database, members }: JackpotNeeds) =>
  async (brandId: number, reader: Reader): Promise<Jackpots> => {
    const { db } = database
    const [pools, cycles, games, wonCycles] = await Promise.all([
      listPools(db),
      listRunningCycles(db),
      listPoolGames(db),
      listWonCycles(db, brandId, wonMax),
    ])
    const winners = wonCycles.flatMap(({ won_by: memberId }) => memberId ?? [])
    const names = await members.findMaskedNames([...new Set(winners)])
    const own = pools.filter(({ brand_id: brand }) => brand === brandId)
    const codeOf = new Map(own.map(({ id, code }) => [id, code]))
    return {
      list: own.flatMap((pool) => {
        const cycle = cycles.find(({ pool_id: poolId }) => poolId === pool.id)
        if (!cycle) return []
        const taking = games.filter(({ poolId }) => poolId === pool.id)
        return [jackpotOf(pool, cycle, { games: taking, reader })]
      }),
      won: wonCycles.map((cycle) => wonOf(cycle, codeOf.get(cycle.pool_id) ?? '', names)),
    }
  }
