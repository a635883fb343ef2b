import { EventEmitter } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { boundConnections } from './bound-listener.ts'

/** The part of a socket that the limit needs; addresses of other machines are not available in a test. */
class FakeSocket extends EventEmitter {
  isEnded = false
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  destroy(): void {
    this.isEnded = true
    this.emit('close')
  }
}

const openListener = (proxies: readonly string[] = []) => {
  const server = createServer()
  boundConnections(server, { max: 2, proxies })
  return (address: string): FakeSocket => {
    const socket = new FakeSocket(address)
    const events: EventEmitter = server
    events.emit('connection', socket)
    return socket
  }
}

test('an address may have a number of open connections, and another once one is closed', () => {
  const connect = openListener()
  const [first, second, third] = [1, 2, 3].map(() => connect('203.0.113.7'))
  expect([first?.isEnded, second?.isEnded, third?.isEnded]).toEqual([false, false, true])
  expect(connect('::ffff:203.0.113.7').isEnded).toBe(true)
  expect(connect('203.0.113.8').isEnded).toBe(false)
  first?.destroy()
  expect(connect('203.0.113.7').isEnded).toBe(false)
  expect(connect('203.0.113.7').isEnded).toBe(true)
})

test('addresses of one /64 are one: an IPv6 customer is given all of it', () => {
  const connect = openListener()
  const ended = [1, 2, 3].map((last) => connect(`2001:db8:1:2::${last}`).isEnded)
  expect(ended).toEqual([false, false, true])
  expect(connect('2001:db8:1:3::1').isEnded).toBe(false)
})

test('proxies and this machine connect for everybody', () => {
  const connect = openListener(['10.0.0.0/8', '2001:db8::9'])
  for (const address of ['10.1.2.3', '2001:db8::9', '127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect([1, 2, 3, 4].map(() => connect(address).isEnded)).not.toContain(true)
  }
})

test('so do those of a network that trustProxy knows by name', () => {
  const connect = openListener(['uniquelocal', 'linklocal'])
  for (const address of [
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    'fd00::7',
    '169.254.1.1',
    'fe80::7',
  ]) {
    expect([1, 2, 3, 4].map(() => connect(address).isEnded)).not.toContain(true)
  }
  expect([1, 2, 3].map(() => connect('203.0.113.7').isEnded)).toEqual([false, false, true])
})
