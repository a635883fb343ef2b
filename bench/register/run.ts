// npm run bench -- register [--persons 1000000] [--asked 10000] [--bars 20] The sweep of everybody against the central
// register, with the sandbox as the register; then members who stake as fast as the platform takes it, some of whom
// exclude themselves or are named by the register meanwhile: nothing is accepted after that.
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createDatabase, createPool, type Pool } from '@trevo/database/connect.ts'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { createHmacKey } from '@trevo/vendor-kit/signing/keys.ts'
import { pino } from 'pino'
import { openServer, type Server } from '../../apps/server/src/compose/create-server.ts'
import { prepareDatabase } from '../../apps/server/src/compose/database/prepare-database.ts'
import { demoPasswords } from '../../apps/server/src/modules/identity/index.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { printResult } from '../tools/print-result.ts'

const { values } = parseArgs({
  options: {
    persons: { type: 'string', default: '1000000' },
    asked: { type: 'string', default: '10000' },
    bars: { type: 'string', default: '20' },
  },
})
const [persons, asked, bars] = [values.persons, values.asked, values.bars].map(Number) as [
  number,
  number,
  number,
] // three options
const folder = resolve(import.meta.dirname, `../../.trevo/bench-register-${process.pid}`)
const say = (line: string) => console.log(line)
const logger = pino({ level: 'silent' })
const [stakers, callers, warmUpMs, restMs] = [400, 64, 2_000, 1_000]

await mkdir(folder, { recursive: true })
const keysFile = resolve(folder, 'vendor-keys.json')
await writeFile(keysFile, JSON.stringify({ vendor: 'BGS', keys: [createHmacKey('k1')] }))
const database = await startEmbedded({ dataDir: resolve(folder, 'database') })
const environment = {
  DATABASE_URL: database.url,
  SECRETS_DIR: folder,
  BUILD_DIR: resolve(folder, 'nothing-built'),
  VENDOR_KEYS_FILE: keysFile,
  PORT: '0',
  DEMO: '1',
  ROLES: 'web',
}
const config = readConfig(environment)
await prepareDatabase({ config, logger })
const pool = createPool(database.url, { work: 'reports', max: 4 })
// Identity and limits are other bars on stakes.
await pool.query("update settings.brand set jurisdiction = 'br' where id = 1")
await pool.query(
  `update settings.rule set value = 'false' where jurisdiction = 'br'
   and key in ('kycBeforeStake', 'signUpLimitsRequired')`,
)
const server = await openServer({ config, logger, clock: systemClock, environment })
const { members, compliance, wallet } = server.modules

/** Accounts whose CPF the sandbox permits. */
const fillPersons = async (db: Pool, count: number): Promise<void> => {
  const step = 50_000
  for (let from = 1; from <= count; from += step) {
    await db.query(
      `insert into members.member (customer_id, brand_id, account, account_key, nickname, type, invite_code,
         registered_at, tax_id)
       select 'bench' || n, 1, 'trevo@bench' || n, 'trevo@bench' || n, 'bench' || n, 0, 'B' || n, now(),
         (60000000000 + n)::text
       from generate_series($1::bigint, $2::bigint) n`,
      [from, Math.min(from + step - 1, count)],
    )
  }
  await db.query('vacuum analyze members.member, members.person')
}

const heapMb = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** Persons a second, and how the heap grew between the first and the last of them, in MB. */
const measureSweep = async (): Promise<{ perSec: number; grownMb: number }> => {
  await compliance.sweepRegister()
  const [began, before] = [performance.now(), heapMb()]
  let count = 0
  while (count < asked) {
    const step = await compliance.sweepRegister()
    if (step === 0) break
    count += step
  }
  const perSec = (count * 1_000) / (performance.now() - began)
  return { perSec, grownMb: heapMb() - before }
}

type Staker = { readonly memberId: bigint; readonly personId: bigint; barredAt: number }

/** The first accounts of the fill, with money and a password. */
const openStakers = async ({ modules }: Server): Promise<readonly Staker[]> => {
  const passwordHash = await modules.identity.hasher.hash(demoPasswords.member)
  const { rows } = await pool.query<{ member_id: bigint; person_id: bigint }>(
    `select member_id, person_id from members.member where account_key like 'trevo@bench%'
     order by member_id limit $1`,
    [stakers],
  )
  for (const { member_id: memberId } of rows) {
    await pool.query(
      `insert into identity.credential (brand_id, member_id, username, username_key, password_hash, password_set_at)
       values (1, $1::bigint, 'bench-' || $1::text, 'bench-' || $1::text, $2, now())`,
      [memberId, passwordHash],
    )
    await createDatabase(pool).inTx((tx) => wallet.openAccounts(tx, memberId))
    await wallet.post({
      source: 'cashier',
      txnId: `bench-${memberId}`,
      kind: 'cashier.deposit_credited',
      memberId,
      amountMinor: parseMoney('100000.00'),
    })
  }
  return rows.map((row) => ({
    memberId: row.member_id,
    personId: row.person_id,
    barredAt: Number.POSITIVE_INFINITY,
  }))
}

const device = { address: '127.0.0.1', userAgent: 'bench', kind: 'web' } as const

/** Half of them exclude themselves; the register names the others. Milliseconds until it is in force. */
const bar = async (staker: Staker, isOwn: boolean): Promise<number> => {
  const { memberId, personId } = staker
  const began = performance.now()
  if (isOwn) {
    await members.excludeSelf(
      { memberId, brandId: 1, sessionId: randomUUID(), device },
      { kind: 'exclusion', term: 'month', password: demoPasswords.member },
    )
  } else {
    const outcome = await compliance.checkPerson({ personId, cause: 'recheck' })
    if (outcome !== 'impeded') throw new Error(`the register said ${outcome}`)
  }
  staker.barredAt = performance.now()
  return staker.barredAt - began
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const measureBars = async (all: readonly Staker[]) => {
  const over = new AbortController()
  const counts = { accepted: 0, acceptedAfter: 0 }
  const stake = async ({ memberId }: Staker) =>
    wallet.post({
      source: 'vendor:BGS',
      txnId: randomUUID(),
      kind: 'play.stake_taken',
      memberId,
      amountMinor: 100n,
      reference: { node: '1001', round: randomUUID() },
    })
  const lane = async (first: number) => {
    for (let turn = first; !over.signal.aborted; turn += callers) {
      const staker = all[turn % all.length] as Staker // within the list
      const askedAt = performance.now()
      const isTaken = await stake(staker).then(
        () => true,
        () => false,
      )
      if (isTaken) counts.accepted += 1
      if (isTaken && askedAt > staker.barredAt) counts.acceptedAfter += 1
    }
  }
  const began = performance.now()
  const lanes = Array.from({ length: callers }, (_, first) => lane(first))
  await pause(warmUpMs)
  const took: number[] = []
  for (const [index, staker] of all.slice(0, bars).entries()) {
    took.push(await bar(staker, index % 2 === 0))
  }
  await pause(restMs)
  over.abort()
  await Promise.all(lanes)
  const seconds = (performance.now() - began) / 1_000
  took.sort((a, b) => a - b)
  return {
    stakesPerSec: Math.round(counts.accepted / seconds),
    barP99Ms: Number((took[Math.floor(took.length * 0.99)] ?? 0).toFixed(1)),
    acceptedAfter: counts.acceptedAfter,
  }
}

await fillPersons(pool, persons)
say(`${persons} persons`)
const sweep = await measureSweep()
say(`sweep: ${Math.round(sweep.perSec)} persons/s`)
const all = await openStakers(server)
// The register names every second one of those who are barred.
await pool.query(
  `update members.member set tax_id = '901' || lpad(member_id::text, 8, '0') where member_id = any ($1::bigint[])`,
  [all.slice(0, bars).map(({ memberId }) => memberId)],
)
const underLoad = await measureBars(all)
const { problems } = await wallet.proveConservation()
if (problems.length > 0) throw new Error(`the ledger does not add up: ${problems.join(', ')}`)
printResult({
  bench: 'register',
  persons,
  sweepPerSec: Math.round(sweep.perSec),
  sweepHoursOfMillion: Number((1_000_000 / sweep.perSec / 3_600).toFixed(2)),
  sweepHeapGrowthMb: Number(sweep.grownMb.toFixed(1)),
  ...underLoad,
})
await server.close()
await pool.end()
await database.stop()
await rm(folder, { recursive: true, force: true })
