import { boutKey, oddsOfBout } from '@trevo/game-rules/arena/bouts.ts'
import type { ArenaOutcome, Bout } from '@trevo/game-rules/arena/types.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { maths } from '@trevo/titles/arena-dos-brinquedos/maths.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTableRgs } from '../../../testing/open-table-rgs.ts'

const rgs = await openTableRgs(maths)
afterAll(() => rgs.close())
beforeEach(() => rgs.reset())

const full = parseMoney('100.00')

const announced = async (token: string): Promise<Bout> => {
  const { game } = (await rgs.room(token)).value.room
  expect(game).toMatchObject({ outcome: null, seed: null })
  return game?.announced as unknown as Bout // the engine's own
}

const on = (bout: Bout, place: string) => ({
  stake: '2.00',
  choice: { bets: [{ bet: place, stakeMinor: '20000' }], bout: boutKey(bout) },
})

test('the bout is announced before bets, the contest after the close, and bets are paid by its odds', async () => {
  const { player, token } = await rgs.open()
  const { drawn } = await rgs.openRound()
  const { bout, winner } = drawn as ArenaOutcome
  expect(await announced(token)).toEqual(bout)
  const { status, value } = await rgs.bet(token, {}, on(bout, winner))
  expect([status, value.round.state]).toEqual([200, 'in_steps'])
  await rgs.closeBets()
  const { room } = (await rgs.room(token)).value
  expect(room.game?.outcome).toEqual(drawn)
  await rgs.end()
  await rgs.settle()
  const paidMinor = 200n * BigInt(oddsOfBout(maths, bout).get(winner) ?? 0)
  expect(player.balanceMinor).toBe(full - 20_000n + paidMinor)
})

test('a bet on the odds of another bout, or of none, is refused and nothing is staked', async () => {
  const { player, token } = await rgs.open()
  const { drawn } = await rgs.openRound()
  const { bout } = drawn as ArenaOutcome
  const other: Bout = { red: bout.blue, blue: bout.red }
  const without = { stake: '2.00', choice: { bets: on(bout, 'red').choice.bets } }
  for (const wager of [on(other, 'red'), without]) {
    const refused = await rgs.bet(token, {}, wager)
    expect(refused.value.errorCode).toBe('rgs.bets_closed')
  }
  expect(player.balanceMinor).toBe(full)
})

test('a bet that reaches the server in the next round does not get odds that its player never saw', async () => {
  const { player, token } = await rgs.open()
  const first = await rgs.openRound()
  const { bout } = first.drawn as ArenaOutcome
  await rgs.closeBets()
  await rgs.end()
  await rgs.settle()
  rgs.wait(maths.table?.pauseMs ?? 0)
  const next = await rgs.openRound()
  expect(next.game.number).toBe(first.game.number + 1)
  if (boutKey((next.drawn as ArenaOutcome).bout) === boutKey(bout)) return
  const late = await rgs.bet(token, {}, on(bout, 'blue'))
  expect(late.value.errorCode).toBe('rgs.bets_closed')
  expect(player.balanceMinor).toBe(full)
})
