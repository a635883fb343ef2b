import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNatsBus } from './nats-bus.ts'
import { itKeepsTheBusRules } from './testing/bus-rules.ts'
import { startNats, startThreeNats, type NatsServer } from './testing/start-nats.ts'

const program = process.env['TREVO_NATS'] ?? 'nats-server'
const logger = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' })

describe('the bus on NATS JetStream', () => {
  itKeepsTheBusRules(async () => {
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

describe('with the settings of deploy', () => {
  it('a client without a password, or with a wrong one, is refused', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trevo-nats-settings-'))
    const settings = join(folder, 'nats.conf')
    const deployed = await readFile(
      resolve(import.meta.dirname, '../../../../deploy/nats/nats.conf'),
      'utf8',
    )
    // The server that a test starts keeps its files elsewhere, and takes any port for its routes.
    await writeFile(
      settings,
      deployed
        .replace(/ *store_dir: .*\n/, '')
        .replace('port: 6222', 'port: -1')
        .replace('$NATS_PASSWORD', 'bus-of-a-test')
        .replace('$NATS_ROUTE_PASSWORD', 'routes-of-a-test'),
    )
    const server = await startNats(program, [
      '-c',
      settings,
      '--name',
      'nats1',
      // A server of several does not start without the address of another one.
      '--routes',
      'nats://route:routes-of-a-test@127.0.0.1:1',
    ])
    try {
      const asked = (password?: string) =>
        connect({
          servers: server.url,
          reconnect: false,
          ...(password !== undefined && { user: 'trevo', pass: password }),
        }).then(
          async (connection) => {
            await connection.close()
            return 'taken'
          },
          () => 'refused',
        )
      expect(await asked()).toBe('refused')
      expect(await asked('another')).toBe('refused')
      expect(await asked('bus-of-a-test')).toBe('taken')
    } finally {
      await server.stop()
      await rm(folder, { recursive: true })
    }
  })
})

describe('a copy that was disconnected', () => {
  let server: NatsServer
  beforeAll(async () => {
    server = await startNats(program)
  })
  afterAll(() => server.stop())

  it('receives the messages sent meanwhile in order, each once', async () => {
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
      // A message whose sending failed may or may not have arrived: it is sent again.
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

describe('a lost stream, as after the loss of the disk', () => {
  let server: NatsServer
  beforeAll(async () => {
    server = await startNats(program)
  })
  afterAll(() => server.stop())

  it('is created again by the next publisher, and readers get its messages and notice the gap', async () => {
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

describe('the bus on three servers', () => {
  let servers: readonly NatsServer[]
  beforeAll(async () => {
    servers = await startThreeNats(program)
  })
  afterAll(() => Promise.all(servers.map((one) => one.stop())))

  it('waits for them to elect a leader, and continues if any one of them dies', async () => {
    const url = servers.map((one) => one.url).join(',')
    const [speaker, reader] = await Promise.all([
      createNatsBus(url, logger),
      createNatsBus(url, logger),
    ])
    const heard = new Set<unknown>()
    let gaps = 0
    reader.subscribe('numbers', (payload) => void heard.add(payload))
    reader.onGap(() => (gaps += 1))
    let sent = 0
    for (const one of servers) {
      await one.kill()
      for (let count = 0; count < 20; count += 1) await speaker.publish('numbers', (sent += 1))
      // It is still down: two of three keep the stream.
      await expect.poll(() => heard.size, { timeout: 20_000 }).toBe(sent)
      await one.start()
      // It catches up from the others before the next one fails.
      await pause(5_000)
    }
    expect(sent).toBe(60)
    await speaker.publish('numbers', 'last')
    await expect.poll(() => heard.has('last'), { timeout: 20_000 }).toBe(true)
    expect(gaps).toBe(0)
    await Promise.all([speaker.close(), reader.close()])
  })
})

describe('a stream on one of three servers', () => {
  let servers: readonly NatsServer[]
  beforeAll(async () => {
    servers = await startThreeNats(program)
  })
  afterAll(() => Promise.all(servers.map((one) => one.stop())))

  /** On how many servers it is kept, and which of the three is its leader. */
  const look = async () => {
    const connection = await connect({ servers: servers.map((one) => one.url) })
    const { streams } = await jetstreamManager(connection)
    const { config, cluster } = await streams.info('trevo-bus')
    await connection.close()
    return { replicas: config.num_replicas, leader: Number(cluster?.leader?.at(-1)) }
  }

  it('keeps serving while another server is down, and is kept on three once all are up', async () => {
    const url = servers.map((one) => one.url).join(',')
    const first = await createNatsBus(servers[0]?.url ?? '', logger)
    const { replicas, leader } = await look()
    expect(replicas).toBe(1)
    await first.close()
    const other = servers[(leader + 1) % servers.length]
    await other?.kill()
    const speaker = await createNatsBus(url, logger)
    const heard: unknown[] = []
    speaker.subscribe('numbers', (payload) => void heard.push(payload))
    await speaker.publish('numbers', 1)
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual([1])
    await other?.start()
    await pause(5_000)
    const next = await createNatsBus(url, logger)
    expect((await look()).replicas).toBe(3)
    await Promise.all([speaker.close(), next.close()])
  })
})
