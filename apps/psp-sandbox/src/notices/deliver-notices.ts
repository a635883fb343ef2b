import type { Dispatcher } from 'undici'
import type { Institution } from '../institution.ts'
import { findPayment, presentStandardPayment } from '../store/payments.ts'
import { endDueRefunds, listRefundsOf } from '../store/refunds.ts'

/** After this many refused deliveries a notice is given up; the receiver must poll. */
export const attemptsMax = 8
const batchMax = 50
const timeoutMs = 5_000

type DueNotice = { id: bigint; e2e_id: string; attempts: number; url: string }

// Claimed by moving the due time forward, so that a second copy or a crash in between only repeats it.
const claimSql = `
  update psp.notice set attempts = attempts + 1,
    due_at = $1::timestamptz + make_interval(secs => power(2, least(attempts, 6)))
  from psp.payment, psp.webhook
  where notice.id in (
      select id from psp.notice where state = 'due' and (due_at <= $1 or due_at > $1::timestamptz + interval '2 minutes')
      order by due_at, id limit ${batchMax} for update skip locked
    )
    and payment.e2e_id = notice.e2e_id and webhook.pix_key = payment.pix_key
  returning notice.id, notice.e2e_id, notice.attempts, webhook.url`

const bodyOf = async (institution: Institution, e2eId: string): Promise<string> => {
  const payment = await findPayment(institution, e2eId)
  if (!payment) throw new Error(`notice of an unknown payment ${e2eId}`)
  const refunds = await listRefundsOf(institution, [e2eId])
  return JSON.stringify({ pix: [presentStandardPayment(payment, refunds)] })
}

/** API Pix 2.9.0, Webhook, “Callbacks”: posts one notice; returns whether the receiver accepted it, by any 2xx. */
export const post = async (
  dispatcher: Dispatcher,
  address: string,
  body: string,
): Promise<boolean> => {
  const target = new URL(address)
  try {
    const answer = await dispatcher.request({
      origin: target.origin,
      path: target.pathname + target.search,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    })
    await answer.body.dump()
    return answer.statusCode >= 200 && answer.statusCode < 300
  } catch {
    return false
  }
}

/** Completes due refunds and posts due notices once; the caller repeats it. */
export const deliverNotices = async (
  institution: Institution,
  dispatcher: Dispatcher,
): Promise<number> => {
  await endDueRefunds(institution)
  const { rows } = await institution.pool.query<DueNotice>(claimSql, [institution.now()])
  const inOrder = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const notice of inOrder) {
    const isTaken = await post(
      dispatcher,
      `${notice.url}/pix`,
      await bodyOf(institution, notice.e2e_id),
    )
    if (!isTaken && notice.attempts < attemptsMax) continue
    await institution.pool.query('update psp.notice set state = $2 where id = $1', [
      notice.id,
      isTaken ? 'delivered' : 'given_up',
    ])
  }
  return rows.length
}
