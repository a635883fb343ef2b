import type { PresenterLook } from '../../live/draw-presenter.ts'
import {
  addBall,
  addTube,
  addTurned,
  createSculpt,
  type Sculpt,
  type Shape,
  type Surface,
} from '../gl/sculpt.ts'
import { add, posed, type Vec3 } from '../gl/vectors.ts'
import { dressField, hairField, headField, holdBody, holdHead, skinField } from './body-fields.ts'
import { addField, type Hold, type Pause } from './sculpt-field.ts'
import { bones, rest } from './skeleton.ts'

/** A colour of the page (#rrggbb) in linear light. */
const lightOf = (colour: string): Vec3 => {
  const part = (from: number): number =>
    (Number.parseInt(colour.slice(from, from + 2), 16) / 255) ** 2.2
  return [part(1), part(3), part(5)]
}

/** Gives all that is added meanwhile to one bone. */
const heldBy = (sculpt: Sculpt, bone: number): Sculpt => {
  const hold: Hold = [bone, bone, 1, 0]
  return { ...sculpt, add: (corner) => sculpt.add({ ...corner, bones: hold }) }
}

const inSkull = (x: number, y: number, z: number): Vec3 => add(rest.skull, [x, y, z])
const gold: Surface = { colour: [0.95, 0.66, 0.3], rough: 0.2, metal: 1 }
const sides = [-1, 1] as const

const addEyes = (sculpt: Sculpt, skin: Surface): void => {
  const [eyes, lids] = [heldBy(sculpt, bones.eyes), heldBy(sculpt, bones.lids)]
  const head = heldBy(sculpt, bones.head)
  for (const side of sides) {
    const at = inSkull(side * 0.0292, 0.004, 0.0705)
    const [x, y, z] = at
    eyes.use({ colour: [0.82, 0.8, 0.77], rough: 0.12 })
    addBall(eyes, at, [0.0158, 0.0148, 0.0148], 18)
    eyes.use({ colour: [0.1, 0.045, 0.018], rough: 0.1 })
    addBall(eyes, [x - side * 0.0008, y, z + 0.0106], [0.0078, 0.0078, 0.005], 16)
    eyes.use({ colour: [0.004, 0.003, 0.003], rough: 0.06 })
    addBall(eyes, [x - side * 0.0008, y, z + 0.0134], [0.0038, 0.0038, 0.003], 12)
    eyes.use({ colour: [1, 1, 1], glow: 1.1 })
    addBall(eyes, [x + 0.0026, y + 0.0034, z + 0.0156], [0.0015, 0.0015, 0.001], 8)
    const cap = Array.from({ length: 7 }, (_, step) => {
      const angle = (step / 6) * (Math.PI / 2)
      return [0.017 * Math.sin(angle) + 0.0001, 0.0164 * Math.cos(angle)] as const
    })
    lids.use(skin, posed(at, [-0.42, 0, 0]))
    addTurned(lids, cap, { parts: 20 })
    lids.use({ colour: [0.012, 0.006, 0.004], rough: 0.5 }, posed(at, [-0.42, 0, 0]))
    addTube(lids, lashLine(0.0172, side), 6)
    head.use(skin, posed(at, [-0.34, 0, Math.PI]))
    addTurned(head, cap, { parts: 20 })
  }
}

const lashLine = (radius: number, side: number) =>
  Array.from({ length: 11 }, (_, step) => {
    const angle = -1.35 + (step / 10) * 2.7
    const out = angle * side > 0.7 ? (angle * side - 0.7) * 0.004 : 0
    const thick = 0.002 * (1 - 0.5 * Math.abs(angle / 1.35) ** 3)
    return [[Math.sin(angle) * radius, out, Math.cos(angle) * radius], thick] as const
  })

const addFace = (sculpt: Sculpt, look: PresenterLook): void => {
  const [head, jaw] = [heldBy(sculpt, bones.head), heldBy(sculpt, bones.jaw)]
  head.use({ colour: lightOf(look.hair), rough: 0.7 })
  for (const side of sides) {
    const brow = [
      [0.0115, 0.0348, 0.0838, 0.0022],
      [0.022, 0.0392, 0.0812, 0.0026],
      [0.034, 0.0398, 0.0745, 0.0022],
      [0.0475, 0.0335, 0.0605, 0.001],
    ] as const
    addTube(
      head,
      brow.map(([x, y, z, thick]) => [inSkull(side * x, y, z), thick] as const),
      8,
    )
  }
  const lips: Surface = { colour: [0.42, 0.045, 0.06], rough: 0.32 }
  const line = (points: readonly (readonly [number, number, number, number])[]) =>
    points.map(([x, y, z, thick]) => [inSkull(x, y, z), thick] as const)
  head.use({ colour: [0.05, 0.008, 0.01], rough: 0.8 })
  addBall(head, inSkull(0, -0.0575, 0.0795), [0.0175, 0.0035, 0.0075], 12)
  head.use({ colour: [0.75, 0.72, 0.68], rough: 0.2 })
  addBall(head, inSkull(0, -0.0562, 0.0815), [0.0135, 0.0028, 0.0068], 12)
  head.use(lips)
  addTube(
    head,
    line([
      [-0.0275, -0.0478, 0.0806, 0.0016],
      [-0.015, -0.0522, 0.0872, 0.003],
      [-0.0045, -0.0525, 0.0902, 0.0034],
      [0, -0.0533, 0.0906, 0.0031],
      [0.0045, -0.0525, 0.0902, 0.0034],
      [0.015, -0.0522, 0.0872, 0.003],
      [0.0275, -0.0478, 0.0806, 0.0016],
    ]),
    10,
  )
  jaw.use(lips)
  addTube(
    jaw,
    line([
      [-0.0265, -0.0485, 0.0804, 0.0014],
      [-0.014, -0.0588, 0.0866, 0.0034],
      [0, -0.0622, 0.0889, 0.0043],
      [0.014, -0.0588, 0.0866, 0.0034],
      [0.0265, -0.0485, 0.0804, 0.0014],
    ]),
    10,
  )
}

const addJewels = (sculpt: Sculpt): void => {
  const [head, chest] = [heldBy(sculpt, bones.head), heldBy(sculpt, bones.chest)]
  head.use(gold)
  for (const side of sides)
    addBall(head, inSkull(side * 0.078, -0.034, 0.004), [0.006, 0.011, 0.006], 12)
  chest.use(gold)
  const chain = Array.from({ length: 21 }, (_, step) => {
    const angle = -1.5 + (step / 20) * 3
    const down = Math.cos(angle)
    return [
      [Math.sin(angle) * 0.068, 0.515 - 0.062 * down ** 2, -0.012 + 0.088 * down],
      0.0022,
    ] as const
  })
  addTube(chest, chain, 6)
  addBall(chest, [0, 0.447, 0.079], [0.0075, 0.011, 0.005], 12)
}

/** A presenter with bones. `cell`: metres between two corners of the skin; the smaller, the finer and the longer. */
export const buildPresenter = async (
  look: PresenterLook,
  { cell, pause }: { readonly cell: number; readonly pause: Pause },
): Promise<Shape> => {
  const sculpt = createSculpt()
  const skin: Surface = { colour: lightOf(look.skin), rough: 0.52, grain: 'skin' }
  const small = cell * 0.55
  const body = { from: [-0.66, -0.14, -0.15], to: [0.66, 0.56, 0.15], cell } as const
  const [onBody, onHead] = [
    { holdOf: holdBody, pause },
    { holdOf: holdHead, pause },
  ]
  sculpt.use({ colour: lightOf(look.suit), rough: 0.6, grain: 'cloth' })
  await addField(sculpt, dressField, body, onBody)
  sculpt.use(skin)
  const free = { ...body, from: [-0.66, -0.08, -0.15] as const, cell: cell * 0.85 }
  await addField(sculpt, skinField, free, onBody)
  await addField(
    sculpt,
    headField,
    { from: [-0.1, 0.46, -0.13], to: [0.1, 0.82, 0.13], cell: small },
    onHead,
  )
  sculpt.use({ colour: lightOf(look.hair), rough: 0.36, grain: 'hair' })
  const hair = { from: [-0.13, 0.52, -0.14], to: [0.13, 0.84, 0.13], cell: small * 1.2 } as const
  await addField(sculpt, hairField, hair, onHead)
  addEyes(sculpt, skin)
  addFace(sculpt, look)
  addJewels(sculpt)
  return sculpt.shape()
}
