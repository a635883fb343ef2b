import { maths } from '@trevo/titles/sobe-e-desce/maths.ts'
import { theme } from '@trevo/titles/sobe-e-desce/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { nameOf, openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, isInSteps: true })

it('offers two guesses with their payouts and chances', async () => {
  const { all, press, main, text } = await openTitle(tested)
  expect(all('.hilo-guess')).toHaveLength(0)
  await press(main())
  expect(all('.hilo-guess')).toHaveLength(2)
  for (const guess of all('.hilo-guess')) expect(nameOf(guess)).toMatch(/×.*%/)
  expect(all('.hilo-run li')).toHaveLength(1)
  await press(all('.hilo-guess')[0] ?? main())
  expect(all('.hilo-run li')).toHaveLength(2)
  expect(text('[aria-live]')).toMatch(/^Saiu /)
})
