/** A point or direction in the studio: metres, y up, the camera looks towards -z. */
export type Vec3 = readonly [x: number, y: number, z: number]

/** Position and axes of a thing in the studio. */
export type Affine = { readonly x: Vec3; readonly y: Vec3; readonly z: Vec3; readonly at: Vec3 }

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const lengthOf = (a: Vec3): number => Math.hypot(a[0], a[1], a[2])
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const mix = (a: Vec3, b: Vec3, share: number): Vec3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** The direction of a vector; x for one without a length. */
export const unit = (a: Vec3): Vec3 => {
  const length = lengthOf(a)
  return length === 0 ? [1, 0, 0] : scale(a, 1 / length)
}

export const identity: Affine = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], at: [0, 0, 0] }

/** A direction in the axes of `frame`, as seen from outside. */
export const turn = ({ x, y, z }: Affine, [a, b, c]: Vec3): Vec3 => [
  x[0] * a + y[0] * b + z[0] * c,
  x[1] * a + y[1] * b + z[1] * c,
  x[2] * a + y[2] * b + z[2] * c,
]

/** A point in the axes of `frame`, as seen from outside. */
export const place = (frame: Affine, point: Vec3): Vec3 => add(turn(frame, point), frame.at)

/** `inner` is given in the axes of `outer`. */
export const join = (outer: Affine, inner: Affine): Affine => ({
  x: turn(outer, inner.x),
  y: turn(outer, inner.y),
  z: turn(outer, inner.z),
  at: place(outer, inner.at),
})

/** The inverse of a frame whose axes are of length 1 and at right angles. */
export const invert = ({ x, y, z, at }: Affine): Affine => {
  const turned: Affine = {
    x: [x[0], y[0], z[0]],
    y: [x[1], y[1], z[1]],
    z: [x[2], y[2], z[2]],
    at: [0, 0, 0],
  }
  return { ...turned, at: scale(turn(turned, at), -1) }
}

/** Turned by these angles about x, then y, then z (radians), and moved. */
export const posed = (at: Vec3, [a, b, c]: Vec3 = [0, 0, 0]): Affine => {
  const [ca, sa, cb, sb, cc, sc] = [
    Math.cos(a),
    Math.sin(a),
    Math.cos(b),
    Math.sin(b),
    Math.cos(c),
    Math.sin(c),
  ]
  return {
    x: [cc * cb, sc * cb, -sb],
    y: [cc * sb * sa - sc * ca, sc * sb * sa + cc * ca, cb * sa],
    z: [cc * sb * ca + sc * sa, sc * sb * ca - cc * sa, cb * ca],
    at,
  }
}

/** At `at`, with y along `along` and z as near to `towards` as can be. */
export const aimed = (at: Vec3, along: Vec3, towards: Vec3): Affine => {
  const y = unit(along)
  const x = unit(cross(y, towards))
  return { x, y, z: cross(x, y), at }
}

/** A camera's frame: it looks along -z. */
export const lookingAt = (from: Vec3, to: Vec3): Affine => {
  const z = unit(subtract(from, to))
  const x = unit(cross([0, 1, 0], z))
  return { x, y: cross(z, x), z, at: from }
}

/** 16 numbers in columns, as WebGL takes them. */
export const columnsOf = ({ x, y, z, at }: Affine): number[] => [
  ...x,
  0,
  ...y,
  0,
  ...z,
  0,
  ...at,
  1,
]

type Lens = {
  readonly tan: number
  readonly aspect: number
  readonly near: number
  readonly far: number
  readonly lift?: number
}

/**
 * What a camera in `frame` sees, in columns; `tan` is half the picture's height at distance 1, `lift` moves the picture
 * up by a share of half its height.
 */
export const projected = (frame: Affine, { tan, aspect, near, far, lift = 0 }: Lens): number[] => {
  const view = invert(frame)
  const column = ([a, b, c]: Vec3, w: number): number[] => [
    a / (tan * aspect),
    b / tan - c * lift,
    (c * (far + near) + w * 2 * far * near) / (near - far),
    -c,
  ]
  return [...column(view.x, 0), ...column(view.y, 0), ...column(view.z, 0), ...column(view.at, 1)]
}

/** From 0 to 1 between two limits, without a jerk at either. */
export const ease = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
