import type { KindDefinition, PostCommand } from '../../../wallet/index.ts'

const source = 'rewards'
const house = 'rewards'

const kinds = {
  /** Claims in the reward center. */
  prize: { kind: 'rewards.prize_paid', role: 'credit', typeCode: 3102, house },
  rebate: { kind: 'rewards.rebate_paid', role: 'credit', typeCode: 6113, house },
} as const satisfies Record<string, KindDefinition>

export const rewardKinds: readonly KindDefinition[] = Object.values(kinds)

type Payment = {
  readonly id: string
  readonly memberId: bigint
  readonly amountMinor: bigint
}

/** House → member: a claimed reward, of any source. */
export const prizePaid = (one: Payment & { readonly reward: string }): PostCommand => ({
  source,
  txnId: `reward:${one.id}`,
  kind: kinds.prize.kind,
  memberId: one.memberId,
  amountMinor: one.amountMinor,
  reference: { reward: one.reward },
})

/** House → member: claimed rebate. */
export const rebatePaid = (one: Payment): PostCommand => ({
  source,
  txnId: `rebate:${one.id}`,
  kind: kinds.rebate.kind,
  memberId: one.memberId,
  amountMinor: one.amountMinor,
})
