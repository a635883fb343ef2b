import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../play/context/game-context.ts'
import { formatsOf } from '../text/format.ts'
import { pt } from '../text/pt.ts'
import { listenForJackpots } from './show-jackpots.ts'

/** What the jackpot strip uses of a running game. */
const gameOf = () => {
  const banner = { show: vi.fn(), hide: vi.fn() }
  const game = {
    formats: formatsOf(pt),
    language: 'PT',
    text: pt,
    banner,
    sound: { fanfare: vi.fn() },
    state: { jackpotRules: [] },
    resize: vi.fn(),
  } as unknown as Game
  return { game, banner }
}
const pool = { name: 'Jackpot', amount: '1234.56', mustHitBy: '5000.00', shareBp: 50 }
const strip = (): string => document.querySelector('.jackpots')?.textContent ?? ''

beforeEach(() => {
  document.body.innerHTML = '<main id="game"></main>'
})
afterEach(() => {
  document.querySelector('.jackpots')?.remove()
})

test('shows the pools’ amounts, and states in the rules what a stake contributes', () => {
  const { game } = gameOf()
  listenForJackpots(game, { type: 'jackpots', told: { pools: [pool] } })
  expect(strip().replaceAll('\u00a0', ' ')).toBe('JackpotR$ 1.234,56sai até R$ 5.000,00')
  expect(game.state.jackpotRules[0]?.paragraphs[0]).toContain('0,50%')
  listenForJackpots(game, { type: 'jackpots', told: { pools: [{ ...pool, amount: '1300.00' }] } })
  expect(strip()).toContain('1.300,00')
})

test.each([
  ['no list', {}],
  ['a name that is no text', { pools: [{ ...pool, name: 7 }] }],
  ['an invalid amount', { pools: [{ ...pool, amount: '<b>1</b>' }] }],
])('passes over a message with %s', (_, told) => {
  const { game } = gameOf()
  listenForJackpots(game, { type: 'jackpots', told })
  expect(document.querySelector('.jackpots')).toBeNull()
})

test('notifies its player of a win', () => {
  const { game, banner } = gameOf()
  listenForJackpots(game, { type: 'jackpot-won', told: { amount: '1000.01' } })
  expect(String(banner.show.mock.calls[0]?.[1]).replaceAll('\u00a0', ' ')).toContain('R$ 1.000,01')
  listenForJackpots(game, { type: 'jackpot-won', told: { amount: 'all' } })
  expect(banner.show).toHaveBeenCalledTimes(1)
})
