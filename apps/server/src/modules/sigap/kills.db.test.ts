import { randomUUID } from 'node:crypto'
import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import { createKiller } from '@trevo/database/testing/kill-jobs.ts'
import { randomOf } from '@trevo/testkit/random-of.ts'
import { afterAll, expect, test } from 'vitest'
import { openTestSigap } from './testing/open-test-sigap.ts'

const firstDay = '2026-03-10'
const days = Array.from({ length: 12 }, (_, at) => addDays(firstDay, at))
const filesOfDay = 4
const world = await openTestSigap(6)
afterAll(() => world.close())

test('SIGAP: killed at any moment of counting, making and sending, no file is lost or made twice', async () => {
  const { runAndKill, retry } = createKiller(world.pool)
  const random = randomOf(7)
  const amounts = new Map<string, number>()
  for (const day of days) {
    world.setNow(instantIn(day, 43_200, 'America/Sao_Paulo').toISOString())
    const reais = 1 + random(500)
    amounts.set(day, reais)
    const deposit = {
      source: 'test',
      txnId: randomUUID(),
      kind: 'cashier.deposit_credited',
      memberId: 1n,
      amountMinor: BigInt(reais) * 10_000n,
    }
    await retry(() => world.wallet.post(deposit))
    world.setNow(instantIn(addDays(day, 1), 660, 'America/Sao_Paulo').toISOString())
    await runAndKill(world.sigap.makeFiles, random(30))
    await runAndKill(world.sigap.sendFiles, random(20))
    // The next copy of the server starts over.
    await retry(world.sigap.makeFiles)
    for (let turn = 0; turn < 3; turn += 1) {
      await runAndKill(world.sigap.sendFiles, random(20))
      world.passSec(400)
    }
    while ((await retry(world.sigap.sendFiles)) > 0) world.passSec(400)
  }
  const { rows: files } = await world.pool.query<{
    day: string
    kind: string
    state: string
    delivery_id: string
    content: Buffer
    made: number
    accepted: number
  }>(
    `select day::text as day, kind, state, delivery_id, content,
       (select count(*)::integer from sigap.file_event e where e.file_id = f.file_id and e.kind = 'made') as made,
       (select count(*)::integer from sigap.file_event e where e.file_id = f.file_id and e.kind = 'accepted')
         as accepted
     from sigap.file f order by day, kind`,
  )
  expect(files).toHaveLength(days.length * filesOfDay)
  for (const { day, kind, state, made, accepted, delivery_id: deliveryId, content } of files) {
    expect([day, kind, state, made, accepted]).toEqual([day, kind, 'accepted', 1, 1])
    const deliveries = world.outside.deliveries.filter((one) => one.deliveryId === deliveryId)
    expect(deliveries.length).toBeGreaterThanOrEqual(1)
    for (const one of deliveries) expect(one.content.equals(content)).toBe(true)
    if (kind === 'wallets') {
      expect(content.toString()).toContain(`"deposits":"${amounts.get(day)}.00"`)
    }
  }
})
