import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { afterAll, expect, it } from 'vitest'
import { movementsOf } from '../../../testing/movements-of.ts'
import { openCardRgs, type CardPlayer } from '../../testing/open-card-rgs.ts'
import { foldAll, playOut } from '../../testing/play-hands.ts'

const { gameCode, cash } = texasHoldem
const rgs = await openCardRgs(gameCode)
afterAll(() => rgs.close())

const full = parseMoney('100.00')
const movedFor = ({ player }: CardPlayer) =>
  movementsOf(rgs.wallet.seen).filter(({ playerRef }) => playerRef === player.playerRef)
const seatOf = async ({ player }: CardPlayer) => {
  const { rows } = await rgs.pool.query<{ state: string; fee_minor: string }>(
    'select state, fee_minor::text from cards.seat where player_ref = $1 order by started_at desc',
    [player.playerRef],
  )
  return rows[0]
}
const ended = (player: CardPlayer) =>
  expect.poll(async () => (await seatOf(player))?.state, { timeout: 20_000 })

it('a seat that leaves before a card is dealt is a rollback, not a settled stake', async () => {
  const player = await rgs.open()
  for (let round = 1; round <= 3; round += 1) {
    expect((await player.bring('20.00', '20.00')).status).toBe(200)
    expect((await player.leave()).status).toBe(200)
    await ended(player).toBe('returned')
  }
  const kinds = movedFor(player).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'rollback')).toHaveLength(3)
  expect(kinds).not.toContain('credit')
  expect(player.balanceMinor()).toBe(full)
  expect(await player.table()).toMatchObject({ returned: 'left', payout: '20.00' })
  expect(await rgs.differences()).toEqual([])
})

it('chips given up before a flop count nothing, and the winner’s credit states what others lost', async () => {
  const players = [await rgs.open(), await rgs.open()]
  for (const one of players) await one.bring('20.00', '20.00')
  await rgs.pass((cash?.pauseMs ?? 0) + 1_600)
  for (const one of players) expect((await one.commit()).status).toBe(200)
  for (const one of players) expect((await one.show()).status).toBe(200)
  await playOut(players, foldAll)
  for (const one of players) await one.leave()
  for (const one of players) await ended(one).toBe('paid')
  const credits = players.map((one) => movedFor(one).find(({ kind }) => kind === 'credit'))
  expect(credits.map((credit) => credit?.['validStake'])).toEqual(['0.00', '0.00'])
  const won = credits.map((credit) => credit?.['wonFromPlayers'])
  expect(won.filter((one) => one !== undefined)).toHaveLength(1)
})

it('reading or leaving a table whose seat is gone reports that', async () => {
  const player = await rgs.open()
  await player.bring('20.00', '20.00')
  const { tableId, roundId } = await player.table()
  await player.leave()
  await ended(player).toBe('returned')
  // More players have come and left since than are considered.
  await rgs.pool.query(
    `insert into cards.seat (round_id, table_id, seat, player_ref, game_code, session_id, name,
       is_automatic, state, entry_minor, bank_ms, returned_for, started_at, ended_at, retry_at)
     select gen_random_uuid(), $1, 0, 'p' || n, game_code, session_id, 'x', false, 'returned',
       entry_minor, 0, 'left', now() + interval '1 hour', now() + interval '1 hour', now()
     from cards.seat, generate_series(1, 120) n where round_id = $2`,
    [tableId, roundId],
  )
  expect((await player.get<{ table: unknown }>('/table')).value.table).toBeNull()
  const left = await player.post<{ table: unknown }>('/leave', { roundId })
  expect({ status: left.status, table: left.value.table }).toEqual({ status: 200, table: null })
})

it('refused seats never hide a table from a player who left it', async () => {
  const player = await rgs.open()
  await player.bring('20.00', '20.00')
  const { tableId, roundId } = await player.table()
  await player.leave()
  await ended(player).toBe('returned')
  await rgs.pool.query(
    `insert into cards.seat (round_id, table_id, seat, player_ref, game_code, session_id, name,
       is_automatic, state, entry_minor, bank_ms, refusal, started_at, ended_at, retry_at)
     select gen_random_uuid(), $1, 0, 'q' || n, game_code, session_id, 'x', false, 'refused',
       entry_minor, 0, 'wallet.insufficient_balance', now() + interval '1 hour', now(), now()
     from cards.seat, generate_series(1, 120) n where round_id = $2`,
    [tableId, roundId],
  )
  expect(await player.table()).toMatchObject({ roundId, returned: 'left' })
  expect((await player.bring('20.00', '20.00', randomUUID())).status).toBe(200)
  await player.leave()
})
