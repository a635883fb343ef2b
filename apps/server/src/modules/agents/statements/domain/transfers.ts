import type { ContractType } from '@trevo/contract/contract-terms.ts'
import type { KindDefinition, PostCommand } from '../../../wallet/index.ts'

/** The house that pays agents under their contracts. */
const house = 'agent_commissions'
const source = 'agents'

const kinds = {
  DIVIDEND: { kind: 'agents.dividend_paid', role: 'credit', typeCode: 6106, house },
  DAILY: { kind: 'agents.daily_salary_paid', role: 'credit', typeCode: 6106, house },
  MEMBER_DAILY: {
    kind: 'agents.member_daily_salary_paid',
    role: 'credit',
    typeCode: 6106,
    house,
  },
  HOURLY: { kind: 'agents.hourly_salary_paid', role: 'credit', typeCode: 6106, house },
  REALTIME: { kind: 'agents.realtime_salary_paid', role: 'credit', typeCode: 6106, house },
} as const satisfies Record<ContractType, KindDefinition>

const rebateKinds = {
  own: { kind: 'agents.rebate_paid', role: 'credit', typeCode: 6105, house },
  team: { kind: 'agents.rebate_difference_paid', role: 'credit', typeCode: 6105, house },
} as const satisfies Record<string, KindDefinition>

export const agentKinds: readonly KindDefinition[] = [
  ...Object.values(kinds),
  ...Object.values(rebateKinds),
]

/** House → player, or an agent above; once for each run. */
export const rebatePaid = (
  payment: { readonly run_id: bigint; readonly earner_id: bigint; readonly is_own: boolean },
  amountMinor: bigint,
): PostCommand => ({
  source,
  txnId: `rebate:${payment.run_id}:${payment.earner_id}:${payment.is_own ? 'own' : 'team'}`,
  kind: rebateKinds[payment.is_own ? 'own' : 'team'].kind,
  memberId: payment.earner_id,
  amountMinor,
  reference: { run: String(payment.run_id) },
})

/** House → agent. The statement's number is the id: retries pay once. */
export const statementPaid = (
  contractType: ContractType,
  statement: {
    readonly statementId: bigint
    readonly receiverId: bigint
    readonly contractId: string
  },
  amountMinor: bigint,
): PostCommand => ({
  source,
  txnId: `statement:${statement.statementId}`,
  kind: kinds[contractType].kind,
  memberId: statement.receiverId,
  amountMinor,
  reference: { statement: String(statement.statementId), contract: statement.contractId },
})
