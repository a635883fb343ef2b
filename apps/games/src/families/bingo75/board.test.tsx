import { maths } from '@trevo/titles/bingo-do-vovo/maths.ts'
import { theme } from '@trevo/titles/bingo-do-vovo/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested })

it('changes the card, but not during a round', async () => {
  const { game, button } = await openTitle(tested)
  const before = game.board.wager()?.choice
  for (let press = 0; press < 4; press += 1) button('Trocar').click()
  expect(game.board.wager()?.choice).not.toEqual(before)
  game.board.setLocked?.(true)
  expect(button('Trocar').disabled).toBe(true)
})
