import { maths } from '@trevo/titles/dados-da-fortuna/maths.ts'
import { theme } from '@trevo/titles/dados-da-fortuna/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, choose: ({ all }) => all('.bet-spot')[0]?.click() })

it('is one tab stop with fifty-two bets', async () => {
  const { all } = await openTitle(tested)
  const places = all('.sic-table button')
  expect(places).toHaveLength(52)
  expect(places.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

it('announces the dice and their sum', async () => {
  const { all, press, main, text } = await openTitle(tested)
  all('.bet-spot')[0]?.click()
  await press(main())
  expect(text('[aria-live]')).toMatch(/^Dados [1-6], [1-6], [1-6], soma \d+\./)
})
