import type { Match } from '@trevo/contract/wps/sports/matches.ts'
import { expect, it } from 'vitest'
import { chooseMatch } from './ask-second-yes.ts'

const match = (matchId: string, status: Match['status'], startsAt: string): Match =>
  ({ matchId, status, startsAt }) as Match

it('a match that has ended is asked about, else the last to come: one that is played changes', () => {
  const ended = match('2', 'settled', '2030-01-07T18:00:00Z')
  const matches = [
    match('1', 'ended', '2030-01-07T16:00:00Z'),
    ended,
    match('3', 'scheduled', '2030-01-08T20:00:00Z'),
    match('4', 'scheduled', '2030-01-08T18:00:00Z'),
    match('5', 'live', '2030-01-09T20:00:00Z'),
    match('6', 'void', '2030-01-09T19:00:00Z'),
  ]
  expect(chooseMatch(matches)).toBe(ended)
  expect(chooseMatch(matches.slice(2))?.matchId).toBe('3')
  expect(chooseMatch(matches.slice(4))).toBeUndefined()
})
