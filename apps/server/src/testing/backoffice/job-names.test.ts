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
