import { share } from '@trevo/money/share.ts'

/** The required stakes for one credit: a deposit, or winnings of a free round. In 1/10,000 BRL. */
export type TurnoverDuty = {
  readonly dutyMinor: bigint
  /** By the terms of free rounds. */
  readonly isOfFreeRound: boolean
}

/** A requirement, and the stakes from its credit on until the next one. */
export type WageredDuty = TurnoverDuty & { readonly stakedMinor: bigint }

export type Turnover = {
  readonly requiredMinor: bigint
  readonly wageredMinor: bigint
  /** The part required by free rounds. */
  readonly ofFreeRoundsMinor: bigint
}

/** A deposit must be wagered by the brand's share of it. */
export const dutyOfDeposit = (amountMinor: bigint, turnoverBp: number): TurnoverDuty => ({
  dutyMinor: share(amountMinor, turnoverBp, 'floor'),
  isOfFreeRound: false,
})

const noTurnover: Turnover = { requiredMinor: 0n, wageredMinor: 0n, ofFreeRoundsMinor: 0n }

/**
 * The required wagering before a withdrawal, and how much of it is done. Each credit adds its requirement; stakes
 * count from the credit on, and only until all wagering is done: play before a credit never counts for it.
 */
export const turnoverOf = (duties: readonly WageredDuty[]): Turnover => {
  let turnover = noTurnover
  for (const { dutyMinor, isOfFreeRound, stakedMinor } of duties) {
    const requiredMinor = turnover.requiredMinor + dutyMinor
    const wageredMinor = turnover.wageredMinor + stakedMinor
    const ofFreeRoundsMinor = turnover.ofFreeRoundsMinor + (isOfFreeRound ? dutyMinor : 0n)
    const isDone = wageredMinor >= requiredMinor
    turnover = isDone ? noTurnover : { requiredMinor, wageredMinor, ofFreeRoundsMinor }
  }
  return turnover
}

export const turnoverLeft = ({ requiredMinor, wageredMinor }: Turnover): bigint =>
  requiredMinor - wageredMinor
