import { maths } from '@trevo/titles/boto-encantado/maths.ts'
import { theme } from '@trevo/titles/boto-encantado/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { nameOf, openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested })

it('sells the bonus no dearer than one round may be, and only for money that is there', async () => {
  const { buy } = maths
  if (!buy) throw new Error('this title sells no bonus')
  const buyButton = /^Comprar/
  const cheap = await openTitle(tested, { profile: { maxStake: '1.00' } })
  expect(cheap.button(buyButton).disabled).toBe(true)
  expect(nameOf(cheap.button(buyButton))).toMatch(/acima do máximo de R\$/)
  const poor = await openTitle(tested, { balance: '1.00' })
  expect(poor.button(buyButton).disabled).toBe(true)
  const rich = await openTitle(tested, { balance: '5000.00' })
  await rich.press(buyButton)
  expect(rich.game.board.wager()?.stakeMinor).toBe(10_000n * BigInt(buy.priceStakes))
  await rich.press(/^Desistir da compra/)
  expect(rich.game.board.wager()?.stakeMinor).toBe(10_000n)
})

it('sells none where the profile allows none', async () => {
  const { button } = await openTitle(tested, { profile: { featureBuy: false } })
  expect(() => button(/^Comprar/)).toThrow()
})
