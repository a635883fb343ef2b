import type { CommissionCalculation, Statement } from '@trevo/contract/wps/agents/statements.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { netLossOf, calculateCommission, type Inputs } from '../domain/calculate-commission.ts'
import { readInputs } from '../domain/read-inputs.ts'
import { findStatement, type FullStatement } from '../repository/read-statements.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { usernameOf } from '../../common/service/display-name.ts'

/** The amount of a period, and its tier. */
export const presentInputs = (inputs: Inputs): CommissionCalculation => {
  const { sums, carriedInMinor, activeMembers } = inputs
  const { tier, rateBp, dueMinor } = calculateCommission(inputs)
  return {
    bet: formatMoney(sums.betMinor),
    win: formatMoney(sums.winMinor),
    rebate: formatMoney(sums.rebateMinor),
    promotion: formatMoney(sums.promotionMinor),
    netLoss: formatMoney(netLossOf(sums)),
    carriedIn: formatMoney(carriedInMinor),
    activeMembers,
    tier,
    rate: formatPercent(rateBp),
    below: formatMoney(inputs.belowMinor ?? 0n),
    due: formatMoney(dueMinor),
    memberTiers: (inputs.memberTiers ?? []).map(({ members, betMinor }, index) => ({
      tier: index + 1,
      members,
      bet: formatMoney(betMinor),
    })),
  }
}

const ofRounds: Omit<CommissionCalculation, 'due'> = {
  bet: '0.00',
  win: '0.00',
  rebate: '0.00',
  promotion: '0.00',
  netLoss: '0.00',
  carriedIn: '0.00',
  below: '0.00',
  activeMembers: 0,
  tier: 0,
  rate: '0.00',
  memberTiers: [],
}

const presentDispute = (row: FullStatement): Statement['dispute'] =>
  row.dispute_reason === null || row.dispute_opened_at === null
    ? null
    : {
        reason: row.dispute_reason,
        openedAt: row.dispute_opened_at.toISOString(),
        recounted: row.dispute_recounted === null ? null : formatMoney(row.dispute_recounted),
        answer: row.dispute_answer,
        answeredAt: row.dispute_answered_at?.toISOString() ?? null,
      }

const presentRow = (row: FullStatement): Omit<Statement, 'giver' | 'receiver'> => ({
  statementId: String(row.statement_id),
  contractId: row.contract_id,
  contractType: row.contract_type,
  type: row.product,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  version: row.version,
  ...(row.contract_type === 'REALTIME' ? ofRounds : presentInputs(readInputs(row.inputs))),
  // Beside the formula it has what operators decided.
  due: formatMoney(row.due_minor),
  amount: formatMoney(row.amount_minor),
  paid: formatMoney(row.paid_minor),
  status: row.status,
  paidAt: row.paid_at?.toISOString() ?? null,
  inputsHash: row.inputs_hash,
  lines: row.lines,
  dispute: presentDispute(row),
})

/** Statements as both parties see them. */
export const presentStatements = async (
  members: AgentsNeeds['members'],
  rows: readonly FullStatement[],
): Promise<Statement[]> => {
  const ids = rows.flatMap((row) => [row.giver_id, row.receiver_id])
  const names = await members.findNames([...new Set(ids)])
  return rows.map((row) => ({
    ...presentRow(row),
    giver: usernameOf(names, row.giver_id),
    receiver: usernameOf(names, row.receiver_id),
  }))
}

/** One statement in its current state. */
export const presentStatement = async (
  { database, members }: AgentsNeeds,
  statementId: bigint,
): Promise<Statement> => {
  const row = await findStatement(database.db, statementId)
  const [statement] = row ? await presentStatements(members, [row]) : []
  if (!statement) throw new Error(`no statement ${statementId}`)
  return statement
}
