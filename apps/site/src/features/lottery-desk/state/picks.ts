import { countStakes } from '@trevo/lottery-rules/count-stakes.ts'
import type { Play, RowSpec, Rows, Selection } from '@trevo/lottery-rules/play.ts'
import { possible } from './typed-numbers.ts'

/** The selection marked at the desk for one play. Places are indexes of the outcome. */
export type Picks = {
  /** One ascending list of balls for each row that the desk shows. */
  readonly rows: readonly (readonly number[])[]
  /** Chosen places, if the play allows choosing several at once. */
  readonly places: readonly number[]
  /** The marked balls that are in every bet, if the play offers that. */
  readonly fixed?: readonly number[]
  /** Numbers typed by hand; empty for every other play. */
  readonly entries: Rows
}

/** A row of the desk; a play whose lines name their place has one for each place. */
export type DeskRow = { readonly spec: RowSpec; readonly place?: number }

const namesPlaceByRow = (play: Play): boolean => play.places?.by === 'digit'

/** The rows to mark balls in. */
export const deskRowsOf = (play: Play): readonly DeskRow[] => {
  if (play.form.entry === 'manual') return []
  const [first] = play.form.rows
  if (first && play.places && namesPlaceByRow(play)) {
    return play.places.from.map((place) => ({ spec: first, place }))
  }
  return play.form.rows.map((spec) => ({ spec }))
}

/** Nothing marked; if places can be chosen, as many as required, starting from the last. */
export const noPicks = (play: Play): Picks => ({
  rows: deskRowsOf(play).map(() => []),
  places: play.places?.by === 'prefix' ? play.places.from.slice(-play.places.size) : [],
  entries: [],
})

/** How many balls a row of the desk accepts: one that represents lines of one ball accepts any number. */
const maxOf = ({ balls, max }: RowSpec): number =>
  balls.join === 'one' ? balls.values.length : max

const rising = (balls: readonly number[]): number[] => balls.toSorted((left, right) => left - right)

/** Marks or unmarks a ball; a full row is unchanged. */
export const toggleBall = (picks: Picks, play: Play, row: number, ball: number): Picks => {
  const spec = deskRowsOf(play)[row]?.spec
  const marked = picks.rows[row]
  if (!spec || !marked) return picks
  if (marked.includes(ball)) {
    return setRow(
      picks,
      row,
      marked.filter((other) => other !== ball),
    )
  }
  return marked.length >= maxOf(spec) ? picks : setRow(picks, row, [...marked, ball])
}

/** The balls of a row, up to the number that it accepts. */
export const setRow = (picks: Picks, row: number, balls: readonly number[]): Picks => ({
  ...picks,
  rows: picks.rows.map((marked, index) => (index === row ? rising(balls) : marked)),
  ...(picks.fixed && { fixed: picks.fixed.filter((ball) => balls.includes(ball)) }),
})

export type Quick = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear'

/** The balls that a quick choice marks: up to the number that the row accepts. */
export const quickBalls = (spec: RowSpec, quick: Quick): readonly number[] => {
  const { values } = spec.balls
  const middle = values[Math.floor(values.length / 2)] ?? 0
  const isWanted: Record<Quick, (ball: number) => boolean> = {
    all: () => true,
    big: (ball) => ball >= middle,
    small: (ball) => ball < middle,
    odd: (ball) => ball % 2 !== 0,
    even: (ball) => ball % 2 === 0,
    clear: () => false,
  }
  return values.filter(isWanted[quick]).slice(0, maxOf(spec))
}

/** Whether quick choices make sense for a row: its balls are numbers, and several fit. */
export const hasQuick = (spec: RowSpec): boolean =>
  maxOf(spec) > 2 &&
  spec.balls.values.length >= 6 &&
  spec.balls.texts === undefined &&
  // Pictures are neither big nor odd.
  spec.label !== 'pictures'

/** Adds or removes one of the places that a member chooses between, never going below the required number. */
export const togglePlace = (picks: Picks, play: Play, place: number): Picks => {
  const has = picks.places.includes(place)
  if (has && picks.places.length <= (play.places?.size ?? 0)) return picks
  const places = has
    ? picks.places.filter((other) => other !== place)
    : rising([...picks.places, place])
  return { ...picks, places }
}

const fits = (spec: RowSpec, balls: readonly number[]): boolean =>
  balls.length >= spec.min && balls.length <= spec.max

/** The items that the selection buys: a single ball is a separate item, and so is each place that a line names. */
export const selectionsOf = (play: Play, picks: Picks): readonly Selection[] => {
  const { playId, form } = play
  const [first] = form.rows
  if (form.entry === 'manual') {
    return picks.entries.length > 0 ? [{ playId, places: picks.places, rows: picks.entries }] : []
  }
  if (first && deskRowsOf(play).length !== form.rows.length) return byPlace(play, picks, first)
  if (first && namesPlaceByRow(play)) return byPlace(play, picks, first)
  if (first?.balls.join === 'one' && form.rows.length === 1) {
    return (picks.rows[0] ?? []).map((ball) => ({ playId, places: picks.places, rows: [[ball]] }))
  }
  const isWhole = form.rows.every((spec, index) => fits(spec, picks.rows[index] ?? []))
  const selection = { playId, places: picks.places, rows: picks.rows }
  return isWhole && countStakes(play, selection) > 0 ? [selection] : []
}

const byPlace = (play: Play, picks: Picks, spec: RowSpec): readonly Selection[] =>
  deskRowsOf(play).flatMap(({ place }, index) => {
    const balls = picks.rows[index] ?? []
    const isMarked = place !== undefined && balls.length > 0 && fits(spec, balls)
    return isMarked ? [{ playId: play.playId, places: [place], rows: [balls] }] : []
  })

/** Stakes of everything that is marked. */
export const countPicks = (play: Play, picks: Picks): number =>
  selectionsOf(play, picks).reduce((sum, selection) => sum + countStakes(play, selection), 0)

/** Whether any number is marked. */
export const isMarked = ({ rows, entries }: Picks): boolean =>
  entries.length > 0 || rows.some((row) => row.length > 0)

/** A random integer from 0 up to but excluding `below`, uniformly distributed. */
export type Chance = (below: number) => number

/** From the browser's own source of randomness. */
export const deviceChance: Chance = (below) => {
  const limit = Math.floor(2 ** 32 / below) * below
  const [drawn] = new Uint32Array(1)
  let word = drawn ?? 0
  do {
    word = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  } while (word >= limit)
  return word % below
}

const drawBalls = (spec: RowSpec, count: number, chance: Chance): number[] => {
  const left = [...spec.balls.values]
  return rising(
    Array.from({ length: count }, () => left.splice(chance(left.length), 1)[0] ?? Number.NaN),
  )
}

const triesMax = 200

/** The smallest complete bet of a play, drawn at random; any other choice stays as it is. */
export const randomPicks = (play: Play, picks: Picks, chance: Chance = deviceChance): Picks => {
  const rows = deskRowsOf(play)
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const isDistinct = attempt % 2 === 0
    const drawn = {
      ...noPicks(play),
      places: picks.places,
      ...(play.form.entry === 'manual'
        ? drawEntry(play, isDistinct, chance)
        : drawRows(play, rows, chance)),
    }
    if (countPicks(play, drawn) > 0) return drawn
  }
  return picks
}

/** One number to type: of different parts, or of parts that may repeat. */
const drawEntry = (play: Play, isDistinct: boolean, chance: Chance): Partial<Picks> => {
  const [entry] = play.form.rows
  if (!entry) return {}
  const left = [...entry.balls.values]
  const numbers = Array.from({ length: entry.min }, () => {
    const at = chance(left.length)
    return (isDistinct ? left.splice(at, 1)[0] : left[at]) ?? Number.NaN
  })
  const found = possible(play, numbers)
  return { entries: found ? [found] : [] }
}

const drawRows = (play: Play, rows: readonly DeskRow[], chance: Chance): Partial<Picks> => {
  const chosen = namesPlaceByRow(play) ? chance(rows.length) : undefined
  const needed = chosen === undefined && rows.some(({ spec }) => spec.min === 0)
  const places = needed ? drawPlaces(play, rows.length, chance) : undefined
  return {
    rows: rows.map(({ spec }, index) => {
      if (chosen !== undefined && index !== chosen) return []
      if (places && !places.includes(index)) return []
      return drawBalls(spec, Math.max(1, spec.min), chance)
    }),
  }
}

/** How many rows a play with optional rows fills: as many as one of its stakes has numbers. */
const drawPlaces = (play: Play, count: number, chance: Chance): readonly number[] => {
  const size = Number(/Any(\d)/.exec(play.name)?.[1] ?? count)
  const left = Array.from({ length: count }, (_, index) => index)
  return Array.from({ length: size }, () => left.splice(chance(left.length), 1)[0] ?? 0)
}
