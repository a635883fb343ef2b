import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SeenRound } from '../families/board.ts'
import { replayRound } from '../play/replay/replay.ts'
import type { PlayOrder } from '../rgs/rgs-port.ts'
import { nameOf, openTitle, type OpenedTitle, type TestedTitle } from './open-title.ts'
import { simulateCanvas } from './simulate-canvas.ts'
import { simulateClock } from './simulate-clock.ts'

/** A family's board under test, with one of its titles. */
export type CheckedBoard<Data extends TitleData> = TestedTitle<Data> & {
  /** Makes the choice that a round needs before it can begin; absent if it needs none. */
  readonly choose?: (opened: OpenedTitle) => Promise<void> | void
  /** A choice at 1 real that the engine accepts, for an unfinished round. */
  readonly openChoice?: Json
  readonly isInSteps?: boolean
}

const actionCountMax = 60

/** Takes the first action that costs nothing until the round is over. */
const playOn = async ({ game }: OpenedTitle): Promise<void> => {
  for (let count = 0; game.state.phase === 'deciding' && count < actionCountMax; count += 1) {
    const legal = game.state.turn?.round.legal ?? []
    const free = legal.find(({ stake }) => parseMoney(stake) === 0n)
    await game.act((free ?? legal[0])?.action as Json) // JSON by its type
    await vi.advanceTimersByTimeAsync(8_000)
  }
}

/** The simulated page with a simulated clock and reduced motion. */
export const simulatePage = (): void => {
  beforeAll(async () => {
    simulateCanvas()
    // Loaded when first needed; a simulated clock does not wait for them.
    await Promise.all([
      import('../play/rounds/take-action.ts'),
      import('../play/show/celebrate.ts'),
    ])
  })
  simulateClock()
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}

/** The tests of every family's board: how it is started, named, locked, paid and replayed. */
export const checkBoard = <Data extends TitleData>(checked: CheckedBoard<Data>): void => {
  simulatePage()
  describe(`the board of ${checked.maths.family}`, () => {
    checkNames(checked)
    checkRounds(checked)
    if (checked.isInSteps) checkSteps(checked)
    else checkAutoplay(checked)
  })
}

const controls = ({ all }: OpenedTitle): HTMLElement[] =>
  all('button, input, select, [role=spinbutton], [role=switch]').filter(
    (control) => !control.closest('[hidden]'),
  )

const checkNames = <Data extends TitleData>(checked: CheckedBoard<Data>): void => {
  it('names every control, differently in the two languages', async () => {
    const names: string[][] = []
    for (const language of ['PT', 'EN'] as const) {
      const opened = await openTitle(checked, { language })
      await checked.choose?.(opened)
      names.push(controls(opened).map(nameOf))
    }
    for (const name of names.flat()) expect(name).not.toMatch(/^$|undefined|NaN|\[object/)
    expect(names[0]).not.toEqual(names[1])
  })

  it('gives pictures and groups a name of their own', async () => {
    const { all } = await openTitle(checked)
    for (const element of all('[role=img], [role=group]')) {
      expect(nameOf(element), element.className).not.toMatch(/^$|undefined|NaN/)
    }
  })
}

const checkRounds = <Data extends TitleData>(checked: CheckedBoard<Data>): void => {
  const { choose } = checked
  if (choose) {
    it('cannot be started before a choice is made', async () => {
      const opened = await openTitle(checked)
      expect(opened.main().disabled).toBe(true)
      await choose(opened)
      expect(opened.main().disabled).toBe(false)
    })
  }

  it('stakes the shown amount, and adds the payout to the balance', async () => {
    const opened = await openTitle(checked, { balance: '1000.00', nonces: [3, 4, 5] })
    const { game, rgs, balance, money, main } = opened
    for (let round = 1; round <= 3; round += 1) {
      if (game.board.wager() === undefined) await choose?.(opened)
      const before = game.state.balanceMinor
      await opened.press(main())
      await playOn(opened)
      const last = await rgs.round(rgs.orders.at(-1)?.id ?? '')
      const { stake, payout } = last.round
      expect(game.state.phase).toBe('idle')
      expect(balance()).toBe(money(before - parseMoney(stake) + parseMoney(payout)))
      expect(opened.text('[aria-live]')).not.toMatch(/undefined|NaN|\[object/)
    }
    expect(rgs.stakedCount()).toBe(3)
  })

  it('begins with the space key too', async () => {
    const opened = await openTitle(checked)
    await choose?.(opened)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))
    await vi.advanceTimersByTimeAsync(8_000)
    expect(opened.rgs.stakedCount()).toBe(1)
  })

  it('shows a round whose answer was lost once it arrives, at one stake', async () => {
    const opened = await openTitle(checked)
    await choose?.(opened)
    opened.rgs.loseAnswers = 1
    await opened.press(opened.main())
    expect(opened.rgs.stakedCount()).toBe(1)
    expect(opened.game.state.phase).toBe(checked.isInSteps ? opened.game.state.phase : 'idle')
    expect(opened.text('[role=alert]')).toBe('')
  })

  it('refuses a round above the highest stake before it is sent', async () => {
    const opened = await openTitle(checked, { profile: { maxStake: '0.01' } })
    await choose?.(opened)
    expect(opened.main().disabled).toBe(true)
    await opened.game.play()
    expect(opened.rgs.orders).toEqual([])
  })
}

const checkAutoplay = <Data extends TitleData>(checked: CheckedBoard<Data>): void => {
  it('plays automatic rounds until the count is used up', async () => {
    const opened = await openTitle(checked, { balance: '10000.00' })
    await checked.choose?.(opened)
    const { state } = opened.game
    const limits = { lossStopMinor: 0n, winStopMinor: 0n, featureStop: false, netMinor: 0n }
    state.auto = { count: 3, left: 3, ...limits }
    void opened.game.play()
    await vi.advanceTimersByTimeAsync(90_000)
    expect(state.auto).toBeUndefined()
    expect(opened.rgs.stakedCount()).toBe(3)
  })
}

/** Records how a board was asked to show a round. */
const recording = <Data extends TitleData>(
  checked: CheckedBoard<Data>,
): { readonly tested: TestedTitle<Data>; readonly shown: SeenRound[] } => {
  const shown: SeenRound[] = []
  const createBoard: TestedTitle<Data>['createBoard'] = (context) => {
    const board = checked.createBoard(context)
    const show: typeof board.show = (previous, now, options) => {
      shown.push(now)
      return board.show(previous, now, options)
    }
    return { ...board, show }
  }
  return { tested: { ...checked, createBoard }, shown }
}

const checkSteps = <Data extends TitleData>(checked: CheckedBoard<Data>): void => {
  const left = {
    openNonce: 3,
    // JSON by its type
    openOrder: { stake: '1.00', choice: (checked.openChoice ?? null) as PlayOrder['choice'] },
  } as const

  it('left unfinished is restored, shows how long it waits and what happens then', async () => {
    const opened = await openTitle(checked, { ...left, nonces: [3] })
    if (opened.game.state.phase !== 'deciding') return
    expect(opened.text('[role=alert]')).toContain(opened.game.text.resumedTurn)
    expect(opened.text('.result-detail')).toMatch(/^Prazo: .+ · depois, .+/)
    expect(opened.text('.result-detail')).not.toContain(opened.game.text.playsOn)
    await playOn(opened)
    expect(opened.game.state.phase).toBe('idle')
  })

  it('is replayed action by action', async () => {
    const { tested, shown } = recording(checked)
    const opened = await openTitle(tested, { balance: '1000.00', nonces: [3] })
    await checked.choose?.(opened)
    await opened.press(opened.main())
    await playOn(opened)
    const { round } = await opened.rgs.round(opened.rgs.orders[0]?.id ?? '')
    shown.length = 0
    void replayRound(opened.game, round.id)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown.map(({ actions }) => actions.length)).toEqual([
      ...round.actions.map((_, count) => count),
      round.actions.length,
    ])
    expect(opened.balance()).toBe(opened.money(opened.game.state.balanceMinor))
  })
}
