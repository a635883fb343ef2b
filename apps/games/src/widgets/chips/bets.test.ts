import { describe, expect, it } from 'vitest'
import { createBets } from './bets.ts'

describe('bets on a table', () => {
  it('add up on a place and are undone one by one', () => {
    const bets = createBets()
    bets.place('red', 10_000n)
    bets.place('red', 50_000n)
    bets.place('even', 10_000n)
    expect(bets.list()).toEqual([
      { place: 'red', stakeMinor: 60_000n },
      { place: 'even', stakeMinor: 10_000n },
    ])
    bets.undo()
    bets.undo()
    expect(bets.at('red')).toBe(10_000n)
    expect(bets.totalMinor()).toBe(10_000n)
  })

  it('are doubled, cleared, and both can be undone', () => {
    const bets = createBets()
    bets.place('red', 10_000n)
    bets.double()
    expect(bets.totalMinor()).toBe(20_000n)
    bets.clear()
    expect(bets.totalMinor()).toBe(0n)
    bets.undo()
    bets.undo()
    expect(bets.totalMinor()).toBe(10_000n)
  })

  it('of the last round are placed again only on an empty table', () => {
    const bets = createBets()
    bets.place('red', 10_000n)
    bets.keep()
    expect(bets.canRepeat()).toBe(false)
    bets.clear()
    expect(bets.canRepeat()).toBe(true)
    bets.repeat()
    expect(bets.at('red')).toBe(10_000n)
  })

  it('beyond a limit change nothing', () => {
    const bets = createBets({ mostAt: () => 50_000n, mostMinor: () => 60_000n })
    bets.place('red', 50_000n)
    bets.place('red', 10_000n)
    expect(bets.at('red')).toBe(50_000n)
    bets.double()
    bets.place('even', 20_000n)
    expect(bets.totalMinor()).toBe(50_000n)
  })
})
