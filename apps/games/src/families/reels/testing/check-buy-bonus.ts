import { expect, it } from 'vitest'
import { nameOf, openTitle, type TestedTitle } from '../../../testing/open-title.ts'
import type { AnyReelsTitle } from '../shape.ts'

/** What holds for the purchase of a bonus; `checkBoard` has simulated the page. */
export const checkBuyBonus = <Data extends AnyReelsTitle>(tested: TestedTitle<Data>): void => {
  it('sells the bonus no dearer than one round may be, and only for money that is there', async () => {
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

  it('sells none where the profile allows none', async () => {
    const { button } = await openTitle(tested, { profile: { featureBuy: false } })
    expect(() => button(/^Comprar/)).toThrow()
  })
}
