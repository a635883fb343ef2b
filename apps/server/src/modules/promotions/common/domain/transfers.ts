import type { KindDefinition, PostCommand } from '../../../wallet/index.ts'

/**
 * Every movement of promotions. The house `promotions` pays rewards and gets lost ones back. Bonus money is
 * credited and held in one transaction, under a separate hold; at the end it is released, and the part not kept
 * returns to the house. So the account record names each step.
 */
const source = 'promotions'
export const promotionsHouse = 'promotions'
const house = promotionsHouse

const kinds = {
  cash: { kind: 'promotions.cash_given', role: 'credit', typeCode: 3102, house },
  granted: { kind: 'promotions.bonus_granted', role: 'credit', typeCode: 3103, house },
  locked: { kind: 'promotions.bonus_locked', role: 'hold', typeCode: 3203, guarded: false },
  released: { kind: 'promotions.bonus_released', role: 'release', typeCode: 3104 },
  lost: {
    kind: 'promotions.bonus_lost',
    role: 'debit',
    typeCode: 3204,
    house,
    guarded: false,
  },
} as const satisfies Record<string, KindDefinition>

export const promotionsKinds: readonly KindDefinition[] = Object.values(kinds)

type Given = {
  readonly rewardId: bigint
  readonly memberId: bigint
  readonly amountMinor: bigint
  readonly about: string
}

/** House → member: money at once. */
export const cashGiven = ({ rewardId, memberId, amountMinor, about }: Given): PostCommand => ({
  source,
  txnId: `reward:${rewardId}`,
  kind: kinds.cash.kind,
  memberId,
  amountMinor,
  reference: { promotion: about },
})

type Locked = {
  readonly bonusId: bigint
  readonly memberId: bigint
  readonly amountMinor: bigint
}

const ofBonus = (
  { bonusId, memberId, amountMinor }: Locked,
  step: Exclude<keyof typeof kinds, 'cash'>,
): PostCommand => ({
  source,
  txnId: `bonus:${bonusId}:${step}`,
  kind: kinds[step].kind,
  memberId,
  amountMinor,
  reference: { bonus: String(bonusId) },
})

/** House → available, immediately followed by `bonusLocked`. */
export const bonusGranted = (bonus: Locked): PostCommand => ofBonus(bonus, 'granted')
/** Available → held: the bonus's own hold. */
export const bonusLocked = (bonus: Locked): PostCommand => ofBonus(bonus, 'locked')
/** Held → available: all of it, when the bonus ends. */
export const bonusReleased = (bonus: Locked) => ({
  ...ofBonus(bonus, 'released'),
  hold: { source, txnId: `bonus:${bonus.bonusId}:locked` },
})
/** Available → house: the part that the member does not keep, in the transaction that released it. */
export const bonusLost = (bonus: Locked): PostCommand => ({
  ...ofBonus(bonus, 'lost'),
  guard: 'none',
})

/** Bonus money that is locked or lost leaves the credit it came with, and no older money. */
export const boundBonusKinds = {
  [kinds.locked.kind]: kinds.granted.kind,
  [kinds.lost.kind]: kinds.released.kind,
}

/** Under which names the ledger may have movements of a bonus. */
export const bonusMovementNames = (bonusId: string) =>
  (['granted', 'locked', 'released', 'lost'] as const).map((step) => ({
    source,
    txnId: `bonus:${bonusId}:${step}`,
  }))
