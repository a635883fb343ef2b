import { createPool } from '@trevo/database/connect.ts'
import { cashierKinds } from '../../apps/server/src/modules/cashier/index.ts'
import { playKinds } from '../../apps/server/src/modules/play/index.ts'
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts'

const daysBack = 360
const inFlight = 512
const games = [1001, 1002, 1003, 1004, 1005]

/**
 * Fills a member's account to the requested size through the wallet's own `post`, over a year of
 * months: a deposit now and then, stakes, and every fourth one paid.
 */
export const fillAccount = async (
  databaseUrl: string,
  account: string,
  entries: number,
): Promise<{ readSec: number }> => {
  const pool = createPool(databaseUrl, { work: 'reports', max: 8 })
  const end = Date.now() - 60_000
  const start = end - daysBack * 86_400_000
  let now = start
  const wallet = createWallet({ pool, clock: { now: () => new Date(now) } })
  await wallet.start()
  await wallet.registerKinds([...cashierKinds, ...playKinds])
  const { rows } = await pool.query<{ member_id: bigint }>(
    'select member_id from members.member where account = $1',
    [account],
  )
  const memberId = rows[0]?.member_id
  if (memberId === undefined) throw new Error(`no member ${account}`)

  const post = (number: number) => {
    const common = { memberId, txnId: `fill-${number}` }
    const round = {
      ...common,
      source: 'vendor:BGS',
      reference: { node: String(games[number % games.length]), round: `r-${number}` },
    }
    if (number % 20_000 === 0) {
      const reference = { depositId: `d-${number}`, endToEndId: `E${number}` }
      const kind = 'cashier.deposit_credited'
      return wallet.post({ ...common, source: 'cashier', kind, amountMinor: 10n ** 10n, reference })
    }
    return number % 4 === 0
      ? wallet.post({ ...round, kind: 'play.payout_paid', amountMinor: 27_500n })
      : wallet.post({ ...round, kind: 'play.stake_taken', amountMinor: 10_000n })
  }
  for (let number = 0; number < entries; number += inFlight) {
    const before = now
    now = start + Math.floor(((end - start) * number) / entries)
    if (new Date(before).getUTCMonth() !== new Date(now).getUTCMonth()) await wallet.ensureMonths()
    const count = Math.min(inFlight, entries - number)
    await Promise.all(Array.from({ length: count }, (_, index) => post(number + index)))
  }
  // What the server's job does every five minutes.
  const startedAt = performance.now()
  while ((await wallet.readLongAccounts()) > 0n);
  const readSec = (performance.now() - startedAt) / 1000
  await wallet.close()
  await pool.end()
  return { readSec }
}
