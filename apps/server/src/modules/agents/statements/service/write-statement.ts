import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { calculateCommission, writeInputs, type Inputs } from '../domain/calculate-commission.ts'
import { dividendStakesBp } from '../../contracts/domain/bound.ts'
import { readInputs } from '../domain/read-inputs.ts'
import type { Tier } from '../../contracts/domain/contract-rules.ts'
import type { Period } from '../domain/periods.ts'
import { countActive } from '../../figures/repository/counts.ts'
import { findZone } from '../../figures/repository/zones.ts'
import { listTiers } from '../../contracts/repository/queries-contracts.ts'
import { sumMemberTiers } from '../repository/member-tiers.ts'
import { countActiveIn, sumTeam } from '../../figures/repository/read-figures.ts'
import { findNewestBefore, insertStatement } from '../repository/runs.ts'
import type { AgentsDb, ContractRow, StatementRow } from '../../tables.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What remains to be done for a written statement. */
const firstStatus = (
  { needs_approval: needsApproval }: ContractRow,
  amountMinor: bigint,
): StatementRow['status'] => {
  if (amountMinor === 0n) return 'settled'
  // Some are paid once their giver approves; an overpayment is offset against later statements.
  return needsApproval && amountMinor > 0n ? 'waiting' : 'due'
}

const tiersOf = async (db: AgentsDb, contractId: string): Promise<readonly Tier[]> =>
  (await listTiers(db, [contractId])).get(contractId) ?? []

const carriedInto = async (db: AgentsDb, contract: ContractRow, start: Date): Promise<bigint> => {
  if (!contract.carries_over) return 0n
  const before = await findNewestBefore(db, contract.contract_id, start)
  return before ? calculateCommission(readInputs(before.inputs)).carriedOutMinor : 0n
}

/** The current figures of a period below a contract's receiver, with the contract's terms. */
export const gatherOwn = async (
  db: AgentsDb,
  contract: ContractRow,
  { start, end }: Period,
): Promise<Inputs> => {
  const span = { from: start, until: end }
  const { receiver_id: receiver } = contract
  const tiers = await tiersOf(db, contract.contract_id)
  const zone = await findZone(db, contract.brand_id)
  const days = { first: dayIn(start, zone), last: dayIn(new Date(end.getTime() - 1), zone) }
  return {
    contractType: contract.contract_type,
    product: contract.product,
    tiers,
    sums: await sumTeam(db, receiver, span, contract.product),
    activeMembers:
      contract.contract_type === 'HOURLY'
        ? await countActiveIn(db, receiver, span)
        : await countActive(db, receiver, days),
    carriedInMinor: await carriedInto(db, contract, start),
    carriesOver: contract.carries_over,
    ...(contract.contract_type === 'DIVIDEND' && { countedStakesBp: dividendStakesBp }),
    ...(contract.contract_type === 'MEMBER_DAILY' && {
      memberTiers: await sumMemberTiers(db, receiver, {
        ...span,
        product: contract.product,
        tiers,
      }),
    }),
  }
}

export type Written = Selectable<StatementRow> | undefined

/**
 * Writes the statement of a period: the first one, or, if the figures have changed since the last one, a
 * correction by the difference. Nothing if nothing changed.
 */
export const writeStatement = async (
  db: AgentsDb,
  contract: ContractRow,
  period: Period,
  about: {
    readonly runId: bigint
    readonly last: Selectable<StatementRow> | undefined
    readonly at: Date
    readonly inputs: Inputs
  },
): Promise<Written> => {
  const { inputs } = about
  const text = writeInputs(inputs)
  const hash = hashOf(text)
  const { last } = about
  if (last?.inputs_hash === hash) return undefined
  // What operators decided about the period stays when its figures change.
  const decidedMinor = last?.decided_minor ?? 0n
  const calculatedMinor = calculateCommission(inputs).dueMinor + decidedMinor
  const dueMinor = calculatedMinor > 0n ? calculatedMinor : 0n
  const amountMinor = dueMinor - (last?.due_minor ?? 0n)
  return insertStatement(db, {
    run_id: about.runId,
    contract_id: contract.contract_id,
    giver_id: contract.giver_id,
    receiver_id: contract.receiver_id,
    starts_at: period.start,
    ends_at: period.end,
    version: (last?.version ?? 0) + 1,
    inputs: text,
    inputs_hash: hash,
    due_minor: dueMinor,
    amount_minor: amountMinor,
    status: firstStatus(contract, amountMinor),
    paid_minor: 0n,
    decided_minor: decidedMinor,
    created_at: about.at,
    paid_at: null,
  })
}
