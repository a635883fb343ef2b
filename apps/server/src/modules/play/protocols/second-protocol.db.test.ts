import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { createFastify } from '../../../platform/http/app/create-fastify.ts'
import { bindProtocols } from './http/bind-protocols.ts'
import { createRounds } from '../rounds/create-rounds.ts'
import { openTestPlay, testGame } from '../testing/open-test-play.ts'
import { vendorProtocols } from './list.ts'
import { openPlainProtocol } from './testing/open-plain-protocol.ts'

const server = await openTestPlay()
const app = createFastify()
const second = openPlainProtocol({ vendor: testGame.vendor, secret: 'known' })
const rounds = createRounds(server.context)
bindProtocols(app, [...vendorProtocols, second], rounds, server.context)
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  const { problems } = await server.wallet.proveConservation()
  await app.close()
  await server.close()
  expect(problems).toEqual([])
})

const send = async (call: string, message: object, secret = 'known') => {
  const response = await fetch(`${baseUrl}/vendor/plain/${call}`, {
    method: 'POST',
    headers: { 'x-secret': secret },
    body: JSON.stringify(message),
  })
  return { status: response.status, body: await response.json() }
}

describe('a second protocol, which is a folder and an entry in a list', () => {
  test('plays a round by the same money rules as the first', async () => {
    const [stakeId, winId, round] = [randomUUID(), randomUUID(), randomUUID()]
    const player = await server.world.createPlayer('10.00')
    const ticket = await player.launch()
    const entered = await send('enter', { ticket })
    expect(entered).toMatchObject({ status: 200, body: { cents: '1000' } })
    const { session, who } = entered.body
    const stake = { id: stakeId, session, who, game: testGame.gameCode, round, cents: 100 }
    expect(await send('stake', stake)).toEqual({
      status: 200,
      body: { cents: '900', again: false },
    })
    expect(await send('stake', stake)).toEqual({ status: 200, body: { cents: '900', again: true } })

    const win = { id: winId, stake: stakeId, who, round, cents: 250 }
    expect(await send('win', win)).toEqual({ status: 200, body: { cents: '1150', again: false } })
    const cancel = { id: randomUUID(), undo: stakeId, who, round }
    expect(await send('cancel', cancel)).toEqual({ status: 409, body: { error: 'stake_settled' } })
    const undo = { id: randomUUID(), undo: winId, who, round }
    expect(await send('cancel', undo)).toEqual({
      status: 200,
      body: { cents: '900', again: false },
    })
    expect(await send('cancel', cancel)).toEqual({
      status: 200,
      body: { cents: '1000', again: false },
    })
    expect(await player.balance()).toBe('10.00')
  })

  test('answers refusals in its own format, and strangers nothing', async () => {
    const player = await server.world.createPlayer('1.00')
    const { body } = await send('enter', { ticket: await player.launch() })
    const { session, who } = body
    const [id, round] = [randomUUID(), randomUUID()]
    const stake = { id, session, who, game: testGame.gameCode, round, cents: 101 }
    expect(await send('stake', stake)).toEqual({
      status: 409,
      body: { error: 'insufficient_balance' },
    })
    expect(await send('stake', { ...stake, cents: 0 })).toMatchObject({ status: 409 })
    expect(await send('stake', stake, 'guessed')).toEqual({
      status: 403,
      body: { error: 'secret' },
    })
    expect(await send('stake', { id: randomUUID() })).toEqual({
      status: 400,
      body: { error: 'shape' },
    })
    expect(await player.balance()).toBe('1.00')
  })
})
