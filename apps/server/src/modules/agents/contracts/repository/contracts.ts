import type { ContractProduct, ContractType } from '@trevo/contract/contract-terms.ts'
import { sql, type Selectable } from 'kysely'
import { liveStatuses, type Reached } from '../domain/contract-moves.ts'
import type { Tier } from '../domain/contract-rules.ts'
import type { AgentsDb, ContractEventRow, ContractRow } from '../../tables.ts'

/** Contracts that limit one another: those of a brand, a type and a product. */
export type Ladder = {
  readonly brandId: number
  readonly contractType: ContractType
  readonly product: ContractProduct
}

/**
 * One change of a brand's contracts at a time: each may end others whose rate would be too high, and contracts of
 * all types and products share the house's bound.
 */
export const lockLadders = async (
  db: AgentsDb,
  { brandId }: Pick<Ladder, 'brandId'>,
): Promise<void> => {
  const name = `agents.ladder ${brandId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

export const ladderOf = (row: ContractRow): Ladder => ({
  brandId: row.brand_id,
  contractType: row.contract_type,
  product: row.product,
})

export const findContract = (db: AgentsDb, contractId: string): Promise<ContractRow | undefined> =>
  db
    .selectFrom('agents.contract')
    .selectAll()
    .where('contract_id', '=', contractId)
    .executeTakeFirst()

const ofLadder = (db: AgentsDb, { brandId, contractType, product }: Ladder) =>
  db
    .selectFrom('agents.contract')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('contract_type', '=', contractType)
    .where('product', '=', product)

export const findSigned = (
  db: AgentsDb,
  ladder: Ladder,
  receiverId: bigint,
): Promise<ContractRow | undefined> =>
  ofLadder(db, ladder)
    .where('receiver_id', '=', receiverId)
    .where('status', 'in', ['A', 'V'])
    .executeTakeFirst()

/** The contract awaiting the receiver; otherwise the last one answered. */
export const findToAnswer = (
  db: AgentsDb,
  ladder: Ladder,
  receiverId: bigint,
): Promise<ContractRow | undefined> =>
  ofLadder(db, ladder)
    .where('receiver_id', '=', receiverId)
    .orderBy((of) => of.case().when('status', 'in', ['P', 'E', 'V']).then(0).else(1).end())
    .orderBy('processed_at', 'desc')
    // A replaced contract was processed at the same instant.
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const isAnyWaiting = async (
  db: AgentsDb,
  ladder: Ladder,
  receiverId: bigint,
): Promise<boolean> => {
  const row = await ofLadder(db, ladder)
    .where('receiver_id', '=', receiverId)
    .where('status', 'in', ['P', 'E', 'V'])
    .executeTakeFirst()
  return row !== undefined
}

/** Live contracts that an agent gave at a rate not below `fromRateBp`. */
export const listGivenFrom = (
  db: AgentsDb,
  ladder: Ladder,
  giverId: bigint,
  fromRateBp: number,
): Promise<ContractRow[]> =>
  ofLadder(db, ladder)
    .where('giver_id', '=', giverId)
    .where('status', 'in', [...liveStatuses])
    .where('rate_bp', '>=', fromRateBp)
    .orderBy('created_at')
    .execute()

/** Live contracts that an agent was given. */
export const listReceived = (db: AgentsDb, receiverId: bigint): Promise<ContractRow[]> =>
  db
    .selectFrom('agents.contract')
    .selectAll()
    .where('receiver_id', '=', receiverId)
    .where('status', 'in', [...liveStatuses])
    .orderBy('contract_type')
    .orderBy('product')
    .execute()

export const insertContract = async (
  db: AgentsDb,
  row: ContractRow,
  tiers: readonly Tier[],
): Promise<void> => {
  await db.insertInto('agents.contract').values(row).execute()
  await db
    .insertInto('agents.contract_tier')
    .values(
      tiers.map((tier, index) => ({
        contract_id: row.contract_id,
        tier_index: index,
        minimum_bet_minor: tier.minimumBetMinor,
        net_loss_minor: tier.netLossMinor,
        active_members: tier.activeMembers,
        rate_bp: tier.rateBp,
        fixed_minor: tier.fixedMinor ?? null,
        win_rate_bp: tier.winRateBp ?? null,
      })),
    )
    .execute()
}

export const insertEvent = async (
  db: AgentsDb,
  event: Omit<Selectable<ContractEventRow>, 'event_id'>,
): Promise<void> => {
  await db.insertInto('agents.contract_event').values(event).execute()
}

/** Moves a contract and records the event; `by` is null if it follows from another one. */
export const moveContract = async (
  db: AgentsDb,
  row: ContractRow,
  to: Reached,
  { by, at }: { readonly by: bigint | null; readonly at: Date },
): Promise<ContractRow> => {
  const moved = await db
    .updateTable('agents.contract')
    .set({
      status: to,
      processed_at: at,
      ...(to === 'A' && row.signed_at === null && { signed_at: at }),
      ...(to === 'C' && { ended_at: at }),
    })
    .where('contract_id', '=', row.contract_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertEvent(db, {
    contract_id: row.contract_id,
    action: to,
    member_id: by,
    happened_at: at,
  })
  return moved
}
