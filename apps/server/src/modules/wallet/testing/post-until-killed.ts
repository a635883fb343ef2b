// Run by the crash test as a separate process:
//   node post-until-killed.ts <database url> <log file> <name of this life>
// Posts from 48 callers until SIGTERM, which lets it finish, or SIGKILL, which does not, or until the test that
// holds its input is gone. Commands that an earlier life left without an answer are asked again first, under
// their own ids.
import { createDatabase, createPool } from '@trevo/database/connect.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { createWallet } from '../module.ts'
import { openCrashLog, readCrashLog, type Intent } from './crash-log.ts'
import { testKinds } from './test-kinds.ts'

const [url = '', logFile = '', life = ''] = process.argv.slice(2)
const callers = 48
export const crashMembers = 40

const state = { running: true, count: 0 }
process.once('SIGTERM', () => {
  state.running = false
})
process.stdin.once('end', () => process.exit(1)).resume()
process.stdin.unref()
process.stdout.write('ready\n')

const pool = createPool(url, { max: 24 })
const database = createDatabase<Record<never, never>>(pool)
const wallet = createWallet({ pool, clock: systemClock, lanes: 2 })
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const untilAnswered = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Error && error.name === 'Refusal') throw error
      // Not an answer: the same id is sent again until there is one.
      await pause(50)
    }
  }
}
await untilAnswered(() => wallet.start())
await untilAnswered(() => wallet.registerKinds(testKinds))

const send = ({ how, txnId, kind, memberId, amountMinor, reverses = '' }: Intent) => {
  const base = { source: 'crash', txnId, kind, memberId: BigInt(memberId) }
  if (how === 'reverse') return wallet.reverse({ ...base, reverses })
  const command = { ...base, amountMinor: BigInt(amountMinor) }
  if (how === 'post') return wallet.post(command)
  return database.inTx((tx) => wallet.postInTx(tx, command))
}

const earlier = readCrashLog(logFile)
const log = openCrashLog(logFile)
const carryOut = async (intent: Intent): Promise<void> => {
  try {
    const { outcome, balanceAfterMinor } = await untilAnswered(() => send(intent))
    log.answer({ txnId: intent.txnId, word: outcome, balanceMinor: String(balanceAfterMinor) })
  } catch (error) {
    log.answer({ txnId: intent.txnId, word: error instanceof Error ? error.message : 'unknown' })
  }
}

const unanswered = [...earlier.intents.values()].filter(({ txnId }) => !earlier.answers.has(txnId))
const some = [...earlier.intents.values()].filter((_, index) => index % 37 === 0)
await Promise.all([...unanswered, ...some].map(carryOut))

const kindOf = ['test.bet', 'test.won', 'test.bet', 'test.deposited'] as const

const call = async (): Promise<void> => {
  let last: Intent | undefined
  while (state.running) {
    state.count += 1
    const n = state.count
    const base = { txnId: `${life}-${n}`, memberId: String(1 + (n % crashMembers)) }
    const amountMinor = String(100 + (n % 700))
    let intent: Intent
    if (n % 11 === 0 && last && last.how !== 'reverse') {
      // Sometimes of an existing transfer, sometimes of one that never comes.
      const reverses = n % 33 === 0 ? `${life}-never-${n}` : last.txnId
      const { memberId } = last
      intent = { ...base, memberId, how: 'reverse', kind: 'test.undone', amountMinor, reverses }
    } else {
      const how = n % 9 === 0 ? 'postInTx' : 'post'
      intent = { ...base, how, kind: kindOf[n % 4] ?? 'test.bet', amountMinor }
    }
    log.intend(intent)
    await carryOut(intent)
    last = intent
  }
}
await Promise.all(Array.from({ length: callers }, call))
await wallet.close()
await pool.end()
