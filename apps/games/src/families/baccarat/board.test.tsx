import { maths } from '@trevo/titles/bacara-imperial/maths.ts'
import { theme } from '@trevo/titles/bacara-imperial/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, choose: ({ all }) => all('.bet-spot')[0]?.click() })

it('keeps the visit’s results on the road, and announces the score', async () => {
  const { all, press, main, text } = await openTitle(tested)
  all('.bet-spot.player')[0]?.click()
  await press(main())
  expect(all('.bead')).toHaveLength(1)
  expect(all('.roads')[0]?.getAttribute('aria-label')).toMatch(/: [\d, ]+$/)
  expect(text('[aria-live]')).toMatch(/jogador \d, banca \d/)
})
