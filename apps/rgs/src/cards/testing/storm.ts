import { setTimeout as pause } from 'node:timers/promises'
import type { HoldemView } from '@trevo/game-rules/holdem/view.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { expect } from 'vitest'
import type { CardPlayer, CardRgs } from './open-card-rgs.ts'

/** The initial balance of every player in a test. */
const fullMinor = parseMoney('100.00')

export type Storm = {
  readonly playerCount: number
  /** Takes a seat at a table, or tries to. */
  readonly sitDown: (player: CardPlayer, choice: number) => Promise<unknown>
  /** One move in this many is all in. */
  readonly allInEvery: number
  /** Time that passes, and other events, besides a step. */
  readonly meanwhile: (number: number, choice: number) => Promise<void>
  /** Longer than any wait. */
  readonly waitMs: number
}

/** A random step of a random player, legal at the table or not. */
const step = async (
  { sitDown, allInEvery }: Storm,
  player: CardPlayer,
  choice: number,
): Promise<void> => {
  const view = await player.table()
  if (!view || view.state === 'over') return void (await sitDown(player, choice))
  if (choice % 31 === 0) return void (await player.leave())
  if (choice % 23 === 0) return void (await player.sitOut(choice % 2 === 0))
  if (view.state === 'committing') return void (await player.commit())
  if (view.state === 'showing') return void (await player.show())
  const { legal } = (view.play ?? {}) as unknown as Partial<HoldemView>
  const most = legal?.mostMinor
  if (most && choice % allInEvery === 0) {
    return void (await player.move({ kind: 'raise', toMinor: most }))
  }
  if (choice % 13 === 0) return void (await player.move({ kind: 'fold' }))
  await player.move({ kind: legal?.canCheck ? 'check' : 'call' })
}

/** The seats that the others wait for: to bring a seed, to reveal it, or to move. */
const findAwaited = async (players: readonly CardPlayer[]): Promise<CardPlayer[]> => {
  const views = await Promise.all(players.map((player) => player.table()))
  return players.filter((_, at) => {
    const view = views[at]
    if (view?.state === 'committing' || view?.state === 'showing') return true
    const { legal } = (view?.play ?? {}) as unknown as Partial<HoldemView>
    return view?.state === 'playing' && Boolean(legal)
  })
}

/** Lets everything end by its clock, until nothing is open. */
const endAll = async (rgs: CardRgs, waitMs: number): Promise<void> => {
  for (let count = 0; count < 300; count += 1) {
    await rgs.pass(waitMs)
    const { rows } = await rgs.pool.query(
      `select from cards.seat where state in ('asked', 'seated', 'paying', 'returning')`,
    )
    if (rows.length === 0) return
    await pause(5)
  }
  throw new Error('something stays open')
}

/**
 * Players act by `choices`, some concurrently at two copies of the server, while calls to the platform are lost.
 * Expects that no money is lost or created on the way, and that the players' money plus the rake equals the
 * initial sum.
 */
export const storm = async (
  rgs: CardRgs,
  storming: Storm,
  choices: readonly number[],
): Promise<void> => {
  const rakeBefore = await rgs.rakeMinor()
  const { playerCount, meanwhile, waitMs } = storming
  const players = await Promise.all(Array.from({ length: playerCount }, () => rgs.open()))
  rgs.wallet.faultOf = (_, count) =>
    count % 11 === 0 ? 'answer_lost' : count % 13 === 0 ? 'lost' : undefined
  for (const [number, choice] of choices.entries()) {
    const at = choice % players.length
    const [one, other] = [players[at], players[(at + 1) % players.length]]
    if (!one || !other) throw new Error('nobody is there')
    // With random moves alone, hardly a deal would end.
    const awaited = number % 2 === 0 ? await findAwaited(players) : []
    await Promise.all([
      ...awaited.map((player, index) => step(storming, player, (choice >> 1) + index)),
      awaited.length === 0 && step(storming, one, choice),
      awaited.length === 0 && choice % 3 === 0 && step(storming, other, choice >> 2),
    ])
    await meanwhile(number, choice)
    if (number % 20 === 0) expect(await rgs.differences()).toEqual([])
  }
  rgs.wallet.faultOf = () => undefined
  await endAll(rgs, waitMs)
  expect(await rgs.differences()).toEqual([])
  const rake = (await rgs.rakeMinor()) - rakeBefore
  const balances = players.map((one) => one.balanceMinor())
  expect(balances.reduce((all, one) => all + one, rake)).toBe(fullMinor * BigInt(players.length))
}
