import { describe, expect, it } from 'vitest'
import { hintOf } from './hint.ts'
import { activeHand, isOver } from './read-view.ts'
import type { ShownSeat, TableView } from './types.ts'

const hand = (seat: number, more: Partial<ShownSeat> = {}): ShownSeat => ({
  seat,
  cards: ['TC', '6D'],
  points: 16,
  isSoft: false,
  isDoubled: false,
  moveCount: 0,
  result: null,
  ...more,
})
const view = (more: Partial<TableView>): TableView => ({
  dealer: ['TS'],
  dealerPoints: 10,
  seats: [hand(2), hand(5)],
  turn: null,
  ...more,
})

describe('a round of the first version, which names no phase', () => {
  it('is over when it is nobody’s turn, and the hand to play is that of the turn', () => {
    expect(isOver(view({ turn: 5 }))).toBe(false)
    expect(activeHand(view({ turn: 5 }))?.seat).toBe(5)
    expect(isOver(view({ turn: null }))).toBe(true)
    expect(activeHand(view({ turn: null }))).toBeUndefined()
  })
})

describe('a round that names its phase', () => {
  it('is over in the last one, also while it is nobody’s turn before', () => {
    expect(isOver(view({ phase: 'insurance' }))).toBe(false)
    expect(isOver(view({ phase: 'play', turn: 2 }))).toBe(false)
    expect(isOver(view({ phase: 'over' }))).toBe(true)
  })

  it('says itself which of the hands of a seat is played', () => {
    const seats = [hand(2, { isActive: false }), hand(2, { isActive: true, points: 9 })]
    expect(activeHand(view({ phase: 'play', turn: 2, seats }))?.points).toBe(9)
  })
})

describe('the hint', () => {
  it('declines insurance at every seat', () => {
    expect(hintOf(view({ phase: 'insurance' }))).toBe('no-insurance')
  })

  it('is what basic strategy does with the hand to play, and none without one', () => {
    const seats = [hand(2, { isActive: true })]
    expect(hintOf(view({ phase: 'play', turn: 2, seats }))).toBe('hit')
    expect(hintOf(view({ phase: 'play', turn: 2, dealer: ['6S'], seats }))).toBe('stand')
    expect(hintOf(view({ phase: 'over' }))).toBeUndefined()
  })

  it('doubles on two cards only, and splits a pair that may be split', () => {
    const eleven = { cards: ['6C', '5D'], points: 11, isActive: true }
    const hintWith = (more: Partial<ShownSeat>) =>
      hintOf(view({ phase: 'play', turn: 2, dealer: ['6S'], seats: [hand(2, more)] }))
    expect(hintWith(eleven)).toBe('double')
    expect(hintWith({ ...eleven, cards: ['2C', '4D', '5H'] })).toBe('hit')
    const eights = { cards: ['8C', '8D'], points: 16, isActive: true }
    expect(hintWith({ ...eights, isPair: true })).toBe('split')
    expect(hintWith({ ...eights, isPair: false })).toBe('stand')
  })
})
