import type { Answer, Query } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { printStatement } from '@trevo/contract/wps/agents/statements.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { netLossOf, calculateCommission } from '../domain/calculate-commission.ts'
import { readInputs } from '../domain/read-inputs.ts'
import { findStatement, type FullStatement } from '../repository/read-statements.ts'
import type { AgentsNeeds } from '../../needs.ts'
import type { Caller } from '../../tree/service/require-downline.ts'
import { requireOpen } from './require-open.ts'
import { usernameOf } from '../../common/service/display-name.ts'

/** The figures of a period; a real-time statement has its rounds instead. */
const figuresOf = (row: FullStatement) => {
  if (row.contract_type === 'REALTIME') {
    const none = { netLossMinor: null, carriedInMinor: null, activeMembers: null, rate: null }
    return { ...none, betMinor: null }
  }
  const inputs = readInputs(row.inputs)
  const isDividend = row.contract_type === 'DIVIDEND'
  return {
    betMinor: inputs.sums.betMinor,
    netLossMinor: isDividend ? netLossOf(inputs.sums) : null,
    carriedInMinor: isDividend ? inputs.carriedInMinor : null,
    activeMembers: inputs.activeMembers,
    rate: formatPercent(calculateCommission(inputs).rateBp),
  }
}

/** A statement as PDF, for its giver and its receiver. */
export const createPrintStatement =
  ({ database: { db }, members, settings, records }: AgentsNeeds) =>
  async (
    { brandId, memberId }: Caller,
    { statementId }: Query<typeof printStatement>,
    language: Language,
  ): Promise<Answer<typeof printStatement>> => {
    const row = await findStatement(db, BigInt(statementId))
    if (row?.giver_id !== memberId && row?.receiver_id !== memberId) {
      throw new Refusal('agent.statement_unknown')
    }
    requireOpen(settings, brandId, row.contract_type)
    const names = await members.findNames([row.giver_id, row.receiver_id])
    const pdf = await records.printContract({
      language,
      brandName: settings.brandNameOf(brandId),
      timeZone: settings.timeZoneOf(brandId),
      giver: usernameOf(names, row.giver_id),
      receiver: usernameOf(names, row.receiver_id),
      contractType: row.contract_type,
      number: statementId,
      from: row.starts_at,
      to: row.ends_at,
      version: row.version,
      ...figuresOf(row),
      rounds: row.lines,
      dueMinor: row.due_minor,
      amountMinor: row.amount_minor,
      paidMinor: row.paid_minor,
      paidAt: row.paid_at,
      inputsHash: row.inputs_hash,
    })
    return {
      fileName: `contrato-${statementId}.pdf`,
      pdf: Buffer.from(pdf).toString('base64'),
    }
  }
