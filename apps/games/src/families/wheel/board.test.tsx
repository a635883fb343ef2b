import { maths } from '@trevo/titles/roda-da-feira/maths.ts'
import { theme } from '@trevo/titles/roda-da-feira/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested })

it('draws the chosen wheel, and lights the segment that was hit', async () => {
  const { all, press, main } = await openTitle(tested)
  await press('50')
  expect(all('.wheel-holder')[0]?.getAttribute('aria-label')).toBe('Roda de 50 segmentos')
  await press(main())
  expect(all('.wheel-legend .hit')).toHaveLength(1)
})
