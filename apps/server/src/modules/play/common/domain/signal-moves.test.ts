import { expect, test } from 'vitest'
import {
  canDecide,
  signalMoves,
  type SignalDecision,
  type TableSignalState,
} from './signal-moves.ts'

const decisions: readonly SignalDecision[] = ['reviewed', 'dismissed']
const states = Object.keys(signalMoves) as TableSignalState[]

test('a signal is reviewed or dismissed, and each of them may become the other', () => {
  expect(states.map((from) => decisions.filter((to) => canDecide(from, to)))).toEqual([
    ['reviewed', 'dismissed'],
    ['dismissed'],
    ['reviewed'],
  ])
})
