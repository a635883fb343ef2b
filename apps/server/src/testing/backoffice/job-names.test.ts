import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobSchedule } from '../../compose/jobs/job-schedule.ts'
import { loadCatalog } from './load-words.ts'

test.each(['PT', 'EN'] as const)(
  'the back office names every scheduled job, and no other, in %s',
  async (language) => {
    const named = Object.keys(await loadCatalog(language)).filter((key) => key.startsWith('job.'))
    const scheduled = Object.keys(jobSchedule).map((name) => `job.${name}`)
    expect(named.toSorted()).toEqual(scheduled.toSorted())
  },
)

const started = readFileSync('apps/server/src/compose/jobs/start-jobs.ts', 'utf8')
const repeatedNames = [...started.matchAll(/keepOn\('([a-z.-]+)'/g)].map(([, name]) => name)

test.each(['PT', 'EN'] as const)(
  'the back office names all work that copies repeat, and no other, in %s',
  async (language) => {
    const named = Object.keys(await loadCatalog(language)).filter((key) =>
      key.startsWith('repeated.'),
    )
    expect(repeatedNames.length).toBeGreaterThan(50)
    expect(named.toSorted()).toEqual(repeatedNames.map((name) => `repeated.${name}`).toSorted())
  },
)
