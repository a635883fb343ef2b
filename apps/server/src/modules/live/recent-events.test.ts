import { beforeEach, describe, expect, it } from 'vitest'
import { createRecentEvents, type RecentEvents } from './recent-events.ts'

const ana = { memberId: '7', brandId: 1 }
const prize = (numero: string) =>
  ({ topic: 'prize', gameId: 1, numero, winAmount: '5.00' }) as const
const match = (tick: number) =>
  ({
    topic: 'match',
    matchId: 'm1',
    sport: 'football',
    status: 'playing',
    tick,
    score: [0, 0],
    version: tick,
    book: {},
  }) as const

let nowMs: number
let recent: RecentEvents
beforeEach(() => {
  nowMs = 1_000
  recent = createRecentEvents(() => nowMs)
  recent.pass('p1')
})

describe('the events a page missed between two copies', () => {
  it('are those after the position it names, for it and for all, and none for others', () => {
    recent.keep(prize('1'), { memberId: '7' }, 'p2')
    recent.keep(prize('2'), { memberId: '8' }, 'p3')
    recent.keep({ topic: 'catalogue-changed' }, { brandId: 2 }, 'p4')
    recent.keep({ topic: 'status-changed' }, { brandId: 1 }, 'p5')
    recent.keep(prize('3'), { memberId: '7' }, 'p6')
    expect(recent.since('p1', ana)).toEqual([prize('1'), { topic: 'status-changed' }, prize('3')])
    expect(recent.since('p2', ana)).toEqual([{ topic: 'status-changed' }, prize('3')])
    expect(recent.since('p6', ana)).toEqual([])
    expect(recent.newest()).toBe('p6')
  })

  it('include only the last event of each match, and of each current value', () => {
    recent.keep(match(1), {}, 'p2')
    recent.keep(prize('1'), { memberId: '7' }, 'p3')
    recent.keep(match(2), {}, 'p4')
    expect(recent.since('p1', ana)).toEqual([prize('1'), match(2)])
  })

  it('are unknown after a position that this copy never received, or that is two minutes old', () => {
    expect(recent.since('elsewhere', ana)).toBeUndefined()
    nowMs += 120_001
    recent.pass('p2')
    expect(recent.since('p1', ana)).toBeUndefined()
    expect(recent.since('p2', ana)).toEqual([])
  })

  it('cannot be listed after a gap', () => {
    recent.forget()
    expect(recent.since('p1', ana)).toBeUndefined()
    expect(recent.newest()).toBeUndefined()
  })

  it('are not listed if there are too many', () => {
    for (let number = 0; number < 501; number += 1) {
      recent.keep(prize(String(number)), { memberId: '7' }, `q${number}`)
    }
    expect(recent.since('p1', ana)).toBeUndefined()
    expect(recent.since('q0', ana)).toHaveLength(500)
  })

  it('include a copy’s local events, also shortly before the position', () => {
    // The previous copy may have noticed it a little later than this one.
    recent.keep({ topic: 'game-maintenance', nodeId: 3, maintenance: true }, {}, undefined)
    recent.pass('p2')
    expect(recent.since('p2', ana)).toEqual([
      { topic: 'game-maintenance', nodeId: 3, maintenance: true },
    ])
    nowMs += 10_001
    recent.pass('p3')
    expect(recent.since('p3', ana)).toEqual([])
  })

  it('are limited in number, and a dropped position is unknown', () => {
    for (let number = 0; number < 60_000; number += 1) recent.pass(`q${number}`)
    expect(recent.since('p1', ana)).toBeUndefined()
    expect(recent.since('q5000', ana)).toBeUndefined()
    expect(recent.since('q59000', ana)).toEqual([])
  })
})
