import type { DrawResult, Numbers } from './group.ts'
import type { Play, Rows, Selection } from './play.ts'
import { winsOf } from './wins-of.ts'

/** For each row, which of its balls have been hit. */
export type MetRows = readonly (readonly boolean[])[]

type Chosen = Omit<Selection, 'playId'>

/** Indexes of the outcome that decide; undefined if all of them do. */
const readOf = (play: Play, places: readonly number[]): readonly number[] | undefined =>
  play.reads ?? (play.places ? places : undefined)

const timesIn = (numbers: Numbers, ball: number): number =>
  numbers.filter((number) => number === ball).length

/** A ball that occurs twice in a typed entry must come twice. */
const metAnywhere = (rows: Rows, seen: Numbers, needed: (row: number) => number): MetRows =>
  rows.map((row, index) =>
    row.map((ball, at) => {
      const before = timesIn(row.slice(0, at), ball)
      return timesIn(seen, ball) >= needed(index) + before
    }),
  )

/** Balls without which fewer stakes would have won. */
const metByWinning = (play: Play, { places, rows }: Chosen, result: DrawResult): MetRows => {
  const isPrize = (code: string) => play.tiers.find((tier) => tier.code === code)?.kind === 'prize'
  const wonBy = (some: Rows) =>
    winsOf(play, { places, rows: some }, result).reduce(
      (sum, { tier, stakes }) => (isPrize(tier) ? sum + stakes : sum),
      0,
    )
  if (play.form.entry === 'manual') {
    return rows.map((entry) => {
      const hasWon = wonBy([entry]) > 0
      return entry.map(() => hasWon)
    })
  }
  const all = wonBy(rows)
  return rows.map((row, index) =>
    row.map((_, at) => all > 0 && wonBy(rows.with(index, row.toSpliced(at, 1))) < all),
  )
}

/**
 * Which balls of a selection have been hit by the numbers revealed so far, in the order of the
 * outcome: for players who watch a draw. It pays nothing; what a selection wins is `winsOf`.
 */
export const metBalls = (
  play: Play,
  chosen: Chosen,
  result: DrawResult,
  shown = result.numbers.length,
): MetRows => {
  const { places, rows } = chosen
  const { meets, entry } = play.form
  const isAllOut = shown >= result.numbers.length
  const none = rows.map((row) => row.map(() => false))
  const read = readOf(play, places)
  // What is derived from all prizes together is unknown before the last of them.
  if (!read && !isAllOut) return none
  const numbers = result.numbers.map((number, index) => (index < shown ? number : Number.NaN))
  const seen = play.see({ ...result, numbers }, places)
  // With more places than a combination has, each choice is a separate combination.
  const isOneChoice = !play.places || places.length === play.places.size
  if (meets.by === 'any') {
    return metAnywhere(rows, seen, (row) => (entry === 'manual' ? 1 : (meets.times[row] ?? 1)))
  }
  if (meets.by === 'place' && isOneChoice) {
    return rows.map((row, index) =>
      row.map((ball, at) => ball === seen[entry === 'manual' ? at : index]),
    )
  }
  const isOut = isAllOut || read?.every((index) => index < shown) === true
  return isOut ? metByWinning(play, chosen, result) : none
}
