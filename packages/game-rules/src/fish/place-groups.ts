import type { Chance } from '@trevo/fairness/chance.ts'
import type { FishKind } from './types.ts'

/** A place in the pond: 0 0 is the upper left corner, 1 1 the lower right. */
export type Place = { readonly x: number; readonly y: number }

/** A fish on its way through the pond. */
export type Swimmer = {
  readonly tide: number
  readonly fish: number
  /** Its number among the groups of its tide. */
  readonly group: number
  readonly kind: FishKind
  readonly layer: LayerNumber
  /** The part of the pond that it covers, and the heights between which its path stays. */
  readonly extent: Place
  readonly band: readonly [low: number, high: number]
  /** By the clock of the game server, in milliseconds since the epoch. */
  readonly entersMs: number
  readonly leavesMs: number
  /** Its path: a curve through four points, which it follows at an even pace from side to side. */
  readonly path: readonly [Place, Place, Place, Place]
}

export type LayerNumber = 0 | 1

/** Behind and in front: what is farther away is smaller and slower. */
export const layers = [
  { scale: 0.8, slowness: 1.25 },
  { scale: 1, slowness: 1 },
] as const satisfies readonly { readonly scale: number; readonly slowness: number }[]

/** How much of the pond a square of `sizePart` 100 covers at most, on an upright phone or a wide screen. */
const fullSize: Place = { x: 1.1, y: 1.05 }
export const usualHighPart = 62

/** The part of the pond that a fish covers. */
export const extentOf = ({ kind, layer }: Pick<Swimmer, 'kind' | 'layer'>): Place => {
  const size = (kind.sizePart / 100) * layers[layer].scale
  const high = (kind.highPart ?? usualHighPart) / 100
  return { x: size * fullSize.x, y: size * high * fullSize.y }
}

/** Fish of one layer never overlap; in front of one another at most this part of the smaller. */
const overlapMax = 0.45
/** Paths swim this far above or below their lane. */
const wave = 0.02
/** Lanes are between these; cannons are above and below. */
const top = 0.08
const bottom = 0.8
const lanes = 17
const triesMax = 22
/** More fish than this are hard to tell apart on a phone. */
const crowdMax = 24

export const partOf = (chance: Chance): number => chance.nextInt(10_001) / 10_000

export type GroupOrder = {
  readonly kind: FishKind
  readonly tide: number
  readonly group: number
  /** Its first fish enters within this time. */
  readonly fromMs: number
  readonly withinMs: number
}

type Lane = {
  readonly y: number
  readonly isLeftwards: boolean
  readonly layer: LayerNumber
  readonly entersMs: number
  /** The curve's heights above the lane, at its four points. */
  readonly heights: readonly [number, number, number, number]
}

const drawLane = (chance: Chance, { kind, fromMs, withinMs }: GroupOrder, count: number): Lane => {
  // A boss is near; what is small may be far away.
  const layer = kind.boss || chance.nextInt(5) < 3 ? 1 : 0
  const height = (extentOf({ kind, layer }).y * (count > 1 ? 2.1 : 1)) / 2 + wave
  const [first, last] = [top + height, bottom - height]
  const y = first + (Math.max(0, last - first) * chance.nextInt(lanes)) / (lanes - 1)
  const isLeftwards = chance.nextInt(2) === 0
  const bend = () => wave * (2 * partOf(chance) - 1)
  return {
    y,
    isLeftwards,
    layer,
    entersMs: fromMs + Math.floor(withinMs * partOf(chance)),
    heights: [bend(), bend(), bend(), bend()],
  }
}

/** Where a member of a group swims relative to the first, in its own sizes: behind, below and above in turn. */
const ranks: readonly Place[] = [
  { x: 0, y: 0 },
  { x: 0.85, y: 0.55 },
  { x: 0.85, y: -0.55 },
  { x: 1.7, y: 0 },
  { x: 2.55, y: 0.55 },
  { x: 2.55, y: -0.55 },
]
export const groupMax = ranks.length

const membersOf = (
  { kind, tide, group }: GroupOrder,
  lane: Lane,
  { count, firstFish }: { readonly count: number; readonly firstFish: number },
): Swimmer[] => {
  const { layer, isLeftwards, heights } = lane
  const extent = extentOf({ kind, layer })
  const outside = extent.x / 2 + 0.02
  const swimMs = Math.round(kind.swimMs * layers[layer].slowness)
  const msPerWidth = swimMs / (1 + 2 * outside)
  return ranks.slice(0, count).map((rank, at) => {
    const y = lane.y + rank.y * extent.y
    // Evenly spaced, so that the pace from side to side is even.
    const step = (1 + 2 * outside) / 3
    const x = (point: number): number => step * (isLeftwards ? 3 - point : point) - outside
    const entersMs = lane.entersMs + Math.round(rank.x * extent.x * msPerWidth)
    return {
      tide,
      fish: firstFish + at,
      group,
      kind,
      layer,
      extent,
      band: [y + Math.min(...heights), y + Math.max(...heights)],
      entersMs,
      leavesMs: entersMs + swimMs,
      path: [
        { x: x(0), y: y + heights[0] },
        { x: x(1), y: y + heights[1] },
        { x: x(2), y: y + heights[2] },
        { x: x(3), y: y + heights[3] },
      ],
    }
  })
}

const xAt = ({ path: [from, , , to], entersMs, leavesMs }: Swimmer, atMs: number): number =>
  from.x + ((to.x - from.x) * (atMs - entersMs)) / (leavesMs - entersMs)

const distanceAt = (one: Swimmer, other: Swimmer, atMs: number): number =>
  xAt(one, atMs) - xAt(other, atMs)

/** Between the heights that two paths may reach. */
const gapOf = ({ band: one }: Swimmer, { band: other }: Swimmer): number =>
  Math.max(one[0] - other[1], other[0] - one[1], 0)

/** How far apart the middles of two fish have to be in one direction, of what they cover in it. */
const apart = (one: number, other: number, overlap: number): number =>
  (one + other) / 2 - overlap * Math.min(one, other)

/** Whether two fish would cover more of each other than they may, at any instant of their ways. */
const areTooClose = (one: Swimmer, other: Swimmer): boolean => {
  const fromMs = Math.max(one.entersMs, other.entersMs)
  const toMs = Math.min(one.leavesMs, other.leavesMs)
  if (fromMs >= toMs) return false
  const allowed = one.layer === other.layer ? 0 : overlapMax
  if (gapOf(one, other) >= apart(one.extent.y, other.extent.y, allowed)) return false
  // At an even pace they are closest at one end of that time, or where they pass.
  const [atFirst, atLast] = [distanceAt(one, other, fromMs), distanceAt(one, other, toMs)]
  if (atFirst < 0 !== atLast < 0) return true
  const nearest = Math.min(Math.abs(atFirst), Math.abs(atLast))
  return nearest < apart(one.extent.x, other.extent.x, allowed)
}

/**
 * Draws a free lane for a group, on which it keeps its distance to all others; a group that finds none stays away.
 * Only sums, products and comparisons: every machine gets the same.
 */
export const placeGroup = (
  chance: Chance,
  order: GroupOrder,
  { others, firstFish }: { readonly others: readonly Swimmer[]; readonly firstFish: number },
): readonly Swimmer[] => {
  const count = 1 + chance.nextInt(Math.min(order.kind.groupMax, groupMax))
  const untilMs = order.fromMs + order.withinMs + 3 * order.kind.swimMs
  const near = others.filter(
    ({ entersMs, leavesMs }) => leavesMs > order.fromMs && entersMs < untilMs,
  )
  const fish = near.filter(
    ({ entersMs, leavesMs }) => entersMs <= order.fromMs && order.fromMs < leavesMs,
  ).length
  if (fish + count > crowdMax) return []
  for (let attempt = 0; attempt < triesMax; attempt += 1) {
    const lane = drawLane(chance, order, count)
    const members = membersOf(order, lane, { count, firstFish })
    const isFree = members.every((one) => near.every((other) => !areTooClose(one, other)))
    if (isFree) return members
  }
  return []
}
