import { expect, test } from 'vitest'
import type { DrawStatus } from '../../common/domain/states.ts'
import { drawMoves, isOnSaleAt, mayMove } from './draw-states.ts'

const closesAt = new Date('2026-10-05T15:00:00Z')
const before = new Date('2026-10-05T14:59:59.999Z')
const states = Object.keys(drawMoves) as DrawStatus[]

test('a draw takes stakes until the instant at which it closes, which is too late', () => {
  const onSale = (at: Date) =>
    states.filter((status) => isOnSaleAt({ status, closes_at: closesAt }, at))
  expect(onSale(before)).toEqual(['scheduled', 'open'])
  expect(onSale(closesAt)).toEqual([])
})

test('a draw can be cancelled from every state but that, and is drawn only when it is closed', () => {
  const leadingTo = (to: DrawStatus) => states.filter((from) => mayMove(from, to))
  expect(leadingTo('cancelled')).toEqual(['scheduled', 'open', 'closed', 'drawn', 'settled'])
  expect(leadingTo('drawn')).toEqual(['closed'])
  expect(leadingTo('settled')).toEqual(['drawn'])
  expect(leadingTo('open')).toEqual(['scheduled'])
  expect(leadingTo('closed')).toEqual(['open', 'drawn', 'settled'])
  expect(leadingTo('scheduled')).toEqual(['cancelled'])
})
