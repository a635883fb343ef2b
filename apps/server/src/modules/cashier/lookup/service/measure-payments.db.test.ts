import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverMigrations } from '../../../module-folders.ts'
import type { ReconciliationTables } from '../../reconciliation/repository/tables.ts'
import { createMeasurePayments } from './measure-payments.ts'

const now = new Date('2026-03-10T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)
const span = { brandId: 1, since: ago(900), now, lateAfterSec: 120 }
const slowSpan = { ...span, since: ago(3_600), lateAfterSec: 7_200 }

let database: Awaited<ReturnType<typeof createTestDatabase>>
let measure: ReturnType<typeof createMeasurePayments>
const measureFrom = (startedAt: Date) =>
  createMeasurePayments({
    database: createDatabase<ReconciliationTables>(database.pool),
    clock: { now: () => startedAt },
  })
beforeAll(async () => {
  database = await createTestDatabase(serverMigrations.filter(({ module }) => module === 'cashier'))
  measure = measureFrom(ago(3_600))
})
beforeEach(async () => {
  await database.pool.query(
    `truncate cashier.deposit, cashier.withdrawal, cashier.withdrawal_question, cashier.poll_position;
     delete from cashier.payment`,
  )
  await database.pool.query(`insert into cashier.poll_position values ('psp', $1, $1)`, [ago(5)])
})
afterAll(() => database.drop())

const e2eOf = (id: string) => `E${id.replaceAll('-', '').slice(0, 31)}`

/** A Pix that the institution received `paid` seconds ago, credited so many seconds later. */
const credit = async (paid: number, took: number, brandId = 1) => {
  const id = randomUUID()
  await database.pool.query(
    `insert into cashier.deposit (member_id, id, brand_id, client_id, amount_minor, status, txid, charge_sec,
       location, created_at, expires_at, credited_e2e_id, credited_at)
     values (1, $1::uuid, $2, $1::uuid, 100000, 'credited', ($1::uuid)::text, 600, 'here', $3, $3, $4, $5)`,
    [id, brandId, ago(paid + 30), e2eOf(id), ago(paid - took)],
  )
  await database.pool.query(
    `insert into cashier.payment (e2e_id, status, noticed_at, noticed_by, amount_minor, paid_at, member_id, deposit_id)
     values ($1, 'credited', $2, 'webhook', 100000, $2, 1, $3)`,
    [e2eOf(id), ago(paid), id],
  )
}
/** A charge that the institution has not answered yet. */
const ask = async (seconds: number) => {
  const id = randomUUID()
  await database.pool.query(
    `insert into cashier.deposit (member_id, id, brand_id, client_id, amount_minor, status, txid, charge_sec, created_at)
     values (1, $1::uuid, 1, $1::uuid, 100000, 'requested', ($1::uuid)::text, 600, $2)`,
    [id, ago(seconds)],
  )
}
/** A Pix that the institution has announced, and that is not decided yet; with the charge that it pays, if that is known. */
const notice = async (seconds: number, brandId?: number) => {
  const id = randomUUID()
  if (brandId !== undefined) {
    await database.pool.query(
      `insert into cashier.deposit (member_id, id, brand_id, client_id, amount_minor, status, txid, charge_sec,
         location, created_at, expires_at)
       values (1, $1::uuid, $2, $1::uuid, 100000, 'awaiting', ($1::uuid)::text, 600, 'here', $3, $3)`,
      [id, brandId, ago(seconds)],
    )
  }
  await database.pool.query(
    `insert into cashier.payment (e2e_id, status, noticed_at, noticed_by, txid, next_call_at)
     values ($1, 'noticed', $2, 'webhook', $3, $2)`,
    [e2eOf(id), ago(seconds), brandId === undefined ? null : id],
  )
}
type Withdrawal = {
  readonly asked: number
  readonly status?: string
  readonly ended?: number
  /** Seconds from now until it must be paid; null without a law. */
  readonly due?: number | null
  readonly brandId?: number
}
const withdraw = async ({
  asked,
  status = 'review',
  ended,
  due = null,
  brandId = 1,
}: Withdrawal) => {
  const id = randomUUID()
  await database.pool.query(
    `insert into cashier.withdrawal (member_id, id, brand_id, client_id, channel, payee_id, payee, amount_minor,
       fee_minor, status, review_reasons, device_key, payout_id, created_at, payable_until, ended_at, paid_minor)
     values (1, $1::uuid, $2, $1::uuid, 'pix', $1::uuid, '{}', 100000, 0, $3, '{}', '', ($1::uuid)::text, $4, $5, $6, $7)`,
    [
      id,
      brandId,
      status,
      ago(asked),
      due === null ? null : ago(-due),
      ended === undefined ? null : ago(ended),
      status === 'paid' ? 100_000 : 0,
    ],
  )
  return id
}

test('deposits are timed from the institution’s payment to the credit, of the brand alone', async () => {
  for (const took of [4, 6, 300]) await credit(600, took)
  await credit(600, 500, 2)
  await credit(1_200, 4)
  expect(await measure.measureDeposits(span)).toEqual({
    inTime: 2,
    late: 1,
    medianSec: 6,
    answers: true,
  })
})

test('a charge without an answer is late after a while, not at once', async () => {
  await ask(60)
  expect(await measure.measureDeposits(span)).toMatchObject({ inTime: 0, late: 0 })
  await ask(121)
  expect(await measure.measureDeposits(span)).toMatchObject({ inTime: 0, late: 1 })
})

test.each([
  [60, 0],
  [180, 1],
  [3_600, 1],
])('a Pix that waits to be decided: after %i s %i is late', async (seconds, late) => {
  await notice(seconds, 1)
  expect(await measure.measureDeposits(span)).toMatchObject({ inTime: 0, late })
})

test('a Pix of another brand is not late here; one whose charge is not known yet is late at every brand', async () => {
  await notice(180, 2)
  expect(await measure.measureDeposits(span)).toMatchObject({ late: 0 })
  await notice(180)
  expect(await measure.measureDeposits(span)).toMatchObject({ late: 1 })
})

test('an institution that has been silent for ten minutes does not answer', async () => {
  const silent = async (seconds: number) => {
    await database.pool.query('update cashier.poll_position set read_until = $1', [ago(seconds)])
    return measure.measureDeposits(span)
  }
  expect(await silent(600)).toMatchObject({ late: 0, answers: true })
  expect(await silent(660)).toMatchObject({ late: 11, answers: false })
})

test('an institution that nobody asked before the server started was not silent', async () => {
  await database.pool.query('update cashier.poll_position set read_until = $1', [ago(24_000)])
  const just = measureFrom(ago(60))
  expect(await just.measureDeposits(span)).toMatchObject({ late: 0, answers: true })
  const longAgo = measureFrom(ago(660))
  expect(await longAgo.measureDeposits(span)).toMatchObject({ late: 11, answers: false })
})

test('without an institution nothing is known of deposits', async () => {
  await database.pool.query('truncate cashier.poll_position')
  expect(await measure.measureDeposits(span)).toBeUndefined()
})

test('withdrawals are late by the law of their brand, else by ours', async () => {
  await withdraw({ asked: 4_000, status: 'paid', ended: 600, due: 3_200 })
  await withdraw({ asked: 9_000, status: 'paid', ended: 600, due: -1_800 })
  await withdraw({ asked: 7_000, status: 'paid', ended: 600 })
  await withdraw({ asked: 7_300 })
  await withdraw({ asked: 60, due: 7_140 })
  await withdraw({ asked: 9_000, brandId: 2 })
  await withdraw({ asked: 20_000, status: 'rejected' })
  expect(await measure.measureWithdrawals(slowSpan)).toEqual({
    inTime: 2,
    late: 2,
    medianSec: 6_400,
    answers: false,
  })
})

test('one that waits for an answer of its member is not late', async () => {
  const id = await withdraw({ asked: 9_000, due: -60 })
  expect(await measure.measureWithdrawals(slowSpan)).toMatchObject({ late: 1 })
  await database.pool.query(
    `insert into cashier.withdrawal_question (id, member_id, withdrawal_id, brand_id, wants, question, asked_by, asked_at)
     values ($1, 1, $1, 1, 'text', 'Whose account?', 'ana', $2)`,
    [id, ago(8_000)],
  )
  expect(await measure.measureWithdrawals(slowSpan)).toMatchObject({ late: 0 })
})
