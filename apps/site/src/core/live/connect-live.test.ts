import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectLive, waitBeforeTry, type LiveSocket } from './connect-live.ts'
import type { LiveEvent } from './live-events.ts'
import { parseLiveEvent } from './parse-live-event.ts'

/** A fake server: each opened socket can be made to send and to fail. */
const standIn = () => {
  const sockets: {
    said: string[]
    closed: boolean
    target: EventTarget
    after: string | undefined
  }[] = []
  const openSocket = (after: string | undefined): LiveSocket => {
    const target = new EventTarget()
    const one = { said: [] as string[], closed: false, target, after }
    sockets.push(one)
    return {
      addEventListener: target.addEventListener.bind(target) as LiveSocket['addEventListener'],
      send: (text) => one.said.push(String(text)),
      close: () => {
        one.closed = true
      },
    }
  }
  const fire = (index: number, type: string, extra: object = {}) =>
    sockets[index]!.target.dispatchEvent(Object.assign(new Event(type), extra))
  return {
    sockets,
    openSocket,
    accept: (index: number) => fire(index, 'open'),
    say: (index: number, event: unknown) => fire(index, 'message', { data: JSON.stringify(event) }),
    drop: (index: number, code = 1006) => fire(index, 'close', { code }),
  }
}

const connect = (server: ReturnType<typeof standIn>) => {
  const events: LiveEvent[] = []
  const onRejected = vi.fn()
  const onCovered = vi.fn()
  const onConnected = vi.fn()
  const connection = connectLive({
    token: 'tok',
    openSocket: server.openSocket,
    onEvent: (event) => events.push(event),
    onConnected,
    onRejected,
    onCovered,
    chance: () => 1,
  })
  return { connection, events, onConnected, onRejected, onCovered }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the live connection', () => {
  it('identifies itself first, and passes events on', () => {
    const server = standIn()
    const { events } = connect(server)
    server.accept(0)
    expect(server.sockets[0]!.said).toEqual(['{"token":"tok"}'])
    server.say(0, { topic: 'balance', availBalance: '12.50', seq: '7' })
    expect(events).toEqual([{ topic: 'balance', availBalance: '12.50', seq: '7' }])
  })

  it('reconnects after a loss, waiting longer each time, and at once when woken', () => {
    const server = standIn()
    const { connection } = connect(server)
    server.drop(0)
    vi.advanceTimersByTime(999)
    expect(server.sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(server.sockets).toHaveLength(2)
    server.drop(1)
    vi.advanceTimersByTime(1_999)
    expect(server.sockets).toHaveLength(2)
    connection.wake()
    expect(server.sockets).toHaveLength(3)
    vi.advanceTimersByTime(60_000)
    expect(server.sockets).toHaveLength(3)
  })

  it('sends its last position when it reconnects, also after messages that are not events', () => {
    const server = standIn()
    const { events } = connect(server)
    server.say(0, { topic: 'prize', gameId: 3, numero: '17', winAmount: '5.00', at: 'k3.1' })
    server.say(0, { topic: 'position', at: 'k3.2' })
    server.say(0, { topic: 'inbox', unread: 2, seq: '5' })
    server.drop(0, 1001)
    vi.advanceTimersByTime(1_000)
    expect(server.sockets.map(({ after }) => after)).toEqual([undefined, 'k3.2'])
    expect(events.map(({ topic }) => topic)).toEqual(['prize', 'inbox'])
  })

  it('reports a gap once, unless the server resumed from the last position', () => {
    const server = standIn()
    const { onConnected } = connect(server)
    server.accept(0)
    expect(onConnected).not.toHaveBeenCalled()
    server.say(0, { topic: 'inbox', unread: 2, seq: '5' })
    server.say(0, { topic: 'inbox', unread: 3, seq: '6' })
    expect(onConnected).toHaveBeenCalledTimes(1)
    // The connection was lost before it had a position, so the next one does not send the missed events.
    server.drop(0)
    vi.advanceTimersByTime(1_000)
    server.say(1, { topic: 'position', at: 'k3.2' })
    expect(onConnected).toHaveBeenCalledTimes(2)
    server.drop(1)
    vi.advanceTimersByTime(2_000)
    server.say(2, { topic: 'inbox', unread: 3, seq: '6' })
    expect(onConnected).toHaveBeenCalledTimes(2)
  })

  it('does not retry if the server does not know the token', () => {
    const server = standIn()
    const { onRejected } = connect(server)
    server.drop(0, 4401)
    vi.advanceTimersByTime(120_000)
    expect(onRejected).toHaveBeenCalledOnce()
    expect(server.sockets).toHaveLength(1)
  })

  it('does not retry before the PIN of shared-phone mode', () => {
    const server = standIn()
    const { onCovered, onRejected } = connect(server)
    server.drop(0, 4403)
    vi.advanceTimersByTime(120_000)
    expect(onCovered).toHaveBeenCalledOnce()
    expect(onRejected).not.toHaveBeenCalled()
    expect(server.sockets).toHaveLength(1)
  })

  it('stays closed once closed', () => {
    const server = standIn()
    const { connection } = connect(server)
    connection.close()
    server.drop(0)
    connection.wake()
    vi.advanceTimersByTime(120_000)
    expect(server.sockets).toHaveLength(1)
    expect(server.sockets[0]!.closed).toBe(true)
  })

  it('waits between half and all of a doubling time, at most half a minute', () => {
    expect([0, 1, 2, 9].map((failures) => waitBeforeTry(failures, 1))).toEqual([
      1_000, 2_000, 4_000, 30_000,
    ])
    expect(waitBeforeTry(0, 0)).toBe(500)
  })
})

it.each([
  ['not JSON', 'hello'],
  ['an unknown topic', '{"topic":"winner"}'],
  ['a balance without its number', '{"topic":"balance","availBalance":"1.00"}'],
  ['a topic that every object has', '{"topic":"constructor"}'],
  ['a won jackpot without an amount', '{"topic":"jackpot-won","code":"trevo","nodeId":1}'],
])('%s is not an event', (_, text) => expect(parseLiveEvent(text)).toBeUndefined())

it.each([
  { topic: 'jackpot-won', code: 'trevo', nodeId: 7, amount: '1000.01' },
  { topic: 'jackpots', pools: [{ code: 'trevo', amount: '1000.00' }] },
  { topic: 'catalogue-changed' },
  { topic: 'inbox', unread: 2, seq: '5' },
  { topic: 'prize', gameId: 3, numero: '17', winAmount: '5.00' },
])('listeners of $topic get the event as it was sent', (event) => {
  expect(parseLiveEvent(JSON.stringify(event))).toEqual(event)
})
