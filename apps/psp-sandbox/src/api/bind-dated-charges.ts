import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Institution } from '../institution.ts'
import type { Oauth } from '../oauth.ts'
import { ChargeRemoval, ChargeWindow, DatedChargeOrder, Txid, parseAs } from '../shapes.ts'
import { getCharge, listCharges } from '../store/charges.ts'
import { createDatedCharge, presentDatedCharge, removeDatedCharge } from '../store/dated-charges.ts'
import { parametersOf } from './paging.ts'
import { requireWindow } from './require-window.ts'

const txidOf = (request: FastifyRequest): unknown => (request.params as { txid?: string }).txid // of the path

/** API Pix 2.9.0, CobV: charges with a due date, `/cobv`. */
export const bindDatedCharges = (
  app: FastifyInstance,
  institution: Institution,
  oauth: Oauth,
): void => {
  app.put('/cobv/:txid', async (request, reply) => {
    oauth.requireScope(request, 'cobv.write')
    const txid = parseAs(Txid, txidOf(request), 'CobVOperacaoInvalida')
    const order = parseAs(DatedChargeOrder, request.body, 'CobVOperacaoInvalida')
    const charge = await createDatedCharge(institution, txid, order)
    return reply.status(201).send(presentDatedCharge(institution, charge))
  })
  app.patch('/cobv/:txid', async (request) => {
    oauth.requireScope(request, 'cobv.write')
    const txid = parseAs(Txid, txidOf(request), 'CobVOperacaoInvalida')
    parseAs(ChargeRemoval, request.body, 'CobVOperacaoInvalida')
    return presentDatedCharge(institution, await removeDatedCharge(institution, txid))
  })
  app.get('/cobv/:txid', async (request) => {
    oauth.requireScope(request, 'cobv.read')
    const txid = parseAs(Txid, txidOf(request), 'CobVConsultaInvalida')
    return presentDatedCharge(institution, await getCharge(institution, txid, 'dated'))
  })
  app.get('/cobv', async (request) => {
    oauth.requireScope(request, 'cobv.read')
    const window = parseAs(ChargeWindow, request.query, 'CobVConsultaInvalida')
    requireWindow(institution, window, 'CobVConsultaInvalida')
    const { rows, total } = await listCharges(institution, window, 'dated')
    return {
      parametros: parametersOf(window, total),
      cobs: rows.map((charge) => presentDatedCharge(institution, charge)),
    }
  })
}
