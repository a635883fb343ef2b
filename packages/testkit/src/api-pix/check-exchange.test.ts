import { describe, expect, test } from 'vitest'
import { checkExchange } from './check-exchange.ts'

const txid = 'a'.repeat(32)
const charge = {
  calendario: { criacao: '2030-01-01T12:00:00Z', expiracao: 900 },
  txid,
  revisao: 0,
  status: 'ATIVA',
  valor: { original: '50.00' },
  chave: 'a key',
}
const created = {
  method: 'PUT',
  url: `/cob/${txid}`,
  request: { calendario: { expiracao: 900 }, valor: { original: '50.00' }, chave: 'a key' },
  status: 201,
  answer: charge,
}

describe('the fixture tells right from wrong', () => {
  test('a charge according to the standard', () => {
    expect(checkExchange(created)).toEqual([])
  })

  test.each([
    ['a number for an amount', { request: { ...created.request, valor: { original: 50 } } }],
    ['one decimal', { request: { ...created.request, valor: { original: '50.0' } } }],
    ['a request without key', { request: { valor: { original: '50.00' } } }],
    ['a field nobody named', { request: { ...created.request, cpf: '52998224725' } }],
    ['an answer without txid', { answer: { ...charge, txid: undefined } }],
    ['a status of another list', { answer: { ...charge, status: 'PAGA' } }],
    ['a success status that it does not define', { status: 202 }],
    ['a path that does not exist', { url: '/charge/1' }],
    ['a refusal that is no problem', { status: 400, answer: { error: 'no' } }],
  ])('%s is a fault', (_name, wrong) => {
    expect(checkExchange({ ...created, ...wrong })).toHaveLength(1)
  })

  test('the payer’s data are our extension on received Pix, and nowhere else', () => {
    const pix = {
      endToEndId: 'E'.repeat(32),
      valor: '50.00',
      horario: '2030-01-01T12:00:00Z',
      pagador: { cpf: '52998224725', nome: 'Ana' },
    }
    const read = { method: 'GET', url: `/pix/${pix.endToEndId}`, request: null, status: 200 }
    expect(checkExchange({ ...read, answer: pix })).toEqual([])
    expect(checkExchange({ ...created, answer: { ...charge, pagador: pix.pagador } })).toHaveLength(
      1,
    )
  })
})
