import { maths } from '@trevo/titles/arraia-do-bingo/maths.ts'
import { theme } from '@trevo/titles/arraia-do-bingo/theme.ts'
import { expect, it } from 'vitest'
import { checkBoard } from '../../testing/check-board.ts'
import { openTitle } from '../../testing/open-title.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested, isInSteps: true, openChoice: { cardSet: 7 } })

it('offers the next ball at its price, and a way to finish', async () => {
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const { press, main, game, button } = await openTitle(tested, { nonces: [nonce] })
    await press(main())
    if (game.state.phase !== 'deciding') continue
    expect(main().getAttribute('aria-label')).toMatch(/^Bola extra R\$/)
    await press('Encerrar')
    expect(game.state.phase).toBe('idle')
    expect(button('Trocar').disabled).toBe(false)
    return
  }
  throw new Error('no extra ball in forty rounds')
})

it('does not sell a ball that costs more than the player has', async () => {
  const { game, main } = await openTitle(tested, {
    balance: '1.00',
    openNonce: 3,
    openOrder: { stake: '1.00', choice: { cardSet: 7 } },
  })
  if (game.state.phase === 'deciding') expect(main().disabled).toBe(true)
})
