import {
  firstLimitKinds,
  type FirstLimit,
  type FirstLimitKind,
  type FirstLimits,
} from '@trevo/contract/wps/security/first-limits.ts'
import { readTyped } from './read-typed.ts'

/** What a person has chosen of a limit so far; `typed` is a value of their own. */
export type FirstChoice = {
  readonly period: FirstLimit['period']
  readonly value: string
  readonly isTyped: boolean
}
export type FirstChoices = Readonly<Record<FirstLimitKind, FirstChoice>>

/** Nothing is chosen for anybody: a limit that was proposed is not a decision. */
export const noChoices: FirstChoices = {
  loss: { period: 'month', value: '', isTyped: false },
  time: { period: 'day', value: '', isTyped: false },
}

/** Values to press, in the kind's unit. */
export const proposals = {
  loss: {
    day: ['10.00', '20.00', '50.00'],
    week: ['30.00', '50.00', '100.00'],
    month: ['50.00', '100.00', '200.00'],
  },
  time: {
    day: ['30', '60', '120'],
    week: ['120', '300', '600'],
    month: ['600', '1200', '2400'],
  },
} as const satisfies Record<FirstLimitKind, Record<FirstLimit['period'], readonly string[]>>

const valueOf = (kind: FirstLimitKind, { value, isTyped }: FirstChoice): string | undefined => {
  if (!isTyped) return value || undefined
  const read = readTyped(kind, value)
  return read !== undefined && Number(read) > 0 ? read : undefined
}

/** Those of these kinds that are not chosen yet, or are no amount. */
export const unchosen = (
  choices: FirstChoices,
  kinds: readonly FirstLimitKind[] = firstLimitKinds,
): readonly FirstLimitKind[] => kinds.filter((kind) => valueOf(kind, choices[kind]) === undefined)

/** The chosen limits of these kinds as the server reads them. */
export const chosenLimits = (
  choices: FirstChoices,
  kinds: readonly FirstLimitKind[] = firstLimitKinds,
): Partial<FirstLimits> =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const value = valueOf(kind, choices[kind])
      return value === undefined ? [] : [[kind, { period: choices[kind].period, value }]]
    }),
  )

/** Both limits, as sign-up sends them; undefined while one is missing. */
export const bothLimits = (choices: FirstChoices): FirstLimits | undefined => {
  const { loss, time } = chosenLimits(choices)
  return loss && time && { loss, time }
}
