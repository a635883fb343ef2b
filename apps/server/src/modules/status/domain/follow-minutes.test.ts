import type { ServiceState } from '@trevo/contract/wps/status/service-status.ts'
import { expect, test } from 'vitest'
import { followMinute, noStreak, type Streak, type IncidentChange } from './follow-minutes.ts'

const letters: Readonly<Record<string, ServiceState>> = {
  w: 'working',
  s: 'slow',
  d: 'down',
  o: 'off',
  '.': 'unknown',
}
const startMs = Date.parse('2026-03-10T12:00:00Z')

/** Follows a minute for each letter; answers the changes as `opens 0`, the number of the minute. */
const follow = (minutes: string): readonly string[] => {
  let streak: Streak = noStreak
  const changes: IncidentChange[] = []
  for (const [index, letter] of [...minutes].entries()) {
    const isOpen = changes.at(-1)?.kind === 'opens'
    const minute = new Date(startMs + index * 60_000)
    const next = followMinute(streak, isOpen, { minute, state: letters[letter] ?? 'unknown' })
    streak = next.streak
    if (next.change) changes.push(next.change)
  }
  return changes.map(({ kind, at }) => `${kind} ${(at.getTime() - startMs) / 60_000}`)
}

test.each([
  ['two bad minutes are no incident', 'wsdwwwww', []],
  ['three are one from the first of them', 'wsds', ['opens 1']],
  ['it ends with the first of five good ones', 'sssswwwww', ['opens 0', 'closes 4']],
  ['four good ones do not end it', 'ssswwwwsww', ['opens 0']],
  ['minutes without a measurement are passed over', 's..s.s', ['opens 0']],
  ['off is neither good nor bad', 'sssooooooow', ['opens 0']],
  ['after ten minutes without one the count begins again', 'ss..........s', []],
  ['a part that nothing is known of has no incident', '........', []],
  ['a second one follows', 'dddwwwwwddd', ['opens 0', 'closes 3', 'opens 8']],
])('%s: %s', (_, minutes, changes) => {
  expect(follow(minutes)).toEqual(changes)
})
