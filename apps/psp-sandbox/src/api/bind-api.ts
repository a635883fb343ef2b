import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Institution } from '../institution.ts'
import type { Oauth } from '../oauth.ts'
import { Problem } from '../problem.ts'
import {
  ChargeOrder,
  ChargeRevision,
  ChargeWindow,
  EndToEndId,
  PaymentWindow,
  PixKey,
  RefundId,
  RefundOrder,
  Txid,
  WebhookOrder,
  parseAs,
} from '../shapes.ts'
import {
  createCharge,
  getCharge,
  listCharges,
  presentCharge,
  reviseCharge,
} from '../store/charges.ts'
import { getPayment, listPayments, presentPayments } from '../store/payments.ts'
import { endDueRefunds, getRefund, presentRefund, requestRefund } from '../store/refunds.ts'
import { deleteWebhook, getWebhook, putWebhook } from '../store/webhooks.ts'
import { bindDatedCharges } from './bind-dated-charges.ts'
import { parametersOf } from './paging.ts'
import { requireWindow } from './require-window.ts'

const param = (request: FastifyRequest, name: string): unknown =>
  (request.params as Record<string, unknown>)[name] // the router fills it with texts

const bindCharges = (app: FastifyInstance, institution: Institution, oauth: Oauth): void => {
  app.put('/cob/:txid', async (request, reply) => {
    oauth.requireScope(request, 'cob.write')
    const txid = parseAs(Txid, param(request, 'txid'), 'CobOperacaoInvalida')
    const order = parseAs(ChargeOrder, request.body, 'CobOperacaoInvalida')
    const charge = await createCharge(institution, txid, order)
    return reply.status(201).send(presentCharge(institution, charge))
  })
  app.patch('/cob/:txid', async (request) => {
    oauth.requireScope(request, 'cob.write')
    const txid = parseAs(Txid, param(request, 'txid'), 'CobOperacaoInvalida')
    const revision = parseAs(ChargeRevision, request.body, 'CobOperacaoInvalida')
    return presentCharge(institution, await reviseCharge(institution, txid, revision))
  })
  app.get('/cob/:txid', async (request) => {
    oauth.requireScope(request, 'cob.read')
    const txid = parseAs(Txid, param(request, 'txid'), 'CobConsultaInvalida')
    const charge = await getCharge(institution, txid, 'immediate')
    const window = parseAs(
      PaymentWindow,
      { txid, inicio: new Date(0).toISOString(), fim: institution.now().toISOString() },
      'CobConsultaInvalida',
    )
    const { rows } = await listPayments(institution, window)
    const pix = await presentPayments(institution, rows)
    return { ...presentCharge(institution, charge), ...(pix.length > 0 && { pix }) }
  })
  app.get('/cob', async (request) => {
    oauth.requireScope(request, 'cob.read')
    const window = parseAs(ChargeWindow, request.query, 'CobConsultaInvalida')
    requireWindow(institution, window, 'CobConsultaInvalida')
    const { rows, total } = await listCharges(institution, window, 'immediate')
    return {
      parametros: parametersOf(window, total),
      cobs: rows.map((charge) => presentCharge(institution, charge)),
    }
  })
}

const bindPayments = (app: FastifyInstance, institution: Institution, oauth: Oauth): void => {
  app.get('/pix', async (request) => {
    oauth.requireScope(request, 'pix.read')
    await endDueRefunds(institution)
    const window = parseAs(PaymentWindow, request.query, 'PixConsultaInvalida')
    requireWindow(institution, window, 'PixConsultaInvalida')
    const { rows, total } = await listPayments(institution, window)
    return {
      parametros: parametersOf(window, total),
      pix: await presentPayments(institution, rows),
    }
  })
  app.get('/pix/:e2eid', async (request) => {
    oauth.requireScope(request, 'pix.read')
    await endDueRefunds(institution)
    const e2eId = parseAs(EndToEndId, param(request, 'e2eid'), 'PixConsultaInvalida')
    const [pix] = await presentPayments(institution, [await getPayment(institution, e2eId)])
    return pix
  })
  app.put('/pix/:e2eid/devolucao/:id', async (request, reply) => {
    oauth.requireScope(request, 'pix.write')
    const e2eId = parseAs(EndToEndId, param(request, 'e2eid'), 'PixDevolucaoInvalida')
    const refundId = parseAs(RefundId, param(request, 'id'), 'PixDevolucaoInvalida')
    const order = parseAs(RefundOrder, request.body, 'PixDevolucaoInvalida')
    const refund = await requestRefund(institution, e2eId, refundId, order)
    return reply.status(201).send(presentRefund(refund))
  })
  app.get('/pix/:e2eid/devolucao/:id', async (request) => {
    oauth.requireScope(request, 'pix.read')
    await endDueRefunds(institution)
    const e2eId = parseAs(EndToEndId, param(request, 'e2eid'), 'PixDevolucaoInvalida')
    const refundId = parseAs(RefundId, param(request, 'id'), 'PixDevolucaoInvalida')
    return presentRefund(await getRefund(institution, e2eId, refundId))
  })
}

const bindWebhooks = (app: FastifyInstance, institution: Institution, oauth: Oauth): void => {
  const keyOf = (request: FastifyRequest) =>
    parseAs(PixKey, param(request, 'chave'), 'WebhookOperacaoInvalida')
  app.put('/webhook/:chave', async (request, reply) => {
    oauth.requireScope(request, 'webhook.write')
    const key = keyOf(request)
    if (!institution.receiver.keys.includes(key)) {
      throw new Problem('WebhookOperacaoInvalida', 'A chave não pertence ao usuário recebedor.')
    }
    const { webhookUrl } = parseAs(WebhookOrder, request.body, 'WebhookOperacaoInvalida')
    await putWebhook(institution, key, webhookUrl)
    return reply.status(200).send()
  })
  app.get('/webhook/:chave', async (request) => {
    oauth.requireScope(request, 'webhook.read')
    const hook = await getWebhook(institution, keyOf(request))
    return { webhookUrl: hook.url, chave: hook.pix_key, criacao: hook.created_at.toISOString() }
  })
  app.delete('/webhook/:chave', async (request, reply) => {
    oauth.requireScope(request, 'webhook.write')
    await deleteWebhook(institution, keyOf(request))
    return reply.status(204).send()
  })
}

/** The receiver's API Pix 2.9.0: charges, received Pix, refunds, webhook. */
export const bindApi = (app: FastifyInstance, institution: Institution, oauth: Oauth): void => {
  oauth.bind(app)
  bindCharges(app, institution, oauth)
  bindDatedCharges(app, institution, oauth)
  bindPayments(app, institution, oauth)
  bindWebhooks(app, institution, oauth)
}
