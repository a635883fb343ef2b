import { addBox, createSculpt, type Shape } from '../gl/sculpt.ts'

/** The shoe: a dark box with a slanted front. */
export const shoeShape = (): Shape => {
  const sculpt = createSculpt()
  sculpt.use({ colour: [0.02, 0.018, 0.022], rough: 0.22 })
  addBox(sculpt, [0, 0.052, -0.1], [0.075, 0.052, 0.13])
  sculpt.use({ colour: [0.95, 0.66, 0.3], rough: 0.24, metal: 1 })
  addBox(sculpt, [0, 0.105, -0.1], [0.076, 0.003, 0.131])
  addBox(sculpt, [0, 0.004, 0.035], [0.076, 0.004, 0.012])
  sculpt.use({ colour: [0.86, 0.83, 0.76], rough: 0.6 })
  addBox(sculpt, [0, 0.05, 0.031], [0.06, 0.036, 0.002])
  return sculpt.shape()
}
