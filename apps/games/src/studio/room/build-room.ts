import {
  addBall,
  addBox,
  addPanel,
  addTube,
  addTurned,
  createSculpt,
  type Sculpt,
  type Shape,
  type Surface,
} from '../gl/sculpt.ts'
import { posed, type Vec3 } from '../gl/vectors.ts'
import { backdropPicture, feltPicture } from './draw-pictures.ts'

const darkWood: Surface = { colour: [0.1, 0.034, 0.017], rough: 0.36, grain: 'wood' }
const brass: Surface = { colour: [0.95, 0.66, 0.3], rough: 0.24, metal: 1 }
const lacquer: Surface = { colour: [0.05, 0.011, 0.016], rough: 0.3 }
const warm: Surface = { colour: [1, 0.62, 0.27], glow: 2.6 }
const cloth: Surface = { colour: [0.012, 0.085, 0.05], rough: 0.95, grain: 'cloth' }

/** The place of the wheel, and the edges of the felt beside it. */
export const wheelAt: Vec3 = [-0.5, 0.012, 0.06]
/** The edges of a picture on the table. */
export type FeltArea = {
  readonly left: number
  readonly right: number
  readonly back: number
  readonly front: number
}

export const feltAt: FeltArea = { left: 0.06, right: 1.06, back: -0.14, front: 0.34 }

const addArch = (
  sculpt: Sculpt,
  x: number,
  width: number,
  [low, high]: readonly [number, number],
  z: number,
): void => {
  const line: [Vec3, number][] = [
    [[x - width, low, z], 0.011],
    [[x - width, high, z], 0.011],
  ]
  for (let step = 1; step < 16; step += 1) {
    const angle = Math.PI - (step / 16) * Math.PI
    line.push([[x + Math.cos(angle) * width, high + Math.sin(angle) * width, z], 0.011])
  }
  line.push([[x + width, high, z], 0.011], [[x + width, low, z], 0.011])
  sculpt.use(warm)
  addTube(sculpt, line, 8)
  sculpt.use(brass)
  addTube(
    sculpt,
    line.map(
      ([[a, b, c], thick]) =>
        [
          [x + (a - x) * 1.08, b + (b > high ? (b - high) * 0.08 : 0), c + 0.03],
          thick * 1.5,
        ] as const,
    ),
    8,
  )
}

/** Pillars stand this far apart, with a window between two. */
const bay = 1.32
const bays = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const
const wallHalf = bay * 4.5
const wallAt = -1.75

/** The town behind the windows; the picture is mirrored at both sides. */
const addTown = (sculpt: Sculpt): void => {
  const { left, top, right, bottom } = backdropPicture
  const z = wallAt - 0.9
  sculpt.use({ colour: [1, 1, 1], glow: 0.85, grain: 'picture' })
  for (const part of [-1, 0, 1]) {
    const [from, to] = [part * 6.4 - 3.2, part * 6.4 + 3.2]
    const [first, last] = part === 0 ? [left, right] : [right, left]
    addPanel(
      sculpt,
      [
        [from, -0.5, z],
        [to, -0.5, z],
        [to, 2.5, z],
        [from, 2.5, z],
      ],
      [first, top, last, bottom],
    )
  }
}

const addWall = (sculpt: Sculpt): void => {
  const z = wallAt
  addTown(sculpt)
  const pillars = bays.slice(1).map((index) => (index - 0.5) * bay)
  sculpt.use(lacquer)
  for (const x of pillars) addBox(sculpt, [x, 0.8, z], [0.13, 1.9, 0.07])
  addBox(sculpt, [0, 2.15, z], [wallHalf, 0.42, 0.09])
  addBox(sculpt, [0, -0.34, z], [wallHalf, 0.36, 0.09])
  sculpt.use(brass)
  addBox(sculpt, [0, 0.03, z + 0.02], [wallHalf, 0.012, 0.09])
  addBox(sculpt, [0, 1.735, z + 0.02], [wallHalf, 0.012, 0.09])
  for (const x of pillars) {
    sculpt.use(brass)
    addBox(sculpt, [x - 0.13, 0.88, z + 0.05], [0.006, 0.86, 0.025])
    addBox(sculpt, [x + 0.13, 0.88, z + 0.05], [0.006, 0.86, 0.025])
    addSconce(sculpt, [x, 1.05, z + 0.12])
  }
  for (const index of bays) addArch(sculpt, index * bay, 0.47, [0.06, 0.95], z + 0.02)
}

const addSconce = (sculpt: Sculpt, [x, y, z]: Vec3): void => {
  sculpt.use({ colour: [1, 0.74, 0.42], glow: 3.4 }, posed([x, y, z]))
  addTurned(
    sculpt,
    [
      [0.034, 0.17],
      [0.038, 0.1],
      [0.038, -0.1],
      [0.034, -0.17],
    ],
    { parts: 20 },
  )
  sculpt.use(brass, posed([x, y, z]))
  addTurned(
    sculpt,
    [
      [0.001, 0.205],
      [0.03, 0.2],
      [0.043, 0.185],
      [0.043, 0.165],
    ],
    { parts: 20 },
  )
  addTurned(
    sculpt,
    [
      [0.043, -0.165],
      [0.043, -0.185],
      [0.03, -0.2],
      [0.001, -0.205],
    ],
    { parts: 20 },
  )
}

const addPlant = (sculpt: Sculpt, at: Vec3): void => {
  sculpt.use(brass, posed(at))
  addTurned(
    sculpt,
    [
      [0.11, 0.2],
      [0.12, 0.21],
      [0.135, 0.2],
      [0.12, 0.05],
      [0.09, -0.2],
      [0.085, -0.5],
    ],
    { parts: 28 },
  )
  for (let leaf = 0; leaf < 15; leaf += 1) {
    const [angle, out] = [leaf * 2.4, 0.24 + (0.18 * ((leaf * 7) % 5)) / 5]
    const high = 0.55 + (0.35 * ((leaf * 3) % 7)) / 7
    sculpt.use(
      { colour: [0.02, 0.1 + 0.05 * (leaf % 3), 0.045], rough: 0.5 },
      posed(at, [0, angle, 0]),
    )
    const line = Array.from({ length: 9 }, (_, step) => {
      const share = step / 8
      const thick = 0.03 * Math.sin(Math.PI * Math.min(1, share * 0.92 + 0.06)) ** 0.8 + 0.002
      return [[out * share ** 1.3, 0.2 + high * (share - 0.45 * share ** 3), 0], thick] as const
    })
    addTube(sculpt, line, 6)
  }
}

const addTable = (sculpt: Sculpt, { left, right, back, front }: FeltArea): void => {
  sculpt.use(cloth)
  addBox(sculpt, [0.02, -0.02, 0.06], [1.22, 0.02, 0.44])
  sculpt.use({ colour: [1, 1, 1], rough: 0.95, grain: 'picture' })
  addPanel(
    sculpt,
    [
      [left, 0.001, front],
      [right, 0.001, front],
      [right, 0.001, back],
      [left, 0.001, back],
    ],
    [feltPicture.left, feltPicture.top, feltPicture.right, feltPicture.bottom],
  )
  sculpt.use({ colour: [0.075, 0.016, 0.014], rough: 0.42 })
  const [w, f, b] = [1.25, 0.53, -0.41]
  const pad = (points: readonly Vec3[]): void =>
    addTube(
      sculpt,
      points.map((point) => [point, 0.036] as const),
      16,
    )
  pad([
    [-w, 0.004, b],
    [-w, 0.004, f],
    [-w + 0.03, 0.004, f + 0.015],
    [w - 0.03, 0.004, f + 0.015],
    [w, 0.004, f],
    [w, 0.004, b],
  ])
  sculpt.use(brass)
  addBox(sculpt, [0, -0.036, f + 0.03], [w, 0.006, 0.02])
  sculpt.use(darkWood)
  addBox(sculpt, [0, -0.24, f - 0.02], [w, 0.2, 0.04])
  addBox(sculpt, [0, -0.24, 0.06], [1.2, 0.2, 0.42])
}

const addTray = (sculpt: Sculpt): void => {
  sculpt.use(brass)
  addBox(sculpt, [0.56, 0.006, -0.26], [0.34, 0.008, 0.062])
  const colours: readonly Vec3[] = [
    [0.6, 0.02, 0.03],
    [0.015, 0.12, 0.4],
    [0.01, 0.24, 0.08],
    [0.02, 0.02, 0.025],
    [0.55, 0.36, 0.06],
    [0.3, 0.04, 0.3],
    [0.75, 0.72, 0.66],
  ]
  for (const [row, colour] of colours.entries()) {
    for (let chip = 0; chip < 15; chip += 1) {
      const x = 0.27 + row * 0.096
      sculpt.use(
        { colour: chip % 5 === 4 ? [0.8, 0.77, 0.7] : colour, rough: 0.4 },
        posed([x, 0.034, -0.31 + chip * 0.0066], [Math.PI / 2, 0, 0]),
      )
      addTurned(
        sculpt,
        [
          [0.001, 0.003],
          [0.018, 0.003],
          [0.0195, 0.002],
          [0.0195, -0.0025],
        ],
        { parts: 18 },
      )
    }
  }
}

/** The studio without what moves in it: the wall with its window, lamps, plants, the table. */
export const buildRoom = (felt: FeltArea): Shape => {
  const sculpt = createSculpt()
  addWall(sculpt)
  addPlant(sculpt, [-1.55, 0.02, -1.25])
  addPlant(sculpt, [1.6, 0.02, -1.2])
  sculpt.use({ colour: [0.02, 0.011, 0.009], rough: 0.2 })
  addPanel(sculpt, [
    [-6, -0.72, 1.6],
    [6, -0.72, 1.6],
    [6, -0.72, -2.6],
    [-6, -0.72, -2.6],
  ])
  addTable(sculpt, felt)
  addTray(sculpt)
  sculpt.use(brass)
  addBall(sculpt, [1.13, 0.03, -0.2], [0.03, 0.03, 0.03], 16)
  return sculpt.shape()
}
