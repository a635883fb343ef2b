import { afterAll, expect, test } from 'vitest'
import { cpf, startSandboxWorld } from './testing/start-sandbox-world.ts'

const world = await startSandboxWorld()
const { call } = world
afterAll(() => world.close())

test('more concurrent payouts than the institution has connections are all accepted', async () => {
  const payout = { valor: '20.00', destino: { chave: cpf }, favorecido: { cpf, nome: 'Ana' } }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => call('PUT', `/pagamentos/burst${index}`, payout)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
})

test('payouts are listed by creation time, in pages, and by state', async () => {
  const payout = { valor: '20.00', destino: { chave: cpf }, favorecido: { cpf, nome: 'Ana' } }
  const inicio = new Date().toISOString()
  for (const id of ['l1', 'l2', 'l3']) await call('PUT', `/pagamentos/${id}`, payout)
  const list = async (more: Record<string, string>) => {
    const fim = new Date().toISOString()
    const query = new URLSearchParams({ inicio, fim, ...more })
    const { body } = await call('GET', `/pagamentos?${query}`)
    const { parametros, pagamentos } = body as unknown as {
      parametros: { paginacao: { quantidadeDePaginas: number; quantidadeTotalDeItens: number } }
      pagamentos: { id: string; valor: string }[]
    } // ours
    return { ...parametros.paginacao, ids: pagamentos.map(({ id }) => id) }
  }
  const pages = { 'paginacao.itensPorPagina': '2' }
  expect(await list(pages)).toMatchObject({
    quantidadeDePaginas: 2,
    quantidadeTotalDeItens: 3,
    ids: ['l1', 'l2'],
  })
  expect(await list({ ...pages, 'paginacao.paginaAtual': '1' })).toMatchObject({ ids: ['l3'] })
  expect(await list({ status: 'DEVOLVIDO' })).toMatchObject({ ids: [] })
})
