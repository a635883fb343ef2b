import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatSigned } from '../cents.ts'
import type { Institution } from '../institution.ts'
import type { Oauth } from '../oauth.ts'
import { BalanceQuery, PartAnswer, PayoutId, PayoutOrder, PayoutWindow } from '../payout-shapes.ts'
import { Problem } from '../problem.ts'
import { parseAs, PixKey } from '../shapes.ts'
import { readClosingBalance } from '../store/closing-balance.ts'
import { findHolder } from '../store/key-holders.ts'
import { answerPart, moveParts } from '../store/payout-parts.ts'
import {
  endDuePayouts,
  getPayout,
  listPayouts,
  presentPayouts,
  requestPayout,
  withdrawPayout,
  type PayoutRow,
} from '../store/payouts.ts'
import { endDueRefunds } from '../store/refunds.ts'
import { parametersOf } from './paging.ts'
import { requireWindow } from './require-window.ts'

const param = (request: FastifyRequest, name: string): unknown =>
  (request.params as Record<string, unknown>)[name] // the router fills it with texts

const idOf = (request: FastifyRequest): string =>
  parseAs(PayoutId, param(request, 'id'), 'PagamentoOperacaoInvalida')

/** Payouts, the account's balance and the key directory: proprietary, as at every institution. */
export const bindPayouts = (app: FastifyInstance, institution: Institution, oauth: Oauth): void => {
  const present = async (row: PayoutRow) => (await presentPayouts(institution, [row]))[0]
  const upToNow = async () => {
    await moveParts(institution)
    await endDuePayouts(institution)
  }
  app.put('/pagamentos/:id', async (request, reply) => {
    oauth.requireScope(request, 'pagamento.write')
    const order = parseAs(PayoutOrder, request.body, 'PagamentoOperacaoInvalida')
    const row = await requestPayout(institution, idOf(request), order)
    return reply.status(201).send(await present(row))
  })
  app.get('/pagamentos/:id', async (request) => {
    oauth.requireScope(request, 'pagamento.read')
    await upToNow()
    return present(await getPayout(institution, idOf(request)))
  })
  app.delete('/pagamentos/:id', async (request) => {
    oauth.requireScope(request, 'pagamento.write')
    await upToNow()
    return present(await withdrawPayout(institution, idOf(request)))
  })
  app.get('/pagamentos', async (request) => {
    oauth.requireScope(request, 'pagamento.read')
    await upToNow()
    const window = parseAs(PayoutWindow, request.query, 'PagamentoOperacaoInvalida')
    requireWindow(institution, window, 'PagamentoOperacaoInvalida')
    const { rows, total } = await listPayouts(institution, window)
    return {
      parametros: parametersOf(window, total),
      pagamentos: await presentPayouts(institution, rows),
    }
  })
  app.put('/pagamentos/:id/partes/:parte', async (request) => {
    oauth.requireScope(request, 'pagamento.write')
    await upToNow()
    const partId = parseAs(PayoutId, param(request, 'parte'), 'PagamentoOperacaoInvalida')
    const answer = parseAs(PartAnswer, request.body, 'PagamentoOperacaoInvalida')
    const payoutId = idOf(request)
    await answerPart(institution, payoutId, partId, answer)
    return present(await getPayout(institution, payoutId))
  })
  app.get('/saldo', async (request) => {
    oauth.requireScope(request, 'pagamento.read')
    await endDueRefunds(institution)
    await upToNow()
    const { dia } = parseAs(BalanceQuery, request.query, 'PagamentoOperacaoInvalida')
    return { dia, valor: formatSigned(await readClosingBalance(institution, dia)) }
  })
  app.get('/dict/:chave', async (request) => {
    oauth.requireScope(request, 'dict.read')
    const key = parseAs(PixKey, param(request, 'chave'), 'RequisicaoInvalida')
    const holder = await findHolder(institution.pool, key)
    if (!holder) throw new Problem('ChaveNaoEncontrada', 'Chave não encontrada.')
    return { chave: key, titular: { cpf: holder.cpf, nome: holder.name } }
  })
}
