import type { ContractProduct, ContractType } from '@trevo/contract/contract-terms.ts'
import { rebateProducts } from '@trevo/contract/wps/agents/rebates.ts'
import { tables, type Database } from '@trevo/database/connect.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { rateOf, type Tier } from '../contracts/domain/contract-rules.ts'
import { insertContract, insertEvent } from '../contracts/repository/contracts.ts'
import { insertFirstRebateRule } from '../rates/repository/rebates.ts'
import { insertLink } from '../links/repository/links.ts'
import type { AgentsDb, AgentsTables } from '../tables.ts'

type Needs = {
  readonly database: Database<AgentsTables>
  readonly brandId: number
  /** A demo account by its name. */
  readonly findId: (username: string) => Promise<bigint | undefined>
  readonly now: Date
}

const tier = (minimumBet: string, rateBp: number, activeMembers = 0): Tier => ({
  minimumBetMinor: parseMoney(minimumBet),
  netLossMinor: 0n,
  activeMembers,
  rateBp,
})

type Planned = {
  readonly contractId: string
  readonly contractType: ContractType
  readonly product: ContractProduct
  readonly receiver: string
  readonly period: 'D' | 'M' | null
  readonly tiers: readonly Tier[]
}

/** Their ids are fixed, so that restarting the demo does not repeat them. */
const idOf = (number: number): string =>
  `7d0c1f00-5e1a-4b6e-9c11-${String(number).padStart(12, '0')}`

const contracts: readonly Planned[] = (['agente.norte', 'agente.sul'] as const).flatMap(
  (receiver, place): Planned[] => {
    const about = { product: 'CONS', receiver } as const
    return [
      {
        ...about,
        contractId: idOf(place * 10 + 1),
        contractType: 'DIVIDEND',
        period: 'M',
        tiers: [tier('0.00', 1_000), tier('5000.00', 1_250, 3), tier('50000.00', 1_500, 5)],
      },
      {
        ...about,
        contractId: idOf(place * 10 + 2),
        contractType: 'DAILY',
        period: 'D',
        tiers: [tier('100.00', 30), tier('5000.00', 50, 2)],
      },
      {
        ...about,
        contractId: idOf(place * 10 + 3),
        contractType: 'REALTIME',
        period: null,
        tiers: [tier('0.00', 20), tier('10.00', 40)],
      },
    ]
  },
)

const links = [
  { linkId: idOf(101), code: 'trevo-sp', memberType: 0, note: 'Feira de São Paulo' },
  { linkId: idOf(102), code: 'novos-agentes', memberType: 1, note: 'Para quem quer uma equipe' },
] as const

/** In hundredths of a percent: half a percent on top, in steps of a twentieth, a twentieth at the end. */
const rebateRule = { lowest: 5, highest: 50, difference: 5, step: 5 }

type Parties = { readonly giverId: bigint; readonly receiverId: bigint }

const sign = async (
  db: AgentsDb,
  { brandId, now }: Pick<Needs, 'brandId' | 'now'>,
  plan: Planned,
  { giverId, receiverId }: Parties,
) => {
  await insertContract(
    db,
    {
      contract_id: plan.contractId,
      brand_id: brandId,
      contract_type: plan.contractType,
      product: plan.product,
      giver_id: giverId,
      receiver_id: receiverId,
      period: plan.period,
      rate_bp: rateOf(plan.tiers),
      status: 'A',
      created_at: now,
      processed_at: now,
      signed_at: now,
      ended_at: null,
      carries_over: plan.contractType === 'DIVIDEND',
      needs_approval: plan.contractType === 'DIVIDEND',
    },
    plan.tiers,
  )
  const about = { contract_id: plan.contractId, happened_at: now }
  await insertEvent(db, { ...about, action: 'N', member_id: giverId })
  await insertEvent(db, { ...about, action: 'A', member_id: receiverId })
}

/** Contracts and links of the demo's agents, who earn from the play of the demo's members. */
export const seedDemoAgents = async (needs: Needs): Promise<void> => {
  const agentId = await needs.findId('agente.demo')
  if (agentId === undefined) return
  const receivers = new Map<string, bigint>()
  for (const { receiver } of contracts) {
    const id = await needs.findId(receiver)
    if (id !== undefined) receivers.set(receiver, id)
  }
  await needs.database.inTx(async (tx) => {
    const db = tables<AgentsTables>(tx)
    const known = await db
      .selectFrom('agents.contract')
      .select('contract_id')
      .limit(1)
      .executeTakeFirst()
    for (const product of rebateProducts) {
      await insertFirstRebateRule(db, needs.brandId, { product, ...rebateRule }, needs.now)
    }
    // If people created contracts of their own, none are added.
    if (known) return
    for (const plan of contracts) {
      const receiverId = receivers.get(plan.receiver)
      if (receiverId !== undefined) await sign(db, needs, plan, { giverId: agentId, receiverId })
    }
    for (const { linkId, code, memberType, note } of links) {
      await insertLink(db, {
        link_id: linkId,
        brand_id: needs.brandId,
        agent_id: agentId,
        code,
        member_type: memberType,
        note,
        created_at: needs.now,
        ends_at: null,
        closed_at: null,
        gives: { rebates: [], series: [] },
      })
    }
  })
}
