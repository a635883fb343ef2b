import { pino, type Logger } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Bus } from '../bus.ts'

export type BusUnderTest = {
  /** A copy's end of the bus. */
  open(logger: Logger): Promise<Bus>
  /** Cuts every copy's connection. */
  cut(): Promise<unknown>
  /** Puts a message on the wire that no copy has written. */
  sendNonsense(text: string): Promise<unknown>
  close(): Promise<void>
}

/** The rules of every bus between copies of the server. */
export const itKeepsTheBusRules = (openServer: () => Promise<BusUnderTest>): void => {
  let server: BusUnderTest
  let one: Bus
  let other: Bus
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  beforeAll(async () => {
    server = await openServer()
    one = await server.open(logger)
    other = await server.open(logger)
  })
  beforeEach(() => {
    lines.length = 0
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    await server.close()
  })

  const listen = (topic: string) => {
    const heard: unknown[] = []
    for (const bus of [one, other]) bus.subscribe(topic, (payload) => void heard.push(payload))
    return heard
  }

  it('a message reaches the listeners of its topic on every copy', async () => {
    const heard = listen('a')
    const others = listen('b')
    await one.publish('a', { text: 'ação 🍀' })
    await expect.poll(() => heard).toEqual([{ text: 'ação 🍀' }, { text: 'ação 🍀' }])
    expect(others).toEqual([])
  })

  it('a message too large for a notification is refused before it is sent, by its bytes', async () => {
    await expect(one.publish('a', 'x'.repeat(7_000))).rejects.toThrow('bus message too large: a')
    await expect(one.publish('a', 'ã'.repeat(3_600))).rejects.toThrow('too large')
    const heard = listen('large')
    await one.publish('large', 'x'.repeat(6_990))
    await expect.poll(() => heard).toHaveLength(2)
  })

  it('a failing listener does not affect the others, and is logged', async () => {
    one.subscribe('failing', () => {
      throw new Error('not today')
    })
    const heard = listen('failing')
    await other.publish('failing', 1)
    await expect.poll(() => heard).toEqual([1, 1])
    expect(lines.join('')).toContain('not today')
  })

  it('a foreign message is logged and does no harm', async () => {
    const heard = listen('after')
    await server.sendNonsense('no json')
    await one.publish('after', 1)
    await expect.poll(() => heard).toEqual([1, 1])
    expect(lines.join('')).toContain('bus message not understood')
  })

  it('a broken connection is restored', async () => {
    const heard = listen('again')
    await server.cut()
    await expect
      .poll(
        async () => {
          await one.publish('again', 1)
          return heard.length
        },
        { timeout: 20_000, interval: 200 },
      )
      .toBeGreaterThanOrEqual(2)
  })
}
