import { availableParallelism } from 'node:os'
import { createHashThreads } from './hash-threads.ts'
import { createBounded, type Bounds } from '../../common/service/run-bounded.ts'

/** More would only queue for the processors, and starve everything else. */
const runningMax = Math.max(1, Math.min(2, availableParallelism()))
/** A wait of about four seconds on two cores; a longer one is refused as busy. */
const waitingMaxByDefault = 400

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Without a stored hash it does the same work and answers false. */
  verify(stored: string | undefined, password: string): Promise<boolean>
  /** How many are done and waiting, for metrics. */
  load(): { readonly done: number; readonly running: number; readonly waiting: number }
}

// A name typed on another keyboard is the same name; so is a password.
const asBytes = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8')

/**
 * For the whole process: a thread costs its start and its memory, and each queue still runs only its limit of jobs
 * at once.
 */
const threads = createHashThreads()

let nobodysHash: Promise<string> | undefined

/** A hash that no password matches, with the same cost as those of accounts; created once. */
const hashOfNobody = async (): Promise<string> => {
  nobodysHash ??= threads.hash(asBytes(crypto.randomUUID()))
  try {
    return await nobodysHash
  } catch (error) {
    nobodysHash = undefined
    throw error
  }
}

/** Argon2id with a bounded queue, so that a burst of logins leaves time for balances and bets. */
export const createPasswordHasher = async (
  bounds: Partial<Bounds> = {},
): Promise<PasswordHasher> => {
  const bounded = createBounded({ runningMax, waitingMax: waitingMaxByDefault, ...bounds })
  const nobodys = await hashOfNobody()
  return {
    hash: (password) => bounded.run(() => threads.hash(asBytes(password))),
    verify: async (stored, password) => {
      const isRight = await bounded.run(() => threads.verify(stored ?? nobodys, asBytes(password)))
      return isRight && stored !== undefined
    },
    load: bounded.load,
  }
}
