import { maths } from '@trevo/titles/minas-de-esmeralda/maths.ts'
import { theme } from '@trevo/titles/minas-de-esmeralda/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, isInSteps: true, openChoice: { mineCount: 3 } })

it('opens a cell by the keyboard, and announces its content', async () => {
  const { all, press, main, game } = await openTitle(tested, { nonces: [0] })
  await press(main())
  const [first] = all('.cell')
  first?.focus()
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  expect(document.activeElement).toBe(all('.cell')[1])
  await press(all('.cell')[1] ?? main())
  expect(all('.cell')[1]?.getAttribute('aria-label')).toMatch(
    /^Linha 1, coluna 2: (esmeralda|mina)$/,
  )
  expect(game.board.wager()?.choice).toEqual({ mineCount: 3 })
})
