import { parseCents } from '../cents.ts'
import { newLocationToken, type Institution } from '../institution.ts'
import { Problem } from '../problem.ts'
import type { DatedChargeOrder } from '../shapes.ts'
import {
  assertOwnKey,
  getCharge,
  presentCommon,
  refuseUsedTxid,
  type ChargeRow,
} from './charges.ts'
import { lastPayableDay } from './last-payable-day.ts'

const dayMs = 86_400_000
// Brasília, which has had no daylight saving time since 2019.
const behindUtcMs = 3 * 3_600_000

const endOf = ({ dataDeVencimento, validadeAposVencimento }: DatedChargeOrder['calendario']) =>
  new Date(
    Date.parse(`${lastPayableDay(dataDeVencimento, validadeAposVencimento)}T00:00:00Z`) +
      behindUtcMs +
      dayMs,
  )

/** Creates a charge with a due date; txids are shared with the immediate ones. */
export const createDatedCharge = async (
  institution: Institution,
  txid: string,
  order: DatedChargeOrder,
): Promise<ChargeRow> => {
  assertOwnKey(institution, order.chave)
  const at = institution.now()
  const expiresAfterSec = Math.floor((endOf(order.calendario).getTime() - at.getTime()) / 1000)
  if (expiresAfterSec <= 0) {
    throw new Problem('CobVOperacaoInvalida', 'O vencimento está no passado.', [
      { razao: 'data no passado', propriedade: 'cobv.calendario.dataDeVencimento' },
    ])
  }
  const { rows } = await institution.pool.query<ChargeRow>(
    `insert into psp.charge (txid, location_token, pix_key, amount_cents, amount_changeable, debtor,
       payer_request, additional, expires_after_sec, created_at, status, due_on, grace_days)
     values ($1, $2, $3, $4, false, $5, $6, $7, $8, $9, 'ATIVA', $10, $11)
     on conflict (txid) do nothing returning *`,
    [
      txid,
      newLocationToken(),
      order.chave,
      parseCents(order.valor.original),
      order.devedor,
      order.solicitacaoPagador ?? null,
      JSON.stringify(order.infoAdicionais),
      expiresAfterSec,
      at,
      order.calendario.dataDeVencimento,
      order.calendario.validadeAposVencimento,
    ],
  )
  return rows[0] ?? refuseUsedTxid('CobVOperacaoInvalida', txid)
}

/** @throws Problem if there is no such charge, or it is paid or removed already. */
export const removeDatedCharge = async (
  institution: Institution,
  txid: string,
): Promise<ChargeRow> => {
  await getCharge(institution, txid, 'dated')
  const { rows } = await institution.pool.query<ChargeRow>(
    `update psp.charge set status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revision = revision + 1
     where txid = $1 and status = 'ATIVA' returning *`,
    [txid],
  )
  if (rows[0]) return rows[0]
  throw new Problem('CobVOperacaoInvalida', 'A cobrança não está ATIVA.', [
    { razao: 'status não permite revisão', propriedade: 'cobv.status' },
  ])
}

/** A charge with a due date as API Pix shows it: it names the receiver in full. */
export const presentDatedCharge = (institution: Institution, charge: ChargeRow) => {
  const { name, city, cnpj } = institution.receiver
  return {
    ...presentCommon(institution, charge),
    calendario: {
      criacao: charge.created_at.toISOString(),
      dataDeVencimento: charge.due_on,
      validadeAposVencimento: charge.grace_days,
    },
    recebedor: {
      nome: name,
      cnpj,
      logradouro: 'Avenida Paulista, 1000',
      cidade: city,
      uf: 'SP',
      cep: '01310100',
    },
  }
}
