import type { Pool } from '@trevo/database/connect.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { proveConservation } from '../conservation/service/prove-conservation.ts'
import { readCrashLog, type CrashLog } from './crash-log.ts'
import { signOf } from './test-kinds.ts'

export type CrashResult = {
  readonly commands: number
  readonly acknowledged: number
  readonly transfers: number
  /** Acknowledged, but missing or with another balance. */
  readonly lost: readonly string[]
  /** Present without a request, or more often, or different from the request. */
  readonly invented: readonly string[]
  /** Answered in two contradictory ways. */
  readonly contradicted: readonly string[]
  readonly unanswered: readonly string[]
  /** Findings of the conservation job, including half-done transfers. */
  readonly problems: readonly string[]
}

type KeyRow = { txn_id: string; transfer_id: bigint | null; balance_after: bigint | null }
type TransferRow = { txn_id: string; kind: string; account_id: bigint; amount: bigint }

const applied = new Set(['applied', 'duplicate'])

const findLost = ({ answers }: CrashLog, keys: ReadonlyMap<string, KeyRow>): string[] => {
  const lost: string[] = []
  for (const [txnId, given] of answers) {
    for (const { word, balanceMinor } of given) {
      if (!applied.has(word) && word !== 'tombstoned') continue
      const key = keys.get(txnId)
      if (!key || (word !== 'tombstoned' && String(key.balance_after) !== balanceMinor)) {
        lost.push(txnId)
      }
    }
  }
  return lost
}

const findInvented = ({ intents, answers }: CrashLog, rows: readonly TransferRow[]): string[] => {
  const seen = new Set<string>()
  return rows.flatMap(({ txn_id: txnId, kind, account_id: account, amount }) => {
    const intent = intents.get(txnId)
    const again = seen.has(txnId)
    seen.add(txnId)
    const same =
      intent &&
      intent.kind === kind &&
      BigInt(intent.memberId) * 4n === account &&
      (intent.how === 'reverse' || signOf(kind) * BigInt(intent.amountMinor) === amount)
    const refused = answers.get(txnId)?.some(({ word }) => word.startsWith('wallet.'))
    return same && !again && !refused ? [] : [txnId]
  })
}

const findContradicted = ({ answers }: CrashLog): string[] =>
  [...answers].flatMap(([txnId, given]) => {
    const kinds = new Set(given.map(({ word }) => (applied.has(word) ? 'applied' : word)))
    const balances = new Set(
      given.flatMap(({ word, balanceMinor }) => (applied.has(word) ? [balanceMinor] : [])),
    )
    // A refused command leaves its id free, so a later retry may be applied.
    const final = [...kinds].filter((word) => word !== 'wallet.insufficient_balance')
    return final.length > 1 || balances.size > 1 ? [txnId] : []
  })

/** Compares every caller's commands and answers with the ledger. */
export const verifyCrashLog = async (pool: Pool, logFile: string): Promise<CrashResult> => {
  const log = readCrashLog(logFile)
  const { rows: keyRows } = await pool.query<KeyRow>(
    "select txn_id, transfer_id, balance_after from wallet.txn_key where source = 'crash'",
  )
  const { rows: transfers } = await pool.query<TransferRow>(
    `select t.txn_id, k.name as kind, t.account_id, t.amount
     from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind where t.source = 'crash'`,
  )
  const proof = await proveConservation(pool, systemClock, async () => undefined)
  return {
    commands: log.intents.size,
    acknowledged: log.answers.size,
    transfers: transfers.length,
    lost: findLost(log, new Map(keyRows.map((row) => [row.txn_id, row]))),
    invented: findInvented(log, transfers),
    contradicted: findContradicted(log),
    unanswered: [...log.intents.keys()].filter((txnId) => !log.answers.has(txnId)),
    problems: proof.problems,
  }
}
