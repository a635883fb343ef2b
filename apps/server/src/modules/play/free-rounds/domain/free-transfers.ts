import type { PostCommand, ReverseCommand } from '../../../wallet/index.ts'
import {
  freeRoundsPaidKind,
  freeStakeGivenKind,
  freeStakeKind,
  returnedKind,
  stakeTaken,
  turnoverReference,
  type Stake,
} from '../../common/domain/transfers.ts'

// Ids of the house's gifts for a vendor's movement: no vendor can take one first.
const freeSource = 'play:free'
const freeIdOf = ({ vendor, txnId }: Pick<Stake, 'vendor' | 'txnId'>): string =>
  `${vendor}:${txnId}`

type FreeStake = Omit<Stake, 'firstTxn'> & {
  readonly campaignId: string
  readonly winTurnover: number
}

/** Rewards → member, immediately followed by `freeStakeTaken`. */
export const freeStakeGiven = (stake: FreeStake): PostCommand => ({
  source: freeSource,
  txnId: freeIdOf(stake),
  kind: freeStakeGivenKind.kind,
  memberId: stake.memberId,
  amountMinor: stake.amountMinor,
  reference: { campaign: stake.campaignId, node: String(stake.nodeId) },
})

/** Member → play, under the vendor's own id. */
export const freeStakeTaken = (stake: FreeStake): PostCommand => ({
  ...stakeTaken(stake),
  kind: freeStakeKind.kind,
  reference: {
    node: String(stake.nodeId),
    round: stake.roundId,
    campaign: stake.campaignId,
    ...turnoverReference(stake.winTurnover),
  },
})

/** Member → rewards: the stake of a free round was returned, and it was never the member's. */
export const freeStakeReturned = (order: {
  readonly vendor: string
  readonly debitTxn: string
  readonly memberId: bigint
}): ReverseCommand => {
  const id = freeIdOf({ vendor: order.vendor, txnId: order.debitTxn })
  return {
    source: freeSource,
    txnId: `${id}:returned`,
    reverses: id,
    memberId: order.memberId,
    kind: returnedKind.kind,
    reference: {},
  }
}

/** Rewards → member: the value of free rounds, if the vendor does not have them. */
export const freeRoundsPaid = (campaign: {
  readonly id: string
  readonly memberId: bigint
  readonly amountMinor: bigint
}): PostCommand => ({
  source: freeSource,
  txnId: `${campaign.id}:paid`,
  kind: freeRoundsPaidKind.kind,
  memberId: campaign.memberId,
  amountMinor: campaign.amountMinor,
  reference: { campaign: campaign.id },
})
