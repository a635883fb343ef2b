import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { isFromThisMachine } from './this-machine.ts'

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  isFromThisMachine({
    socket: { remoteAddress } as FastifyRequest['socket'], // nothing else of it is read
    headers,
  })

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(from(address)).toBe(true)
})

it.each(['10.0.0.1', '::ffff:10.0.0.1', '192.0.2.1', ''])(
  '%j is not, with any header',
  (address) => {
    expect(from(address)).toBe(false)
    expect(from(address, { 'x-forwarded-for': '127.0.0.1', host: '127.0.0.1' })).toBe(false)
  },
)

it('a foreign page whose name resolves here is not', () => {
  expect(from('127.0.0.1', { host: 'evil.example:3000' })).toBe(false)
  expect(from('127.0.0.1', { host: 'localhost:3000' })).toBe(true)
})

it.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
  'what a proxy here passes on with %s comes from elsewhere',
  (name) => {
    expect(from('127.0.0.1', { [name]: '127.0.0.1' })).toBe(false)
  },
)
