import { expect, test } from 'vitest'
import { createMayReadMetrics } from './may-read-metrics.ts'

type Asking = Parameters<ReturnType<typeof createMayReadMetrics>>[0]

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as Asking // what the check reads

test('this machine and the listed networks can read metrics, nobody else', () => {
  const mayRead = createMayReadMetrics('10.1.0.0/16, 192.0.2.7,fd00::/8')
  const may = ['127.0.0.1', '10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', 'fd00::1']
  const mayNot = ['10.2.0.1', '192.0.2.8', '203.0.113.9', '2001:db8::1', '']
  expect(may.filter((address) => !mayRead(from(address)))).toEqual([])
  expect(mayNot.filter((address) => mayRead(from(address)))).toEqual([])
})

test('a request forwarded by a proxy of the network is not from the network', () => {
  const mayRead = createMayReadMetrics('10.0.0.0/8')
  expect(mayRead(from('10.0.0.1', { 'x-forwarded-for': '203.0.113.9' }))).toBe(false)
})

test('without networks only this machine can read them', () => {
  const mayRead = createMayReadMetrics('')
  expect([mayRead(from('127.0.0.1')), mayRead(from('10.0.0.1'))]).toEqual([true, false])
})

test.each(['ten', '10.0.0.0/33', '10.0.0.0/', '0.0.0.0/0', 'fd00::/129'])(
  '%s is not a network, and refused at the start',
  (network) => expect(() => createMayReadMetrics(network)).toThrow('is not a network'),
)
