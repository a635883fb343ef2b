import { addBall, addBox, addTurned, createSculpt, type Shape, type Surface } from '../gl/sculpt.ts'
import { posed, type Vec3 } from '../gl/vectors.ts'
import { feltPicture } from '../room/draw-pictures.ts'

const gold: Surface = { colour: [0.95, 0.66, 0.29], rough: 0.2, metal: 1 }
const bulb: Surface = { colour: [1, 0.72, 0.36], glow: 3 }

/** The middle of the wheel, and the radius of its segments. */
export const showWheelAt: Vec3 = [-0.66, 0.5, -0.66]
const radius = 0.46

/** The picture of the segments is the square at the left of the felt's place. */
const picture = {
  x: feltPicture.left + (feltPicture.bottom - feltPicture.top) / 2,
  y: (feltPicture.top + feltPicture.bottom) / 2,
  half: (feltPicture.bottom - feltPicture.top) / 2,
}

/** What turns: the segments, the pegs between them, the hub. It faces the camera. */
export const buildShowWheel = (segments: number): Shape => {
  const sculpt = createSculpt()
  sculpt.use({ colour: [1, 1, 1], rough: 0.3, grain: 'picture' })
  const point = (angle: number, share: number): number =>
    sculpt.add({
      at: [Math.sin(angle) * radius * share, Math.cos(angle) * radius * share, 0.02],
      normal: [0, 0, 1],
      uv: [
        picture.x + Math.sin(angle) * picture.half * share,
        picture.y - Math.cos(angle) * picture.half * share,
      ],
    })
  const middle = point(0, 0)
  const parts = 96
  for (let part = 0; part < parts; part += 1) {
    const [from, to] = [part, part + 1].map((one) => point((one / parts) * 2 * Math.PI, 1))
    sculpt.triangle(middle, to ?? 0, from ?? 0)
  }
  sculpt.use(gold)
  for (let peg = 0; peg < segments; peg += 1) {
    const angle = ((peg + 0.5) / segments) * 2 * Math.PI
    const at = radius * 0.975
    addBall(sculpt, [Math.sin(angle) * at, Math.cos(angle) * at, 0.03], [0.007, 0.007, 0.014], 8)
  }
  sculpt.use(gold, posed([0, 0, 0.02], [Math.PI / 2, 0, 0]))
  addTurned(sculpt, [
    [0.0001, 0.05],
    [0.05, 0.045],
    [0.075, 0.03],
    [0.1, 0.024],
    [0.118, 0.012],
    [0.12, 0],
  ])
  return sculpt.shape()
}

/** What does not turn: the rim with its bulbs, the pointer, the post. */
export const buildShowFrame = (): Shape => {
  const sculpt = createSculpt()
  const across = posed(showWheelAt, [Math.PI / 2, 0, 0])
  sculpt.use({ colour: [0.1, 0.014, 0.15], rough: 0.26 }, across)
  addTurned(
    sculpt,
    [
      [0.462, 0.012],
      [0.47, 0.045],
      [0.5, 0.062],
      [0.545, 0.045],
      [0.555, 0],
      [0.545, -0.06],
    ],
    { parts: 96 },
  )
  sculpt.use(gold, across)
  addTurned(
    sculpt,
    [
      [0.459, 0.03],
      [0.463, 0.05],
      [0.472, 0.052],
      [0.476, 0.044],
    ],
    { parts: 96 },
  )
  addTurned(
    sculpt,
    [
      [0.538, 0.052],
      [0.546, 0.058],
      [0.556, 0.046],
      [0.558, 0.03],
    ],
    { parts: 96 },
  )
  sculpt.use(bulb, posed(showWheelAt))
  for (let index = 0; index < 28; index += 1) {
    const angle = (index / 28) * 2 * Math.PI
    addBall(
      sculpt,
      [Math.sin(angle) * 0.507, Math.cos(angle) * 0.507, 0.062],
      [0.012, 0.012, 0.012],
      10,
    )
  }
  sculpt.use(gold, posed(showWheelAt))
  addBox(sculpt, [0, 0.52, 0.085], [0.03, 0.035, 0.01])
  addBox(sculpt, [0, 0.468, 0.085], [0.011, 0.04, 0.007])
  sculpt.use({ colour: [0.06, 0.012, 0.09], rough: 0.3 }, posed(showWheelAt))
  addBox(sculpt, [0, -0.7, -0.12], [0.12, 0.75, 0.05])
  return sculpt.shape()
}
