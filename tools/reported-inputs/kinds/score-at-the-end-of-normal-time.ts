import { expect } from 'vitest'
import { ScoreEvent } from '../../../apps/server/src/modules/sportsbook/feeds/odds-feed/documents.ts'
import { mapScore } from '../../../apps/server/src/modules/sportsbook/feeds/odds-feed/map-scores.ts'
import type { ReportedInput } from '../reported-input.ts'

const about = {
  id: 'm1',
  commence_time: '2030-05-14T15:00:00Z',
  home_team: 'Home',
  away_team: 'Away',
  last_update: '2030-05-14T17:00:00Z',
}

/** "second_half 1-1" as an entry of the feed; the half-time score was 0-0. */
const eventOf = (told: string) => {
  const [, status = '', home = '', away = ''] = /^(\w+) (\d+)-(\d+)$/.exec(told) ?? []
  const lines = [
    { name: about.home_team, score: Number(home), half_time: 0 },
    { name: about.away_team, score: Number(away), half_time: 0 },
  ]
  return ScoreEvent.parse({ ...about, status, scores: lines })
}

/** How the match ends: the score that settles it, or that operators must decide. */
const endOf = (told: readonly string[]): string => {
  let end = 'left to operators'
  let isPast = false
  for (const one of told) {
    const standing = mapScore(eventOf(one), [], isPast)
    if ('doubt' in standing) {
      isPast ||= standing.isPastRegularTime ?? false
      end = 'left to operators'
    } else {
      const goals = [0, 1].map((side) => standing.marks.filter((mark) => mark.side === side).length)
      end = standing.isOver ? `settled at ${goals.join('-')}` : 'under way'
    }
  }
  return end
}

export const check = ({ input, right }: ReportedInput): void => {
  const ways = String(right)
    .replace(/^over at/, 'settled at')
    .split(' or ')
  expect(ways).toContain(endOf(input as readonly string[])) // a list of what the feed reported
}
