import type { Pool } from '@trevo/database/connect.ts'
import { afterAll, afterEach, expect, type RunnerTask } from 'vitest'

const listActsWithoutBefore = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ act: string }>(
    'select act from staff.audit group by act having count(before) = 0 order by act',
  )
  return rows.map(({ act }) => act)
}

const hasPassed = (task: RunnerTask): boolean =>
  task.type === 'suite' ? task.tasks.every(hasPassed) : task.result?.state === 'pass'

/**
 * What operators change is in the audit with what was before. Checked when all tests of a file have passed,
 * regardless of their order, as one test alone may do only what has nothing before it. To be called after the file's own
 * `afterAll`.
 * @param acts those of which no row says what was before: they begin something, or change nothing that is not in
 *   the request
 */
export const expectActsWithoutBefore = (pool: () => Pool, acts: readonly string[]): void => {
  let tests: readonly RunnerTask[] = []
  afterEach(({ task }) => {
    tests = task.file.tasks
  })
  afterAll(async () => {
    if (tests.every(hasPassed)) expect(await listActsWithoutBefore(pool())).toEqual(acts)
  })
}
