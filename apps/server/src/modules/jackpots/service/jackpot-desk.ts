import type { Answer, Body } from '@trevo/contract/endpoint.ts'
import type * as endpoints from '@trevo/contract/ops/games/jackpots.ts'
import type { OperatorJackpot } from '@trevo/contract/ops/games/jackpots.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import type { JackpotNeeds } from '../needs.ts'
import { listPoolsOf, listWinsOf } from '../repository/pool-desk.ts'
import { listPoolGames, listRunningCycles } from '../repository/pools.ts'
import type { CycleRow, PoolRow } from '../repository/tables.ts'
import { jackpotGameKindName, jackpotKindName } from './jackpot-kinds.ts'

const winsShown = 10

/** Started cycles have their seed and their bound. */
const presentCycle = (cycle: CycleRow | undefined, pool: PoolRow): OperatorJackpot['cycle'] => {
  if (!cycle?.opened_at || cycle.seed_minor === null || cycle.must_hit_by_minor === null)
    return null
  return {
    number: cycle.number,
    seed: formatMoney(cycle.seed_minor),
    mustHitBy: formatMoney(cycle.must_hit_by_minor),
    openedAt: cycle.opened_at.toISOString(),
    contributed: formatMoney(pool.balance_minor - cycle.seed_minor),
  }
}

const presentWin = (cycle: CycleRow): OperatorJackpot['wins'] =>
  cycle.won_at === null ||
  cycle.hit_minor === null ||
  cycle.won_node_id === null ||
  cycle.won_round_id === null
    ? []
    : [
        {
          number: cycle.number,
          amount: formatMoney(cycle.hit_minor),
          wonAt: cycle.won_at.toISOString(),
          nodeId: cycle.won_node_id,
          roundId: cycle.won_round_id,
        },
      ]

type By = Pick<Operator, 'brandId' | 'operatorId' | 'username'>

/** What two persons decide. */
const createJackpotActs = (staff: JackpotNeeds['staff']) => ({
  /** The first yes to other terms, or to a new jackpot, or the second one to the same. */
  changeJackpot: (
    by: By,
    { requestId, code, terms, reason }: Body<typeof endpoints.changeJackpot>,
  ): Promise<Answer<typeof endpoints.changeJackpot>> =>
    staff.askChange({
      kind: jackpotKindName,
      brandId: by.brandId,
      target: code,
      input: { terms },
      reason,
      requestId,
      by,
    }),

  /** The first yes to which jackpot a game fills, or the second one to the same. */
  changeJackpotGame: (
    by: By,
    { requestId, nodeId, fills, reason }: Body<typeof endpoints.changeJackpotGame>,
  ): Promise<Answer<typeof endpoints.changeJackpotGame>> =>
    staff.askChange({
      kind: jackpotGameKindName,
      brandId: by.brandId,
      target: String(nodeId),
      input: { fills },
      reason,
      requestId,
      by,
    }),
})

/** Jackpots as the operators of a brand see and change them. */
export const createJackpotDesk = ({ database, staff, catalogue }: JackpotNeeds) => {
  const { db } = database
  const listWaiting = async (brandId: number) => {
    const kinds = [jackpotKindName, jackpotGameKindName] as const
    const found = await Promise.all(
      kinds.map(async (kind) =>
        [...(await staff.listWaiting(brandId, kind))].map(([target, one]) => ({
          kind,
          target,
          requestId: one.requestId,
          askedBy: one.askedBy,
          askedAt: one.askedAt.toISOString(),
          reason: one.reason,
        })),
      ),
    )
    return found.flat()
  }
  return {
    listOperatorJackpots: async (
      brandId: number,
    ): Promise<Answer<typeof endpoints.listOperatorJackpots>> => {
      const [pools, cycles, games] = await Promise.all([
        listPoolsOf(db, brandId),
        listRunningCycles(db),
        listPoolGames(db),
      ])
      const jackpots = await Promise.all(
        pools.map(async (pool) => ({
          code: pool.code,
          names: pool.names,
          seed: formatMoney(pool.seed_minor),
          mustHitBy: formatMoney(pool.must_hit_by_minor),
          balance: formatMoney(pool.balance_minor),
          openedAt: pool.opened_at?.toISOString() ?? null,
          cycle: presentCycle(
            cycles.find(({ pool_id: poolId }) => poolId === pool.id),
            pool,
          ),
          games: games
            .filter(({ poolId }) => poolId === pool.id)
            .map(({ nodeId, shareBp }) => ({
              nodeId,
              shareBp,
              names: catalogue.namesOf(nodeId) ?? null,
            })),
          wins: (await listWinsOf(db, pool.id, winsShown)).flatMap(presentWin),
        })),
      )
      return { jackpots, waiting: await listWaiting(brandId) }
    },
    ...createJackpotActs(staff),
  }
}
export type JackpotDesk = ReturnType<typeof createJackpotDesk>
