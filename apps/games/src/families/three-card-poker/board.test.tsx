import { maths } from '@trevo/titles/poquer-de-tres/maths.ts'
import { theme } from '@trevo/titles/poquer-de-tres/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({
  ...tested,
  choose: ({ all }) => all('.bet-spot.ante')[0]?.click(),
  isInSteps: true,
  openChoice: { bets: [{ bet: 'ante', stakeMinor: '10000' }] },
})

it('keeps the dealer’s cards face down until the player decides', async () => {
  const { all, press, main, button } = await openTitle(tested)
  all('.bet-spot.ante')[0]?.click()
  await press(main())
  const down = (): number => all('.duel .card[data-side=down]').length
  expect(down()).toBe(3)
  expect(main().getAttribute('aria-label')).toMatch(/^Jogar R\$/)
  expect(button(/^Desistir/).disabled).toBe(false)
  await press(main())
  expect(down()).toBe(0)
})

it('marks the player’s hand in the paytable', async () => {
  const { all, press, main } = await openTitle(tested)
  all('.bet-spot.ante')[0]?.click()
  await press(main())
  expect(all('.three-paytables li[data-hit]').length).toBeLessThanOrEqual(2)
})
