import {
  cross,
  dot,
  place,
  identity,
  subtract,
  turn,
  unit,
  type Affine,
  type Vec3,
} from './vectors.ts'

/** How a surface looks: colour (0 to 1, linear light), how rough, how metallic, how much light it gives. */
export type Surface = {
  readonly colour: Vec3
  readonly rough?: number
  readonly metal?: number
  /** Above 0 it gives this much light of its own colour and takes none. */
  readonly glow?: number
  readonly grain?: keyof typeof grains
}

/** What the shader draws on a surface besides its colour. */
export const grains = { plain: 0, wood: 1, cloth: 2, picture: 3, skin: 4, hair: 5 } as const

/** Numbers of a vertex: place 3, normal 3, picture 2, colour 3, surface 4 (rough, metal, glow, grain), bones 4. */
export const vertexSize = 19

type Corner = {
  readonly at: Vec3
  readonly normal: Vec3
  readonly uv?: readonly [number, number]
  readonly colour?: Vec3
  /** Two bones and their shares. */
  readonly bones?: readonly [number, number, number, number]
}

export type Shape = { readonly vertices: Float32Array; readonly indices: Uint32Array }

/** Collects triangles. */
export type Sculpt = {
  /** The surface and the place of what is added next. */
  readonly use: (surface: Surface, frame?: Affine) => void
  readonly add: (corner: Corner) => number
  readonly triangle: (a: number, b: number, c: number) => void
  readonly shape: () => Shape
}

export const createSculpt = (): Sculpt => {
  const numbers: number[] = []
  const indices: number[] = []
  let surface: Surface = { colour: [1, 1, 1] }
  let frame: Affine = identity
  return {
    use: (next, at = identity) => {
      surface = next
      frame = at
    },
    add: ({ at, normal, uv = [0, 0], colour = surface.colour, bones = [0, 0, 1, 0] }) => {
      const { rough = 0.6, metal = 0, glow = 0, grain = 'plain' } = surface
      numbers.push(...place(frame, at), ...unit(turn(frame, normal)), ...uv, ...colour)
      numbers.push(rough, metal, glow, grains[grain], ...bones)
      return numbers.length / vertexSize - 1
    },
    triangle: (a, b, c) => indices.push(a, b, c),
    shape: () => ({ vertices: new Float32Array(numbers), indices: new Uint32Array(indices) }),
  }
}

const quad = (sculpt: Sculpt, [a, b, c, d]: readonly [number, number, number, number]): void => {
  sculpt.triangle(a, b, c)
  sculpt.triangle(a, c, d)
}

/** Four corners against the clock as seen from in front, with the picture's corners. */
export const addPanel = (
  sculpt: Sculpt,
  [a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3],
  [left, top, right, bottom]: readonly [number, number, number, number] = [0, 0, 1, 1],
): void => {
  const normal = cross(subtract(b, a), subtract(d, a))
  const uvs = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ] as const
  const [i, j, k, l] = [a, b, c, d].map((at, index) =>
    sculpt.add({ at, normal, uv: uvs[index] ?? [0, 0] }),
  )
  quad(sculpt, [i ?? 0, j ?? 0, k ?? 0, l ?? 0])
}

/** A box around `at`, of these half lengths. */
export const addBox = (sculpt: Sculpt, [x, y, z]: Vec3, [w, h, d]: Vec3): void => {
  const corner = (a: number, b: number, c: number): Vec3 => [x + a * w, y + b * h, z + c * d]
  const sides = [
    [corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)],
    [corner(1, -1, -1), corner(-1, -1, -1), corner(-1, 1, -1), corner(1, 1, -1)],
    [corner(1, -1, 1), corner(1, -1, -1), corner(1, 1, -1), corner(1, 1, 1)],
    [corner(-1, -1, -1), corner(-1, -1, 1), corner(-1, 1, 1), corner(-1, 1, -1)],
    [corner(-1, 1, 1), corner(1, 1, 1), corner(1, 1, -1), corner(-1, 1, -1)],
    [corner(-1, -1, -1), corner(1, -1, -1), corner(1, -1, 1), corner(-1, -1, 1)],
  ] as const
  for (const side of sides) addPanel(sculpt, side)
}

export type Ring = readonly [radius: number, height: number]

const slopeOf = (section: readonly Ring[], index: number): Ring | undefined => {
  const [from, to] = [section[index - 1], section[index]]
  if (!from || !to) return undefined
  const [out, up] = [from[1] - to[1], to[0] - from[0]]
  const length = Math.hypot(out, up) || 1
  return [out / length, up / length]
}

/** The slope of a part at its end beside another part: in between where they meet at a blunt angle. */
const slopeAt = (section: readonly Ring[], beside: number, index: number): Ring => {
  const own = slopeOf(section, index) ?? [0, 1]
  const other = slopeOf(section, beside)
  if (!other || own[0] * other[0] + own[1] * other[1] < 0.78) return own
  return [own[0] + other[0], own[1] + other[1]]
}

/** What turns around the y axis; its section runs from the inside to the outside on top. Corners stay sharp. */
export const addTurned = (
  sculpt: Sculpt,
  section: readonly Ring[],
  {
    parts = 64,
    from = 0,
    to = 2 * Math.PI,
    uv,
  }: {
    parts?: number
    from?: number
    to?: number
    uv?: readonly [number, number, number, number]
  } = {},
): void => {
  for (const [index, [toRadius, toHeight]] of section.entries()) {
    const before = section[index - 1]
    if (!before) continue
    const [radius, height] = before
    const slopes = [slopeAt(section, index - 1, index), slopeAt(section, index + 1, index)] as const
    const row = Array.from({ length: parts + 1 }, (_, part) => {
      const share = part / parts
      const angle = from + (to - from) * share
      const [c, s] = [Math.cos(angle), -Math.sin(angle)]
      const [inside, outside] = slopes.map(([out, up]): Vec3 => [out * c, up, out * s])
      const u = uv ? uv[0] + (uv[2] - uv[0]) * share : share
      return [
        sculpt.add({
          at: [radius * c, height, radius * s],
          normal: inside ?? [0, 1, 0],
          uv: [u, uv?.[3] ?? 0],
        }),
        sculpt.add({
          at: [toRadius * c, toHeight, toRadius * s],
          normal: outside ?? [0, 1, 0],
          uv: [u, uv?.[1] ?? 0],
        }),
      ] as const
    })
    for (const [part, [inner, outer]] of row.entries()) {
      const next = row[part + 1]
      if (next) quad(sculpt, [inner, outer, next[1], next[0]])
    }
  }
}

/** A ball, stretched by `by` along its axes. */
export const addBall = (sculpt: Sculpt, at: Vec3, by: Vec3, parts = 24): void => {
  const rows = parts / 2
  const point = (row: number, part: number): number => {
    const [down, round] = [(row / rows) * Math.PI, (part / parts) * 2 * Math.PI]
    const [x, y, z] = [
      Math.sin(down) * Math.cos(round),
      Math.cos(down),
      -Math.sin(down) * Math.sin(round),
    ]
    return sculpt.add({
      at: [at[0] + x * by[0], at[1] + y * by[1], at[2] + z * by[2]],
      normal: [x / by[0], y / by[1], z / by[2]],
      uv: [part / parts, row / rows],
    })
  }
  const points = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: parts + 1 }, (__, part) => point(row, part)),
  )
  for (let row = 0; row < rows; row += 1) {
    for (let part = 0; part < parts; part += 1) {
      const [upper, lower] = [points[row], points[row + 1]]
      const [a, b, c, d] = [lower?.[part], lower?.[part + 1], upper?.[part + 1], upper?.[part]]
      quad(sculpt, [a ?? 0, b ?? 0, c ?? 0, d ?? 0])
    }
  }
}

/** A tube through points, as thick as each says, round at its sides and open at its ends. */
export const addTube = (
  sculpt: Sculpt,
  line: readonly (readonly [at: Vec3, thick: number])[],
  parts = 10,
): void => {
  let last: number[] | undefined
  for (const [index, [at, thick]] of line.entries()) {
    const along = unit(
      subtract(
        (line[index + 1] ?? line[index])?.[0] ?? at,
        (line[index - 1] ?? line[index])?.[0] ?? at,
      ),
    )
    const side = unit(cross(along, Math.abs(dot(along, [0, 1, 0])) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
    const up = cross(side, along)
    const row = Array.from({ length: parts + 1 }, (_, part) => {
      const angle = (part / parts) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const normal: Vec3 = [
        side[0] * c + up[0] * s,
        side[1] * c + up[1] * s,
        side[2] * c + up[2] * s,
      ]
      return sculpt.add({
        at: [at[0] + normal[0] * thick, at[1] + normal[1] * thick, at[2] + normal[2] * thick],
        normal,
        uv: [part / parts, index / line.length],
      })
    })
    for (const [part, inner] of (last ?? []).slice(0, -1).entries()) {
      quad(sculpt, [inner, last?.[part + 1] ?? 0, row[part + 1] ?? 0, row[part] ?? 0])
    }
    last = row
  }
}
