import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { SystemNeeds } from '../needs.ts'
import { saveFileOrder } from '../repository/files.ts'

/** Acts on what runs; each with the reason that the request gives. */
export const createActOnSystem = ({ database, clock, jobs }: SystemNeeds) => ({
  /**
   * Queues a job of the schedule at once.
   * @throws Refusal `system.job_unknown`, `system.job_running`
   */
  runJob: async (name: string): Promise<null> => {
    if (!(name in jobs.schedule)) throw new Refusal('system.job_unknown')
    const own = (await jobs.list()).filter((job) => job.name === name)
    if (own.some((job) => job.isRunning)) throw new Refusal('system.job_running')
    noteAct({ target: name, after: { job: name } })
    await jobs.runNow(name)
    return null
  },

  /**
   * Tries a failed job at once, with all its attempts before it.
   * @throws Refusal `system.job_unknown`, `system.job_running`
   */
  restartJob: async (jobId: string): Promise<null> => {
    const job = (await jobs.list()).find((one) => one.jobId === jobId)
    if (!job || job.error === null) throw new Refusal('system.job_unknown')
    if (job.isRunning) throw new Refusal('system.job_running')
    noteAct({
      target: job.name,
      before: { attempts: String(job.attempts), error: job.error },
      after: { attempts: '0' },
    })
    if (!(await jobs.tryAgain(jobId))) throw new Refusal('system.job_running')
    return null
  },

  /** Every copy compares its files within seconds. */
  checkFiles: async (orderedBy: string): Promise<{ orderedAt: string }> => {
    const at = clock.now()
    noteAct({ target: 'files', after: { orderedAt: at.toISOString() } })
    await database.inTx((tx) => saveFileOrder(tx, { ordered_at: at, ordered_by: orderedBy }))
    return { orderedAt: at.toISOString() }
  },
})
