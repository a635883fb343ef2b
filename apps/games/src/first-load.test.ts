import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { expect, it } from 'vitest'
import { defaultFolders } from '../build.ts'
import { firstLoads } from './testing/first-load.ts'

/** Compressed JavaScript, in bytes, before a title shows its first picture. */
const mostBytes = 40 * 1_024
/** Not there yet: seven seats of cards, decisions and bets behind come with the table. */
const heavier: Readonly<Record<string, number>> = { 'vinte-e-um-ao-vivo': 44 * 1_024 }

const isBuilt = existsSync(join(defaultFolders.out, 'index.html'))

it.runIf(isBuilt)(
  'the built games load at most 40 kB of JavaScript before the picture of a title, but for one',
  async () => {
    const codes = titlesInOrder.map(({ maths }) => maths.gameCode)
    const loads = await firstLoads(defaultFolders.out, codes)
    const tooHeavy = loads.filter(({ gameCode, bytes }) => bytes > (heavier[gameCode] ?? mostBytes))
    expect(tooHeavy).toEqual([])
  },
)
