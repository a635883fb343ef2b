import { setTimeout as pause } from 'node:timers/promises'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNatsBus } from './nats-bus.ts'
import { keepsTheRulesOfABus } from './testing/bus-rules.ts'
import { startNats, type NatsServer } from './testing/start-nats.ts'

const program = process.env['TREVO_NATS'] ?? 'nats-server'
const logger = pino({ level: 'silent' })

describe('the bus on NATS JetStream', () => {
  keepsTheRulesOfABus(async () => {
    const server = await startNats(program)
    return {
      open: (log) => createNatsBus(server.url, log),
      cut: async () => {
        await server.kill()
        await server.start()
      },
      sendNonsense: async (text) => {
        const connection = await connect({ servers: server.url })
        connection.publish('trevo.bus', text)
        await connection.drain()
      },
      close: server.stop,
    }
  })
})

describe('a copy that was cut off', () => {
  let server: NatsServer
  beforeAll(async () => {
    server = await startNats(program)
  })
  afterAll(() => server.stop())

  it('hears in their order the messages that were sent meanwhile, each once', async () => {
    const [speaker, reader] = [
      await createNatsBus(server.url, logger),
      await createNatsBus(server.url, logger),
    ]
    const heard: unknown[] = []
    reader.subscribe('numbers', (payload) => void heard.push(payload))
    const sent: number[] = []
    for (let number = 0; number < 300; number += 1) {
      if (number === 100) {
        await server.kill()
        setTimeout(() => void server.start(), 1_000)
      }
      // Nothing may be assumed of a message whose sending failed: it is sent again.
      const isSent = await speaker.publish('numbers', number).then(
        () => true,
        () => false,
      )
      if (isSent) sent.push(number)
      else await pause(200)
    }
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(sent.length)
    const firstOf = (number: unknown) => heard.indexOf(number)
    expect(sent.map(firstOf).every((place) => place >= 0)).toBe(true)
    expect(sent.map(firstOf)).toEqual(sent.map(firstOf).toSorted((a, b) => a - b))
    await speaker.close()
    await reader.close()
  })
})

describe('a stream that is gone, as after the loss of the disk', () => {
  let server: NatsServer
  beforeAll(async () => {
    server = await startNats(program)
  })
  afterAll(() => server.stop())

  it('is made anew by whoever speaks next, and readers hear it and know of the gap', async () => {
    const [speaker, reader] = [
      await createNatsBus(server.url, logger),
      await createNatsBus(server.url, logger),
    ]
    const heard: unknown[] = []
    let gaps = 0
    reader.subscribe('after', (payload) => void heard.push(payload))
    reader.onGap(() => (gaps += 1))
    for (let number = 0; number < 100; number += 1) await speaker.publish('after', number)
    await expect.poll(() => heard).toHaveLength(100)
    const connection = await connect({ servers: server.url })
    await (await jetstreamManager(connection)).streams.delete('trevo-bus')
    await connection.close()
    await speaker.publish('after', 'again')
    await expect.poll(() => heard.at(-1), { timeout: 30_000 }).toBe('again')
    expect(gaps).toBe(1)
    await speaker.publish('after', 'and on')
    await expect.poll(() => heard.at(-1), { timeout: 30_000 }).toBe('and on')
    expect(heard).toHaveLength(102)
    await speaker.close()
    await reader.close()
  })
})
