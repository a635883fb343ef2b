import { multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, expect, test } from 'vitest'
import { betStake, openRoomRgs } from '../../../testing/open-room-rgs.ts'

const rgs = await openRoomRgs()
afterAll(() => rgs.close())

const full = parseMoney('100.00')
const stake = parseMoney(betStake)

test('a flight during a release ends by the rules under which its bets were placed', async () => {
  const [first, second, third] = [await rgs.open(), await rgs.open(), await rgs.open()]
  const before = rgs.title
  const opened = await rgs.openFlight({ least: 300, most: 2_000 })
  const cashed = await rgs.bet(first.token)
  const auto = await rgs.bet(second.token, 250)
  const lost = await rgs.bet(third.token)
  await rgs.takeOff()
  await rgs.flyTo(150)

  // Twice as fast, and other limits: none of it may affect the current flight.
  const later = await rgs.release({ growthPerMs: before.growthPerMs * 2, bettingMs: 9_000 })
  expect(later.version).toBe(before.version + 1)
  const after = await rgs.current()
  expect(after.game).toMatchObject({ id: opened.game.id, maths_version: before.version })
  expect([after.crashAt, after.endsAtMs]).toEqual([opened.crashAt, opened.endsAtMs])

  await rgs.flyTo(213)
  const elapsedMs = rgs.nowMs() - opened.game.flies_at.getTime()
  expect(multiplierAt(before, elapsedMs)).toBe(213)
  const out = await rgs.cashOut(first.token, cashed.value.round.id)
  expect(out.value.round).toMatchObject({ payout: '21.30', outcome: { cashedOutAt: 213 } })
  await rgs.end()
  await rgs.settle()
  expect(first.player.balanceMinor).toBe(full - stake + parseMoney('21.30'))
  expect(second.player.balanceMinor).toBe(full - stake + parseMoney('25.00'))
  expect(third.player.balanceMinor).toBe(full - stake)
  for (const { value } of [cashed, auto, lost]) {
    expect(await rgs.stateOf(value.round.id)).toBe('closed')
  }

  // Each round names the rules by which it can be recomputed.
  const { token } = first
  const { value } = await rgs.call<{ proof: { mathsVersion: number } }>(
    'GET',
    `/rgs/v1/rounds/${cashed.value.round.id}`,
    { token },
  )
  expect(value.proof.mathsVersion).toBe(before.version)
})

test('the next flight follows the new rules', async () => {
  rgs.wait(rgs.title.pauseMs)
  // Long enough not to have ended at take-off, as one flight of thirty has.
  const { game, title } = await rgs.openFlight({ least: 300, most: 2_000 })
  expect(game.maths_version).toBe(rgs.title.version + 1)
  expect(title.version).toBe(game.maths_version)
  expect(game.flies_at.getTime() - game.opened_at.getTime()).toBe(9_000)
})

test('without the rules of an open flight nothing is decided', async () => {
  await rgs.takeOff()
  await rgs
    .dependencies()
    .database.db.updateTable('rgs.room_game')
    .set({ maths_version: 77 })
    .execute()
  await expect(rgs.drive()).rejects.toThrow('whose rules are gone')
})
