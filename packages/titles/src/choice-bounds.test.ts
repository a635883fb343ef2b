import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { expect, test } from 'vitest'
import { isSlot } from './slot-titles.ts'
import { titlesInOrder } from './titles-in-order.ts'

/** The farthest number from `start` on, in steps of 1 or -1, up to which all are accepted. */
const farthest = (start: number, step: 1 | -1, isAccepted: (number: number) => boolean): number => {
  let [inside, outside] = [0, 1]
  while (isAccepted(start + step * outside)) [inside, outside] = [outside, outside * 2]
  while (outside - inside > 1) {
    const between = Math.floor((inside + outside) / 2)
    if (isAccepted(start + step * between)) inside = between
    else outside = between
  }
  return start + step * inside
}

/** The whole numbers of a title's choices, each with the lowest and the highest accepted around the first wager's. */
const boundsOf = (title: TitleData): Readonly<Record<string, readonly [number, number]>> => {
  const engine = engineOf(title)
  const bounds: Record<string, readonly [number, number]> = {}
  for (const { stakeMinor, choice } of measureOf(title).wagers(title)) {
    if (typeof choice !== 'object' || choice === null) continue
    for (const [key, number] of Object.entries(choice)) {
      if (typeof number !== 'number' || Object.hasOwn(bounds, key)) continue
      const isAccepted = (other: number) =>
        engine.readChoice(title, stakeMinor, { ...choice, [key]: other }) !== undefined
      bounds[key] = [farthest(number, -1, isAccepted), farthest(number, 1, isAccepted)]
    }
  }
  return bounds
}

test('the numbers that a player may choose are between these', () => {
  const titles = titlesInOrder.map(({ maths }) => maths).filter((title) => !isSlot(title))
  const found = titles.map((title) => [title.gameCode, boundsOf(title)] as const)
  expect(Object.fromEntries(found.filter(([, bounds]) => Object.keys(bounds).length > 0))).toEqual({
    'arraia-do-bingo': { cardSet: [0, 9_999] },
    'bingo-do-vovo': { cardSet: [0, 9_999] },
    'cascata-de-caju': { rowCount: [8, 16] },
    // Percent.
    'dado-de-ouro': { chance: [1, 98] },
    'dois-e-coringa': { handCount: [1, 1] },
    // Hundredths: 1.01 to 10,000 times the stake.
    'foguete-maluco': { autoCashOut: [101, 1_000_000], seat: [1, 2] },
    'fossa-das-luzes': { pond: [1, 10_000] },
    'lagoa-encantada': { pond: [1, 10_000] },
    'luzes-de-varginha': { autoCashOut: [101, 500_000], seat: [1, 2] },
    'minas-de-esmeralda': { mineCount: [1, 24] },
    'recife-da-meia-noite': { pond: [1, 10_000] },
    'roda-da-feira': { segmentCount: [10, 10] },
    'salao-do-bingo': { cardSet: [0, 9_999] },
    'valetes-ou-melhor': { handCount: [1, 1] },
    'voo-do-tucano': { target: [101, 500_000] },
  })
})
