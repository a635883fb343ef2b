import type { ContractType } from '@trevo/contract/contract-terms.ts'
import type { Selectable } from 'kysely'
import { liveStatuses } from '../domain/contract-moves.ts'
import type { Tier } from '../domain/contract-rules.ts'
import type { AgentsDb, ContractEventRow, ContractRow } from '../../tables.ts'

/** As many as a page shows. */
const givenMax = 200

/** What waits for a receiver's answer, of the given types, oldest first. */
export const listWaiting = (
  db: AgentsDb,
  receiverId: bigint,
  types: readonly ContractType[],
): Promise<ContractRow[]> =>
  types.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('agents.contract')
        .selectAll()
        .where('receiver_id', '=', receiverId)
        .where('contract_type', 'in', [...types])
        .where('status', 'in', ['P', 'E', 'V'])
        .orderBy('created_at')
        .execute()

/** An agent's own contracts that a party still relies on. */
export const listOwn = (
  db: AgentsDb,
  receiverId: bigint,
  contractType: ContractType,
): Promise<ContractRow[]> =>
  db
    .selectFrom('agents.contract')
    .selectAll()
    .where('receiver_id', '=', receiverId)
    .where('contract_type', '=', contractType)
    .where('status', 'in', [...liveStatuses])
    .orderBy('product')
    .orderBy('created_at')
    .execute()

/** The contracts an agent gave, newest first. */
export const listGiven = (
  db: AgentsDb,
  giverId: bigint,
  contractType: ContractType,
): Promise<ContractRow[]> =>
  db
    .selectFrom('agents.contract')
    .selectAll()
    .where('giver_id', '=', giverId)
    .where('contract_type', '=', contractType)
    .orderBy('created_at', 'desc')
    .limit(givenMax)
    .execute()

export const countGiven = async (
  db: AgentsDb,
  giverId: bigint,
  contractType: ContractType,
): Promise<{ readonly used: number; readonly total: number }> => {
  const { used, total } = await db
    .selectFrom('agents.contract')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('total'),
      fn.countAll<bigint>().filterWhere('status', 'in', ['A', 'V']).as('used'),
    ])
    .where('giver_id', '=', giverId)
    .where('contract_type', '=', contractType)
    .executeTakeFirstOrThrow()
  return { used: Number(used), total: Number(total) }
}

export const listTiers = async (
  db: AgentsDb,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Tier[]>> => {
  if (contractIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('agents.contract_tier')
    .selectAll()
    .where('contract_id', 'in', [...contractIds])
    .orderBy('tier_index')
    .execute()
  return Map.groupBy(
    rows.map((row) => ({
      contractId: row.contract_id,
      minimumBetMinor: row.minimum_bet_minor,
      netLossMinor: row.net_loss_minor,
      activeMembers: row.active_members,
      rateBp: row.rate_bp,
      ...(row.fixed_minor !== null && { fixedMinor: row.fixed_minor }),
      ...(row.win_rate_bp !== null && { winRateBp: row.win_rate_bp }),
    })),
    ({ contractId }) => contractId,
  )
}

export const listEvents = (
  db: AgentsDb,
  contractId: string,
): Promise<Selectable<ContractEventRow>[]> =>
  db
    .selectFrom('agents.contract_event')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('event_id')
    .execute()
