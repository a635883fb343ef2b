import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type {
  ContractPeriod,
  ContractProduct,
  ContractType,
} from '@trevo/contract/contract-terms.ts'
import { createDatabase, tables } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { walletMigrations } from '../../wallet/testing/wallet-migrations.ts'
import { rateOf, type Tier } from '../contracts/domain/contract-rules.ts'
import { periodAt, runPeriods, type RunPeriod } from '../statements/domain/periods.ts'
import { calculateCommission } from '../statements/domain/calculate-commission.ts'
import { insertContract } from '../contracts/repository/contracts.ts'
import { listTiers } from '../contracts/repository/queries-contracts.ts'
import { listRooms, writeRoundLines } from '../statements/repository/rounds.ts'
import { listSignedSince, openRun } from '../statements/repository/runs.ts'
import { addSettledInTx, countSettled } from '../figures/repository/settled-stakes.ts'
import type { AgentsTables } from '../tables.ts'
import { calculateLadder } from '../statements/service/calculate-ladder.ts'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))
const brandId = 1
const zone = 'America/Sao_Paulo'
const signedAt = new Date('2026-09-01T03:00:00Z')
const playedAt = new Date('2026-11-04T15:00:00Z')

export type LadderContract = {
  readonly contractType: ContractType
  readonly product: ContractProduct
  readonly receiver: number
  readonly period?: ContractPeriod | null
  readonly tiers: readonly Tier[]
}
export type LadderBet = {
  readonly member: number
  readonly product: string
  readonly betMinor: bigint
  readonly winMinor: bigint
  /** The part at risk; all of it by default. Null: not settled. */
  readonly validMinor?: bigint | null
}

/**
 * The agents' tables alone, with contracts that are in force regardless of their total, as if they had been signed
 * before the bound existed, and a day of play; calculated by the same functions as a run.
 */
export const openLadderWorld = async () => {
  const world = await createTestDatabase([walletMigrations, { module: 'agents', folder }])
  const database = createDatabase<AgentsTables>(world.pool)
  await world.pool.query('insert into agents.brand_zone values ($1, $2)', [brandId, zone])
  const { db } = database

  /** @param uplines the number of each member's upline; 0 for nobody */
  const place = async (uplines: ReadonlyMap<number, number>): Promise<void> => {
    const pathOf = (id: number): number[] => {
      const above = uplines.get(id) ?? 0
      return above === 0 ? [id] : [...pathOf(above), id]
    }
    await world.pool.query(`truncate agents.node, agents.contract, agents.run, agents.round,
      agents.own_hour, agents.team_hour, agents.settled_stake, agents.rebate_rule, agents.statement_line cascade`)
    for (const id of uplines.keys()) {
      await world.pool.query('insert into agents.node values ($1, $2, $3, null, $4)', [
        id,
        brandId,
        pathOf(id),
        signedAt,
      ])
    }
  }

  const sign = async ({ receiver, period = null, tiers, ...about }: LadderContract) => {
    await database.inTx((tx) =>
      insertContract(
        tables<AgentsTables>(tx),
        {
          product: about.product,
          contract_id: randomUUID(),
          brand_id: brandId,
          contract_type: about.contractType,
          // Not in the tree: givers are paid nothing.
          giver_id: 99n,
          receiver_id: BigInt(receiver),
          period,
          rate_bp: rateOf(tiers),
          status: 'A',
          created_at: signedAt,
          processed_at: signedAt,
          signed_at: signedAt,
          ended_at: null,
          carries_over: false,
          needs_approval: false,
        },
        tiers,
      ),
    )
  }

  const giveRebate = (product: string, highestBp: number) =>
    world.pool.query('insert into agents.rebate_rule values ($1, $2, $3, 1, $4, 0, 1)', [
      brandId,
      product,
      signedAt,
      highestBp,
    ])

  /** In the form of the ledger's stream, and settled as rewards reports it. */
  const play = async (bets: readonly LadderBet[]): Promise<void> => {
    const products = ['RNG', 'LIVE', 'LOTT', 'PVP']
    for (const [index, product] of products.entries()) {
      await world.pool.query(
        'insert into agents.game_product values ($1, $2) on conflict do nothing',
        [index + 1, product],
      )
    }
    const moves = bets.flatMap((one, index) => [
      { ...one, kind: 'bet', index, minor: -one.betMinor },
      ...(one.winMinor > 0n ? [{ ...one, kind: 'win', index, minor: one.winMinor }] : []),
    ])
    await world.pool.query(`select agents.count_rounds($1, $2, $3, $4, $5, $6, $7, $8::jsonb[])`, [
      moves.map(({ kind }) => kind),
      moves.map((_, index) => index),
      moves.map(() => 'vendor:BGS'),
      moves.map(({ kind, index }) => `${kind}-${index}`),
      moves.map(({ member }) => member),
      moves.map(({ minor }) => minor),
      moves.map(() => playedAt),
      moves.map(({ product, index }) =>
        JSON.stringify({
          node: String(products.indexOf(product) + 1),
          round: `r-${index}`,
          bet: `bet-${index}`,
        }),
      ),
    ])
    const settled = bets.flatMap(({ member, betMinor, validMinor = betMinor }, index) =>
      validMinor === null
        ? []
        : [
            {
              memberId: BigInt(member),
              source: 'vendor:BGS',
              nodeId: 0,
              roundId: `r-${index}`,
              stakeMinor: betMinor,
              validMinor,
            },
          ],
    )
    await database.inTx((tx) => addSettledInTx(tx, settled))
    await countSettled(db, settled.length)
  }

  const dueByRounds = async (): Promise<bigint> => {
    const kind = { brandId, contractType: 'REALTIME', period: '5' } as const
    return database.inTx(async (tx) => {
      const own = tables<AgentsTables>(tx)
      const run = await openRun(own, kind, periodAt('5', playedAt, zone), playedAt)
      const ids = await listSignedSince(own, kind, signedAt)
      const tiers = await listTiers(own, ids)
      const contracts = new Map(ids.map((id) => [id, tiers.get(id) ?? []]))
      const room = await listRooms(own, brandId)
      await writeRoundLines(own, { contracts, room, since: signedAt, brandId }, run, playedAt)
      const due = await own
        .selectFrom('agents.statement_line')
        .select(({ fn }) => fn.sum<string>('due_minor').as('due'))
        .executeTakeFirst()
      return BigInt(due?.due ?? 0)
    })
  }

  const dueBy = async (contractType: ContractType, period: RunPeriod): Promise<bigint> => {
    if (contractType === 'REALTIME') return dueByRounds()
    const kind = { brandId, contractType, period }
    const inputs = await calculateLadder(db, kind, periodAt(period, playedAt, zone))
    return [...inputs.values()].reduce((sum, one) => sum + calculateCommission(one).dueMinor, 0n)
  }

  /** The sum due on all contracts of these types, each calculated once for the period of the play. */
  const calculateAll = async (types: readonly ContractType[]): Promise<bigint> => {
    let due = 0n
    for (const type of types) {
      for (const period of runPeriods[type]) due += await dueBy(type, period)
    }
    return due
  }

  return { ...world, place, sign, giveRebate, play, calculateAll }
}
