import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { fillTree, migrateTeam, openTeam, type Team } from './open-team.ts'

const kills = 10
const members = 400
const stakesEach = 500
const rateBp = 100n
const stakeMinor = (number: number): bigint => 10_000n + BigInt(number % 997) * 100n
const fiveMinutesMs = 300_000

/** Each of the first eleven earns in real time from everybody below. */
const fill = async (team: Team): Promise<void> => {
  const { pool, wallet, openAccounts } = team
  await fillTree(team, members, '1 day')
  await pool.query('insert into agents.uncounted select member_id from agents.node')
  await pool.query(
    `with signed as (
       insert into agents.contract (contract_id, brand_id, contract_type, product, giver_id,
         receiver_id, period, rate_bp, status, created_at, signed_at)
       select gen_random_uuid(), 1, 'REALTIME', 'CONS', 0, id, null, $1, 'A', now(),
         now() - interval '1 day' from generate_series(1, 11) id returning contract_id
     ) insert into agents.contract_tier select contract_id, 0, 0, 0, 0, $1 from signed`,
    [rateBp],
  )
  for (let id = 1n; id <= members; id += 1n) {
    await openAccounts(id)
    await wallet.post({
      source: 'bench',
      txnId: `deposit-${id}`,
      kind: 'bench.deposited',
      memberId: id,
      amountMinor: 10_000_000_000n,
    })
  }
}

/** Stakes, and reports the stakes to agents as settled and at risk, as rewards does. */
const stake = async ({ wallet, pool }: Team, round: number): Promise<void> => {
  const numbers = Array.from({ length: stakesEach }, (_, index) => round * stakesEach + index)
  const memberOf = (number: number) => BigInt(1 + (number % members))
  await Promise.all(
    numbers.map((number) =>
      wallet.post({
        source: 'bench',
        txnId: `stake-${number}`,
        kind: 'bench.staked',
        memberId: memberOf(number),
        amountMinor: stakeMinor(number),
        reference: { round: String(number), node: '1001' },
      }),
    ),
  )
  await pool.query(
    `insert into agents.settled_stake (member_id, source, round_id, stake_minor, valid_minor)
     select member, 'bench', round, stake, stake
     from unnest($1::bigint[], $2::text[], $3::bigint[]) s (member, round, stake)`,
    [numbers.map(memberOf), numbers.map(String), numbers.map(stakeMinor)],
  )
}

const startWorker = async (url: string, aheadMs: number): Promise<ChildProcess> => {
  const file = resolve(import.meta.dirname, 'work.ts')
  const worker = spawn(process.execPath, [file, url, String(aheadMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (worker.stdout) await once(worker.stdout, 'data')
  return worker
}

const end = async (worker: ChildProcess): Promise<void> => {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

/** What the formula pays for all stakes: the rate of each stake, to each of its eleven uplines. */
const countOwed = async ({ pool }: Team): Promise<readonly [owed: bigint, paid: bigint]> => {
  const { rows } = await pool.query<{ member_id: bigint; earners: number }>(
    `select member_id, (select count(*)::integer from unnest(path) above
       where above <= 11 and above <> member_id) as earners from agents.node`,
  )
  const earnersOf = new Map(rows.map((row) => [BigInt(row.member_id), BigInt(row.earners)]))
  let owed = 0n
  for (let number = 0; number < kills * stakesEach; number += 1) {
    const earners = earnersOf.get(BigInt(1 + (number % members))) ?? 0n
    owed += ((stakeMinor(number) * rateBp) / 10_000n) * earners
  }
  const paid = await pool.query<{ paid: string }>(
    `select coalesce(sum(paid_minor), 0)::text as paid from agents.statement where status = 'paid'`,
  )
  return [owed, BigInt(paid.rows[0]?.paid ?? 0)]
}

/**
 * Kills the process that counts and pays in the middle of its work, every other time together with the
 * database, and lets the next one continue. @throws Error if more or less was paid than by the formula
 * @returns nodes whose totals drifted
 */
export const measureKills = async (dataDir: string): Promise<number> => {
  let database = await startEmbedded({ dataDir })
  await migrateTeam(database.url)
  let team = await openTeam(database.url)
  await fill(team)
  for (let kill = 0; kill < kills; kill += 1) {
    await stake(team, kill)
    const worker = await startWorker(database.url, kill * fiveMinutesMs)
    await pause(20 + ((kill * 7_919) % 400))
    if (kill % 2 === 1) {
      // Its pool would wait for answers that never arrive.
      await team.close()
      process.kill(database.pid, 'SIGKILL')
      await end(worker)
      await database.stop().catch(() => undefined)
      database = await startEmbedded({ dataDir })
      team = await openTeam(database.url)
    }
    await end(worker)
  }
  await team.close()
  team = await openTeam(database.url, kills * fiveMinutesMs)
  await team.agents.runContracts(['REALTIME'])
  const [owed, paid] = await countOwed(team)
  const { drifted } = await team.agents.proveTotals()
  await team.close()
  await database.stop()
  if (owed !== paid) throw new Error(`paid ${paid} of ${owed} after ${kills} kills`)
  return drifted.length
}
