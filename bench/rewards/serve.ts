// The server under test, a process of its own: signed rounds of a vendor, and the jobs that count them
// at the intervals of the server.
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase } from '@trevo/database/connect.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import {
  countForBonusesEveryMs,
  countPlayEveryMs,
  projectEveryMs,
} from '../../apps/server/src/compose/jobs/job-pauses.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { keepObjectsYoung } from '../../apps/server/src/platform/engine.ts'
import { createApp } from '../../apps/server/src/platform/http/app/create-app.ts'
import { createLaunch, createOpenSeat, openSeats } from '../http/open-play.ts'
import type { Seat } from '../http/sign-pairs.ts'
import { openWorld, type World } from './open-world.ts'

export type ServeOrder = {
  readonly databaseUrl: string
  readonly keys: unknown
  readonly seatCount: number
}
export type Served = {
  readonly url: string
  readonly port: number
  readonly seats: readonly Seat[]
}

const startJobs = ({ rewards, promotions, play, log }: World): void => {
  const repeat = async (ms: number, work: () => Promise<unknown>): Promise<never> => {
    for (;;) {
      await work().catch((error: unknown) => log.error(error))
      await pause(ms)
    }
  }
  void repeat(projectEveryMs, play.projectBets)
  void repeat(countPlayEveryMs, rewards.settleStakes)
  void repeat(countForBonusesEveryMs, promotions.keepUp)
}

const serve = async ({ databaseUrl, keys, seatCount }: ServeOrder): Promise<Served> => {
  const world = await openWorld(databaseUrl, openKeys(keys, 'platform'))
  const { pool, wallet, play, log } = world
  startJobs(world)
  const app = await createApp(readConfig({ DATABASE_URL: databaseUrl }), log)
  play.bindVendorProtocols(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = createWalletClient({
    baseUrl: url,
    keys: openKeys(keys, 'vendor'),
    nowMs: Date.now,
    timeoutMs: 20_000,
  })
  const database = createDatabase<Record<never, never>>(pool)
  const launch = createLaunch(wallet, play, (memberId) =>
    database.inTx((tx) => wallet.openAccounts(tx, memberId)),
  )
  const seats = await openSeats(launch, createOpenSeat(client), { count: seatCount })
  await client.close()
  return { url, port: Number(new URL(url).port), seats }
}

keepObjectsYoung()
process.on('message', (order: ServeOrder) => {
  serve(order).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : error }),
  )
})
process.on('disconnect', () => process.exit(0))
