import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import { afterAll, expect, it } from 'vitest'
import { openCardRgs, type CardPlayer } from '../../testing/open-card-rgs.ts'

const rgs = await openCardRgs(trucoPaulista.gameCode)
afterAll(() => rgs.close())

const say = (player: CardPlayer, phrase: string) => player.post('/phrases', { phrase })
/** What each seat of the table said, as a player sees it. */
const heardBy = async (player: CardPlayer) =>
  (await player.table()).seats.map(({ said }) => said?.phrase ?? null)

it('a ready-made phrase reaches everybody at the table, for some seconds, and changes nothing else', async () => {
  const [one, other] = await rgs.deal('2.00')
  if (!one || !other) throw new Error('two players are at the table')
  const before = await one.table()
  expect((await say(one, 'good_luck')).status).toBe(200)
  expect(await heardBy(one)).toEqual(['good_luck', null])
  expect(await heardBy(other)).toEqual(['good_luck', null])
  const after = await other.table()
  expect(after.revision).toBe(before.revision + 1)
  expect([after.deadlineAt, after.moveNumber]).toEqual([before.deadlineAt, before.moveNumber])
  rgs.advance(6_000)
  expect(await heardBy(other)).toEqual([null, null])
  await one.leave()
})

it('phrases come at a calm pace, and only from the list', async () => {
  const [one] = await rgs.deal('2.00')
  if (!one) throw new Error('a player is at the table')
  expect((await say(one, 'thanks')).status).toBe(200)
  rgs.advance(3_000)
  expect(await say(one, 'hello')).toMatchObject({
    status: 409,
    value: { errorCode: 'rgs.action_not_legal' },
  })
  rgs.advance(1_500)
  expect((await say(one, 'hello')).status).toBe(200)
  rgs.advance(5_000)
  expect((await say(one, 'call me on 11 99999-0000')).status).toBe(400)
  expect(await heardBy(one)).toEqual(['hello', null])
  await one.leave()
})

it('nobody says anything without a seat', async () => {
  const player = await rgs.open()
  expect(await say(player, 'hello')).toMatchObject({
    status: 409,
    value: { errorCode: 'rgs.no_seat' },
  })
})
