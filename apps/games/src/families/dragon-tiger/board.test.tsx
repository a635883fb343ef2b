import { maths } from '@trevo/titles/duelo-do-dragao/maths.ts'
import { theme } from '@trevo/titles/duelo-do-dragao/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, choose: ({ all }) => all('.bet-spot')[0]?.click() })

it('marks the winning side, and fades the losing bets', async () => {
  const { all, press, main } = await openTitle(tested, { nonces: [1] })
  for (const spot of all('.bet-spot')) spot.click()
  await press(main())
  expect(all('.bet-spot[data-mark=won]').length).toBeGreaterThan(0)
  expect(all('.bet-spot[data-mark=lost]').length).toBeGreaterThan(0)
})
