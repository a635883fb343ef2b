import { canonicalJson } from '@trevo/fairness/canonical-json.ts'
import { chanceOf } from '@trevo/fairness/chance.ts'
import { isCrash } from '@trevo/game-rules/crash/types.ts'
import { isTable } from '@trevo/game-rules/engine/title-data.ts'
import { findTitle } from '@trevo/titles/find-title.ts'
import type { TestVector } from '@trevo/titles/title.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PlayOrder } from '../rgs/rgs-port.ts'
import { fullProfile } from '../rgs/session-of.ts'
import { createDemoPort, fullBalance, type DemoPort } from './demo-port.ts'

const seeds = { serverSeed: '7d'.repeat(32), clientSeed: 'demo' }

const open = (gameCode: string, changed: Partial<typeof fullProfile> = {}): DemoPort => {
  const found = findTitle(gameCode)
  if (!found) throw new Error(`no title ${gameCode}`)
  return createDemoPort({
    ...found,
    profile: { ...fullProfile, ...changed },
    language: 'PT',
    siteOrigin: 'http://site.test',
    seeds,
    nowMs: () => Date.now(),
  })
}

/** The wager of a recorded round of the title; the demo draws its own numbers. */
const orderOf = ({ stakeMinor, choice }: TestVector, gameCode: string): PlayOrder => ({
  id: crypto.randomUUID(),
  gameCode,
  stake: formatMoney(BigInt(stakeMinor)),
  choice: (choice ?? null) as Exclude<PlayOrder['choice'], undefined>, // JSON by its type
})

const recorded = titlesInOrder.flatMap(({ maths, vectors: [vector] }) =>
  vector && !isCrash(maths) && !isTable(maths) ? [{ gameCode: maths.gameCode, vector }] : [],
)

/** A demo does not reach a server: any call would fail the test. */
beforeEach(() => {
  vi.stubGlobal('fetch', () => {
    throw new Error('a demo makes no calls')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('play money', () => {
  test('is offered by every title with recorded rounds', () => {
    expect(recorded.length).toBeGreaterThan(40)
  })

  test.each(recorded)('$gameCode: the same seeds give the game server’s outcome', async (one) => {
    const { gameCode, vector } = one
    const port = open(gameCode)
    const order = orderOf(vector, gameCode)
    const found = findTitle(gameCode)
    if (!found) throw new Error(`no title ${gameCode}`)
    const wager = { stakeMinor: parseMoney(order.stake), choice: order.choice ?? null }
    for (let nonce = 0; nonce < 3; nonce += 1) {
      const again = { ...order, id: crypto.randomUUID() }
      let { round } = await port.play(again)
      // The player takes the first action on offer until the round is over.
      while (round.legal[0]) {
        const number = round.actions.length + 1
        port.fillUp()
        ;({ round } = await port.act(round.id, { number, action: round.legal[0].action }))
      }
      const choice = found.engine.readChoice(found.title, wager.stakeMinor, wager.choice)
      if (choice === undefined) throw new Error('not on offer')
      const chance = chanceOf({ ...seeds, nonce })
      const { stakeMinor } = wager
      const played = found.engine.play(found.title, { stakeMinor, choice }, round.actions, chance)
      expect(canonicalJson(round.outcome)).toBe(canonicalJson(played.view))
      expect(round.payout).toBe(formatMoney(played.payoutMinor))
      expect(round.stake).toBe(formatMoney(played.stakeMinor))
      port.fillUp()
    }
  })

  test('counts stakes and payouts, and plays the same order once', async () => {
    const port = open('dado-de-ouro')
    const vector = recorded.find(({ gameCode }) => gameCode === 'dado-de-ouro')?.vector
    if (!vector) throw new Error('not recorded')
    const order = orderOf(vector, 'dado-de-ouro')
    const first = await port.play(order)
    expect(await port.play(order)).toEqual(first)
    const session = await port.resume()
    const expected =
      parseMoney(fullBalance) - parseMoney(first.round.stake) + parseMoney(first.round.payout)
    expect(session.balance).toBe(formatMoney(expected))
    expect(session.roundCount).toBe(1)
  })

  test('obeys the profile: stakes up to its maximum, and no bonus purchase where it forbids that', async () => {
    const port = open('trem-do-ouro', { maxStake: '2.00', featureBuy: false })
    const { stakes } = await port.resume()
    expect(stakes.every((stake) => parseMoney(stake) <= parseMoney('2.00'))).toBe(true)
    const [stake = ''] = stakes
    const buy = { id: crypto.randomUUID(), gameCode: 'trem-do-ouro', stake, choice: 'buy' }
    await expect(port.play(buy)).rejects.toMatchObject({ code: 'rgs.choice_not_offered' })
  })

  test('is refilled when it is spent, never above the start', async () => {
    const port = open('dado-de-ouro')
    port.fillUp()
    expect((await port.resume()).balance).toBe(fullBalance)
  })
})
