import { surfaceAt, wheelShape } from './wheel-shape.ts'

/** Where ball and rotor are. Angles in radians, counted against the clock as seen from above. */
export type BallState = {
  readonly angle: number
  /** Of the ball's centre: from the axis, and above the table. */
  readonly radius: number
  readonly height: number
  /** How far the rotor has turned. */
  readonly rotor: number
  readonly phase: 'rim' | 'falling' | 'hopping' | 'resting'
}

export type Throw = {
  /** The pocket of the result, by its place on the wheel, clockwise from zero. */
  readonly pocket: number
  readonly pockets: number
  /** How far the rotor has turned when the ball is thrown. */
  readonly rotorAt: number
  /** Varies the throw, from 0 up to 1; it never changes where it ends. */
  readonly seed: number
}

export type BallPath = {
  /** When the ball stays in its pocket, in milliseconds after the throw. */
  readonly restsAtMs: number
  readonly at: (ms: number) => BallState
}

/** Radians a second; the ball runs the other way. */
export const rotorSpeed = -1.15
/** The place of the presenter's hand at the track. */
export const throwAngle = 0.66

/** From the throw to the end of the show. */
export const pathMs = 6_800

const turnRad = 2 * Math.PI
/** Slower than this the ball no longer holds to the track. */
const dropSpeed = 5.4
const hitSpeed = 3.1
const slowestThrow = 11.2

/** Where a pocket is while the rotor has not turned. */
export const pocketAngle = (pocket: number, pockets: number): number =>
  (-pocket * turnRad) / pockets

/** A hop over the frets, in the turning rotor: how long, how far, how high. */
type Hop = { readonly sec: number; readonly rad: number; readonly high: number }

const hopsOf = (vary: (index: number) => number): readonly Hop[] => [
  { sec: 0.34 + 0.06 * vary(2), rad: 1.02 + 0.3 * vary(3), high: 0.04 + 0.012 * vary(4) },
  { sec: 0.27 + 0.05 * vary(5), rad: 0.46 + 0.12 * vary(6), high: 0.024 + 0.008 * vary(7) },
  { sec: 0.2, rad: 0.17 + 0.04 * vary(8), high: 0.012 },
]

const rattleSec = 0.5
const rattleRad = 0.035

/** Numbers from 0 up to 1 that follow from a seed. */
const varyBy =
  (seed: number) =>
  (index: number): number => {
    const wave = Math.sin((seed * 97 + index * 13.7 + 1) * 12.9898) * 43_758.5453
    return wave - Math.floor(wave)
  }

/** How far the ball runs on the track while it slows evenly by share from `fast` to the speed of its drop. */
const runOf = (fast: number, sec: number): number =>
  (sec * (fast - dropSpeed)) / Math.log(fast / dropSpeed)

/** The speed of the throw after which the ball has run `run` radians when it drops. */
const throwSpeed = (run: number, sec: number): number => {
  let [low, high] = [slowestThrow, slowestThrow * 2]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (runOf(middle, sec) < run) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const fallOf = (share: number): number => share * share * (1.4 - 0.4 * share)

type Plan = {
  readonly hops: readonly Hop[]
  readonly fast: number
  readonly dropSec: number
  readonly hitSec: number
  readonly hitAngle: number
  readonly restSec: number
}

/**
 * The ball leaves the hand at a given place, so the one thing left to choose is how fast: a turn more or less brings
 * it to every pocket.
 */
const planOf = ({ pocket, pockets, rotorAt, seed }: Throw): Plan => {
  const vary = varyBy(seed)
  const hops = hopsOf(vary)
  const dropSec = 3.75 + 0.35 * vary(0)
  const hitSec = dropSec + 0.72 + 0.1 * vary(1)
  const hopSec = hops.reduce((sum, { sec }) => sum + sec, 0)
  const hopRad = hops.reduce((sum, { rad }) => sum + rad, 0)
  const fallRad = ((dropSpeed + hitSpeed) / 2) * (hitSec - dropSec)
  const hitAngle = rotorAt + rotorSpeed * hitSec + pocketAngle(pocket, pockets) - hopRad
  const least = runOf(slowestThrow, dropSec)
  const open = hitAngle - fallRad - throwAngle - least
  const run = least + (((open % turnRad) + turnRad) % turnRad)
  return {
    hops,
    fast: throwSpeed(run, dropSec),
    dropSec,
    hitSec,
    hitAngle,
    restSec: hitSec + hopSec + rattleSec,
  }
}

const overSurface = (radius: number): number => surfaceAt(radius) + wheelShape.ball

const onRim = ({ fast, dropSec }: Plan, sec: number): Omit<BallState, 'rotor'> => {
  const slowing = Math.log(fast / dropSpeed) / dropSec
  const angle = throwAngle + (fast * (1 - Math.exp(-slowing * sec))) / slowing
  const radius = wheelShape.track
  return { angle, radius, height: overSurface(radius), phase: 'rim' }
}

const falling = (plan: Plan, sec: number): Omit<BallState, 'rotor'> => {
  const passed = sec - plan.dropSec
  const all = plan.hitSec - plan.dropSec
  const speed = dropSpeed + ((hitSpeed - dropSpeed) * passed) / all / 2
  const radius = wheelShape.track + (wheelShape.rotor - wheelShape.track) * fallOf(passed / all)
  const angle = onRim(plan, plan.dropSec).angle + speed * passed
  return { angle, radius, height: overSurface(radius), phase: 'falling' }
}

const hopping = (plan: Plan, { pocket, pockets, rotorAt }: Throw, sec: number): BallState => {
  const rotor = rotorAt + rotorSpeed * sec
  const pocketAt = rotor + pocketAngle(pocket, pockets)
  let left = sec - plan.hitSec
  let short = plan.hops.reduce((sum, { rad }) => sum + rad, 0)
  let radius: number = wheelShape.rotor
  for (const [index, hop] of plan.hops.entries()) {
    const to = wheelShape.rest + (radius - wheelShape.rest) * (index === 0 ? 0.32 : 0.1)
    if (left < hop.sec) {
      const share = left / hop.sec
      const now = radius + (to - radius) * share
      const high = overSurface(radius) + (overSurface(to) - overSurface(radius)) * share
      const height = high + hop.high * 4 * share * (1 - share)
      return {
        angle: pocketAt - short + hop.rad * share,
        radius: now,
        height,
        rotor,
        phase: 'hopping',
      }
    }
    left -= hop.sec
    short -= hop.rad
    radius = to
  }
  const share = Math.min(1, left / rattleSec)
  const rattle = rattleRad * Math.sin(share * 5 * Math.PI) * (1 - share) ** 2
  const now = radius + (wheelShape.rest - radius) * share
  return {
    angle: pocketAt + rattle,
    radius: now,
    height: overSurface(now),
    rotor,
    phase: share < 1 ? 'hopping' : 'resting',
  }
}

/**
 * The path of a ball that ends in the pocket of the result: it circles on the track and slows, drops, runs down the
 * bowl, hops over the frets of the rotor that turns against it, and stays.
 */
export const ballPath = (thrown: Throw): BallPath => {
  const plan = planOf(thrown)
  return {
    restsAtMs: plan.restSec * 1_000,
    at: (ms) => {
      const sec = Math.max(0, ms / 1_000)
      if (sec >= plan.hitSec) return hopping(plan, thrown, sec)
      const rotor = thrown.rotorAt + rotorSpeed * sec
      return { ...(sec < plan.dropSec ? onRim(plan, sec) : falling(plan, sec)), rotor }
    },
  }
}
