import type { Institution } from '../institution.ts'
import { newLocationToken } from '../institution.ts'
import { formatCents, parseCents } from '../cents.ts'
import { Problem, type ProblemType } from '../problem.ts'
import type { ChargeOrder, ChargeRevision, ChargeWindow, Debtor } from '../shapes.ts'

export type ChargeRow = {
  txid: string
  loc_id: bigint
  location_token: string
  pix_key: string
  amount_cents: bigint
  amount_changeable: boolean
  debtor: Debtor | null
  payer_request: string | null
  additional: unknown[]
  expires_after_sec: number
  created_at: Date
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP'
  revision: number
  /** Calendar day; null for an immediate charge. */
  due_on: string | null
  grace_days: number | null
}

export type ChargeKind = 'immediate' | 'dated'

const kindOf = (charge: ChargeRow): ChargeKind => (charge.due_on === null ? 'immediate' : 'dated')

export const expiresAtOf = (charge: ChargeRow): Date =>
  new Date(charge.created_at.getTime() + charge.expires_after_sec * 1000)

/** @throws Problem if the key belongs to another receiver. */
export const assertOwnKey = ({ receiver }: Institution, key: string): void => {
  if (receiver.keys.includes(key)) return
  throw new Problem('CobOperacaoInvalida', 'A chave não pertence ao usuário recebedor.', [
    { razao: 'chave desconhecida', propriedade: 'cob.chave', valor: key },
  ])
}

export const refuseUsedTxid = (type: ProblemType, txid: string): never => {
  throw new Problem(type, 'O txid já foi utilizado.', [
    { razao: 'txid já utilizado', propriedade: 'txid', valor: txid },
  ])
}

/** Creates an immediate charge; a txid can be used only once per receiver. */
export const createCharge = async (
  institution: Institution,
  txid: string,
  order: ChargeOrder,
): Promise<ChargeRow> => {
  assertOwnKey(institution, order.chave)
  const { pool, now } = institution
  const { rows } = await pool.query<ChargeRow>(
    `insert into psp.charge (txid, location_token, pix_key, amount_cents, amount_changeable, debtor,
       payer_request, additional, expires_after_sec, created_at, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'ATIVA')
     on conflict (txid) do nothing returning *`,
    [
      txid,
      newLocationToken(),
      order.chave,
      parseCents(order.valor.original),
      order.valor.modalidadeAlteracao === 1,
      order.devedor ?? null,
      order.solicitacaoPagador ?? null,
      JSON.stringify(order.infoAdicionais),
      order.calendario.expiracao,
      now(),
    ],
  )
  return rows[0] ?? refuseUsedTxid('CobOperacaoInvalida', txid)
}

export const findCharge = async (
  { pool }: Institution,
  txid: string,
): Promise<ChargeRow | undefined> =>
  (await pool.query<ChargeRow>('select * from psp.charge where txid = $1', [txid])).rows[0]

/** @throws Problem if there is no charge of this kind. */
export const getCharge = async (
  institution: Institution,
  txid: string,
  kind: ChargeKind,
): Promise<ChargeRow> => {
  const charge = await findCharge(institution, txid)
  if (charge && kindOf(charge) === kind) return charge
  throw new Problem(
    kind === 'dated' ? 'CobVNaoEncontrado' : 'CobNaoEncontrado',
    'Cobrança não encontrada para o txid informado.',
  )
}

export const findChargeByLocation = async (
  { pool }: Institution,
  token: string,
): Promise<ChargeRow | undefined> =>
  (await pool.query<ChargeRow>('select * from psp.charge where location_token = $1', [token]))
    .rows[0]

/** Revises or removes an active charge; removing cannot be mixed with other changes. */
export const reviseCharge = async (
  institution: Institution,
  txid: string,
  revision: ChargeRevision,
): Promise<ChargeRow> => {
  const charge = await getCharge(institution, txid, 'immediate')
  if (charge.status !== 'ATIVA') {
    throw new Problem('CobOperacaoInvalida', 'A cobrança não está ATIVA.', [
      { razao: 'status não permite revisão', propriedade: 'cob.status', valor: charge.status },
    ])
  }
  if (revision.status !== undefined && Object.keys(revision).length > 1) {
    throw new Problem('CobOperacaoInvalida', 'A remoção não pode acompanhar outras alterações.', [
      { razao: 'remoção misturada', propriedade: 'cob.status' },
    ])
  }
  const { rows } = await institution.pool.query<ChargeRow>(
    `update psp.charge set
       status = coalesce($2, status), debtor = coalesce($3, debtor),
       amount_cents = coalesce($4, amount_cents), amount_changeable = coalesce($5, amount_changeable),
       payer_request = coalesce($6, payer_request), additional = coalesce($7, additional),
       expires_after_sec = coalesce($8, expires_after_sec), revision = revision + 1
     where txid = $1 and status = 'ATIVA' returning *`,
    [
      txid,
      revision.status ?? null,
      revision.devedor ?? null,
      revision.valor ? parseCents(revision.valor.original) : null,
      revision.valor?.modalidadeAlteracao === undefined
        ? null
        : revision.valor.modalidadeAlteracao === 1,
      revision.solicitacaoPagador ?? null,
      revision.infoAdicionais ? JSON.stringify(revision.infoAdicionais) : null,
      revision.calendario?.expiracao ?? null,
    ],
  )
  if (!rows[0]) throw new Problem('CobOperacaoInvalida', 'A cobrança não está ATIVA.')
  return rows[0]
}

/** Charges created in a window, oldest first, with the total before paging. */
export const listCharges = async (
  { pool }: Institution,
  window: ChargeWindow,
  kind: ChargeKind,
) => {
  const { rows } = await pool.query<ChargeRow & { total: bigint }>(
    `select *, count(*) over () as total from psp.charge
     where created_at between $1 and $2 and ($3::text is null or status = $3)
       and ($4::text is null or debtor ->> 'cpf' = $4) and ($5::text is null or debtor ->> 'cnpj' = $5)
       and (due_on is not null) = $8
     order by created_at, txid limit $6 offset $7`,
    [
      window.inicio,
      window.fim,
      window.status ?? null,
      window.cpf ?? null,
      window.cnpj ?? null,
      window['paginacao.itensPorPagina'],
      window['paginacao.paginaAtual'] * window['paginacao.itensPorPagina'],
      kind === 'dated',
    ],
  )
  return { rows, total: Number(rows[0]?.total ?? 0n) }
}

/** What both kinds of charges show. The status does not include expiry. */
export const presentCommon = (institution: Institution, charge: ChargeRow) => {
  const location = `${institution.locationBase()}${charge.location_token}`
  return {
    txid: charge.txid,
    revisao: charge.revision,
    loc: {
      id: Number(charge.loc_id),
      location,
      tipoCob: kindOf(charge) === 'dated' ? 'cobv' : 'cob',
      criacao: charge.created_at.toISOString(),
    },
    location,
    status: charge.status,
    ...(charge.debtor && { devedor: charge.debtor }),
    valor: { original: formatCents(charge.amount_cents) },
    chave: charge.pix_key,
    ...(charge.payer_request !== null && { solicitacaoPagador: charge.payer_request }),
    ...(charge.additional.length > 0 && { infoAdicionais: charge.additional }),
  }
}

/** An immediate charge as API Pix shows it. */
export const presentCharge = (institution: Institution, charge: ChargeRow) => {
  const common = presentCommon(institution, charge)
  return {
    ...common,
    calendario: {
      criacao: charge.created_at.toISOString(),
      expiracao: charge.expires_after_sec,
    },
    valor: { ...common.valor, modalidadeAlteracao: charge.amount_changeable ? 1 : 0 },
  }
}
