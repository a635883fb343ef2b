import { chanceFromWords } from '@trevo/fairness/chance.ts'
import { rising } from '../counting.ts'
import { countStakes } from '../count-stakes.ts'
import { getGroup } from '../groups/all-groups.ts'
import type { DrawResult, Numbers } from '../group.ts'
import type { Play, Rows, RowSpec, Selection } from '../play.ts'
import { winsOf } from '../wins-of.ts'
import { digitOfSelection, writeContent } from '../write-content.ts'

export type Example = {
  readonly content: string
  /** Digit of a slip's item, if the play has one. */
  readonly digit: number | undefined
  readonly stakes: number
  readonly numbers: Numbers
  /** An outcome at which it wins nothing. */
  readonly losing: Numbers
  readonly winningStakes: number
}

/** The day of the examples, for the animals. */
const drawnOn = '2026-11-23'
const drawsMax = 50_000
/** A selection that wins nothing in one of a hundred draws is found among this many. */
const losingDrawsMax = 600

/** The same outcomes every time (a linear congruential generator), so that examples do not change. */
const exampleChance = () => {
  let state = 20_261_123
  return chanceFromWords(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return ((state >>> 16) | (state << 16)) >>> 0
  })
}

const fill = (spec: RowSpec, wanted: readonly number[]): number[] => {
  const balls = spec.balls.values.filter((ball) => wanted.includes(ball)).slice(0, spec.max)
  const more = spec.balls.values.filter((ball) => !balls.includes(ball))
  return rising([...balls, ...more.slice(0, Math.max(0, spec.min - balls.length))])
}

/** Selections that these numbers may win: the result row by row, by frequency, and each ball alone. */
const candidatesFor = (play: Play, seen: Numbers): readonly Rows[] => {
  const { entry, rows } = play.form
  if (entry === 'manual') {
    const [row] = rows
    const size = row?.min ?? 0
    return [
      [seen.slice(0, size)],
      [rising(seen).slice(0, size)],
      [rising([...new Set(seen)]).slice(0, size)],
      row ? [fill(row, seen)] : [],
    ]
  }
  const timesOf = (ball: number) => seen.filter((number) => number === ball).length
  const byTimes = seen.toSorted((left, right) => timesOf(right) - timesOf(left))
  const often = byTimes.filter((ball) => timesOf(ball) === timesOf(byTimes[0] ?? -1))
  const seldom = byTimes.filter((ball) => !often.includes(ball))
  const [only] = rows
  const sole =
    rows.length === 1 && only
      ? only.balls.values.slice(0, 60).map((ball) => [fill(only, [ball])])
      : []
  return [
    rows.map((row, index) => fill(row, [seen[index] ?? -1])),
    rows.map((row) => fill(row, seen)),
    rows.map((row, index) => fill(row, index === 0 ? often : seldom)),
    ...sole,
    // Sides of two digits and the like: any first balls.
    rows.map((row) => fill(row, row.balls.values.slice(0, 1))),
    rows.map((row) => fill(row, row.balls.values.slice(0, 4))),
  ]
}

const isLegal = (play: Play, rows: Rows): boolean => {
  const { entry, rows: specs, isPossible, count } = play.form
  if (entry === 'manual') {
    const [row = []] = rows
    return row.length === specs[0]?.min && isPossible?.(row) !== false
  }
  return (
    rows.every((row, index) => {
      const spec = specs[index]
      return spec !== undefined && row.length >= spec.min && row.length <= spec.max
    }) && count(rows) > 0
  )
}

/** An outcome at which a selection wins nothing; undefined if none was found. */
const findLosing = (play: Play, selection: Omit<Selection, 'playId'>): Numbers | undefined => {
  const group = getGroup(play.group)
  const chance = exampleChance()
  for (let draw = 0; draw < losingDrawsMax; draw += 1) {
    const numbers = group.draw(chance)
    if (winsOf(play, selection, { numbers, drawnOn }).length === 0) return numbers
  }
  return undefined
}

/** A selection and an outcome that wins with it. Throws RangeError if none is found, which a test rules out. */
export const exampleOf = (play: Play): Example => {
  const group = getGroup(play.group)
  const chance = exampleChance()
  const places = play.places ? play.places.from.slice(-play.places.size) : []
  for (let draw = 0; draw < drawsMax; draw += 1) {
    const result: DrawResult = { numbers: group.draw(chance), drawnOn }
    for (const rows of candidatesFor(play, play.see(result, places))) {
      if (!isLegal(play, rows)) continue
      const selection = { places, rows }
      const wins = winsOf(play, selection, result).filter(({ tier }) => tier !== 'refund')
      const winningStakes = wins.reduce((sum, { stakes }) => sum + stakes, 0)
      if (winningStakes === 0) continue
      const losing = findLosing(play, selection)
      if (!losing) continue
      const stakes = countStakes(play, selection)
      const content = writeContent(play, selection)
      const digit = digitOfSelection(play, selection)
      return { content, digit, stakes, numbers: result.numbers, losing, winningStakes }
    }
  }
  throw new RangeError(`no example of ${play.code} in ${drawsMax} draws`)
}
