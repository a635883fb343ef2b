import type { DrawResult, Numbers } from './group.ts'
import type { Play, Rows, Selection } from './play.ts'
import { winsOf } from './wins-of.ts'

/** Of each row, which of its balls have been met. */
export type MetRows = readonly (readonly boolean[])[]

type Chosen = Omit<Selection, 'playId'>

/** Indexes of the outcome that decide; undefined where all of them do. */
const readOf = (play: Play, places: readonly number[]): readonly number[] | undefined =>
  play.reads ?? (play.places ? places : undefined)

const timesIn = (numbers: Numbers, ball: number): number =>
  numbers.filter((number) => number === ball).length

/** A ball that appears twice in an entry typed by hand has to come twice. */
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
 * Which balls of a selection the numbers have met of which so many are out, in the order of the outcome:
 * for players who watch a draw. It pays nothing; what a selection wins is `winsOf`.
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
  // What is made of all prizes together is not there before the last of them.
  if (!read && !isAllOut) return none
  const numbers = result.numbers.map((number, index) => (index < shown ? number : Number.NaN))
  const seen = play.see({ ...result, numbers }, places)
  // Of more places than a combination has, each choice is its own combination.
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
