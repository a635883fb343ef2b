import type { PoolClient } from 'pg'
import { formatCents } from '../cents.ts'
import { inTx } from '../in-tx.ts'
import { newEndToEndId, type Institution } from '../institution.ts'
import type { PartAnswer } from '../payout-shapes.ts'
import { Problem } from '../problem.ts'

export type PartRow = {
  payout_id: string
  part_id: string
  amount_cents: bigint
  e2e_id: string
  status: 'A_ENVIAR' | 'ENVIADA' | 'RECEBIDA' | 'NAO_RECEBIDA' | 'COMPROVADA' | 'NAO_PAGA'
  sends_at: Date
  ended_at: Date | null
}

/** From this amount on two people share a payout. */
const twoFromCents = 4_000n

/** What other people will send to the payee, one after the other. */
export const insertParts = async (
  { payoutMs }: Institution,
  client: PoolClient,
  payout: { readonly payout_id: string; readonly amount_cents: bigint },
  firstAt: Date,
): Promise<void> => {
  const half = payout.amount_cents / 2n
  const amounts =
    payout.amount_cents >= twoFromCents ? [payout.amount_cents - half, half] : [payout.amount_cents]
  for (const [index, amount] of amounts.entries()) {
    const sendsAt = new Date(firstAt.getTime() + index * payoutMs)
    await client.query(
      `insert into psp.payout_part (payout_id, part_id, amount_cents, e2e_id, status, sends_at)
       values ($1, $2, $3, $4, 'A_ENVIAR', $5)`,
      [payout.payout_id, `P${index + 1}`, amount, newEndToEndId(sendsAt), sendsAt],
    )
  }
}

export const listParts = async (
  { pool }: Institution,
  payoutIds: readonly string[],
): Promise<PartRow[]> => {
  if (payoutIds.length === 0) return []
  const sql = 'select * from psp.payout_part where payout_id = any($1) order by payout_id, part_id'
  return (await pool.query<PartRow>(sql, [payoutIds])).rows
}

const movedSql = `
  with sent as (
    update psp.payout_part set status = 'ENVIADA'
    where status = 'A_ENVIAR' and sends_at <= $1 returning payout_id
  ), ruled as (
    update psp.payout_part set status = rules_as, ended_at = rules_at
    where status = 'NAO_RECEBIDA' and rules_at <= $1 returning payout_id
  ) select payout_id from sent union select payout_id from ruled`

// Two last parts may end concurrently: the second must see what the first wrote.
const lockSql = 'select from psp.payout where payout_id = any($1) order by payout_id for update'

// Ends when every part has ended: with the paid amount, or, if nothing was paid, without an end-to-end id.
const endedSql = `
  update psp.payout set ended_at = $2,
    status = case when exists (
      select from psp.payout_part part where part.payout_id = payout.payout_id
        and part.status in ('RECEBIDA', 'COMPROVADA')
    ) then 'REALIZADO' else 'NAO_REALIZADO' end
  where status = 'AGUARDANDO_CONFIRMACAO' and payout_id = any($1) and not exists (
    select from psp.payout_part part where part.payout_id = payout.payout_id
      and part.status in ('A_ENVIAR', 'ENVIADA', 'NAO_RECEBIDA')
  )`

/** Sends due parts and decides on those reported as missing; each is notified. */
export const moveParts = async (institution: Institution): Promise<void> => {
  const { pool, now } = institution
  const at = now()
  const { rows } = await pool.query<{ payout_id: string }>(movedSql, [at])
  if (rows.length === 0) return
  const ids = rows.map(({ payout_id }) => payout_id)
  await inTx(institution, async (client) => {
    await client.query(lockSql, [ids])
    await client.query(endedSql, [ids, at])
  })
  await pool.query(
    'insert into psp.payout_notice (payout_id, due_at) select id, $2 from unnest($1::text[]) id',
    [ids, at],
  )
}

/** Accepts the payee's answer on one part; repeating the same answer changes nothing, a different one is refused. */
export const answerPart = (
  institution: Institution,
  payoutId: string,
  partId: string,
  { resultado }: PartAnswer,
): Promise<PartRow> =>
  inTx(institution, async (client) => {
    const { now, faults, payoutMs } = institution
    await client.query(lockSql, [[payoutId]])
    const known = (
      await client.query<PartRow>(
        'select * from psp.payout_part where payout_id = $1 and part_id = $2 for update',
        [payoutId, partId],
      )
    ).rows[0]
    if (!known || known.status === 'A_ENVIAR') {
      throw new Problem('PagamentoNaoEncontrado', 'Parte não encontrada.')
    }
    const wasReceived = known.status === 'RECEBIDA'
    if (known.status !== 'ENVIADA') {
      if (wasReceived === (resultado === 'RECEBIDA')) return known
      throw new Problem('PagamentoOperacaoInvalida', 'A parte já foi respondida.')
    }
    const at = now()
    const isReceived = resultado === 'RECEBIDA'
    const { rows } = await client.query<PartRow>(
      `update psp.payout_part set status = $3, ended_at = $4, rules_at = $5, rules_as = $6
       where payout_id = $1 and part_id = $2 returning *`,
      [
        payoutId,
        partId,
        resultado,
        isReceived ? at : null,
        isReceived ? null : new Date(at.getTime() + payoutMs),
        isReceived ? null : faults.take('peer_proved') ? 'COMPROVADA' : 'NAO_PAGA',
      ],
    )
    await client.query(endedSql, [[payoutId], at])
    if (!rows[0]) throw new Error('the answered part was not returned')
    return rows[0]
  })

/** A part as the API shows it. */
export const presentPart = (part: PartRow) => ({
  id: part.part_id,
  valor: formatCents(part.amount_cents),
  endToEndId: part.e2e_id,
  status: part.status,
  horario: part.sends_at.toISOString(),
})
