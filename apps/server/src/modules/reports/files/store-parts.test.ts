import { expect, test } from 'vitest'
import { storeParts } from './store-parts.ts'

async function* chunksOf(...sizes: number[]) {
  for (const size of sizes) yield new Uint8Array(size)
}

test('parts have at least half a megabyte, but for the last one', async () => {
  const stored: [number, number][] = []
  const bytes = await storeParts(chunksOf(500_000, 100_000, 600_000, 7), async (part, content) => {
    stored.push([part, content.byteLength])
    return true
  })
  expect(bytes).toBe(1_200_007)
  expect(stored).toEqual([
    [0, 600_000],
    [1, 600_000],
    [2, 7],
  ])
})

test('nothing more is stored once another writer has taken over', async () => {
  let asked = 0
  const lost = await storeParts(chunksOf(600_000, 600_000, 600_000), async () => {
    asked += 1
    return asked < 2
  })
  expect([lost, asked]).toEqual([undefined, 2])
  expect(await storeParts(chunksOf(1), async () => false)).toBeUndefined()
})
