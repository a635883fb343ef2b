import type { DrawResult } from '../group.ts'
import type { Win } from '../play.ts'

export const drawnOn = '2026-11-23'

/** Winning stakes of each tier over many outcomes, and one outcome that wins and one that does not. */
export type Totals = {
  readonly totals: Readonly<Record<string, number>>
  readonly wins?: readonly number[]
  readonly loses?: readonly number[]
}

/** A number that does not matter is unknown in a list of outcomes; in a file it is -1. */
const known = (number: number): number => (Number.isNaN(number) ? -1 : number)

export const sumWins = (
  outcomes: Iterable<readonly number[]>,
  winsIn: (result: DrawResult) => readonly Win[],
): Totals => {
  const totals: Record<string, number> = {}
  let wins: readonly number[] | undefined
  let loses: readonly number[] | undefined
  for (const numbers of outcomes) {
    const won = winsIn({ numbers, drawnOn })
    if (won.length === 0) loses ??= numbers.map(known)
    else wins ??= numbers.map(known)
    for (const { tier, stakes } of won) totals[tier] = (totals[tier] ?? 0) + stakes
  }
  return { totals, ...(wins && { wins }), ...(loses && { loses }) }
}

/** The wins in a canonical order, for comparison. */
export const byTier = (wins: readonly Win[]): Record<string, number> =>
  Object.fromEntries(wins.map(({ tier, stakes }) => [tier, stakes]).toSorted())
