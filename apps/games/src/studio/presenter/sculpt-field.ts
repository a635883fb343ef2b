import type { Sculpt } from '../gl/sculpt.ts'
import type { Vec3 } from '../gl/vectors.ts'
import type { Field } from './fields.ts'

/** Two bones and their shares. */
export type Hold = readonly [number, number, number, number]

type Grid = {
  readonly from: Vec3
  readonly to: Vec3
  /** The length of a cell. */
  readonly cell: number
}

const block = 4

/** Lets the page draw whenever the work has taken too long. */
export type Pause = () => Promise<void>

/** Values at all corners; where the surface is far only the sign is right. */
const sample = async (
  field: Field,
  { from, cell }: Grid,
  [nx, ny, nz]: Vec3,
  pause: Pause,
): Promise<Float32Array> => {
  const values = new Float32Array(nx * ny * nz)
  const far = block * cell * 0.95
  const at = (x: number, y: number, z: number): Vec3 => [
    from[0] + x * cell,
    from[1] + y * cell,
    from[2] + z * cell,
  ]
  const half = (block - 1) / 2
  const fill = (x: number, y: number, z: number): void => {
    const middle = field(at(x + half, y + half, z + half))
    const isFar = Math.abs(middle) > far
    for (let k = z; k < Math.min(z + block, nz); k += 1) {
      for (let j = y; j < Math.min(y + block, ny); j += 1) {
        for (let i = x; i < Math.min(x + block, nx); i += 1) {
          values[i + nx * (j + ny * k)] = isFar ? middle : field(at(i, j, k))
        }
      }
    }
  }
  for (let z = 0; z < nz; z += block) {
    for (let y = 0; y < ny; y += block) {
      for (let x = 0; x < nx; x += block) fill(x, y, z)
      await pause()
    }
  }
  return values
}

const slopeOf = (field: Field, [x, y, z]: Vec3, step: number): Vec3 => [
  field([x + step, y, z]) - field([x - step, y, z]),
  field([x, y + step, z]) - field([x, y - step, z]),
  field([x, y, z + step]) - field([x, y, z - step]),
]

const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n & 1, (n >> 1) & 1, n >> 2] as const)
const edges = corners.flatMap((_, n) =>
  [1, 2, 4].filter((bit) => !(n & bit)).map((bit) => [n, n | bit] as const),
)

/** The middle of the places where the edges of a cell meet the surface; undefined if none does. */
const crossing = (corner: readonly number[]): Vec3 | undefined => {
  let [x, y, z, count] = [0, 0, 0, 0]
  for (const [a, b] of edges) {
    const [from, to] = [corner[a] ?? 0, corner[b] ?? 0]
    if (from < 0 === to < 0) continue
    const share = from / (from - to)
    const [start, end] = [corners[a] ?? [0, 0, 0], corners[b] ?? [0, 0, 0]]
    x += start[0] + (end[0] - start[0]) * share
    y += start[1] + (end[1] - start[1]) * share
    z += start[2] + (end[2] - start[2]) * share
    count += 1
  }
  return count === 0 ? undefined : [x / count, y / count, z / count]
}

/** Adds the surface of a field as triangles (surface nets: one corner in each cell that the surface crosses). */
export const addField = async (
  sculpt: Sculpt,
  field: Field,
  grid: Grid,
  { holdOf, pause }: { readonly holdOf: (point: Vec3) => Hold; readonly pause: Pause },
): Promise<void> => {
  const { from, to, cell } = grid
  const count = (axis: 0 | 1 | 2): number => Math.ceil((to[axis] - from[axis]) / cell) + 1
  const size: Vec3 = [count(0), count(1), count(2)]
  const [nx, ny, nz] = size
  const values = await sample(field, grid, size, pause)
  const found = new Int32Array(values.length).fill(-1)
  const steps = corners.map(([a, b, c]) => a + nx * (b + ny * c))
  const addCorner = (x: number, y: number, z: number): void => {
    const start = x + nx * (y + ny * z)
    const isIn = (values[start] ?? 1) < 0
    if (steps.every((step) => (values[start + step] ?? 1) < 0 === isIn)) return
    const inside = crossing(steps.map((step) => values[start + step] ?? 1))
    if (!inside) return
    const at: Vec3 = [
      from[0] + (x + inside[0]) * cell,
      from[1] + (y + inside[1]) * cell,
      from[2] + (z + inside[2]) * cell,
    ]
    found[start] = sculpt.add({ at, normal: slopeOf(field, at, cell / 2), bones: holdOf(at) })
  }
  for (let z = 0; z < nz - 1; z += 1) {
    for (let y = 0; y < ny - 1; y += 1) {
      for (let x = 0; x < nx - 1; x += 1) addCorner(x, y, z)
      await pause()
    }
  }
  join(sculpt, { values, found, size })
}

type Net = { readonly values: Float32Array; readonly found: Int32Array; readonly size: Vec3 }

/** Two triangles across every edge of the grid that the surface crosses. */
const join = (sculpt: Sculpt, { values, found, size: [nx, ny, nz] }: Net): void => {
  const face = (isOut: boolean, a: number, b: number, c: number, d: number): void => {
    const [i = -1, j = -1, k = -1, l = -1] = [found[a], found[b], found[c], found[d]]
    if (Math.min(i, j, k, l) < 0) return
    sculpt.triangle(i, isOut ? j : k, isOut ? k : j)
    sculpt.triangle(i, isOut ? k : l, isOut ? l : k)
  }
  const [right, up, out] = [1, nx, nx * ny]
  for (let z = 1; z < nz - 1; z += 1) {
    for (let y = 1; y < ny - 1; y += 1) {
      for (let x = 1; x < nx - 1; x += 1) {
        const here = x + nx * (y + ny * z)
        const isIn = (values[here] ?? 1) < 0
        for (const [step, one, other] of [
          [right, up, out],
          [up, out, right],
          [out, right, up],
        ] as const) {
          if ((values[here + step] ?? 1) < 0 !== isIn)
            face(isIn, here - one - other, here - other, here, here - one)
        }
      }
    }
  }
}
