import { chanceOf } from '@trevo/fairness/chance.ts'
import { engine } from '@trevo/game-rules/mines/engine.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { RgsRefusal } from '../../rgs/rgs-port.ts'
import { fakeRgs, type FakeRgs } from '../../testing/fake-rgs.ts'
import { fixtureSeeds } from '../../testing/fixture-seeds.ts'
import { minesTitle } from '../../testing/mines-title.ts'
import { simulateClock } from '../../testing/simulate-clock.ts'
import { simulateCanvas } from '../../testing/simulate-canvas.ts'
import { pt } from '../../text/pt.ts'
import { createGame } from '../create-game.ts'
import type { Game } from '../context/game-context.ts'

const { maths } = minesTitle
const wager = { stakeMinor: 10_000n, choice: { mineCount: 3 } }
const afterOpening = (cell: number) =>
  engine.play(maths, wager, [{ kind: 'open', cell }], chanceOf({ ...fixtureSeeds, nonce: 0 }))
const all = Array.from({ length: maths.cellCount }, (_, cell) => cell)
const safe = all.filter((cell) => afterOpening(cell).legal.length > 0)
const mines = all.filter((cell) => !safe.includes(cell))

let game: Game
const open = async (rgs: FakeRgs): Promise<void> => {
  document.body.innerHTML = '<main id="game"></main>'
  const root = document.querySelector('#game') as HTMLElement // just made
  const { session } = rgs
  const title = minesTitle
  const made = createGame({ root, port: rgs, title, session, text: pt, language: 'PT' })
  await passTime(3_000)
  game = await made
}
const passTime = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)
const main = (): HTMLButtonElement => document.querySelector('.spin') as HTMLButtonElement // shell's
const cell = (index = 0): HTMLElement => document.querySelectorAll<HTMLElement>('.cell')[index]!
const press = async (element: HTMLElement): Promise<void> => {
  element.click()
  await passTime(2_000)
}
const text = (selector: string): string => document.querySelector(selector)?.textContent ?? ''
const money = (minor: bigint): string => game.formats.money(formatMoney(minor))
const balance = (): string => text('.balance .money')

beforeAll(async () => {
  simulateCanvas()
  // Loaded with a board with several steps; a simulated clock does not wait for it.
  await import('./take-action.ts')
})
simulateClock()

describe('a round with several steps', () => {
  it('waits for the player, who may cash out the winnings', async () => {
    const rgs = fakeRgs(maths, { nonces: [0] })
    await open(rgs)
    await press(main())
    expect(balance()).toBe(money(990_000n))
    expect(main().disabled).toBe(true)
    await press(cell(safe[0]))
    const [first = 0] = afterOpening(safe[0] ?? 0).view.ladder
    expect(main().getAttribute('aria-label')).toBe(`Retirar ${money(BigInt(first) * 100n)}`)
    expect(balance()).toBe(money(990_000n))
    await press(main())
    expect(balance()).toBe(money(990_000n + BigInt(first) * 100n))
    expect(text('.result-label')).toBe(pt.won)
    expect(rgs.acts.map(({ number }) => number)).toEqual([1, 2])
  })

  it('ends with a mine, and nothing is paid', async () => {
    const rgs = fakeRgs(maths, { nonces: [0] })
    await open(rgs)
    await press(main())
    await press(cell(mines[0]))
    expect(text('.result-label')).toBe(pt.noWin)
    expect(balance()).toBe(money(990_000n))
    expect(main().disabled).toBe(false)
  })

  it('repeats the request with the same number after a lost answer: one action', async () => {
    const rgs = fakeRgs(maths, { nonces: [0] })
    await open(rgs)
    await press(main())
    rgs.loseAnswers = 2
    cell(safe[0]).click()
    await passTime(200)
    expect(text('[role=alert]')).toContain(pt.problems.offline)
    await passTime(8_000)
    expect(rgs.acts.map(({ number }) => number)).toEqual([1, 1, 1])
    const { round } = await rgs.round(rgs.orders[0]?.id ?? '')
    expect(round.actions).toHaveLength(1)
  })

  it('accepts only one of two simultaneous presses', async () => {
    const rgs = fakeRgs(maths, { nonces: [0] })
    await open(rgs)
    await press(main())
    cell(safe[0]).click()
    cell(safe[1]).click()
    await passTime(2_000)
    expect(rgs.acts).toHaveLength(1)
  })

  it('stays with the player when an action is refused, and shows the reason', async () => {
    const rgs = fakeRgs(maths, { nonces: [0] })
    await open(rgs)
    await press(main())
    rgs.refuse = new RgsRefusal('rgs.bet_refused', 'Agora não.', {})
    await press(cell(safe[0]))
    expect(text('[role=alert]')).toContain('Agora não.')
    rgs.refuse = undefined
    await press(cell(safe[0]))
    expect(cell(safe[0]).dataset['state']).toBe('gem')
  })

  it('an abandoned round is restored in its last state, and continues', async () => {
    const openOrder = { stake: '1.00', choice: wager.choice }
    const rgs = fakeRgs(maths, { openNonce: 0, openOrder })
    await open(rgs)
    expect(text('[role=alert]')).toContain(pt.resumedTurn)
    expect(balance()).toBe(money(990_000n))
    expect(text('.net')).toContain(game.formats.signed('-1.00'))
    await press(cell(safe[0]))
    expect(rgs.acts).toHaveLength(1)
    await press(main())
    expect(text('.result-label')).toBe(pt.won)
  })

  it('locks stake and choice until it is over, and offers no autoplay', async () => {
    await open(fakeRgs(maths, { nonces: [0] }))
    expect(document.querySelectorAll('.pill')).toHaveLength(1)
    await press(main())
    expect(document.querySelector<HTMLButtonElement>('.choose')?.disabled).toBe(true)
    const choices = [...document.querySelectorAll<HTMLButtonElement>('.mine-count button')]
    expect(choices.every(({ disabled }) => disabled)).toBe(true)
  })
})
