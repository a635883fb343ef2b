import { chanceOf, type Chance } from '@trevo/fairness/chance.ts'
import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import { fastChance } from '../slots/fast-chance.ts'
import { placeGroup, type GroupOrder, type Swimmer } from './place-groups.ts'
import type { FishKind, FishTitle } from './types.ts'

/** Groups of a tide may still be swimming in the next one; this many earlier tides are searched. */
const tidesBack = 1

export const tideAt = ({ pond }: FishTitle, atMs: number): number => Math.floor(atMs / pond.tideMs)

const kindAt = (kinds: readonly FishKind[], chance: Chance): FishKind => {
  let at = chance.nextInt(kinds.reduce((sum, { weight }) => sum + weight, 0))
  for (const kind of kinds) {
    if (at < kind.weight) return kind
    at -= kind.weight
  }
  throw new RangeError('the number drawn is outside the weights')
}

/** When the boss of a tide comes, as a part of the tide. */
const bossFrom = 0.15
const bossWithin = 0.1

type Tide = { readonly title: FishTitle; readonly pond: number; readonly tide: number }

// Public on purpose: paths decide nothing.
const chanceFor = ({ title, pond, tide }: Tide, of: 'pond' | 'boss'): Chance => {
  const serverSeed = sha256Hex(`${title.gameCode}/${title.version}/${pond}`)
  return fastChance(chanceOf({ serverSeed, clientSeed: of, nonce: tide }).nextInt(2 ** 32))
}

/** The boss of a tide, which leaves before the tide is over: no two meet. */
const bossOf = (at: Tide): readonly Swimmer[] => {
  const { title, tide } = at
  const { tideMs } = title.pond
  const bosses = title.kinds.filter(({ boss }) => boss)
  if (bosses.length === 0 || tide < 0) return []
  const chance = chanceFor(at, 'boss')
  const order: GroupOrder = {
    kind: kindAt(bosses, chance),
    tide,
    group: 0,
    fromMs: tide * tideMs + Math.round(tideMs * bossFrom),
    withinMs: Math.round(tideMs * bossWithin),
  }
  return placeGroup(chance, order, { others: [], firstFish: 0 })
}

/** The fish of a tide beside those of the tides around it, which were placed before; its boss is the first. */
const fillTide = (at: Tide, around: readonly Swimmer[]): Swimmer[] => {
  const { title, tide } = at
  const { tideMs, groupsPerTide } = title.pond
  const chance = chanceFor(at, 'pond')
  const kinds = title.kinds.filter(({ boss }) => !boss)
  const withinMs = Math.floor(tideMs / groupsPerTide)
  const orders: GroupOrder[] = []
  for (let group = 1; group <= groupsPerTide; group += 1) {
    const fromMs = tide * tideMs + withinMs * (group - 1)
    orders.push({ kind: kindAt(kinds, chance), tide, group, fromMs, withinMs })
  }
  // The large ones choose first: small fish find room anywhere.
  orders.sort((one, other) => other.kind.sizePart - one.kind.sizePart || one.group - other.group)
  const swimmers = [...bossOf(at)]
  const placed = [...around, ...swimmers]
  for (const order of orders) {
    const group = placeGroup(chance, order, { others: placed, firstFish: swimmers.length })
    swimmers.push(...group)
    placed.push(...group)
  }
  return swimmers
}

/** Depends on the bosses of the tides around it alone. */
const fillEvenTide = (at: Tide): readonly Swimmer[] => {
  const { tide } = at
  return fillTide(at, [...bossOf({ ...at, tide: tide - 1 }), ...bossOf({ ...at, tide: tide + 1 })])
}

/**
 * The fish of one tide of a pond. Everybody computes the same. Fish of even tides keep their distance to each other and
 * to all bosses; those of odd tides to the even ones before and after, too, so that no tide depends on more than its
 * neighbours.
 */
export const swimmersOfTide = (
  title: FishTitle,
  pond: number,
  tide: number,
  evenTide: (tide: number) => readonly Swimmer[] = (even) =>
    fillEvenTide({ title, pond, tide: even }),
): readonly Swimmer[] => {
  if (tide % 2 === 0) return evenTide(tide)
  return fillTide({ title, pond, tide }, [...evenTide(tide - 1), ...evenTide(tide + 1)])
}

/** Caches the most recently used tides. */
export const createPondTides = (title: FishTitle, pond: number) => {
  const tides = new Map<number, readonly Swimmer[]>()
  const keep = (tide: number, make: () => readonly Swimmer[]): readonly Swimmer[] => {
    const known = tides.get(tide)
    if (known) return known
    const made = make()
    tides.set(tide, made)
    for (const old of tides.keys()) if (old < tide - 2 * tidesBack - 1) tides.delete(old)
    return made
  }
  const evenTide = (tide: number): readonly Swimmer[] =>
    keep(tide, () => fillEvenTide({ title, pond, tide }))
  const of = (tide: number): readonly Swimmer[] =>
    keep(tide, () => swimmersOfTide(title, pond, tide, evenTide))
  return {
    /** A fish by its number; undefined if its tide has none with it. */
    find: (tide: number, fish: number): Swimmer | undefined => of(tide)[fish],
    /** Everything in the water at an instant, tide by tide. */
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

/** A position, and the direction: −1 to the left, 1 to the right; the slope is in heights per width. */
export type Heading = { x: number; y: number; heads: -1 | 1; slope: number }

/** Writes the position of a fish into `into`, which a scene reuses for every fish of every frame. */
export const placeInto = (
  into: Heading,
  { path, entersMs, leavesMs }: Swimmer,
  atMs: number,
): Heading => {
  const t = Math.min(1, Math.max(0, (atMs - entersMs) / (leavesMs - entersMs)))
  const u = 1 - t
  const [a, b, c, d] = path
  into.x = a.x + (d.x - a.x) * t
  into.y = u * u * u * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t * t * t * d.y
  into.heads = d.x < a.x ? -1 : 1
  const rise = 3 * u * u * (b.y - a.y) + 6 * u * t * (c.y - b.y) + 3 * t * t * (d.y - c.y)
  into.slope = rise / Math.max(0.01, Math.abs(d.x - a.x))
  return into
}

/** The position of a fish, and its direction. */
export const placeOf = (swimmer: Swimmer, atMs: number): Readonly<Heading> =>
  placeInto({ x: 0, y: 0, heads: 1, slope: 0 }, swimmer, atMs)

export type { Place, Swimmer } from './place-groups.ts'
