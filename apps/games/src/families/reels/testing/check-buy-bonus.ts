import { expect, it } from 'vitest'
import { nameOf, openTitle, type TestedTitle } from '../../../testing/open-title.ts'
import type { AnyReelsTitle } from '../shape.ts'

/** The checks for buying a bonus; `checkBoard` has simulated the page. */
export const checkBuyBonus = <Data extends AnyReelsTitle>(tested: TestedTitle<Data>): void => {
  it('sells the bonus at no more than the limit per round, and only if the balance covers it', async () => {
    const { buy } = tested.maths
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
    await rich.press(/^Cancelar compra/)
    expect(rich.game.board.wager()?.stakeMinor).toBe(10_000n)
  })

  it('sells no bonus where the profile forbids it', async () => {
    const { button } = await openTitle(tested, { profile: { featureBuy: false } })
    expect(() => button(/^Comprar/)).toThrow()
  })
}
