import { createPool } from '@trevo/database/connect.ts'
import { playKinds } from '../../apps/server/src/modules/play/index.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'

const inFlight = 512
const nodes = ['1001', '1002', '1003', '1004', '1005']

/** Movements of the demo's members within the last minutes, through the wallet's own `post`; `name` tells fillings apart. */
export const fillMovements = async (
  databaseUrl: string,
  name: string,
  count: number,
): Promise<void> => {
  const pool = createPool(databaseUrl, { work: 'reports', max: 8 })
  const wallet = createWallet({ pool, clock: { now: () => new Date() } })
  await wallet.start()
  await wallet.registerKinds(playKinds)
  const { rows } = await pool.query<{ id: bigint }>(
    `select member_id as id from members.member where type = 0 and account like 'trevo@%.demo'`,
  )
  const post = (number: number) =>
    wallet.post({
      source: 'vendor:BGS',
      txnId: `${name}-${number}`,
      kind: 'play.payout_paid',
      memberId: rows[number % rows.length]?.id ?? 0n,
      amountMinor: 10_000n,
      reference: { node: nodes[number % nodes.length] ?? '', round: `${name}-${number}` },
    })
  for (let from = 0; from < count; from += inFlight) {
    const some = Math.min(inFlight, count - from)
    await Promise.all(Array.from({ length: some }, (_, index) => post(from + index)))
  }
  await wallet.close()
  await pool.end()
}
