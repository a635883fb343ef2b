import { maths } from '@trevo/titles/keno-do-mar/maths.ts'
import { theme } from '@trevo/titles/keno-do-mar/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, choose: ({ all }) => all('.keno-field .cell')[0]?.click() })

it('marks at most ten numbers, and announces the state of each', async () => {
  const { all, button, game } = await openTitle(tested)
  for (const cell of all('.keno-field .cell').slice(0, 12)) cell.click()
  expect(game.board.wager()?.choice).toMatchObject({ picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
  expect(button('Número 10: marcado').getAttribute('aria-pressed')).toBe('true')
  expect(button('Número 11: livre').getAttribute('aria-pressed')).toBe('false')
})

it('is one tab stop, and the arrow keys move between numbers', async () => {
  const { all } = await openTitle(tested)
  const cells = all('.keno-field .cell')
  expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  cells[0]?.focus()
  cells[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  expect(document.activeElement).toBe(cells[8])
})
