import type { Dispatcher } from 'undici'
import type { Institution } from '../institution.ts'
import { moveParts } from '../store/payout-parts.ts'
import { endDuePayouts } from '../store/payouts.ts'
import { attemptsMax, post } from './deliver-notices.ts'

type DueNotice = { id: bigint; payout_id: string; attempts: number }

const batchMax = 50

// Claimed by moving the due time forward, so that a second copy or a crash in between only repeats it.
const claimSql = `
  update psp.payout_notice set attempts = attempts + 1,
    due_at = $1::timestamptz + make_interval(secs => power(2, least(attempts, 6)))
  where id in (
    select id from psp.payout_notice where state = 'due' and (due_at <= $1 or due_at > $1::timestamptz + interval '2 minutes')
    order by due_at, id limit ${batchMax} for update skip locked
  )
  returning id, payout_id, attempts`

/** The current faults apply to each notice once, before its first delivery. */
const disturb = async ({ faults, pool, now }: Institution, notice: DueNotice) => {
  if (notice.attempts > 1) return 'post'
  if (faults.take('webhook_lost')) return 'lose'
  const delay = faults.take('webhook_delayed') ?? faults.take('webhook_reordered')
  if (faults.take('webhook_doubled')) {
    await pool.query(
      'insert into psp.payout_notice (payout_id, due_at, attempts) values ($1, $2, 1)',
      [notice.payout_id, now()],
    )
  }
  if (!delay) return 'post'
  const dueAt = new Date(now().getTime() + delay.ms)
  await pool.query('update psp.payout_notice set due_at = $2 where id = $1', [notice.id, dueAt])
  return 'later'
}

const settle = (
  { pool }: Institution,
  id: bigint,
  state: 'delivered' | 'lost' | 'given_up',
): Promise<unknown> =>
  pool.query('update psp.payout_notice set state = $2 where id = $1', [id, state])

const webhookUrl = async ({ pool, receiver }: Institution): Promise<string | undefined> => {
  const sql = 'select url from psp.webhook where pix_key = $1'
  return (await pool.query<{ url: string }>(sql, [receiver.keys[0]])).rows[0]?.url
}

/** Completes due payouts and reports them to `{webhookUrl}/pagamento`; the caller repeats it. */
export const deliverPayoutNotices = async (
  institution: Institution,
  dispatcher: Dispatcher,
): Promise<number> => {
  await moveParts(institution)
  await endDuePayouts(institution)
  const url = await webhookUrl(institution)
  if (url === undefined) return 0
  const { rows } = await institution.pool.query<DueNotice>(claimSql, [institution.now()])
  for (const notice of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const outcome = await disturb(institution, notice)
    if (outcome === 'lose') await settle(institution, notice.id, 'lost')
    if (outcome !== 'post') continue
    const body = JSON.stringify({ pagamentos: [{ id: notice.payout_id }] })
    const isTaken = await post(dispatcher, `${url}/pagamento`, body)
    if (isTaken) await settle(institution, notice.id, 'delivered')
    else if (notice.attempts >= attemptsMax) await settle(institution, notice.id, 'given_up')
  }
  return rows.length
}
