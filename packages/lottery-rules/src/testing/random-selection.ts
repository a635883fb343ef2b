import { chanceFromWords, type Chance } from '@trevo/fairness/chance.ts'
import type { Play, RowSpec, Selection } from '../play.ts'

/** Whole numbers that are the same every time (a linear congruential generator, not used for real draws). */
export const seededChance = (seed: number): Chance => {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0
  return chanceFromWords(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // The upper half has a longer period than the lower.
    return ((state >>> 16) | (state << 16)) >>> 0
  })
}

const pickRow = ({ balls, min, max }: RowSpec, chance: Chance, sizeMax: number): number[] => {
  const most = Math.max(min, Math.min(max, sizeMax))
  const size = min + chance.nextInt(most - min + 1)
  const left = [...balls.values]
  const picked = Array.from(
    { length: size },
    () => left.splice(chance.nextInt(left.length), 1)[0] ?? 0,
  )
  return balls.values.filter((ball) => picked.includes(ball))
}

const pickEntries = (play: Play, chance: Chance): number[][] => {
  const [row] = play.form.rows
  if (!row) return []
  const entries = new Map<string, number[]>()
  for (let tries = 0; tries < 200 && entries.size < 6; tries += 1) {
    const size = row.min + chance.nextInt(row.max - row.min + 1)
    const entry = Array.from(
      { length: size },
      () => row.balls.values[chance.nextInt(row.balls.values.length)] ?? 0,
    )
    for (const one of [entry, entry.toSorted((a, b) => a - b)]) {
      if (play.form.isPossible?.(one) !== false) entries.set(String(one), one)
    }
  }
  return [...entries.values()].slice(0, 6)
}

/** A selection of the play; rows have at most `sizeMax` balls, or as many as they need. */
export const randomSelection = (play: Play, chance: Chance, sizeMax = 99): Selection => {
  const places: number[] = []
  if (play.places) {
    const { by, from, size } = play.places
    const count = by === 'digit' ? 1 : size + chance.nextInt(from.length - size + 1)
    const left = [...from]
    while (places.length < count) places.push(left.splice(chance.nextInt(left.length), 1)[0] ?? 0)
    places.sort((a, b) => a - b)
  }
  for (;;) {
    const rows =
      play.form.entry === 'manual'
        ? pickEntries(play, chance)
        : play.form.rows.map((row) => pickRow(row, chance, sizeMax))
    if (play.form.count(rows) > 0) return { playId: play.playId, places, rows }
  }
}
