import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dot, lengthOf, place, subtract, type Affine, type Vec3 } from '../gl/vectors.ts'
import { bones, elbowOf, jointsOf, rest } from './skeleton.ts'
import { wantedFigure, type Acting } from './move-figure.ts'

const upper = lengthOf(subtract(rest.elbow, rest.shoulder))
const fore = lengthOf(subtract(rest.wrist, rest.elbow))
const poses = ['invite', 'close', 'draw', 'result'] as const

const acting = fc.record({
  pose: fc.constantFrom(...poses),
  poseMs: fc.integer({ min: 0, max: 9_000 }),
  lifeMs: fc.integer({ min: 0, max: 500_000 }),
  sees: fc.tuple(
    fc.double({ min: -3, max: 3, noNaN: true }),
    fc.double({ min: -1, max: 2, noNaN: true }),
    fc.double({ min: 0.2, max: 4, noNaN: true }),
  ),
  isSpeaking: fc.boolean(),
})

const jointAt = (act: Acting, bone: keyof typeof bones): Affine => {
  const joint = jointsOf(wantedFigure(act))[bones[bone]]
  if (!joint) throw new Error(`no bone ${bone}`)
  return joint
}

it('arms keep their length in every pose, and no bone is stretched', () => {
  fc.assert(
    fc.property(acting, (act) => {
      const shoulder = place(jointAt(act, 'rightArm'), rest.shoulder)
      const elbow = place(jointAt(act, 'rightElbow'), rest.elbow)
      const wrist = place(jointAt(act, 'rightHand'), rest.wrist)
      expect(lengthOf(subtract(elbow, shoulder))).toBeCloseTo(upper, 6)
      expect(lengthOf(subtract(wrist, elbow))).toBeCloseTo(fore, 6)
      for (const { x, y, z } of jointsOf(wantedFigure(act))) {
        for (const axis of [x, y, z]) expect(lengthOf(axis)).toBeCloseTo(1, 6)
        expect(dot(x, y)).toBeCloseTo(0, 6)
        expect(dot(y, z)).toBeCloseTo(0, 6)
      }
    }),
    { numRuns: 200 },
  )
})

it('upper arm and forearm meet at the elbow, forearm and hand at the wrist', () => {
  fc.assert(
    fc.property(acting, (act) => {
      for (const side of ['left', 'right'] as const) {
        const own = ([x, y, z]: Vec3): Vec3 => [side === 'left' ? -x : x, y, z]
        const [arm, elbow, hand] = [`${side}Arm`, `${side}Elbow`, `${side}Hand`] as const
        const apart = (one: Affine, other: Affine, at: Vec3): number =>
          lengthOf(subtract(place(one, own(at)), place(other, own(at))))
        expect(apart(jointAt(act, arm), jointAt(act, elbow), rest.elbow)).toBeLessThan(1e-6)
        expect(apart(jointAt(act, elbow), jointAt(act, hand), rest.wrist)).toBeLessThan(1e-6)
      }
    }),
    { numRuns: 100 },
  )
})

it('an arm that cannot reach is stretched out towards its goal', () => {
  const elbow = elbowOf([0, 0, 0], [0, 0, 9], [0, -1, 0])
  expect(lengthOf(elbow)).toBeCloseTo(upper, 6)
  expect(elbow[2]).toBeGreaterThan(upper * 0.98)
})

it('hands stay above the table, and the head turns no farther than a neck can', () => {
  fc.assert(
    fc.property(acting, (act) => {
      const { left, right, head, mouth, blink } = wantedFigure(act)
      expect(Math.min(left[1], right[1])).toBeGreaterThan(0.03)
      expect(Math.abs(head[1])).toBeLessThan(1)
      expect(act.isSpeaking ? mouth : -mouth).toBeGreaterThanOrEqual(-0)
      expect(blink).toBeLessThanOrEqual(1)
    }),
  )
})

it('a silent mouth is shut', () => {
  const act: Acting = {
    pose: 'invite',
    poseMs: 300,
    lifeMs: 4_000,
    sees: [0, 0.7, 2],
    isSpeaking: false,
  }
  expect(wantedFigure(act).mouth).toBe(0)
  expect(wantedFigure({ ...act, isSpeaking: true }).mouth).toBeGreaterThan(0)
})
