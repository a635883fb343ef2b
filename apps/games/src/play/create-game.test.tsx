import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { RgsRefusal } from '../rgs/rgs-port.ts'
import { fakeRgs, type FakeRgs } from '../testing/fake-rgs.ts'
import { findNonce } from '../testing/find-nonce.ts'
import { simulateClock } from '../testing/simulate-clock.ts'
import { simulateCanvas } from '../testing/simulate-canvas.ts'
import { tigerTitle } from '../testing/tiger-title.ts'
import { fairnessWords } from '../text/fairness-words.ts'
import { pt } from '../text/pt.ts'
import { createGame } from './create-game.ts'
import type { Game } from './context/game-context.ts'

const { maths } = tigerTitle
const units = maths.unitsPerStake
const loses = findNonce(maths, ({ payoutUnits, steps }) => payoutUnits === 0 && steps.length === 1)
const wins = findNonce(maths, ({ payoutUnits }) => payoutUnits > units && payoutUnits < units * 9)
const winsBig = findNonce(
  maths,
  ({ payoutUnits }) => payoutUnits >= units * 10 && payoutUnits < units * 25,
)
const returns = findNonce(maths, ({ payoutUnits }) => payoutUnits > 0 && payoutUnits <= units)

const money = (minor: bigint): string => game.formats.money(formatMoney(minor))
const press = (name: string | RegExp): void => findButton(name).click()
const findButton = (name: string | RegExp): HTMLButtonElement => {
  const named = [...document.querySelectorAll('button')].find((button) => {
    const label = button.getAttribute('aria-label') ?? button.textContent ?? ''
    return typeof name === 'string' ? label === name : name.test(label)
  })
  if (!named) throw new Error(`no button ${name}`)
  return named
}
const text = (selector: string): string => document.querySelector(selector)?.textContent ?? ''

let game: Game
const open = async (rgs: FakeRgs): Promise<void> => {
  document.body.innerHTML = '<main id="game"></main>'
  const root = document.querySelector('#game') as HTMLElement // just made
  const made = createGame({
    root,
    port: rgs,
    title: tigerTitle,
    session: rgs.session,
    text: pt,
    language: 'PT',
  })
  await vi.advanceTimersByTimeAsync(50)
  if (rgs.session.openRound) await vi.advanceTimersByTimeAsync(15_000)
  game = await made
}
const passTime = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeAll(simulateCanvas)
simulateClock()

/** Which of the large signs of a win showed during a spin. */
const spinAndWatch = async (): Promise<ReadonlySet<string>> => {
  const seen = new Set<string>()
  press(pt.spinHint)
  for (let passed = 0; passed < 30_000; passed += 250) {
    await passTime(250)
    for (const sign of Object.values(pt.tiers)) {
      if (document.querySelector('.announce:not([hidden])')?.textContent.includes(sign))
        seen.add(sign)
    }
  }
  return seen
}

describe('silent mode', () => {
  const tell = (isOn: unknown) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { target: 'trevo-game', type: 'silent', isOn },
        origin: 'http://site.test',
        source: window.parent,
      }),
    )

  it.each([
    [true, 0],
    [false, 1],
    ['yes', 1],
  ])(
    'told isOn = %s, a big win shows %i large signs, and its amount in the line',
    async (isOn, signs) => {
      const rgs = fakeRgs(maths, { nonces: [winsBig] })
      await open(rgs)
      tell(isOn)
      const seen = await spinAndWatch()
      expect(seen.size).toBe(signs)
      const { round } = await rgs.round(rgs.orders[0]?.id ?? '')
      expect(text('.result-amount')).toBe(money(parseMoney(round.payout)))
      expect(findButton(pt.soundOn).disabled).toBe(isOn === true)
    },
  )
})

describe('a round', () => {
  it('takes the stake at once and adds the payout when its animation is over', async () => {
    const rgs = fakeRgs(maths, { nonces: [wins] })
    await open(rgs)
    press(pt.spinHint)
    await passTime(100)
    expect(text('.balance .money')).toBe(money(990_000n))
    await passTime(15_000)
    const { round } = await rgs.round(rgs.orders[0]?.id ?? '')
    const paid: bigint = parseMoney(round.payout)
    expect(text('.balance .money')).toBe(money(990_000n + paid))
    expect(text('.result-label')).toBe(pt.won)
    expect(text('.result-amount')).toBe(money(paid))
    expect(text('[aria-live]')).toBe(pt.announceWin(money(paid), money(990_000n + paid)))
  })

  it('states plainly that there was no win', async () => {
    await open(fakeRgs(maths, { nonces: [loses] }))
    press(pt.spinHint)
    await passTime(6_000)
    expect(text('.result-label')).toBe(pt.noWin)
    expect(text('[aria-live]')).toBe(pt.announceLoss(money(10_000n), money(990_000n)))
  })

  it('calls a payout up to the stake a return, never a win', async () => {
    await open(fakeRgs(maths, { nonces: [returns] }))
    press(pt.spinHint)
    await passTime(8_000)
    expect(text('.result-label')).toBe(pt.returned)
  })

  it('is reported as seen a moment later', async () => {
    const rgs = fakeRgs(maths, { nonces: [loses] })
    await open(rgs)
    press(pt.spinHint)
    await passTime(12_000)
    expect(rgs.finished).toEqual([rgs.orders[0]?.id])
  })

  it('starts with the space bar, and a held key starts only one', async () => {
    const rgs = fakeRgs(maths, { nonces: [loses] })
    await open(rgs)
    for (const repeat of [false, true, true]) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat }))
    }
    await passTime(100)
    expect(rgs.orders).toHaveLength(1)
  })
})

describe('when something goes wrong', () => {
  it('repeats the request with the same id after a lost answer: one stake, one round', async () => {
    const rgs = fakeRgs(maths, { nonces: [loses] })
    rgs.loseAnswers = 2
    await open(rgs)
    press(pt.spinHint)
    await passTime(200)
    expect(text('[role=alert]')).toContain(pt.problems.offline)
    await passTime(15_000)
    expect(new Set(rgs.orders.map(({ id }) => id)).size).toBe(1)
    expect(rgs.orders).toHaveLength(3)
    expect(rgs.stakedCount()).toBe(1)
    expect(text('.balance .money')).toBe(money(990_000n))
    expect(sessionStorage.length).toBe(0)
  })

  it('returns the stake on the screen and shows the reason of a refusal', async () => {
    const rgs = fakeRgs(maths)
    rgs.refuse = new RgsRefusal('rgs.bet_refused', 'Seu limite de hoje acabou.', {})
    await open(rgs)
    press(pt.spinHint)
    await passTime(300)
    expect(text('[role=alert]')).toContain('Seu limite de hoje acabou.')
    expect(text('.balance .money')).toBe(money(1_000_000n))
    expect(findButton(pt.spinHint).disabled).toBe(false)
  })

  it('offers a deposit if the balance is too low, and requests no round', async () => {
    const rgs = fakeRgs(maths, { balance: '0.50' })
    await open(rgs)
    press(pt.spinHint)
    await passTime(100)
    expect(text('[role=alert]')).toContain(pt.problems.insufficient)
    expect(findButton(pt.deposit)).toBeDefined()
    expect(rgs.orders).toEqual([])
  })

  it('stops play when the session has ended', async () => {
    const rgs = fakeRgs(maths)
    rgs.refuse = new RgsRefusal('rgs.session_ended', '', {})
    await open(rgs)
    press(pt.spinHint)
    await passTime(300)
    expect(findButton(pt.backToLobby)).toBeDefined()
    expect(document.querySelector<HTMLButtonElement>('.spin')?.disabled).toBe(true)
  })
})

it('shows a round that was left open before anything else, and finishes it', async () => {
  const rgs = fakeRgs(maths, { openNonce: wins })
  await open(rgs)
  expect(text('[role=alert]')).toContain(pt.resumed)
  expect(text('.result-label')).toBe(pt.won)
  expect(text('.balance .money')).toBe(game.formats.money(rgs.session.balance))
  await passTime(4_000)
  expect(rgs.finished).toEqual([rgs.session.openRound?.id])
})

describe('the jurisdiction profile', () => {
  it('hides turbo and autoplay where they are not allowed', async () => {
    await open(fakeRgs(maths, { profile: { turbo: false, autoplay: false } }))
    expect(document.querySelectorAll('.pill')).toHaveLength(0)
  })

  it('keeps the minimum time between rounds', async () => {
    const rgs = fakeRgs(maths, { nonces: [loses, loses], profile: { minCycleMs: 5_000 } })
    await open(rgs)
    press(pt.spinHint)
    await passTime(3_000)
    document.querySelector<HTMLButtonElement>('.spin')?.click()
    await passTime(100)
    expect(rgs.orders).toHaveLength(1)
    await passTime(3_000)
    document.querySelector<HTMLButtonElement>('.spin')?.click()
    await passTime(100)
    expect(rgs.orders).toHaveLength(2)
  })
})

describe('the stake', () => {
  it('starts at R$ 1 and moves through the offered steps', async () => {
    const rgs = fakeRgs(maths, { nonces: [loses] })
    await open(rgs)
    expect(text('.choose .money')).toBe(money(10_000n))
    press(pt.stakeMore)
    expect(text('.choose .money')).toBe(money(20_000n))
    press(pt.stakeLess)
    press(pt.stakeLess)
    expect(text('.choose .money')).toBe(money(8_000n))
    press(pt.spinHint)
    await passTime(100)
    expect(rgs.orders[0]?.stake).toBe('0.80')
  })
})

describe('seeds', () => {
  it('the first round of a pair sends a seed of this device for its commitment, later ones none', async () => {
    const rgs = fakeRgs(maths, { nonces: [loses, loses], isUnseeded: true })
    await open(rgs)
    for (let round = 0; round < 2; round += 1) {
      press(pt.spinHint)
      await passTime(10_000)
    }
    expect(rgs.orders).toHaveLength(2)
    const [first, second] = rgs.orders
    expect(first?.seed?.commitment).toBe(rgs.session.seeds.commitment)
    expect(first?.seed?.clientSeed).toMatch(/^[0-9a-f]{20}$/)
    expect(second?.seed).toBeUndefined()
  })

  it('after a change in another tab, the same round is requested again with a new seed', async () => {
    const rgs = fakeRgs(maths, { nonces: [loses], isUnseeded: true })
    await open(rgs)
    rgs.changeSeeds()
    press(pt.spinHint)
    await passTime(10_000)
    const [refused, played] = rgs.orders
    expect(played?.id).toBe(refused?.id)
    expect(played?.seed?.commitment).toBe('1'.repeat(64))
    expect(played?.seed?.clientSeed).not.toBe(refused?.seed?.clientSeed)
    expect(rgs.stakedCount()).toBe(1)
  })
})

describe('the seeds', () => {
  it('kept by an open round of another game name that game, and have a button to it', async () => {
    const rgs = fakeRgs(maths)
    await open(rgs)
    const { openFairness } = await import('../panels/fairness-panel.ts')
    const tell = vi.spyOn(game.parent, 'tell').mockReturnValue(true)
    openFairness(game)
    const words = fairnessWords.PT
    rgs.refuse = new RgsRefusal('rgs.round_open', 'Sua rodada não terminou.', {})
    press(words.rotate)
    await passTime(50)
    expect(document.body.textContent).toContain('Sua rodada não terminou.')
    expect(() => findButton(words.openOther('Dado de Ouro'))).toThrow()
    const detail = { roundId: 'r', game: 'Dado de Ouro', gameCode: 'dado-de-ouro' }
    rgs.refuse = new RgsRefusal('rgs.round_open_elsewhere', 'Sua rodada em Dado de Ouro', detail)
    press(words.rotate)
    await passTime(50)
    press(words.openOther('Dado de Ouro'))
    expect(tell).toHaveBeenCalledWith({ type: 'open-game', opens: 'dado-de-ouro' })
  })
})
