import { maths } from '@trevo/titles/cascata-de-caju/maths.ts'
import { theme } from '@trevo/titles/cascata-de-caju/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested })

it('draws another board for another number of rows, and announces its largest payout', async () => {
  const { all, press, text } = await openTitle(tested)
  const board = (): string => all('.plinko-holder')[0]?.getAttribute('aria-label') ?? ''
  const before = board()
  await press('Mais linhas')
  expect(board()).not.toBe(before)
  expect(text('.number-field output')).toBe('13')
})
