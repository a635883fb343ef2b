import type { RoomGame, RoomPicture } from '@trevo/contract/rgs/rooms.ts'
import { expect, it } from 'vitest'
import { planNext } from './plan-next.ts'

const serverAt = '2030-01-07T15:00:00.000Z'
const at = (ms: number): string => new Date(Date.parse(serverAt) + ms).toISOString()
const roomWith = (game: Partial<RoomGame> | null): Pick<RoomPicture, 'game' | 'serverAt'> => ({
  serverAt,
  game: game && {
    number: 7,
    chainEnd: '',
    salt: '',
    phase: 'betting',
    fliesAt: at(10_000),
    crashAt: null,
    seed: null,
    ...game,
  },
})
const plan = (game: Partial<RoomGame> | null, chance = 0.5, lastNumber = 6) =>
  planNext(roomWith(game), { chance, lastNumber })

it('bets at some moment of the betting time, always before its close', () => {
  expect(plan({}, 0)).toEqual({ isBet: true, waitMs: 0 })
  expect(plan({}, 0.5)).toEqual({ isBet: true, waitMs: 4_250 })
  expect(plan({}, 0.999).waitMs).toBeLessThan(9_000)
})

it('bets once in a game, and never when it is about to close', () => {
  expect(plan({}, 0.5, 7)).toEqual({ isBet: false, waitMs: 11_500 })
  expect(plan({ fliesAt: at(1_900) }).isBet).toBe(false)
})

it('looks again after the end of a drawing, without a request in between', () => {
  const drawing = { phase: 'flying', fliesAt: at(-1_000), endsAt: at(31_000) } as const
  expect(plan(drawing)).toEqual({ isBet: false, waitMs: 32_500 })
})

it('looks now and then where nobody knows the end, as in crash, and where no game is announced', () => {
  expect(plan({ phase: 'flying', fliesAt: at(-1_000) })).toEqual({ isBet: false, waitMs: 4_000 })
  expect(plan({ phase: 'over', fliesAt: at(-9_000) })).toEqual({ isBet: false, waitMs: 4_000 })
  expect(plan(null)).toEqual({ isBet: false, waitMs: 4_000 })
})

it('never waits longer than a minute, nor looks more often than its pace', () => {
  expect(plan({ phase: 'flying', endsAt: at(600_000) }).waitMs).toBe(60_000)
  expect(plan({ phase: 'flying', endsAt: at(-5_000) }).waitMs).toBe(1_500)
})
