import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../../../platform/refusal.ts'

/**
 * OWASP's first choice for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
 * The salt of 16 random bytes is made by the library and kept in the hash.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** More would only queue for the processors, and starve everything else on them. */
const runningMax = Math.max(1, Math.min(2, availableParallelism()))
/** A wait of about four seconds on two cores; who would wait longer is told to come back. */
const waitingMaxByDefault = 400

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Without a stored hash it does the same work and answers false. */
  verify(stored: string | undefined, password: string): Promise<boolean>
  /** How much was done and is waiting, for metrics. */
  load(): { readonly done: number; readonly running: number; readonly waiting: number }
}

// A name typed on another keyboard is the same name; so is a password.
const asBytes = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8')

/** Argon2id with a bounded queue, so that a wave of logins leaves time for balances and bets. */
export const createPasswordHasher = async (
  waitingMax = waitingMaxByDefault,
): Promise<PasswordHasher> => {
  const nobodys = await hash(crypto.randomUUID(), cost)
  const waiting: (() => void)[] = []
  let running = 0
  let done = 0

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= runningMax) {
      if (waiting.length >= waitingMax) throw new Refusal('wallet.busy')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      done += 1
      const next = waiting.shift()
      // The place passes on directly, so nobody slips in between.
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => inTurn(() => hash(asBytes(password), cost)),
    verify: async (stored, password) => {
      const isRight = await inTurn(() => verify(stored ?? nobodys, asBytes(password)))
      return isRight && stored !== undefined
    },
    load: () => ({ done, running, waiting: waiting.length }),
  }
}
