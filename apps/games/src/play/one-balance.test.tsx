import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { RgsRefusal } from '../rgs/rgs-port.ts'
import { fakeRgs, type FakeRgs } from '../testing/fake-rgs.ts'
import { findNonce } from '../testing/find-nonce.ts'
import { simulateClock } from '../testing/simulate-clock.ts'
import { simulateCanvas } from '../testing/simulate-canvas.ts'
import { tigerTitle } from '../testing/tiger-title.ts'
import { pt } from '../text/pt.ts'
import { createGame } from './create-game.ts'

const { maths } = tigerTitle
const units = maths.unitsPerStake
const wins = findNonce(maths, ({ payoutUnits }) => payoutUnits > units && payoutUnits < units * 9)
const { startSession, told, says } = pageAround()

/** The balance on the screen and the last one sent to the parent page, read at the same time. */
const shown = () => ({
  balance: document.querySelector('.balance .money')?.textContent,
  result: document.querySelector('.net')?.textContent,
  told: told(),
})
/** The same, computed: before the payout, or with it. */
const expected = (balanceMinor: bigint, resultMinor: bigint) => ({
  balance: `R$\u00A0${formatMoney(balanceMinor).replace('.', ',')}`,
  result: `${pt.netShort} ${signed(resultMinor)}`,
  told: formatMoney(balanceMinor),
})
const signed = (minor: bigint): string => {
  const sign = minor > 0n ? '+' : minor < 0n ? '−' : ''
  return `${sign}R$\u00A0${formatMoney(minor < 0n ? -minor : minor).replace('.', ',')}`
}

/** Only its page closes a game; here the next one must not receive its messages. */
const leaving: (() => void)[] = []

/** Replaces the site around the frame: receives the game's messages and sends its own. */
function pageAround() {
  const post = vi.fn<(message: { type: string; balance?: string; state?: string }) => void>()
  return {
    startSession: async (rgs: FakeRgs) => {
      post.mockClear()
      vi.stubGlobal('parent', { postMessage: post })
      document.body.innerHTML = '<main id="game"></main>'
      const root = document.querySelector('#game') as HTMLElement // just made
      const { session } = rgs
      const listening = vi.spyOn(window, 'addEventListener')
      void createGame({ root, port: rgs, title: tigerTitle, session, text: pt, language: 'PT' })
      await vi.advanceTimersByTimeAsync(50)
      const [, hear] = listening.mock.calls.find(([type]) => type === 'message') ?? []
      if (hear) leaving.push(() => window.removeEventListener('message', hear))
      listening.mockRestore()
    },
    told: () => post.mock.calls.findLast(([{ type }]) => type === 'balance')?.[0].balance,
    says: (type: string) => post.mock.calls.filter(([message]) => message.type === type),
  }
}
const refresh = () =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { target: 'trevo-game', type: 'refresh-balance' },
      origin: 'http://site.test',
      source: window.parent,
    }),
  )
const spin = () => document.querySelector<HTMLButtonElement>('.spin')?.click()
const passTime = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeAll(simulateCanvas)
simulateClock()
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  vi.unstubAllGlobals()
})

describe('balance, session result and parent page agree at each moment', () => {
  it('of a round: the stake leaves all at once, the payout is added to all at its end', async () => {
    const rgs = fakeRgs(maths, { nonces: [wins] })
    await startSession(rgs)
    expect(shown()).toEqual(expected(1_000_000n, 0n))
    spin()
    expect(shown()).toEqual(expected(990_000n, -10_000n))
    await passTime(200)
    expect(document.querySelector('.spin')?.classList.contains('turning')).toBe(false)
    expect(shown()).toEqual(expected(990_000n, -10_000n))
    await passTime(15_000)
    const payout = parseMoney((await rgs.round(rgs.orders[0]?.id ?? '')).round.payout)
    expect(shown()).toEqual(expected(990_000n + payout, payout - 10_000n))
    expect(says('round').map(([{ state }]) => state)).toEqual(['started', 'shown'])
  })

  it('of a refused round: the stake is returned to all', async () => {
    const rgs = fakeRgs(maths)
    rgs.refuse = new RgsRefusal('rgs.bet_refused', 'Seu limite de hoje acabou.', {})
    await startSession(rgs)
    spin()
    expect(shown()).toEqual(expected(990_000n, -10_000n))
    await passTime(300)
    expect(shown()).toEqual(expected(1_000_000n, 0n))
    expect(says('round').map(([{ state }]) => state)).toEqual(['started', 'refused'])
  })

  it('of an interrupted round of this session: none includes the payout before it was shown', async () => {
    const rgs = fakeRgs(maths, { openNonce: wins })
    const payout = parseMoney(rgs.session.openRound?.payout ?? '')
    await startSession(rgs)
    expect(shown()).toEqual(expected(990_000n, -10_000n))
    // The parent page got no message about it either.
    expect(says('balance').map(([{ balance }]) => balance)).toEqual(['99.00'])
    await passTime(15_000)
    expect(shown()).toEqual(expected(990_000n + payout, payout - 10_000n))
  })

  it('of an interrupted round of an earlier session: this one does not include its result', async () => {
    const rgs = fakeRgs(maths, { openNonce: wins, isOpenOfEarlier: true })
    const payout = parseMoney(rgs.session.openRound?.payout ?? '')
    await startSession(rgs)
    expect(shown()).toEqual(expected(990_000n, 0n))
    await passTime(15_000)
    expect(shown()).toEqual(expected(990_000n + payout, 0n))
  })

  it('later credits stay when the end of an interrupted round is reported', async () => {
    const rgs = fakeRgs(maths, { openNonce: wins, depositedLater: '50.00' })
    const payout = parseMoney(rgs.session.openRound?.payout ?? '')
    await startSession(rgs)
    expect(shown()).toEqual(expected(1_490_000n, -10_000n))
    await passTime(20_000)
    expect(rgs.finished).toHaveLength(1)
    expect(shown()).toEqual(expected(1_490_000n + payout, payout - 10_000n))
  })

  it('a refresh of the balance during a round waits for its end', async () => {
    const rgs = fakeRgs(maths, { nonces: [wins] })
    const resume = vi.spyOn(rgs, 'resume')
    await startSession(rgs)
    spin()
    await passTime(100)
    refresh()
    await passTime(100)
    expect(resume).not.toHaveBeenCalled()
    expect(shown()).toEqual(expected(990_000n, -10_000n))
    await passTime(15_000)
    expect(resume).toHaveBeenCalledOnce()
  })
})

it('a notice has its own row above the reels, and gives its space back', async () => {
  await startSession(fakeRgs(maths, { openNonce: wins }))
  const notice = document.querySelector<HTMLElement>('[role=alert]')
  expect(notice?.nextElementSibling?.classList.contains('stage')).toBe(true)
  expect(notice?.hidden).toBe(false)
  await passTime(15_000)
  spin()
  expect(notice?.hidden).toBe(true)
})
