import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { expect, it } from 'vitest'
import { defaultFolders } from '../build.ts'
import { firstLoads, studioBytes } from './testing/first-load.ts'

/** Compressed JavaScript, in bytes, before a title shows its first picture. */
const mostBytes = 40 * 1_024

const isBuilt = existsSync(join(defaultFolders.out, 'index.html'))

it.runIf(isBuilt)(
  'the built games load at most 40 kB of JavaScript before the picture of a title',
  async () => {
    const codes = titlesInOrder.map(({ maths }) => maths.gameCode)
    const loads = await firstLoads(defaultFolders.out, codes)
    expect(loads.filter(({ bytes }) => bytes > mostBytes)).toEqual([])
  },
)

it.runIf(isBuilt)('the studio of a live table is at most 150 kB with gzip', async () => {
  const bytes = await studioBytes(defaultFolders.out)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(150 * 1_024)
})
