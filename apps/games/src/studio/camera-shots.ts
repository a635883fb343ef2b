import type { Camera } from './gl/create-renderer.ts'
import { add, ease, mix, scale, type Vec3 } from './gl/vectors.ts'

/**
 * The camera's shots: the whole studio, the felt, the wheel as the ball runs, the wheel from above, the number, the
 * cards, the wheel of the show, wheel and presenter.
 */
export type Shot = 'wide' | 'felt' | 'wheel' | 'above' | 'number' | 'cards' | 'show' | 'both'

type Frame = {
  readonly from: Vec3
  readonly to: Vec3
  readonly tan: number
  /** What share of the way to the ball it looks aside. */
  readonly aside?: number
  /** A very wide picture comes nearer. */
  readonly isFar?: boolean
}

const shots: Readonly<Record<Shot, Frame>> = {
  wide: { from: [-0.06, 0.5, 1.72], to: [-0.06, 0.26, -0.4], tan: 0.36, isFar: true },
  felt: { from: [0.22, 0.6, 1.6], to: [0.16, 0.2, -0.3], tan: 0.36, isFar: true },
  wheel: { from: [-0.42, 0.42, 1.12], to: [-0.34, 0.16, -0.2], tan: 0.35 },
  above: { from: [-0.5, 0.66, 0.62], to: [-0.5, 0.03, 0.03], tan: 0.36, aside: 0.12 },
  cards: { from: [0.02, 0.56, 1.02], to: [0.02, 0.09, -0.02], tan: 0.36 },
  show: { from: [-0.42, 0.62, 0.95], to: [-0.6, 0.48, -0.6], tan: 0.38 },
  both: { from: [-0.16, 0.55, 1.86], to: [-0.22, 0.4, -0.4], tan: 0.37, isFar: true },
  number: { from: [-0.5, 0.62, 0.4], to: [-0.5, 0.02, 0.02], tan: 0.29, aside: 0.42 },
}

/** A picture narrower than this shows as much from side to side as at this width. */
const leastAspect = 1.5

/** A picture wider than this is cut at top and bottom. */
const mostAspect = 2.2

/** How long the camera glides from one shot to the next. */
export const movesMs = 1_500

/** Half the height of a shot's picture at distance 1. */
const tanOf = ({ tan, isFar = false }: Frame, aspect: number): number =>
  isFar && aspect > mostAspect ? tan * Math.sqrt(mostAspect / aspect) : tan

type Look = {
  /** Since the shot changed, and of the studio's whole life. */
  readonly ms: number
  readonly lifeMs: number
  readonly aspect: number
  readonly lift?: number
  /** Where the ball is, from the middle of the wheel. */
  readonly ball?: Vec3
}

/** The picture between two shots, `ms` after the change; it drifts slowly, as one held by a person. */
export const cameraAt = (
  [before, now]: readonly [Shot, Shot],
  { ms, lifeMs, aspect, lift = 0, ball = [0, 0, 0] }: Look,
): Camera => {
  const share = ease(0, movesMs, ms)
  const [one, other] = [shots[before], shots[now]]
  const mixed = (a: number, b: number): number => a + (b - a) * share
  const drift: Vec3 = [
    0.022 * Math.sin(lifeMs / 3_900),
    0.01 * Math.sin(lifeMs / 2_700),
    0.02 * Math.sin(lifeMs / 5_100),
  ]
  const [x, y, z] = mix(one.from, other.from, share)
  const aside = mixed(one.aside ?? 0, other.aside ?? 0)
  // What is below the middle is hidden by the page: all is drawn smaller, above it.
  const widened = Math.max(1, leastAspect / aspect) * (1 + 0.8 * lift)
  return {
    from: [x + drift[0], y + drift[1], z + drift[2]],
    to: add(mix(one.to, other.to, share), scale(ball, aside)),
    tan: mixed(tanOf(one, aspect), tanOf(other, aspect)) * widened,
    lift,
  }
}

/** The shot of a throw, by the time until the ball rests. */
export const shotOfThrow = (restsInMs: number): Shot => {
  if (restsInMs > 4_300) return 'wheel'
  return restsInMs > -200 ? 'above' : 'number'
}
