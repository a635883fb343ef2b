import { expect, test } from 'vitest'
import { readNatsUrl } from './nats-bus.ts'

test.each([
  ['nats://a:4222', { servers: ['nats://a:4222'] }],
  ['nats://a:4222, nats://b:4222', { servers: ['nats://a:4222', 'nats://b:4222'] }],
  [
    'nats://trevo:s%40cret@a:4222,nats://b:4222',
    { servers: ['nats://a:4222', 'nats://b:4222'], user: 'trevo', pass: 's@cret' },
  ],
])('%s is read as servers and who asks', (url, read) => {
  expect(readNatsUrl(url)).toEqual(read)
})
