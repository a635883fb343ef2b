import type { Institution } from '../institution.ts'

/** What the account held at the end of a day in Brasília, in centavos. */
export const readClosingBalance = async (
  { pool }: Pick<Institution, 'pool'>,
  day: string,
): Promise<bigint> => {
  const { rows } = await pool.query<{ cents: string }>(
    `with until as (select ($1::date + 1)::timestamp at time zone 'America/Sao_Paulo' as at)
     select (select coalesce(sum(amount_cents), 0) from psp.payment, until where paid_at < until.at)
       - (select coalesce(sum(amount_cents), 0) from psp.refund, until
          where status = 'DEVOLVIDO' and ended_at < until.at)
       - (select coalesce(sum(amount_cents), 0) from psp.payout, until
          where mode = 'PIX' and status in ('REALIZADO', 'DEVOLVIDO') and ended_at < until.at)
       + (select coalesce(sum(amount_cents), 0) from psp.payout, until
          where status = 'DEVOLVIDO' and returned_at < until.at)
       - (select coalesce(sum(amount_cents), 0) from psp.payout_part, until
          where status in ('RECEBIDA', 'COMPROVADA') and ended_at < until.at) as cents`,
    [day],
  )
  return BigInt(rows[0]?.cents ?? 0)
}
