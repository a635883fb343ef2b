import { chanceOf, type Chance } from '@trevo/fairness/chance.ts'
import { sha256Hex } from '@trevo/fairness/hash.ts'
import type { FishKind, FishTitle } from './types.ts'

/** A place in the pond: 0 0 is the upper left corner, 1 1 the lower right. */
export type Place = { readonly x: number; readonly y: number }

/** A fish on its way through the pond. */
export type Swimmer = {
  readonly tide: number
  readonly fish: number
  readonly kind: FishKind
  /** By the clock of the game server, in milliseconds since the epoch. */
  readonly entersMs: number
  readonly leavesMs: number
  /** Its path: a curve through four points. */
  readonly path: readonly [Place, Place, Place, Place]
}

/** Groups of a tide may still be swimming in the next ones; this many earlier tides are searched. */
const tidesBack = 1

export const tideAt = ({ pond }: FishTitle, atMs: number): number => Math.floor(atMs / pond.tideMs)

const part = (chance: Chance): number => chance.nextInt(10_001) / 10_000

const kindAt = ({ kinds }: FishTitle, chance: Chance): FishKind => {
  let at = chance.nextInt(kinds.reduce((sum, { weight }) => sum + weight, 0))
  for (const kind of kinds) {
    if (at < kind.weight) return kind
    at -= kind.weight
  }
  throw new RangeError('the number drawn is outside the weights')
}

const outside = 0.16

/** From one side to the other, moving up and down. */
const drawPath = (chance: Chance): Swimmer['path'] => {
  const isLeftwards = chance.nextInt(2) === 0
  const middle = 0.18 + 0.54 * part(chance)
  const height = () => middle + 0.22 * (part(chance) - 0.5)
  const [from, one, other, to] = [height(), height(), height(), height()]
  const xs = [-outside, 0.28, 0.72, 1 + outside]
  const x = (at: number): number => xs[isLeftwards ? 3 - at : at] ?? 0
  return [
    { x: x(0), y: from },
    { x: x(1), y: one },
    { x: x(2), y: other },
    { x: x(3), y: to },
  ]
}

const beside = (path: Swimmer['path'], by: Place): Swimmer['path'] => {
  const moved = ({ x, y }: Place): Place => ({ x: x + by.x, y: y + by.y })
  const [a, b, c, d] = path
  return [moved(a), moved(b), moved(c), moved(d)]
}

/** Where a member of a group swims relative to the first: behind, above and below in turn. */
const rankOf = (at: number): Place => ({
  x: 0.085 * Math.ceil(at / 2) * (at % 2 === 0 ? 1 : -1),
  y: 0.055 * ((at % 3) - 1) * (at === 0 ? 0 : 1),
})

/** The fish of one tide of a pond, in the order in which they enter. Everybody computes the same. */
export const swimmersOfTide = (title: FishTitle, pond: number, tide: number): Swimmer[] => {
  const { tideMs, groupsPerTide } = title.pond
  // Public on purpose: paths decide nothing.
  const serverSeed = sha256Hex(`${title.gameCode}/${title.version}/${pond}`)
  const chance = chanceOf({ serverSeed, clientSeed: 'pond', nonce: tide })
  const swimmers: Swimmer[] = []
  for (let group = 0; group < groupsPerTide; group += 1) {
    const kind = kindAt(title, chance)
    const count = 1 + chance.nextInt(kind.groupMax)
    const path = drawPath(chance)
    const spread = tideMs / groupsPerTide
    const entersMs = tide * tideMs + Math.floor(spread * (group + part(chance)))
    for (let at = 0; at < count; at += 1) {
      swimmers.push({
        tide,
        fish: swimmers.length,
        kind,
        entersMs,
        leavesMs: entersMs + kind.swimMs,
        path: beside(path, rankOf(at)),
      })
    }
  }
  return swimmers
}

/** Caches the most recently used tides. */
export const createPondTides = (title: FishTitle, pond: number) => {
  const tides = new Map<number, readonly Swimmer[]>()
  const of = (tide: number): readonly Swimmer[] => {
    const known = tides.get(tide)
    if (known) return known
    const made = swimmersOfTide(title, pond, tide)
    tides.set(tide, made)
    for (const old of tides.keys()) if (old < tide - 2 * tidesBack - 1) tides.delete(old)
    return made
  }
  return {
    /** A fish by its number; undefined if its tide has none with it. */
    find: (tide: number, fish: number): Swimmer | undefined => of(tide)[fish],
    /** Everything in the water at an instant, in order of entry. */
    at: (atMs: number): Swimmer[] => {
      const tide = tideAt(title, atMs)
      const near: Swimmer[] = []
      for (let one = tide - tidesBack; one <= tide; one += 1) near.push(...of(one))
      return near
        .filter(({ entersMs, leavesMs }) => entersMs <= atMs && atMs < leavesMs)
        .slice(0, title.pond.fishMax)
    },
  }
}

export type PondTides = ReturnType<typeof createPondTides>

/** The position of a fish, and its direction: −1 to the left, 1 to the right. */
export const placeOf = (
  { path, entersMs, leavesMs }: Swimmer,
  atMs: number,
): Place & { readonly heads: -1 | 1; readonly slope: number } => {
  const t = Math.min(1, Math.max(0, (atMs - entersMs) / (leavesMs - entersMs)))
  const u = 1 - t
  const [a, b, c, d] = path
  const along = (of: (place: Place) => number): number =>
    u * u * u * of(a) + 3 * u * u * t * of(b) + 3 * u * t * t * of(c) + t * t * t * of(d)
  const rate = (of: (place: Place) => number): number =>
    3 * u * u * (of(b) - of(a)) + 6 * u * t * (of(c) - of(b)) + 3 * t * t * (of(d) - of(c))
  const dx = rate(({ x }) => x)
  return {
    x: along(({ x }) => x),
    y: along(({ y }) => y),
    heads: dx < 0 ? -1 : 1,
    slope: rate(({ y }) => y) / Math.max(0.01, Math.abs(dx)),
  }
}
