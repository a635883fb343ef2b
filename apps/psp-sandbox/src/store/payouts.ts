import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { formatCents, parseCents } from '../cents.ts'
import { inTx } from '../in-tx.ts'
import { newEndToEndId, type Institution } from '../institution.ts'
import type { PayoutOrder, PayoutStatus, PayoutWindow } from '../payout-shapes.ts'
import { Problem } from '../problem.ts'
import { findHolder } from './key-holders.ts'
import { insertParts, listParts, presentPart, type PartRow } from './payout-parts.ts'

export type PayoutRow = {
  payout_id: string
  mode: 'PIX' | 'ENTRE_PESSOAS'
  amount_cents: bigint
  holder_cpf: string
  holder_name: string
  fingerprint: string
  e2e_id: string
  status: PayoutStatus
  reason: string | null
  requested_at: Date
  ended_at: Date | null
  returned_at: Date | null
}

const fingerprintOf = ({ modalidade, valor, destino, favorecido }: PayoutOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([modalidade, valor, destino, favorecido.cpf]))
    .digest('hex')

/** Why the payee's bank would not accept it; undefined if it would. */
const whyNotPayable = async (
  { faults }: Institution,
  client: PoolClient,
  { destino, favorecido }: PayoutOrder,
): Promise<string | undefined> => {
  if (faults.take('payout_failed')) return 'CONTA_ENCERRADA'
  if (!('chave' in destino)) return undefined
  const holder = await findHolder(client, destino.chave)
  if (!holder) return 'CHAVE_INEXISTENTE'
  return holder.cpf === favorecido.cpf ? undefined : 'TITULAR_DIVERGENTE'
}

const insertSql = `
  insert into psp.payout (payout_id, mode, amount_cents, target, holder_cpf, holder_name,
    fingerprint, e2e_id, status, reason, requested_at, ends_at, ends_as, returns_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  on conflict (payout_id) do nothing returning *`

const insert = async (
  institution: Institution,
  client: PoolClient,
  payoutId: string,
  order: PayoutOrder,
): Promise<PayoutRow | undefined> => {
  const { now, faults, payoutMs } = institution
  const at = now()
  const reason = await whyNotPayable(institution, client, order)
  const isBetweenPeople = order.modalidade === 'ENTRE_PESSOAS' && reason === undefined
  const endsAt = new Date(at.getTime() + (faults.take('payout_slow')?.ms ?? payoutMs))
  // A bank cannot return what people paid each other.
  const mayReturn = reason === undefined && !isBetweenPeople
  const returned = mayReturn ? faults.take('payout_returned') : undefined
  const { rows } = await client.query<PayoutRow>(insertSql, [
    payoutId,
    order.modalidade,
    parseCents(order.valor),
    JSON.stringify(order.destino),
    order.favorecido.cpf,
    order.favorecido.nome,
    fingerprintOf(order),
    newEndToEndId(at),
    isBetweenPeople ? 'AGUARDANDO_CONFIRMACAO' : 'EM_PROCESSAMENTO',
    reason ?? null,
    at,
    endsAt,
    reason === undefined ? 'REALIZADO' : 'NAO_REALIZADO',
    returned ? new Date(endsAt.getTime() + returned.ms) : null,
  ])
  if (rows[0] && isBetweenPeople) await insertParts(institution, client, rows[0], endsAt)
  return rows[0]
}

const selectSql = 'select * from psp.payout where payout_id = $1'

/** The same id with the same content is the same payout; with other content it is refused. */
export const requestPayout = (
  institution: Institution,
  payoutId: string,
  order: PayoutOrder,
): Promise<PayoutRow> =>
  inTx(institution, async (client) => {
    const find = async () => (await client.query<PayoutRow>(selectSql, [payoutId])).rows[0]
    const earlier = await find()
    const inserted = earlier ? undefined : await insert(institution, client, payoutId, order)
    if (inserted) return inserted
    // Neither inserted nor known: a concurrent request with this id came in between.
    const known = earlier ?? (await find())
    if (!known) throw new Error(`payout ${payoutId} is neither new nor known`)
    const isWithdrawn = known.fingerprint === ''
    if (!isWithdrawn && known.fingerprint !== fingerprintOf(order)) {
      throw new Problem('PagamentoOperacaoInvalida', 'O id do pagamento já foi utilizado.', [
        { razao: 'id já utilizado', propriedade: 'id' },
      ])
    }
    return known
  })

/** From here on this id pays nobody: an unknown payout is recorded as withdrawn, a known one keeps its state. */
export const withdrawPayout = async (
  { pool, now }: Institution,
  payoutId: string,
): Promise<PayoutRow> => {
  const at = now()
  await pool.query(
    `insert into psp.payout (payout_id, mode, amount_cents, target, holder_cpf, holder_name,
       fingerprint, e2e_id, status, reason, requested_at, ends_at, ends_as, ended_at)
     values ($1, 'PIX', 0, '{}', '', '', '', $2, 'NAO_REALIZADO', 'CANCELADO', $3, $3,
       'NAO_REALIZADO', $3)
     on conflict (payout_id) do nothing`,
    [payoutId, newEndToEndId(at), at],
  )
  return getPayout({ pool }, payoutId)
}

/** Completes due payouts, and returns those that bounce; each is notified. */
export const endDuePayouts = async ({ pool, now }: Institution): Promise<void> => {
  await pool.query(
    `with ended as (
       update psp.payout set status = ends_as, ended_at = ends_at
       where status = 'EM_PROCESSAMENTO' and ends_at <= $1 returning payout_id
     ), returned as (
       update psp.payout set status = 'DEVOLVIDO', returned_at = returns_at,
         reason = 'DEVOLVIDO_PELO_BANCO'
       where status = 'REALIZADO' and returns_at <= $1 returning payout_id
     )
     insert into psp.payout_notice (payout_id, due_at)
     select payout_id, $1 from ended union all select payout_id, $1 from returned`,
    [now()],
  )
}

export const getPayout = async (
  { pool }: Pick<Institution, 'pool'>,
  payoutId: string,
): Promise<PayoutRow> => {
  const row = (await pool.query<PayoutRow>(selectSql, [payoutId])).rows[0]
  if (!row) throw new Problem('PagamentoNaoEncontrado', 'Pagamento não encontrado.')
  return row
}

/** Payouts created in a window, oldest first, with the total before paging. */
export const listPayouts = async ({ pool }: Institution, window: PayoutWindow) => {
  const { rows } = await pool.query<PayoutRow & { total: bigint }>(
    `select payout.*, count(*) over () as total from psp.payout
     where requested_at between $1 and $2 and ($3::text is null or status = $3)
     order by requested_at, payout_id limit $4 offset $5`,
    [
      window.inicio,
      window.fim,
      window.status ?? null,
      window['paginacao.itensPorPagina'],
      window['paginacao.paginaAtual'] * window['paginacao.itensPorPagina'],
    ],
  )
  return { rows, total: Number(rows[0]?.total ?? 0n) }
}

const present = (payout: PayoutRow, parts: readonly PartRow[]) => ({
  id: payout.payout_id,
  modalidade: payout.mode,
  valor: formatCents(payout.amount_cents),
  status: payout.status,
  ...((payout.status === 'REALIZADO' || payout.status === 'DEVOLVIDO') && {
    endToEndId: payout.e2e_id,
  }),
  ...(payout.status !== 'EM_PROCESSAMENTO' && payout.reason !== null && { motivo: payout.reason }),
  horario: {
    solicitacao: payout.requested_at.toISOString(),
    ...(payout.ended_at && { liquidacao: payout.ended_at.toISOString() }),
    ...(payout.returned_at && { devolucao: payout.returned_at.toISOString() }),
  },
  ...(payout.mode === 'ENTRE_PESSOAS' && {
    partes: parts.filter(({ status }) => status !== 'A_ENVIAR').map(presentPart),
  }),
})

/** Payouts as the API shows them; unsent parts are hidden from the caller. */
export const presentPayouts = async (institution: Institution, payouts: readonly PayoutRow[]) => {
  const parts = await listParts(
    institution,
    payouts.filter(({ mode }) => mode === 'ENTRE_PESSOAS').map(({ payout_id }) => payout_id),
  )
  return payouts.map((payout) =>
    present(
      payout,
      parts.filter(({ payout_id }) => payout_id === payout.payout_id),
    ),
  )
}
