import { share } from '@trevo/money/share.ts'

/** What must be staked for one credit: a deposit, or what a free round won. In 1/10,000 BRL. */
export type TurnoverDuty = {
  readonly dutyMinor: bigint
  /** By the terms of free rounds. */
  readonly isOfFreeRound: boolean
}

/** A duty, and what was staked from its credit on until the next one. */
export type WageredDuty = TurnoverDuty & { readonly stakedMinor: bigint }

export type Turnover = {
  readonly requiredMinor: bigint
  readonly wageredMinor: bigint
  /** Of what is required, the duties of free rounds. */
  readonly ofFreeRoundsMinor: bigint
}

/** A deposit must be staked by the brand's share of it. */
export const dutyOfDeposit = (amountMinor: bigint, turnoverBp: number): TurnoverDuty => ({
  dutyMinor: share(amountMinor, turnoverBp, 'floor'),
  isOfFreeRound: false,
})

const noTurnover: Turnover = { requiredMinor: 0n, wageredMinor: 0n, ofFreeRoundsMinor: 0n }

/**
 * What must be wagered before money leaves, and how much of it is done. Each credit adds its duty;
 * stakes count from the credit on, and only until everything due is done: play before a credit
 * never counts for it.
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
