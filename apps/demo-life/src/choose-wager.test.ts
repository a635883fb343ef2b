import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { isCrash } from '@trevo/game-rules/crash/types.ts'
import { isSlot } from '@trevo/titles/slot-titles.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { expect, test } from 'vitest'
import { chooseWager, isShared, takesAnyStake } from './choose-wager.ts'

const chances = [0, 0.3, 0.6, 0.999] as const

test.each(titlesInOrder.map(({ maths }) => [maths.gameCode, maths] as const))(
  '%s is played by the demo’s members, by wagers that are on offer',
  (gameCode, maths) => {
    const suits = maths.stakeStepsMinor[0]
    for (const chance of chances) {
      const wager = chooseWager(gameCode, suits, chance)
      if (!wager) throw new Error(`nobody plays ${gameCode}`)
      if (isSlot(maths)) expect(wager.choice).toBeNull()
      const read = engineOf(maths).readChoice(maths, wager.stakeMinor, wager.choice)
      expect(read).toBeDefined()
    }
  },
)

test('who plays high plays slots, where every stake is on offer', () => {
  const codes = titlesInOrder.map(({ maths }) => maths.gameCode)
  const slots = titlesInOrder.filter(({ maths }) => isSlot(maths))
  expect(codes.filter(takesAnyStake)).toEqual(slots.map(({ maths }) => maths.gameCode))
  expect(takesAnyStake('of-another-vendor')).toBe(false)
})

test('crash, bingo, live tables and the arena are played together', () => {
  const codes = titlesInOrder.map(({ maths }) => maths.gameCode).filter(isShared)
  expect(codes).toEqual(
    expect.arrayContaining([
      'foguete-maluco',
      'salao-do-bingo',
      'roleta-ao-vivo',
      'bacara-ao-vivo',
    ]),
  )
  expect(codes).not.toContain('tigre-da-sorte')
})

test('bets in a flight cash out automatically, because nobody watches the flight', () => {
  const rooms = titlesInOrder.filter(({ maths }) => isCrash(maths))
  expect(rooms.length).toBeGreaterThan(0)
  for (const { maths } of rooms) {
    for (const chance of chances) {
      const wager = chooseWager(maths.gameCode, maths.stakeStepsMinor[0], chance)
      expect(wager?.choice).toEqual({ seat: 1, autoCashOut: expect.any(Number) })
    }
  }
})
