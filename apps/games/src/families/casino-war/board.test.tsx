import { maths } from '@trevo/titles/guerra-de-cartas/maths.ts'
import { theme } from '@trevo/titles/guerra-de-cartas/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { nameOf, openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({
  ...tested,
  choose: ({ all }) => all('.bet-spot.ante')[0]?.click(),
  isInSteps: true,
  openChoice: { bets: [{ bet: 'ante', stakeMinor: '10000' }] },
})

it('offers war at its price and surrender for half, on a tie alone', async () => {
  for (let nonce = 0; nonce < 60; nonce += 1) {
    const { all, press, main, game, button } = await openTitle(tested, { nonces: [nonce] })
    all('.bet-spot.ante')[0]?.click()
    await press(main())
    if (game.state.phase !== 'deciding') continue
    expect(main().getAttribute('aria-label')).toMatch(/^Ir à guerra R\$.1,00$/)
    expect(nameOf(button(/^Render-se/))).toMatch(/recebe R\$.0,50/)
    return
  }
  throw new Error('no tie in sixty rounds')
})
