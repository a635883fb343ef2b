import type { Institution } from '../institution.ts'
import { Problem } from '../problem.ts'

type WebhookRow = { pix_key: string; url: string; created_at: Date }

/** API Pix 2.9.0, Webhook, `PUT /webhook/{chave}`: one address per Pix key; a new one replaces the old. */
export const putWebhook = async (
  { pool, now }: Institution,
  key: string,
  url: string,
): Promise<void> => {
  await pool.query(
    `insert into psp.webhook (pix_key, url, created_at) values ($1, $2, $3)
     on conflict (pix_key) do update set url = excluded.url, created_at = excluded.created_at`,
    [key, url, now()],
  )
}

export const getWebhook = async ({ pool }: Institution, key: string): Promise<WebhookRow> => {
  const sql = 'select * from psp.webhook where pix_key = $1'
  const row = (await pool.query<WebhookRow>(sql, [key])).rows[0]
  if (!row) throw new Problem('WebhookNaoEncontrado', 'Webhook não encontrado para a chave.')
  return row
}

export const deleteWebhook = async (institution: Institution, key: string): Promise<void> => {
  await getWebhook(institution, key)
  await institution.pool.query('delete from psp.webhook where pix_key = $1', [key])
}
