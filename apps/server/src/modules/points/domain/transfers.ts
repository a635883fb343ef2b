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
  earned: { kind: 'points.earned', role: 'credit', typeCode: 9101, house: house.earned },
  granted: { kind: 'points.granted', role: 'credit', typeCode: 9102, house: house.granted },
  bought: { kind: 'points.bought', role: 'credit', typeCode: 9103, house: house.sold },
  redeemed: { kind: 'points.redeemed', role: 'debit', typeCode: 9201, house: house.spent },
  refunded: { kind: 'points.refunded', role: 'credit', typeCode: 9104, house: house.spent },
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
  paid: { kind: 'points.money_paid', role: 'debit', typeCode: 8222, house: moneyHouse },
  returned: { kind: 'points.money_returned', role: 'credit', typeCode: 8122, house: moneyHouse },
  prize: { kind: 'points.prize_paid', role: 'credit', typeCode: 8122, house: moneyHouse },
} as const satisfies Record<string, KindDefinition>

export const pointMoneyKinds: readonly KindDefinition[] = Object.values(moneyKinds)
export const allPointKinds: readonly KindDefinition[] = [
  ...Object.values(pointKinds),
  ...pointMoneyKinds,
]

type Movement = {
  readonly id: string
  readonly memberId: bigint
  readonly amountMinor: bigint
  /** The text the member reads beside it. */
  readonly type: string
}

const ofPoints = (step: keyof typeof pointKinds, one: Movement): PostCommand => ({
  source,
  txnId: `${one.id}:${step}`,
  kind: pointKinds[step].kind,
  memberId: holderOf(one.memberId),
  amountMinor: one.amountMinor,
  reference: { type: one.type },
})

const ofMoney = (step: keyof typeof moneyKinds, one: Movement): PostCommand => ({
  source,
  txnId: `${one.id}:${step}`,
  kind: moneyKinds[step].kind,
  memberId: one.memberId,
  amountMinor: one.amountMinor,
  reference: { type: one.type },
})

/** House → holder, for settled stakes or a deposit. */
export const pointsEarned = (one: Movement): PostCommand => ofPoints('earned', one)
/** Holder → house: points of stakes that were returned later, as far as the holder still has them. */
export const pointsReversed = (one: Movement): PostCommand => ofPoints('reversed', one)
/** House → holder: a prize of the reward center. */
export const pointsGranted = (one: Movement): PostCommand => ofPoints('granted', one)
/** House → holder: bought with money. */
export const pointsBought = (one: Movement): PostCommand => ofPoints('bought', one)
/** Holder → house: exchanged. */
export const pointsRedeemed = (one: Movement): PostCommand => ofPoints('redeemed', one)
/** House → holder: an operator refused. */
export const pointsRefunded = (one: Movement): PostCommand => ofPoints('refunded', one)
/** Member → house: the money part of an exchange, or the price of points. */
export const moneyPaid = (one: Movement): PostCommand => ofMoney('paid', one)
/** House → member: the money part is returned. */
export const moneyReturned = (one: Movement): PostCommand => ofMoney('returned', one)
/** House → member: a promotion's payment. */
export const prizePaid = (one: Movement): PostCommand => ofMoney('prize', one)
