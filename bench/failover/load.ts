import type { Pool } from '@trevo/database/connect.ts'
import { memberCount } from '../spread/open-ledger.ts'
import type { Wallet } from '../../apps/server/src/modules/wallet/index.ts'

export type Verdict = {
  readonly acknowledged: number
  readonly failed: number
  /** Acknowledged, and not in the ledger. */
  readonly lost: number
  /** Acknowledged as another transfer than the stored one. */
  readonly contradicted: number
}

/** Bets of many concurrent callers, which remember every answer they got. */
export const startLoad = (wallet: Wallet, callers: number) => {
  const acknowledged = new Map<string, bigint>()
  let failed = 0
  let lastAt = performance.now()
  let longestGapMs = 0
  const over = new AbortController()
  const run = Date.now().toString(36)
  const caller = async (number: number) => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const txnId = `${run}-${number}-${count}`
      const memberId = BigInt(1 + ((number * 7_919 + count * 31) % memberCount))
      const answer = await wallet
        .post({ source: 'vendor:load', txnId, kind: 'bench.bet', memberId, amountMinor: 1n })
        .catch(() => undefined)
      const now = performance.now()
      if (!answer) {
        failed += 1
        continue
      }
      acknowledged.set(txnId, answer.transferId)
      longestGapMs = Math.max(longestGapMs, now - lastAt)
      lastAt = now
    }
  }
  const running = Array.from({ length: callers }, (_, number) => caller(number))
  return {
    count: () => acknowledged.size,
    /** The longest time without any acknowledgement since the last call, including the current one. */
    takeLongestGapMs: (): number => {
      const gap = Math.max(longestGapMs, performance.now() - lastAt)
      longestGapMs = 0
      return gap
    },
    stop: async (pool: Pool): Promise<Verdict> => {
      over.abort()
      await Promise.all(running)
      const { rows } = await pool.query<{ txn_id: string; transfer_id: bigint }>(
        "select txn_id, transfer_id from wallet.txn_key where source = 'vendor:load'",
      )
      const kept = new Map(rows.map((row) => [row.txn_id, row.transfer_id]))
      let lost = 0
      let contradicted = 0
      for (const [txnId, id] of acknowledged) {
        const found = kept.get(txnId)
        if (found === undefined) lost += 1
        else if (found !== id) contradicted += 1
      }
      return { acknowledged: acknowledged.size, failed, lost, contradicted }
    },
  }
}
export type Load = ReturnType<typeof startLoad>

/** Calls the site again and again, each time with a new request; records how long it got no answer. */
export const startProbe = (url: string, everyMs: number) => {
  const over = new AbortController()
  let lastAt = performance.now()
  let longestGapMs = 0
  const running = (async () => {
    while (!over.signal.aborted) {
      const isUp = await fetch(url, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(2_000),
      }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status === 200
        },
        () => false,
      )
      const now = performance.now()
      if (isUp) {
        longestGapMs = Math.max(longestGapMs, now - lastAt)
        lastAt = now
      }
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  })()
  return {
    takeLongestGapMs: (): number => {
      const gap = Math.max(longestGapMs, performance.now() - lastAt)
      longestGapMs = 0
      return gap
    },
    stop: () => {
      over.abort()
      return running
    },
  }
}
export type Probe = ReturnType<typeof startProbe>
