import { afterAll, describe, expect, test } from 'vitest'
import { cpf, key, newTxid, order, startSandboxWorld } from './testing/start-sandbox-world.ts'

const world = await startSandboxWorld()
const { call, payFor } = world
afterAll(() => world.close())

describe('charges', () => {
  test('a charge is created with our txid and read back', async () => {
    const txid = newTxid()
    const created = await call('PUT', `/cob/${txid}`, { ...order, solicitacaoPagador: 'Depósito' })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      txid,
      revisao: 0,
      status: 'ATIVA',
      chave: key,
      valor: { original: '50.00', modalidadeAlteracao: 0 },
      calendario: { expiracao: 900 },
      solicitacaoPagador: 'Depósito',
    })
    expect(String(created.body['location']).length).toBeLessThanOrEqual(77)
    expect((await call('GET', `/cob/${txid}`)).body).toEqual(created.body)
  })

  test.each([
    ['a short txid', 'short', order],
    ['an amount without centavos', newTxid(), { ...order, valor: { original: '50' } }],
    ['an amount of nothing', newTxid(), { ...order, valor: { original: '0.00' } }],
    ['a key of somebody else', newTxid(), { ...order, chave: 'other@example.com' }],
    [
      'both CPF and CNPJ',
      newTxid(),
      { ...order, devedor: { cpf, cnpj: '11222333000181', nome: 'Ana' } },
    ],
    ['a request of 141 signs', newTxid(), { ...order, solicitacaoPagador: 'x'.repeat(141) }],
  ])('%s is refused with a violation', async (_name, txid, body) => {
    const answer = await call('PUT', `/cob/${txid}`, body)
    expect(answer.status).toBe(400)
    expect(answer.body['type']).toBe('https://pix.bcb.gov.br/api/v2/error/CobOperacaoInvalida')
    expect(answer.body['violacoes']).toHaveLength(1)
  })

  test('a used txid is refused', async () => {
    const txid = newTxid()
    await call('PUT', `/cob/${txid}`, order)
    expect((await call('PUT', `/cob/${txid}`, order)).status).toBe(400)
  })

  test('a charge is withdrawn once, and not together with other changes', async () => {
    const txid = newTxid()
    await call('PUT', `/cob/${txid}`, order)
    const remove = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }
    const mixed = await call('PATCH', `/cob/${txid}`, { ...remove, solicitacaoPagador: 'x' })
    expect(mixed.status).toBe(400)
    const removed = await call('PATCH', `/cob/${txid}`, remove)
    expect(removed.body).toMatchObject({ status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revisao: 1 })
    expect((await call('PATCH', `/cob/${txid}`, remove)).status).toBe(400)
    expect((await payFor(txid)).body).toEqual({ refusal: 'removed' })
  })

  test('charges are listed by window, in pages', async () => {
    const inicio = new Date(Date.now() - 60_000).toISOString()
    const fim = new Date().toISOString()
    const query = new URLSearchParams({ inicio, fim, 'paginacao.itensPorPagina': '2' })
    const { body } = await call('GET', `/cob?${query.toString()}`)
    expect(body['cobs']).toHaveLength(2)
    expect(body['parametros']).toMatchObject({ paginacao: { paginaAtual: 0, itensPorPagina: 2 } })
    expect((await call('GET', '/cob?inicio=yesterday')).status).toBe(400)
  })

  const dayMs = 86_400_000
  test.each(['/cob', '/cobv', '/pix', '/pagamentos'])(
    '2.9: %s is refused with an end in the future or over more than 30 days',
    async (path) => {
      const statusOf = async (fromMs: number, untilMs: number) => {
        const [inicio, fim] = [fromMs, untilMs].map((ms) => new Date(Date.now() + ms).toISOString())
        const query = new URLSearchParams({ inicio: inicio ?? '', fim: fim ?? '' })
        return (await call('GET', `${path}?${query.toString()}`)).status
      }
      expect(await statusOf(-dayMs, 5_000)).toBe(400)
      expect(await statusOf(-30 * dayMs - 1_000, -1)).toBe(400)
      expect(await statusOf(-30 * dayMs, -1)).toBe(200)
    },
  )
})
