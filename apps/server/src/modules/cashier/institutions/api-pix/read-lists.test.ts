import { expect, test } from 'vitest'
import type { UnreadableElement } from '../port.ts'
import { createApiPayouts } from './api-payouts.ts'
import { createApiPix } from './api-pix.ts'
import type { ApiPixClient } from './client.ts'

const span = { from: new Date('2026-11-28T00:00:00Z'), until: new Date('2026-11-29T00:00:00Z') }
const parametros = { paginacao: { quantidadeDePaginas: 1 } }
const horario = '2026-11-28T20:10:00Z'

/** Answers of an institution by the start of the path. */
const answering = (answers: Readonly<Record<string, unknown>>) => {
  const kept: UnreadableElement[] = []
  const client: ApiPixClient = {
    call: async ({ path, shape }) =>
      shape.parse(Object.entries(answers).find(([start]) => path.startsWith(start))?.[1]),
    now: () => span.until,
    keepUnreadable: async (elements) => void kept.push(...elements),
    close: async () => undefined,
  }
  return { client, kept }
}

const part = {
  id: 'p1',
  valor: '20.00',
  endToEndId: 'E'.repeat(32),
  status: 'COMPROVADA',
  horario,
}
const payout = {
  id: 'one',
  valor: '50.00',
  status: 'REALIZADO',
  horario: { solicitacao: horario },
  partes: [part, { ...part, valor: 'vinte' }],
}

test('2.3: an unreadable payout and an unreadable part are kept, the others are read', async () => {
  const odd = { ...payout, id: 'two', valor: null }
  const { client, kept } = answering({ '/pagamentos': { parametros, pagamentos: [odd, payout] } })
  const read = await createApiPayouts(client).listPayouts(span)
  expect(read.map(({ payoutId, parts }) => [payoutId, parts.length])).toEqual([['one', 1]])
  expect(kept.map(({ source }) => source)).toEqual(['payout', 'part'])
})

test('2.3: an unreadable part of one payout is kept', async () => {
  const { client, kept } = answering({ '/pagamentos/one': payout })
  const read = await createApiPayouts(client).findPayout('one')
  expect(read?.parts).toHaveLength(1)
  expect(kept).toEqual([{ source: 'part', raw: JSON.stringify(payout.partes[1]) }])
})

test('2.3: an unreadable charge of either kind is kept, the others are read', async () => {
  const immediate = {
    txid: 'a'.repeat(32),
    calendario: { criacao: horario, expiracao: 900 },
    valor: { original: '50.00' },
    loc: { location: 'bank.example/1' },
  }
  const dated = { ...immediate, calendario: { criacao: horario, dataDeVencimento: '2026-11-30' } }
  const { client, kept } = answering({
    '/cobv': { parametros, cobs: [{ ...dated, loc: null }, dated] },
    '/cob': { parametros, cobs: ['?', immediate] },
  })
  expect(await createApiPix(client, 'key').listCharges(span)).toHaveLength(2)
  expect(kept.map(({ source }) => source)).toEqual(['charge', 'charge'])
})

test('2.3: an unreadable refund does not hide its Pix', async () => {
  const pix = { endToEndId: 'E'.repeat(32), valor: '50.00', horario, devolucoes: [{ id: 'r1' }] }
  const { client, kept } = answering({ '/pix': { parametros, pix: [pix] } })
  const read = await createApiPix(client, 'key').listPayments(span)
  expect(read.map(({ refunds }) => refunds)).toEqual([[]])
  expect(kept).toEqual([{ source: 'refund', raw: '{"id":"r1"}' }])
})

test('2.3: a list of null is empty', async () => {
  const { client } = answering({ '/pix': { parametros, pix: null } })
  expect(await createApiPix(client, 'key').listPayments(span)).toEqual([])
})
