import { maths } from '@trevo/titles/torre-do-sol/maths.ts'
import { theme } from '@trevo/titles/torre-do-sol/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, isInSteps: true, openChoice: { difficulty: 'easy' } })

it('opens doors of the next floor only', async () => {
  const { all, press, main } = await openTitle(tested)
  await press(main())
  const offered = all('.cell').filter((door) => door.getAttribute('aria-disabled') === 'false')
  expect(offered.map((door) => door.getAttribute('aria-label'))).toEqual(
    offered.map((_, door) => `Andar 1, porta ${door + 1}: fechada`),
  )
})

it('builds another tower for another difficulty', async () => {
  const { all, press } = await openTitle(tested)
  const before = all('.cell').length
  await press('Difícil')
  expect(all('.cell').length).not.toBe(before)
})
