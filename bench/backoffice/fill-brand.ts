import type { Pool } from '@trevo/database/connect.ts'
import { writeRecord } from '../../apps/server/src/modules/staff/commands.ts'

/** Withdrawals are a tenth of the members; one in 200 of them waits for a person. */
const withdrawalShare = 10
const reviewShare = 200

const insertMembers = async (pool: Pool, members: number): Promise<void> => {
  await pool.query(
    `insert into members.member (customer_id, brand_id, account, account_key, nickname, type, invite_code,
       registered_at, email, mobile_dialing_code, mobile_number, mobile_e164, mobile_confirmed_at,
       email_confirmed_at, tax_id)
     select 'bench' || n, 1, 'trevo@bench' || n, 'trevo@bench' || n, 'bench' || n, 0, 'B' || n,
       now() - n * interval '1 minute', 'bench' || n || '@example.com', '+55', (11900000000 + n)::text,
       '+55' || (11900000000 + n), now(), now(), (60000000000 + n)::text
     from generate_series(1, $1) n`,
    [members],
  )
  await pool.query(
    `insert into members.last_login (member_id, brand_id, at)
     select member_id, 1, registered_at + interval '1 hour' from members.member
     where account_key like 'trevo@bench%'`,
  )
}

const fillWithdrawals = async (pool: Pool): Promise<void> => {
  await pool.query(
    `insert into cashier.withdrawal (member_id, id, brand_id, client_id, channel, payee_id, payee,
       amount_minor, fee_minor, status, review_reasons, device_key, payout_id, paid_minor, created_at,
       payable_until, ended_at)
     select m.member_id, gen_random_uuid(), 1, gen_random_uuid(), 'pix', gen_random_uuid(),
       '{"kind":"cpf","target":"***","holderName":"Bench","holderDocument":"***"}',
       10000 + m.member_id % 5000 * 100, 0,
       case when m.row % $2 = 0 then 'review' else 'paid' end,
       case when m.row % $2 = 0 then array['first'] else '{}' end, 'bench',
       'S' || replace(gen_random_uuid()::text, '-', ''),
       case when m.row % $2 = 0 then 0 else 10000 end,
       now() - m.row * interval '5 seconds', now() + m.row * interval '1 second',
       case when m.row % $2 = 0 then null else now() - m.row * interval '4 seconds' end
     from (
       select member_id, row_number() over (order by member_id) as row from members.member
       where account_key like 'trevo@bench%' and member_id % $1 = 0
     ) m`,
    [withdrawalShare, reviewShare],
  )
}

/** Rows of acts by the demo's operator, each with the next hash of the chain. */
export const fillAudit = async (pool: Pool, auditRows: number): Promise<void> => {
  const { rows } = await pool.query<{ id: bigint }>(
    `select id from identity.operator where username_key = 'operador.demo'`,
  )
  const record = writeRecord({
    brandId: 1,
    at: new Date(Date.now() - 3_600_000),
    operatorId: rows[0]?.id ?? 0n,
    operator: 'operador.demo',
    act: 'approveWithdrawals',
    right: 'withdrawals.approve',
    target: 'target-#',
    before: { status: 'review' },
    after: { status: 'approved' },
    fields: ['status'],
    reason: 'bench',
    address: '127.0.0.1',
    requestId: 'request-#',
  })
  // Each row changes the end of the chain: within one transaction its versions pile up.
  const step = 500
  for (let from = 1; from <= auditRows; from += step) {
    await pool.query(
      `select count(staff.append_audit(replace($1, '#', n::text), true)) from generate_series($2::int, $3::int) n`,
      [record, from, Math.min(from + step - 1, auditRows)],
    )
  }
  await pool.query('vacuum analyze staff.audit')
}

/** Many members of a brand and their withdrawals, on the database of a started server. */
export const fillMembers = async (pool: Pool, members: number): Promise<void> => {
  await insertMembers(pool, members)
  await fillWithdrawals(pool)
  await pool.query('vacuum analyze members.member, members.last_login, cashier.withdrawal')
}
