import { dot, lengthOf, subtract, type Vec3 } from '../gl/vectors.ts'

/** The distance of a point to a surface, negative inside. */
export type Field = (point: Vec3) => number

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** About the distance: exact enough near the surface. */
export const oval =
  (at: Vec3, by: Vec3): Field =>
  (point) => {
    const [x, y, z] = subtract(point, at)
    const near = Math.hypot(x / by[0], y / by[1], z / by[2])
    const steep = Math.hypot(x / by[0] ** 2, y / by[1] ** 2, z / by[2] ** 2)
    return steep === 0 ? -Math.min(...by) : (near * (near - 1)) / steep
  }

/** From one ball to another, as thick in between. */
export const limb = (from: Vec3, fromThick: number, to: Vec3, toThick: number): Field => {
  const along = subtract(to, from)
  const square = dot(along, along)
  return (point) => {
    const off = subtract(point, from)
    const share = clamp(dot(off, along) / square)
    const away = lengthOf([
      off[0] - along[0] * share,
      off[1] - along[1] * share,
      off[2] - along[2] * share,
    ])
    return away - (fromThick + (toThick - fromThick) * share)
  }
}

/** Both, grown together over this length. */
export const merge =
  (one: Field, other: Field, over: number): Field =>
  (point) => {
    const [a, b] = [one(point), other(point)]
    const share = clamp(0.5 + (0.5 * (b - a)) / over)
    return b + (a - b) * share - over * share * (1 - share)
  }

/** The first without the second, rounded over this length. */
export const carve = (one: Field, other: Field, over: number): Field => {
  const both = merge((point) => -one(point), other, over)
  return (point) => -both(point)
}

/** What is in both. */
export const within =
  (one: Field, other: Field): Field =>
  (point) =>
    Math.max(one(point), other(point))

/** The same on both sides of the middle. */
export const mirrored =
  (field: Field): Field =>
  ([x, y, z]) =>
    field([Math.abs(x), y, z])

/** Farther out by this much. */
export const grown =
  (field: Field, by: number): Field =>
  (point) =>
    field(point) - by

/** All, each grown together with those before it. */
export const mergeAll = (first: Field, rest: readonly (readonly [Field, number])[]): Field => {
  let all = first
  for (const [field, over] of rest) all = merge(all, field, over)
  return all
}
