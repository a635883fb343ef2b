import { expect, test } from 'vitest'
import { createRefusedCallsLimit, refusedCallsLimit } from './limit-refused-calls.ts'

const open = () => {
  let nowMs = 1_000_000
  const limit = createRefusedCallsLimit({ clock: { now: () => new Date(nowMs) } })
  const refuse = (address: string, count: number) => {
    for (let index = 0; index < count; index += 1) limit.count(address)
  }
  return { ...limit, refuse, pass: (ms: number) => (nowMs += ms) }
}
const { max, windowMs } = refusedCallsLimit

test('an address with too many refused calls is over the limit until the window ends, no other is', () => {
  const limit = open()
  limit.refuse('203.0.113.7', max - 1)
  expect(limit.isOver('203.0.113.7')).toBe(false)
  limit.refuse('203.0.113.7', 1)
  expect(limit.isOver('203.0.113.7')).toBe(true)
  expect(limit.isOver('::ffff:203.0.113.7')).toBe(true)
  expect(limit.isOver('203.0.113.8')).toBe(false)
  limit.pass(windowMs - 1)
  expect(limit.isOver('203.0.113.7')).toBe(true)
  limit.pass(1)
  expect(limit.isOver('203.0.113.7')).toBe(false)
})

test('addresses of one /64 count as one; a clock that was set back keeps nobody out', () => {
  const limit = open()
  for (let index = 0; index < max; index += 1) limit.count(`2001:db8::${index.toString(16)}`)
  expect(limit.isOver('2001:db8::ffff')).toBe(true)
  expect(limit.isOver('2001:db8:0:1::1')).toBe(false)
  limit.pass(-3_600_000)
  expect(limit.isOver('2001:db8::ffff')).toBe(false)
})

test('additional addresses replace the oldest', () => {
  const limit = open()
  limit.refuse('203.0.113.7', max)
  for (let index = 0; index < 10_000; index += 1) limit.count(`10.0.${index >> 8}.${index & 255}`)
  expect(limit.isOver('203.0.113.7')).toBe(false)
})
