import { maths } from '@trevo/titles/vinte-e-um-do-trevo/maths.ts'
import { theme } from '@trevo/titles/vinte-e-um-do-trevo/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({
  ...tested,
  choose: ({ all }) => all('.bet-spot.main')[0]?.click(),
  isInSteps: true,
  openChoice: { bets: [{ bet: 'main', stakeMinor: '10000' }] },
})

it('takes no side bet above the main one', async () => {
  const { all, game } = await openTitle(tested)
  all('.bet-spot.three')[0]?.click()
  expect(game.board.wager()).toBeUndefined()
  all('.bet-spot.main')[0]?.click()
  for (let press = 0; press < 3; press += 1) all('.bet-spot.three')[0]?.click()
  expect(game.board.wager()?.stakeMinor).toBe(20_000n)
})

it('advises basic strategy until it is switched off permanently', async () => {
  const { all, press, main, text } = await openTitle(tested, { nonces: [3] })
  all('.bet-spot.main')[0]?.click()
  await press(main())
  expect(text('.hint-line')).toMatch(/^Dica: |^Dica da/)
  await press('Dica da estratégia básica')
  expect(text('.hint-line')).toBe('Dica desligada')
  const again = await openTitle(tested)
  expect(again.text('.hint-line')).toBe('Dica desligada')
})
