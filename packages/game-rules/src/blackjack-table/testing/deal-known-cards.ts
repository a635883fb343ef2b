import { cardOfCode } from '../../cards/card.ts'
import { engine } from '../engine.ts'
import type { BlackjackTableChoice, BlackjackTableTitle, DoublesWay } from '../types.ts'

/** A table that offers everything. */
export const title: BlackjackTableTitle = {
  family: 'blackjack-table',
  gameCode: 'test-table',
  version: 2,
  title: { PT: 'Mesa', EN: 'Table' },
  pitch: { PT: 'Mesa', EN: 'Table' },
  hue: 0,
  stakeStepsMinor: [10_000n, 50_000n, 500_000n],
  rtpBp: 9964,
  rtpWithinBp: 1,
  deckCount: 6,
  handCountMax: 4,
  hasInsurance: true,
  sideBets: {
    perfectPairs: { mixed: 700, coloured: 1300, perfect: 2600 },
    twentyOnePlusThree: {
      flush: 600,
      straight: 1100,
      'three-of-a-kind': 3100,
      'straight-flush': 4100,
      'suited-three': 10100,
    },
  },
  table: {
    bettingMs: 10_000,
    drawMs: 5_000,
    pauseMs: 2_000,
    seatCount: 7,
    turns: { dealMs: 3_000, decisionMs: 10_000, raiseMs: 5_000, cardMs: 900 },
  },
}

const { seated: seatedOrNot } = engine
if (!seatedOrNot) throw new Error('seats decide at this table')
export const seated = seatedOrNot

/** Cards in the order in which they leave the shoe: "5C TS". */
export const drawnOf = (text: string): number[] =>
  text.split(' ').map((code) => {
    const card = cardOfCode(code)
    if (card === undefined) throw new Error(code)
    return card
  })

/** One real. */
export const stakeMinor = 10_000n
export const onSeat = (seat: number): BlackjackTableChoice => ({
  bets: [{ bet: `seat-${seat}`, stakeMinor: '10000' }],
})
export const behind = (seat: number, doubles: DoublesWay): BlackjackTableChoice => ({
  bets: [{ bet: `behind-${seat}`, stakeMinor: '10000' }],
  doubles,
})

/** The payout of a bet of one real. */
export const settle = (choice: BlackjackTableChoice, round: Parameters<typeof seated.settle>[2]) =>
  seated.settle(title, { stakeMinor, choice }, round).payoutMinor

/** Seats that decline insurance. */
export const waive = (...seats: readonly number[]) =>
  seats.map((seat) => ({ seat, kind: 'no-insurance' }))
