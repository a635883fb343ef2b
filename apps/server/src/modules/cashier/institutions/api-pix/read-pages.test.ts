import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InstitutionFailure, InstitutionRefusal } from '../port.ts'
import { readPages } from './read-pages.ts'

const span = { from: new Date('2026-11-20T00:00:00Z'), until: new Date('2026-11-21T00:00:00Z') }
const pageCount = 3

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Three pages of one item each; `fail` says what the n-th call runs into. */
const read = (fail: (call: number) => Error | undefined) => {
  const asked: string[] = []
  const found = readPages(
    span,
    {},
    async (query) => {
      const page = new URLSearchParams(query).get('paginacao.paginaAtual') ?? ''
      asked.push(page)
      const error = fail(asked.length)
      if (error) throw error
      return { parametros: { paginacao: { quantidadeDePaginas: pageCount } }, page }
    },
    ({ page }) => [page],
  )
  return { asked, found }
}

test('a page that fails is asked for again, and those before it are kept', async () => {
  const { asked, found } = read((call) =>
    call === 2 || call === 3 ? new InstitutionFailure('status 503') : undefined,
  )
  await vi.runAllTimersAsync()
  expect(await found).toEqual(['0', '1', '2'])
  expect(asked).toEqual(['0', '1', '1', '1', '2'])
})

test('a page that fails time after time ends the reading', async () => {
  const { asked, found } = read((call) =>
    call > 1 ? new InstitutionFailure('status 503') : undefined,
  )
  const failed = expect(found).rejects.toThrow('status 503')
  await vi.runAllTimersAsync()
  await failed
  expect(asked).toEqual(['0', '1', '1', '1', '1', '1'])
})

test('the first page is asked for once: nothing is lost with it', async () => {
  const { asked, found } = read(() => new InstitutionFailure('status 503'))
  await expect(found).rejects.toThrow('status 503')
  expect(asked).toEqual(['0'])
})

test('a no is not asked for again', async () => {
  const { asked, found } = read((call) =>
    call > 1 ? new InstitutionRefusal('AcessoNegado', '') : undefined,
  )
  await expect(found).rejects.toThrow()
  expect(asked).toEqual(['0', '1'])
})
