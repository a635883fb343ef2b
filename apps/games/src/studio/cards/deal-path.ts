import { ease, join, mix, posed, type Affine, type Vec3 } from '../gl/vectors.ts'

/** A card's size on the table: half its width, half its length, half its thickness. */
export const cardSize = { wide: 0.058, long: 0.081, thick: 0.0007 } as const

/** From the shoe to its place, and how long it is turned. */
export const slideMs = 430
export const flipMs = 380

/** The shoe that cards come from, beside the hands. */
export const shoeAt: Vec3 = [0.9, 0.05, 0.02]

/** How the shoe is turned towards the hands. */
export const shoeTurn = -0.9

const besideEachOther = 0.132
/** The middle of each hand. */
const hands: readonly [Vec3, Vec3] = [
  [-0.36, 0, 0.1],
  [0.36, 0, 0.1],
]

/** The place of a card: two side by side, the third across below. */
export const cardPlace = (
  hand: 0 | 1,
  index: number,
): { readonly at: Vec3; readonly turned: number } => {
  const [x, , z] = hands[hand]
  const up = cardSize.thick + 0.001
  if (index === 2) return { at: [x, up, z + 0.16], turned: Math.PI / 2 }
  return { at: [x + (index - 0.5) * besideEachOther, up + index * 0.0004, z], turned: 0 }
}

/** The place of a hand's only card. */
export const onlyPlace = (hand: 0 | 1): { readonly at: Vec3; readonly turned: number } => {
  const [x, , z] = hands[hand]
  return { at: [x, cardSize.thick + 0.001, z], turned: 0 }
}

/**
 * A card `ms` after it leaves the shoe: it slides with its face down, and is turned about its long side, high enough
 * that no corner passes through the table.
 */
export const cardAt = (place: ReturnType<typeof cardPlace>, ms: number): Affine => {
  const slid = ease(0, slideMs, ms)
  const turned = ease(slideMs, slideMs + flipMs, ms)
  const [x, y, z] = mix(shoeAt, place.at, slid)
  const arc = Math.sin(slid * Math.PI) * 0.03
  const lift = Math.sin(turned * Math.PI) * (cardSize.wide + 0.012)
  const turn = shoeTurn + (place.turned - shoeTurn) * slid
  const lain = posed([x, y + arc + lift, z], [0, turn, 0])
  return join(lain, posed([0, 0, 0], [0, 0, Math.PI * (1 - turned)]))
}
