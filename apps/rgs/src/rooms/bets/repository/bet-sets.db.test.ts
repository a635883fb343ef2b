import { randomUUID } from 'node:crypto'
import { createDatabase, tables } from '@trevo/database/connect.ts'
import { afterAll, expect, test } from 'vitest'
import { openTestRgs } from '../../../testing/open-test-rgs.ts'
import { addPlayers, countRead, playerOf } from '../../../testing/read-by-key.ts'
import { closeBets } from '../../../rounds/repository/round-sets.ts'
import { acceptBets, beginBets } from './bet-sets.ts'
import type { RgsTables } from '../../../tables.ts'

const rgs = await openTestRgs()
afterAll(() => rgs.close())

const setSize = 16
const roomCode = 'a-room'
const minute = 60_000

/** A room that takes bets for a minute. */
const openRoom = async (): Promise<bigint> => {
  const { rows } = await rgs.pool.query<{ id: bigint }>(
    `with chain as (
       insert into rgs.room_chain
         (game_code, chain_end, commitment_number, salt, game_count, secret, created_at)
       values ($1, 'end', 1001, 'salt', 10, '\\x00', now()) returning id
     )
     insert into rgs.room_game (game_code, chain_id, number, maths_version, state, opened_at, flies_at)
     select $1, id, 1, 1, 'open', now(), now() + interval '1 minute' from chain returning id`,
    [roomCode],
  )
  if (!rows[0]) throw new Error('no room')
  return rows[0].id
}

test('a set of bets reads only its own players and bets, however many rows there are and however young the statistics', async () => {
  await addPlayers(rgs.pool)
  await rgs.open()
  const gameId = await openRoom()
  const { rows } = await rgs.pool.query<{ id: bigint }>('select id from rgs.session')
  const now = new Date()
  const times = { now, retryAt: new Date(now.getTime() + minute) }
  const { inTx } = createDatabase(rgs.pool)
  for (let set = 0; set < 8; set += 1) {
    const orders = Array.from({ length: setSize }, (_, at) => ({
      id: randomUUID(),
      playerRef: playerOf(set * setSize + at + 1),
      gameCode: roomCode,
      sessionId: rows[0]?.id ?? 0n,
      stakeMinor: 1_000n,
      choice: '{}',
      offeredIn: null,
      seats: { first: 1, last: 2 },
      stakedMinorMax: null,
      tablePlace: null,
    }))
    await inTx(async (tx) => {
      const db = tables<RgsTables>(tx)
      const before = await countRead(tx)
      const begun = await beginBets(db, orders, times)
      const accepted = await acceptBets(
        db,
        orders.map(({ id }) => ({
          id,
          gameId,
          endsAt: times.retryAt,
          outcome: '{}',
          legal: '[]',
          balanceBeforeMinor: null,
        })),
        now,
      )
      const read = (await countRead(tx)) - before
      expect(begun).toMatchObject(orders.map(() => ({ gameId })))
      expect(accepted).toMatchObject(orders.map(() => ({ state: 'in_steps' })))
      expect(read).toBeLessThan(setSize * 20)
    })
    await rgs.pool.query(
      `update rgs.round set state = 'played', legal = null, timeout_at = null, played_at = now()
       where id = any($1)`,
      [orders.map(({ id }) => id)],
    )
    await inTx(async (tx) => {
      const before = await countRead(tx)
      const closed = await closeBets(
        tables<RgsTables>(tx),
        orders.map(({ id }) => ({ id, balanceAfterMinor: null })),
        now,
      )
      expect(closed).toMatchObject(orders.map(() => ({ state: 'closed' })))
      expect((await countRead(tx)) - before).toBeLessThan(setSize * 4)
    })
  }
})
