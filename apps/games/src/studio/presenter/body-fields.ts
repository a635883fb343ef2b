import type { Vec3 } from '../gl/vectors.ts'
import {
  carve,
  grown,
  limb,
  merge,
  mergeAll,
  mirrored,
  oval,
  within,
  type Field,
} from './fields.ts'
import { bones, rest } from './skeleton.ts'
import type { Hold } from './sculpt-field.ts'

const near = ([x, y, z]: Vec3, dx: number, dy: number, dz: number): Vec3 => [x + dx, y + dy, z + dz]
const inSkull = (x: number, y: number, z: number): Vec3 => near(rest.skull, x, y, z)

const cranium = oval(inSkull(0, 0.028, -0.014), [0.071, 0.082, 0.088])

/** Head and neck. */
export const headField: Field = (() => {
  const mass = mergeAll(cranium, [
    [oval(inSkull(0, -0.022, 0.022), [0.0535, 0.083, 0.063]), 0.03],
    [oval(inSkull(0, -0.089, 0.054), [0.018, 0.017, 0.017]), 0.045],
    [mirrored(oval(inSkull(0.036, -0.026, 0.055), [0.022, 0.021, 0.018])), 0.026],
    [
      mirrored(limb(inSkull(0.049, -0.038, 0.0), 0.011, inSkull(0.018, -0.086, 0.044), 0.011)),
      0.04,
    ],
    [mirrored(limb(inSkull(0.01, 0.031, 0.079), 0.006, inSkull(0.043, 0.031, 0.062), 0.006)), 0.02],
    [limb(inSkull(0, 0.016, 0.08), 0.005, inSkull(0, -0.02, 0.1), 0.0078), 0.014],
    [mirrored(oval(inSkull(0.0088, -0.025, 0.09), [0.0062, 0.0052, 0.007])), 0.006],
    [oval(inSkull(0, -0.057, 0.079), [0.021, 0.015, 0.011]), 0.016],
    [mirrored(oval(inSkull(0.071, -0.004, -0.008), [0.008, 0.024, 0.014])), 0.008],
  ])
  const sockets = mirrored(oval(inSkull(0.029, 0.006, 0.092), [0.02, 0.013, 0.02]))
  const neck = limb(inSkull(0, -0.075, -0.018), 0.042, [0, 0.47, -0.016], 0.047)
  return merge(carve(mass, sockets, 0.014), neck, 0.03)
})()

/** Hair to the chin, parted at one side. */
export const hairField: Field = (() => {
  const cap = oval(inSkull(0, 0.036, -0.018), [0.083, 0.093, 0.097])
  const side = mirrored(limb(inSkull(0.07, 0.03, 0.0), 0.024, inSkull(0.077, -0.075, 0.006), 0.026))
  const ends = mirrored(
    limb(inSkull(0.077, -0.075, 0.006), 0.026, inSkull(0.064, -0.125, 0.026), 0.012),
  )
  const back = oval(inSkull(0, -0.035, -0.06), [0.084, 0.1, 0.052])
  const full = mergeAll(cap, [
    [back, 0.03],
    [side, 0.025],
    [ends, 0.02],
  ])
  const window = oval(inSkull(0.006, -0.036, 0.094), [0.058, 0.094, 0.075])
  const parting = limb(inSkull(0.028, 0.14, 0.02), 0.012, inSkull(0.02, 0.08, 0.1), 0.018)
  return carve(carve(full, window, 0.02), parting, 0.02)
})()

const arm = (from: Vec3, fromThick: number, to: Vec3, toThick: number): Field =>
  mirrored(limb(from, fromThick, to, toThick))
const along = (share: number): Vec3 => {
  const [a, b] = [rest.wrist, rest.elbow]
  return [a[0] + (a[0] - b[0]) * share, a[1] + (a[1] - b[1]) * share, a[2] + (a[2] - b[2]) * share]
}

const hands: Field = (() => {
  const knuckles = along(0.36)
  const fingers = [-0.026, -0.009, 0.009, 0.025].map((aside, index) => {
    const length = [0.68, 0.76, 0.73, 0.62][index] ?? 0.7
    const tip = near(along(length), -0.006, -0.006, aside * 1.25)
    return [arm(near(knuckles, 0, 0, aside), 0.0098, tip, 0.0068), 0.006] as const
  })
  const thumb = arm(
    near(along(0.1), 0, 0, 0.022),
    0.012,
    near(along(0.42), -0.012, -0.016, 0.054),
    0.008,
  )
  const palm = arm(near(along(0.14), 0, 0, 0), 0.019, near(along(0.3), 0, 0, 0), 0.017)
  const wide = arm(near(along(0.28), 0, 0, -0.02), 0.013, near(along(0.28), 0, 0, 0.018), 0.013)
  return mergeAll(palm, [[wide, 0.02], ...fingers, [thumb, 0.012]])
})()

const torso = mergeAll(oval([0, 0.35, -0.012], [0.142, 0.15, 0.088]), [
  [oval([0, 0.12, -0.004], [0.112, 0.16, 0.078]), 0.06],
  [oval([0, -0.08, -0.004], [0.148, 0.14, 0.1]), 0.08],
  [mirrored(oval([0.058, 0.31, 0.052], [0.054, 0.052, 0.046])), 0.03],
  [mirrored(limb([0.05, 0.475, -0.02], 0.03, [0.145, 0.447, -0.012], 0.04)), 0.05],
])

/** Shoulders, forearms and hands: what the dress leaves free. */
export const skinField: Field = mergeAll(grown(torso, -0.006), [
  [limb([0, 0.47, -0.016], 0.047, [0, 0.52, -0.016], 0.046), 0.05],
  [arm(rest.shoulder, 0.04, rest.elbow, 0.034), 0.03],
  [arm(rest.elbow, 0.034, rest.wrist, 0.0225), 0.02],
  [hands, 0.02],
])

/** The dress: sleeves to the elbow, a neckline in the shape of a heart. */
export const dressField: Field = (() => {
  const whole = mergeAll(torso, [
    [arm(rest.shoulder, 0.047, near(rest.elbow, 0.012, -0.012, 0), 0.043), 0.035],
  ])
  const shell = grown(whole, 0.004)
  const neckline = mergeAll(mirrored(oval([0.03, 0.475, 0.09], [0.064, 0.094, 0.14])), [
    [oval([0, 0.53, -0.01], [0.098, 0.074, 0.13]), 0.02],
  ])
  // Only arms are cut: hips are far below the same plane.
  const cuffs: Field = ([x, y]) =>
    Math.min((Math.abs(x) - y - 0.125) * Math.SQRT1_2, Math.abs(x) - 0.22)
  return within(carve(shell, neckline, 0.008), cuffs)
})()

const blend = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** Which bones hold a point of the body. */
export const holdBody = ([x, y]: Vec3): Hold => {
  const [first, second, third] =
    x < 0
      ? [bones.leftArm, bones.leftElbow, bones.leftHand]
      : [bones.rightArm, bones.rightElbow, bones.rightHand]
  // Along the arm, which lies at half a right angle.
  const out = (Math.abs(x) - y) * Math.SQRT1_2
  const isArm = Math.abs(x) > 0.1 && (Math.abs(x) + y) * Math.SQRT1_2 > 0.335
  const atShoulder = blend(-0.275, -0.165, out) * blend(0.1, 0.165, Math.abs(x))
  const elbow = (rest.elbow[0] - rest.elbow[1]) * Math.SQRT1_2
  const wrist = (rest.wrist[0] - rest.wrist[1]) * Math.SQRT1_2
  if (isArm && out > wrist - 0.03) {
    const share = blend(wrist - 0.03, wrist + 0.02, out)
    return [second, third, 1 - share, share]
  }
  if (isArm && out > elbow - 0.05) {
    const share = blend(elbow - 0.04, elbow + 0.04, out)
    return [first, second, 1 - share, share]
  }
  if (isArm && atShoulder > 0) return [bones.chest, first, 1 - atShoulder, atShoulder]
  if (y > 0.48) return [bones.chest, bones.neck, 1 - blend(0.48, 0.54, y), blend(0.48, 0.54, y)]
  const share = blend(0, 0.2, y)
  return [bones.hips, bones.chest, 1 - share, share]
}

/** Which bones hold a point of head or neck. */
export const holdHead = ([, y, z]: Vec3): Hold => {
  const [skullX] = rest.skull
  const up = blend(0.54, 0.6, y)
  if (up < 1) return [bones.neck, bones.head, 1 - up, up]
  const chin =
    blend(rest.skull[1] - 0.052, rest.skull[1] - 0.075, y) * blend(0.01, 0.05, z - skullX)
  return [bones.head, bones.jaw, 1 - chin, chin]
}
