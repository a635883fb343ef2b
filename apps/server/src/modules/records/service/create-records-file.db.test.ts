import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, expect, it } from 'vitest'
import { fixedClock } from '../../../testing/fixed-clock.ts'
import { serverMigrations } from '../../module-folders.ts'
import type { RecordsNeeds } from '../needs.ts'
import type { RecordsTables } from '../repository/tables.ts'
import { createCreateRecordsFile } from './create-records-file.ts'

const test = await createTestDatabase(serverMigrations)
afterAll(() => test.drop())
const clock = fixedClock('2030-05-14T12:00:00Z')
const database = createDatabase<RecordsTables>(test.pool)
// Of the wallet nothing else is read.
const wallet = {
  findStatementLine: async (_memberId: bigint, txId: bigint) => (txId === 5n ? {} : undefined),
}
const needs = { database, clock, wallet, kinds: [] } as unknown as RecordsNeeds
const create = createCreateRecordsFile(needs, { isFull: () => false })

const order = (memberId: bigint) =>
  create({ memberId, brandId: 1, language: 'EN', body: { what: 'statement', format: 'csv' } })
const begun = (memberId: bigint, leftMs: number) =>
  test.pool.query('insert into records.file_under_way values ($1, $2)', [
    memberId,
    new Date(clock.now().getTime() + leftMs),
  ])

it('a file keeps the member’s next one out for two minutes at most', async () => {
  await begun(1n, 120_000)
  await expect(order(1n)).rejects.toMatchObject({ code: 'records.file_under_way' })
  // It was begun before the clock was set back.
  await begun(2n, 120_001)
  expect(await order(2n)).toMatchObject({ expiresAt: '2030-05-14T12:01:00.000Z' })
})

it('a receipt is made of a movement that the member has', async () => {
  const receipt = (txId?: string) =>
    create({
      memberId: 3n,
      brandId: 1,
      language: 'EN',
      body: { what: 'receipt', format: 'pdf', txId },
    })
  for (const txId of [undefined, '6']) {
    await expect(receipt(txId)).rejects.toMatchObject({ code: 'records.movement_unknown' })
  }
  expect(await receipt('5')).toMatchObject({ url: expect.stringContaining('/wps/files/') })
})
