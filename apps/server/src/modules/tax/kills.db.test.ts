import { randomUUID } from 'node:crypto'
import { createKiller } from '@trevo/database/testing/kill-jobs.ts'
import { randomOf } from '@trevo/testkit/random-of.ts'
import { afterAll, expect, test } from 'vitest'
import { openTestTax } from './testing/open-test-tax.ts'

/** More than two transactions of a run. */
const members = 450n
const world = await openTestTax(Number(members))
afterAll(() => world.close())

const reaisOf = (memberId: bigint): bigint => 1n + (memberId % 97n)

test('ComprovaBet: killed at any moment of counting and making, each person has one statement with all prizes', async () => {
  const { runAndKill, retry } = createKiller(world.pool)
  const random = randomOf(11)
  for (let memberId = 1n; memberId <= members; memberId += 1n) {
    await world.wallet.post({
      source: 'play',
      txnId: randomUUID(),
      kind: 'play.payout_paid',
      memberId,
      amountMinor: reaisOf(memberId) * 10_000n,
    })
  }
  world.setNow('2027-01-02T12:00:00Z')
  for (let turn = 0; turn < 25; turn += 1) await runAndKill(world.tax.makeStatements, random(60))
  await retry(world.tax.makeStatements)
  await retry(world.tax.makeStatements)

  const { rows } = await world.pool.query<{ person: bigint; version: number; prizes: bigint }>(
    `select s.person_id as person, s.version,
       (select sum(prizes_minor)::bigint from tax.result r where r.year = 2026 and r.member_id = any (
         case when s.person_id = 101 then array[1, 2] else array[s.person_id - 100] end)) as prizes
     from tax.statement s where s.year = 2026 order by 1`,
  )
  // Brand 3 is of no company under the law; members 1 and 2 are one person.
  const own = [...world.accounts.values()].filter(({ brandId }) => brandId !== 3)
  const expected = new Map<bigint, bigint>()
  for (const { memberId, personId } of own) {
    const before = expected.get(personId) ?? 0n
    expected.set(personId, before + reaisOf(memberId) * 10_000n)
  }
  expect(rows).toHaveLength(expected.size)
  for (const { person, version, prizes } of rows) {
    expect([person, version, prizes]).toEqual([person, 1, expected.get(person)])
  }
})
