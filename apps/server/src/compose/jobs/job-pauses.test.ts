import { expect, test } from 'vitest'
import { readReportsPauseMs, readTeamsPauseMs } from './job-pauses.ts'

test('the figures of teams follow after a second, and after three where reading them takes long', () => {
  expect(readTeamsPauseMs(0)).toBe(1_000)
  expect(readTeamsPauseMs(200)).toBe(1_800)
  expect(readTeamsPauseMs(60_000)).toBe(3_000)
})

test('the figures of operators follow after two seconds, and after ten where reading takes long', () => {
  expect(readReportsPauseMs(0)).toBe(2_000)
  expect(readReportsPauseMs(60_000)).toBe(10_000)
})
