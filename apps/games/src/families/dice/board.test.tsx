import { maths } from '@trevo/titles/dado-de-ouro/maths.ts'
import { theme } from '@trevo/titles/dado-de-ouro/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested })

it('moves the chance by the arrow keys, and announces its price and range', async () => {
  const { all, text } = await openTitle(tested)
  const [field] = all('[role=spinbutton]')
  expect(field?.getAttribute('aria-valuenow')).toBe('50')
  const paid = text('.bet-facts dd')
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }))
  expect(field?.getAttribute('aria-valuetext')).toBe('40 %')
  expect(text('.bet-facts dd')).not.toBe(paid)
  expect(all('input[type=range]')[0]?.getAttribute('aria-valuetext')).toMatch(/^40 %, Ganha de/)
})

it('locks side, chance and line during a round', async () => {
  const { rgs, main, all, game } = await openTitle(tested)
  rgs.loseAnswers = 1
  main().click()
  await Promise.resolve()
  expect(game.state.phase).toBe('asking')
  const inputs = all('.dice input, .dice-options button') as HTMLInputElement[]
  expect(inputs.every(({ disabled }) => disabled)).toBe(true)
})
