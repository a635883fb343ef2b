import { maths } from '@trevo/titles/dobro-da-mata/maths.ts'
import { theme } from '@trevo/titles/dobro-da-mata/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, choose: ({ all }) => all('.bet-spot')[0]?.click() })

it('accepts no more chips than the balance covers', async () => {
  const { all, game } = await openTitle(tested, { balance: '2.00' })
  const [red] = all('.bet-spot')
  for (let press = 0; press < 5; press += 1) red?.click()
  expect(game.board.wager()?.stakeMinor).toBe(20_000n)
})
