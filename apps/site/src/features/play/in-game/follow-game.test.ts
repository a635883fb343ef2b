import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { balanceStore } from '../../../core/session/balance-store.ts'
import { differenceLastsMs, followGame, roundLastsMs } from './follow-game.ts'

const refresh = vi.fn<() => void>()
let game: ReturnType<typeof followGame>
const shown = () => balanceStore.read()?.amount
const book = (amount: string, seq: string) => balanceStore.set({ amount, currency: 'BRL', seq })

beforeEach(() => {
  vi.useFakeTimers()
  refresh.mockClear()
  book('100.00', '1')
  game = followGame(refresh)
  game.hear({ type: 'balance', balance: '100.00' })
})
afterEach(() => {
  game.close()
  balanceStore.set(undefined)
  vi.useRealTimers()
})

describe('one balance on every screen while a game is open', () => {
  it('is the game’s during a round: the payout is included once shown, although booked earlier', () => {
    game.hear({ type: 'round', state: 'started' })
    game.hear({ type: 'balance', balance: '99.00' })
    expect(shown()).toBe('99.00')
    book('99.00', '2')
    book('129.00', '3')
    expect(shown()).toBe('99.00')
    vi.advanceTimersByTime(60_000)
    expect(refresh).not.toHaveBeenCalled()
    game.hear({ type: 'balance', balance: '129.00' })
    game.hear({ type: 'round', state: 'shown' })
    expect(shown()).toBe('129.00')
    vi.advanceTimersByTime(60_000)
    expect(refresh).not.toHaveBeenCalled()
  })

  it('money that moved outside the game is requested once, if the difference persists', () => {
    book('150.00', '2')
    expect(shown()).toBe('100.00')
    vi.advanceTimersByTime(differenceLastsMs)
    expect(refresh).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(60_000)
    expect(refresh).toHaveBeenCalledOnce()
    game.hear({ type: 'balance', balance: '150.0000' })
    expect(shown()).toBe('150.0000')
  })

  it('is the server’s when a game insists on something else, until the two agree', () => {
    game.hear({ type: 'balance', balance: '999999.00' })
    vi.advanceTimersByTime(3 * differenceLastsMs)
    expect(refresh).toHaveBeenCalledOnce()
    expect(shown()).toBe('100.00')
    game.hear({ type: 'balance', balance: '888888.00' })
    expect(shown()).toBe('100.00')
    game.hear({ type: 'balance', balance: '100.00' })
    game.hear({ type: 'balance', balance: '99.00' })
    expect(shown()).toBe('99.00')
  })

  it('a round that never ends does not hide a false balance forever', () => {
    game.hear({ type: 'round', state: 'started' })
    game.hear({ type: 'balance', balance: '999999.00' })
    vi.advanceTimersByTime(roundLastsMs + 3 * differenceLastsMs)
    expect(shown()).toBe('100.00')
  })

  it('is the server’s again as soon as the game is closed', () => {
    game.hear({ type: 'balance', balance: '99.00' })
    game.close()
    expect(shown()).toBe('100.00')
  })

  it('is nobody’s after logout', () => {
    balanceStore.set(undefined)
    expect(balanceStore.read()).toBeUndefined()
    book('5.00', '1')
    expect(shown()).toBe('5.00')
  })
})
