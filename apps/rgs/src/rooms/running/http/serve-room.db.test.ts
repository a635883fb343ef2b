import { RoomEvent } from '@trevo/contract/rgs/rooms.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openRoomRgs } from '../../../testing/open-room-rgs.ts'

const rgs = await openRoomRgs()
afterAll(() => rgs.close())
beforeEach(async () => {
  // Each test opens its own listener.
  await rgs.start()
  await rgs.reset()
})

/** Listens to the room. `next` waits for the next event of a kind. */
const listen = async (origin: string, token: string) => {
  const stop = new AbortController()
  const answer = await fetch(`${origin}/rgs/v1/room/events`, {
    headers: { authorization: token },
    signal: stop.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  const queue: RoomEvent[] = []
  const next = async <Kind extends RoomEvent['kind']>(
    kind: Kind,
  ): Promise<Extract<RoomEvent, { kind: Kind }>> => {
    for (;;) {
      const event = queue.shift()
      if (event?.kind === kind) return event as Extract<RoomEvent, { kind: Kind }> // as just asked
      if (event) continue
      const read = await reader?.read()
      if (!read || read.done) throw new Error('the stream ended')
      rest += read.value
      const parts = rest.split('\n\n')
      rest = parts.pop() ?? ''
      // A comment event shows that the connection is alive.
      const told = parts.filter((part) => part.startsWith('data: '))
      queue.push(...told.map((part) => RoomEvent.parse(JSON.parse(part.slice('data: '.length)))))
    }
  }
  return { status: answer.status, type: answer.headers.get('content-type'), next, stop }
}

test('sends a viewer the whole room, then the changes: bets, take-off, ticks, the end', async () => {
  const [viewer, player] = [await rgs.open(), await rgs.open()]
  await rgs.openFlight({ least: 300, most: 2_000 })
  const origin = await rgs.listen()
  const { status, type, next, stop } = await listen(origin, viewer.token)
  expect([status, type]).toEqual([200, 'text/event-stream; charset=utf-8'])
  expect((await next('room')).room).toMatchObject({ betCount: 0, game: { phase: 'betting' } })

  const { value } = await rgs.bet(player.token)
  const { bets, sums } = await next('bets')
  expect(sums).toEqual({ betCount: 1, stakeTotal: '10.00' })
  expect(bets).toEqual([expect.objectContaining({ stake: '10.00', cashedOutAt: null })])
  expect(JSON.stringify(bets)).not.toContain(player.player.playerRef)

  await rgs.takeOff()
  expect((await next('game')).game).toMatchObject({ phase: 'flying', crashAt: null })
  await rgs.flyTo(200)
  expect((await next('tick')).multiplier).toBeGreaterThanOrEqual(100)
  await rgs.cashOut(player.token, value.round.id)
  expect((await next('bets')).bets[0]).toMatchObject({ cashedOutAt: 200, payout: '20.00' })

  const { crashAt } = await rgs.current()
  await rgs.end()
  expect((await next('game')).game).toMatchObject({ phase: 'over', crashAt })
  stop.abort()
})

test('sends nothing without a session', async () => {
  const origin = await rgs.listen()
  const { status } = await listen(origin, 'x')
  expect(status).toBe(401)
})

test('one player cannot take all viewers’ places', async () => {
  const [player, other] = [await rgs.open(), await rgs.open()]
  await rgs.openFlight()
  const origin = await rgs.listen()
  const lines = []
  for (let count = 0; count < 20; count += 1) lines.push(await listen(origin, player.token))
  expect(lines.every(({ status }) => status === 200)).toBe(true)
  expect((await listen(origin, player.token)).status).toBe(503)
  const watching = await listen(origin, other.token)
  expect(watching.status).toBe(200)
  // A closed connection frees its place.
  lines[0]?.stop.abort()
  await expect
    .poll(async () => {
      const { status, stop } = await listen(origin, player.token)
      stop.abort()
      return status
    })
    .toBe(200)
  for (const { stop } of [...lines, watching]) stop.abort()
})

test('a closing server ends its streams', async () => {
  const { token } = await rgs.open()
  await rgs.openFlight()
  const { next } = await listen(await rgs.listen(), token)
  await next('room')
  const closed = rgs.start()
  await expect(next('tick')).rejects.toThrow()
  await closed
})
