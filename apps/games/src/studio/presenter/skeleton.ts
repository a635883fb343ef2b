import {
  add,
  aimed,
  cross,
  dot,
  invert,
  join,
  lengthOf,
  mix,
  place,
  posed,
  scale,
  subtract,
  turn,
  unit,
  type Affine,
  type Vec3,
} from '../gl/vectors.ts'

/** The bones of a presenter; left and right as the camera sees them. */
export const bones = {
  hips: 0,
  chest: 1,
  neck: 2,
  head: 3,
  jaw: 4,
  lids: 5,
  eyes: 6,
  leftArm: 7,
  leftElbow: 8,
  leftHand: 9,
  rightArm: 10,
  rightElbow: 11,
  rightHand: 12,
} as const

/** Joints of the figure as it is modelled, in metres above the table, z towards the camera. */
export const rest = {
  waist: [0, 0.1, 0],
  neck: [0, 0.5, -0.012],
  head: [0, 0.575, 0],
  /** The middle between the ears. */
  skull: [0, 0.685, 0],
  jaw: [0, 0.662, 0.005],
  eyes: [0, 0.69, 0.072],
  shoulder: [0.152, 0.445, -0.012],
  elbow: [0.345, 0.25, -0.012],
  wrist: [0.515, 0.08, -0.012],
} as const satisfies Record<string, Vec3>

const upper = lengthOf(subtract(rest.elbow, rest.shoulder))
const fore = lengthOf(subtract(rest.wrist, rest.elbow))

/** What moves a figure: angles in radians, hands in metres. */
export type Figure = {
  /** Of the chest: bowed, turned, leaned. */
  readonly chest: Vec3
  readonly head: Vec3
  readonly rise: number
  /** Wrists, and where the fingers point. */
  readonly left: Vec3
  readonly leftAlong: Vec3
  readonly right: Vec3
  readonly rightAlong: Vec3
  /** How far the mouth is open, and the eyes shut: 0 to 1. */
  readonly mouth: number
  readonly blink: number
}

const about = (at: Vec3, angles: Vec3): Affine => join(posed(at, angles), posed(scale(at, -1)))

/** The elbow of an arm from a shoulder to a wrist, bent towards `out`. */
export const elbowOf = (shoulder: Vec3, wrist: Vec3, out: Vec3): Vec3 => {
  const line = subtract(wrist, shoulder)
  const far = Math.min(lengthOf(line), (upper + fore) * 0.999)
  const along = unit(line)
  const forward = (far * far + upper * upper - fore * fore) / (2 * far)
  const aside = Math.sqrt(Math.max(0, upper * upper - forward * forward))
  const bend = unit(subtract(out, scale(along, dot(out, along))))
  return add(shoulder, add(scale(along, forward), scale(bend, aside)))
}

type Side = 'left' | 'right'

/** Frames of upper arm, forearm and hand; the model's arm lies along its own line in the plane of the body. */
const armOf = (
  side: Side,
  chest: Affine,
  wanted: Vec3,
  fingers: Vec3,
): readonly [Affine, Affine, Affine] => {
  const sign = side === 'left' ? -1 : 1
  const flip = ([x, y, z]: Vec3): Vec3 => [x * sign, y, z]
  const shoulder = place(chest, flip(rest.shoulder))
  const reach = subtract(wanted, shoulder)
  const most = (upper + fore) * 0.995
  const wrist = lengthOf(reach) > most ? add(shoulder, scale(unit(reach), most)) : wanted
  const elbow = elbowOf(shoulder, wrist, [sign * 0.75, -0.6, -0.5])
  const front: Vec3 = [0, 0, 1]
  const model = (from: Vec3, to: Vec3): Affine =>
    aimed(flip(from), subtract(flip(to), flip(from)), front)
  const moved = (was: Affine, now: Affine): Affine => join(now, invert(was))
  const hinge = turn(chest, front)
  const over = unit(cross(subtract(elbow, shoulder), subtract(wrist, elbow)))
  const facing = dot(over, hinge) < 0 ? scale(over, -1) : over
  const hand: Affine = aimed(wrist, fingers, [0, 0.85, 0.5])
  return [
    moved(model(rest.shoulder, rest.elbow), aimed(shoulder, subtract(elbow, shoulder), facing)),
    moved(model(rest.elbow, rest.wrist), aimed(elbow, subtract(wrist, elbow), facing)),
    moved(model(rest.wrist, add(rest.wrist, subtract(rest.wrist, rest.elbow))), hand),
  ]
}

/** Where each bone has moved what it holds, in the order of `bones`. */
export const jointsOf = (figure: Figure): readonly Affine[] => {
  const hips = posed([0, figure.rise * 0.3, 0], scale(figure.chest, 0.3))
  const chest = join(about([0, figure.rise, 0], [0, 0, 0]), about(rest.waist, figure.chest))
  const neck = join(chest, about(rest.neck, scale(figure.head, 0.4)))
  const head = join(neck, about(rest.head, scale(figure.head, 0.6)))
  const jaw = join(head, about(rest.jaw, [figure.mouth * 0.2, 0, 0]))
  const lids = join(head, about(rest.eyes, [figure.blink * 0.72, 0, 0]))
  const left = armOf('left', chest, figure.left, figure.leftAlong)
  const right = armOf('right', chest, figure.right, figure.rightAlong)
  return [hips, chest, neck, head, jaw, lids, head, ...left, ...right]
}

/** The figure between two, at a share from 0 to 1. */
export const between = (one: Figure, other: Figure, share: number): Figure => {
  const part = (a: number, b: number): number => a + (b - a) * share
  return {
    chest: mix(one.chest, other.chest, share),
    head: mix(one.head, other.head, share),
    rise: part(one.rise, other.rise),
    left: mix(one.left, other.left, share),
    leftAlong: mix(one.leftAlong, other.leftAlong, share),
    right: mix(one.right, other.right, share),
    rightAlong: mix(one.rightAlong, other.rightAlong, share),
    mouth: part(one.mouth, other.mouth),
    blink: part(one.blink, other.blink),
  }
}
