import { expect, it } from 'vitest'
import { createSculpt, vertexSize, type Shape } from '../gl/sculpt.ts'
import { mostBones } from '../gl/shaders.ts'
import { dressField, hairField, headField, holdBody, holdHead, skinField } from './body-fields.ts'
import { limb, merge, oval, type Field } from './fields.ts'
import { addField } from './sculpt-field.ts'

const meshOf = async (field: Field): Promise<Shape> => {
  const sculpt = createSculpt()
  const grid = { from: [-1, -1, -1], to: [1, 1, 1], cell: 0.1 } as const
  await addField(sculpt, field, grid, { holdOf: () => [0, 0, 1, 0], pause: async () => undefined })
  return sculpt.shape()
}

const pointsOf = ({ vertices }: Shape): number[][] =>
  Array.from({ length: vertices.length / vertexSize }, (_, index) =>
    Array.from(vertices.slice(index * vertexSize, index * vertexSize + 6)),
  )

/** How often each edge is used, whichever way it runs. */
const edgesOf = ({ indices }: Shape): Map<string, number> => {
  const edges = new Map<string, number>()
  for (let at = 0; at < indices.length; at += 3) {
    const three = Array.from(indices.slice(at, at + 3))
    for (const [index, from = 0] of three.entries()) {
      const to = three[(index + 1) % 3] ?? 0
      const key = [from, to].toSorted((one, other) => one - other).join('-')
      edges.set(key, (edges.get(key) ?? 0) + 1)
    }
  }
  return edges
}

it('a ball becomes a closed skin at its radius, whose normals point outwards', async () => {
  const shape = await meshOf(oval([0, 0, 0], [0.6, 0.6, 0.6]))
  for (const [x = 0, y = 0, z = 0, a = 0, b = 0, c = 0] of pointsOf(shape)) {
    expect(Math.hypot(x, y, z)).toBeGreaterThan(0.55)
    expect(Math.hypot(x, y, z)).toBeLessThan(0.65)
    expect(x * a + y * b + z * c).toBeGreaterThan(0.5)
  }
  expect([...edgesOf(shape).values()].filter((count) => count !== 2)).toEqual([])
})

it('two that grow together have one closed skin', async () => {
  const shape = await meshOf(
    merge(oval([-0.3, 0, 0], [0.3, 0.3, 0.3]), limb([0, 0, 0], 0.2, [0.5, 0.3, 0], 0.1), 0.1),
  )
  expect([...edgesOf(shape).values()].filter((count) => count !== 2)).toEqual([])
})

it.each([
  ['dress', dressField, holdBody],
  ['skin', skinField, holdBody],
  ['head', headField, holdHead],
  ['hair', hairField, holdHead],
] as const)(
  'every point of the %s is held by two bones with shares of one whole',
  (_, field, hold) => {
    for (let x = -0.65; x < 0.65; x += 0.021) {
      for (let y = -0.1; y < 0.85; y += 0.023) {
        if (field([x, y, 0]) > 0) continue
        const [one, other, share, rest] = hold([x, y, 0])
        expect(share + rest).toBeCloseTo(1, 9)
        expect(Math.min(share, rest)).toBeGreaterThanOrEqual(0)
        expect(Math.max(one, other)).toBeLessThan(mostBones)
      }
    }
  },
)
