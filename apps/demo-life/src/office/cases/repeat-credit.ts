import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Api } from '@trevo/api-client/create-api.ts'
import { listIncidents } from '@trevo/api-client/ops-endpoints.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { needed, VisitEnds } from '../../needed.ts'
import type { Work } from './work.ts'

const creditOf = (id: string) => ({
  transactionId: `demo-${id}`,
  referenceTransactionId: `demo-${id}-stake`,
  roundId: `demo-${id}-round`,
  playerRef: `demo-${id}-player`,
  gameCode: 'demo-lost-stake',
  amount: '12.00',
  currency: 'BRL' as const,
  roundClosed: true,
})

/**
 * A vendor credits a stake that never reached the platform, and repeats the credit as its protocol asks, until
 * the platform reports it; unless an incident is open. No money moves.
 */
export const createRepeatCredit = ({ config, now }: Work) => {
  let id = randomUUID()
  const { vendorKeysFile } = config
  return async (office: Api): Promise<void> => {
    if (vendorKeysFile === undefined) return
    const query = { pageSize: 1 } as const
    if (needed(await office.call(listIncidents, { query })).list.length > 0) {
      id = randomUUID()
      return
    }
    const keys = openKeys(JSON.parse(readFileSync(vendorKeysFile, 'utf8')), 'vendor')
    const vendor = createWalletClient({
      baseUrl: config.siteUrl,
      keys,
      nowMs: () => now().getTime(),
      timeoutMs: 5_000,
    })
    try {
      const sent = await vendor.credit(creditOf(id))
      if (sent.kind === 'unknown') throw new VisitEnds(`the wallet gives no answer: ${sent.why}`)
    } finally {
      await vendor.close()
    }
    // Reported once it has been named for some minutes.
    throw new VisitEnds('the credit is repeated')
  }
}
