import { randomUUID } from 'node:crypto'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { serverMigrations } from '../../../module-folders.ts'
import type { ReconciliationTables } from '../../reconciliation/repository/tables.ts'
import { listLateDepositors, listLateWithdrawers } from '../repository/list-late-members.ts'

const at = (clock: string): Date => new Date(`2026-03-10T${clock}:00Z`)
/** An incident from noon until one. */
const page = { brandId: 1, from: at('12:00'), until: at('13:00'), afterId: 0n, limit: 100 }

const own = await createTestDatabase(serverMigrations.filter(({ module }) => module === 'cashier'))
const { pool } = own
const database = createDatabase<ReconciliationTables>(pool)
afterAll(() => own.drop())
beforeEach(() =>
  pool.query(
    `truncate cashier.deposit, cashier.withdrawal, cashier.withdrawal_question;
     delete from cashier.payment`,
  ),
)

const deposit = async (memberId: number, paid: string, credited: string, brandId = 1) => {
  const id = randomUUID()
  const e2eId = `E${id.replaceAll('-', '').slice(0, 31)}`
  await pool.query(
    `insert into cashier.deposit (member_id, id, brand_id, client_id, amount_minor, status, txid, charge_sec,
       location, created_at, expires_at, credited_e2e_id, credited_at)
     values ($1, $2::uuid, $3, $2::uuid, 100000, 'credited', ($2::uuid)::text, 600, 'here', $4, $4, $5, $6)`,
    [memberId, id, brandId, at(paid), e2eId, at(credited)],
  )
  await pool.query(
    `insert into cashier.payment (e2e_id, status, noticed_at, noticed_by, amount_minor, paid_at, member_id, deposit_id)
     values ($1, 'credited', $2, 'webhook', 100000, $2, $3, $4)`,
    [e2eId, at(paid), memberId, id],
  )
}
const depositors = (change = {}) =>
  listLateDepositors(database, { ...page, lateAfterSec: 120, ...change })

test.each([
  ['paid in it and credited late', '12:30', '12:33', true],
  ['paid in it and credited in time', '12:30', '12:32', false],
  ['paid before it and credited in it', '11:50', '12:10', true],
  ['paid in it and credited after it', '12:59', '13:30', true],
  ['late, and credited before it', '11:40', '11:59', false],
  ['late, and paid after it', '13:00', '13:30', false],
])('a Pix %s', async (_, paid, credited, isLate) => {
  await deposit(5, paid, credited)
  expect(await depositors()).toEqual(isLate ? [5n] : [])
})

test('a member with several late Pix is listed once, of the brand alone, page by page', async () => {
  for (const memberId of [4, 4, 9, 6]) await deposit(memberId, '12:10', '12:20')
  await deposit(8, '12:10', '12:20', 2)
  expect(await depositors()).toEqual([4n, 6n, 9n])
  expect(await depositors({ limit: 2 })).toEqual([4n, 6n])
  expect(await depositors({ afterId: 6n })).toEqual([9n])
})

type Withdrawal = { asked: string; status?: string; ended?: string; due?: string; brandId?: number }
const withdraw = async ({ asked, status = 'review', ended, due, brandId = 1 }: Withdrawal) => {
  const id = randomUUID()
  await pool.query(
    `insert into cashier.withdrawal (member_id, id, brand_id, client_id, channel, payee_id, payee, amount_minor,
       fee_minor, status, review_reasons, device_key, payout_id, created_at, payable_until, ended_at, paid_minor)
     values (5, $1::uuid, $2, $1::uuid, 'pix', $1::uuid, '{}', 100000, 0, $3, '{}', '', ($1::uuid)::text, $4, $5, $6, $7)`,
    [
      id,
      brandId,
      status,
      at(asked),
      due === undefined ? null : at(due),
      ended === undefined ? null : at(ended),
      status === 'paid' ? 100_000 : 0,
    ],
  )
  return id
}
/** Promised within two hours where the law sets no time. */
const withdrawers = () => listLateWithdrawers(database, { ...page, lateAfterSec: 7_200 })

test.each([
  ['waits beyond two hours', { asked: '10:30' }, true],
  ['is not late before its end', { asked: '11:30' }, false],
  ['is late by the law’s time', { asked: '11:30', due: '12:15' }, true],
  ['is not late by the law’s time', { asked: '10:00', due: '13:30' }, false],
  ['was paid late in it', { asked: '10:15', status: 'paid', ended: '12:30' }, true],
  ['was paid late after it', { asked: '10:15', status: 'paid', ended: '15:00' }, true],
  ['was paid in time', { asked: '11:00', status: 'paid', ended: '12:30' }, false],
  ['was paid late before it', { asked: '09:00', status: 'paid', ended: '11:30' }, false],
  ['was refused', { asked: '10:15', status: 'rejected', ended: '12:30' }, false],
  ['was cancelled by its member', { asked: '10:15', status: 'cancelled', ended: '12:30' }, false],
  ['is of another brand', { asked: '10:30', brandId: 2 }, false],
] as const)('a withdrawal that %s', async (_, withdrawal, isLate) => {
  await withdraw(withdrawal)
  expect(await withdrawers()).toEqual(isLate ? [5n] : [])
})

test('one about which its member was asked is no fault of ours, answered or not', async () => {
  const id = await withdraw({ asked: '10:30' })
  await pool.query(
    `insert into cashier.withdrawal_question (id, member_id, withdrawal_id, brand_id, wants, question, asked_by,
       asked_at, answer, answered_at)
     values (gen_random_uuid(), 5, $1, 1, 'text', 'Whose account is it?', 'ana', $2, 'Mine', $2)`,
    [id, at('10:40')],
  )
  expect(await withdrawers()).toEqual([])
})
