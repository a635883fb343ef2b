import type { KindDefinition, PostCommand } from '../../wallet/index.ts'

/**
 * Points are a second currency of the same ledger. Their holder has accounts under a separate id, so that no sum
 * of money includes them; the houses of points hold nothing else.
 */
export const pointsCurrency = 'PTS'
const holderBase = 2n ** 59n

/** The id under which the ledger keeps a member's points. */
export const holderOf = (memberId: bigint): bigint => memberId + holderBase

const source = 'points'
const house = {
  earned: 'points_earned',
  spent: 'points_spent',
  sold: 'points_sold',
  granted: 'points_granted',
}
const moneyHouse = 'point_mall'

const pointKinds = {
  /** House → holder, for settled stakes or a deposit. */
  earned: { kind: 'points.earned', role: 'credit', typeCode: 9101, house: house.earned },
  /** House → holder: a prize of the reward center. */
  granted: { kind: 'points.granted', role: 'credit', typeCode: 9102, house: house.granted },
  /** House → holder: paid for with money. */
  bought: { kind: 'points.bought', role: 'credit', typeCode: 9103, house: house.sold },
  /** Holder → house: exchanged. */
  redeemed: { kind: 'points.redeemed', role: 'debit', typeCode: 9201, house: house.spent },
  /** House → holder: an operator refused. */
  refunded: { kind: 'points.refunded', role: 'credit', typeCode: 9104, house: house.spent },
  /** Holder → house: what stakes brought that went back later, as far as the holder still has it. */
  reversed: {
    kind: 'points.reversed',
    role: 'debit',
    typeCode: 9202,
    house: house.earned,
    guarded: false,
  },
} as const satisfies Record<string, KindDefinition>

/** Those on the member's money statement. */
const moneyKinds = {
  /** Member → house: the money part of an exchange, or the price of points. */
  paid: { kind: 'points.money_paid', role: 'debit', typeCode: 8222, house: moneyHouse },
  /** House → member: the money part goes back. */
  returned: { kind: 'points.money_returned', role: 'credit', typeCode: 8122, house: moneyHouse },
  /** House → member: what a promotion pays. */
  prize: { kind: 'points.prize_paid', role: 'credit', typeCode: 8122, house: moneyHouse },
} as const satisfies Record<string, KindDefinition>

export const pointMoneyKinds: readonly KindDefinition[] = Object.values(moneyKinds)
export const allPointKinds: readonly KindDefinition[] = [
  ...Object.values(pointKinds),
  ...pointMoneyKinds,
]

export type Movement = {
  readonly id: string
  readonly memberId: bigint
  readonly amountMinor: bigint
  /** The text the member reads beside it. */
  readonly type: string
}

/** Between a holder and a house of points. */
export const ofPoints = (step: keyof typeof pointKinds, one: Movement): PostCommand => ({
  source,
  txnId: `${one.id}:${step}`,
  kind: pointKinds[step].kind,
  memberId: holderOf(one.memberId),
  amountMinor: one.amountMinor,
  reference: { type: one.type },
})

/** Between a member and the house of the mall. */
export const ofMoney = (step: keyof typeof moneyKinds, one: Movement): PostCommand => ({
  source,
  txnId: `${one.id}:${step}`,
  kind: moneyKinds[step].kind,
  memberId: one.memberId,
  amountMinor: one.amountMinor,
  reference: { type: one.type },
})
