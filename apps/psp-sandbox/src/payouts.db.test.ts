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

test('the closing balance of a day is what was received less what was sent until its end', async () => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format()
  const balanceOf = async (day: string) => (await call('GET', `/saldo?dia=${day}`)).body
  const sent = { valor: '20.00', destino: { chave: cpf }, favorecido: { cpf, nome: 'Ana' } }
  await call('PUT', '/pagamentos/balance1', sent)
  await expect
    .poll(async () => (await call('GET', '/pagamentos/balance1')).body, { timeout: 30_000 })
    .toMatchObject({ status: 'REALIZADO' })
  const { valor } = (await balanceOf(today)) as unknown as { valor: string } // ours
  expect(Number(valor)).toBeLessThanOrEqual(-20)
  expect(await balanceOf('2001-01-01')).toEqual({ dia: '2001-01-01', valor: '0.00' })
  expect((await call('GET', '/saldo?dia=today')).status).toBe(400)
})
