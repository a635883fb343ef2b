// A separate thread that computes one hash after the other.
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import { cost, type HashJob, type HashResult } from './hash-threads.ts'

// Linux has a priority per thread; elsewhere this would slow down the whole process.
const politeness = 10
const leastPriority = 19
if (process.platform === 'linux') setPriority(Math.min(leastPriority, getPriority() + politeness))

const work = (job: HashJob): HashResult => {
  try {
    const { stored, password } = job
    return { value: stored === undefined ? hashSync(password, cost) : verifySync(stored, password) }
  } catch (error) {
    return { error: String(error) }
  }
}

parentPort?.on('message', (job: HashJob) => {
  // A thread has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(work(job))
})
