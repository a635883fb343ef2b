import { queryRound, RoundReply } from '@trevo/contract/vendor/round-query.ts'
import { Pool } from 'undici'
import type { VendorKeys } from '../signing/keys.ts'
import { sendSigned } from './wallet-client.ts'

export type AskVendor = {
  /** What the vendor says became of a round; `no_answer` when nothing may be concluded. */
  roundState(roundId: string): Promise<RoundReply['state'] | 'no_answer'>
  close(): Promise<void>
}

/** The platform's questions to one vendor. */
export const createAskVendor = (options: {
  /** Origin of the vendor's server. */
  readonly baseUrl: string
  readonly keys: VendorKeys
  readonly nowMs: () => number
}): AskVendor => {
  const pool = new Pool(options.baseUrl, { connections: 4 })
  const wire = { pool, options: { ...options, timeoutMs: 5_000 } }
  return {
    roundState: async (roundId) => {
      const result = await sendSigned(wire, queryRound.path, { roundId }, RoundReply)
      return result.kind === 'answer' ? result.reply.state : 'no_answer'
    },
    close: () => pool.close(),
  }
}
