import { maths } from '@trevo/titles/voo-do-tucano/maths.ts'
import { theme } from '@trevo/titles/voo-do-tucano/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested })

it('accepts a typed target in either notation, and shows its chance', async () => {
  const { all, text, game } = await openTitle(tested)
  const input = all('.target-field input')[0] as HTMLInputElement
  input.value = '3.5'
  input.dispatchEvent(new Event('change'))
  expect(game.board.wager()?.choice).toEqual({ target: 350 })
  expect(input.value).toBe('3,50')
  expect(text('.bet-facts dd')).toMatch(/^\d+,\d+ ?%$/)
})
