import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InstitutionFailure, InstitutionRefusal } from '../port.ts'
import { readPages } from './read-pages.ts'

const span = { from: new Date('2026-11-20T00:00:00Z'), until: new Date('2026-11-21T00:00:00Z') }
const pageCount = 3

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Three pages of one item each; `fail` sets the failure of the n-th call. */
const read = (fail: (call: number) => Error | undefined) => {
  const asked: string[] = []
  const found = readPages(
    { ...span, now: () => span.until },
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

test('a failed page is requested again, and earlier ones are kept', async () => {
  const { asked, found } = read((call) =>
    call === 2 || call === 3 ? new InstitutionFailure('status 503') : undefined,
  )
  await vi.runAllTimersAsync()
  expect(await found).toEqual(['0', '1', '2'])
  expect(asked).toEqual(['0', '1', '1', '1', '2'])
})

test('a page that fails repeatedly ends the reading', async () => {
  const { asked, found } = read((call) =>
    call > 1 ? new InstitutionFailure('status 503') : undefined,
  )
  const failed = expect(found).rejects.toThrow('status 503')
  await vi.runAllTimersAsync()
  await failed
  expect(asked).toEqual(['0', '1', '1', '1', '1', '1'])
})

test('the first page is requested once: nothing is lost with it', async () => {
  const { asked, found } = read(() => new InstitutionFailure('status 503'))
  await expect(found).rejects.toThrow('status 503')
  expect(asked).toEqual(['0'])
})

test('a refusal is not retried', async () => {
  const { asked, found } = read((call) =>
    call > 1 ? new InstitutionRefusal('AcessoNegado', '') : undefined,
  )
  await expect(found).rejects.toThrow()
  expect(asked).toEqual(['0', '1'])
})

type Window = readonly [from: string, until: string]

/** Requests a list from an institution whose clock shows `now` and that refuses some windows. */
const windowsOf = async (
  from: string,
  until: string,
  now: string,
  isRefused: (fromMs: number, untilMs: number) => boolean = () => false,
) => {
  const asked: Window[] = []
  await readPages(
    { from: new Date(from), until: new Date(until), now: () => new Date(now) },
    {},
    async (query) => {
      const params = new URLSearchParams(query)
      const [first = '', last = ''] = [params.get('inicio') ?? '', params.get('fim') ?? '']
      if (isRefused(Date.parse(first), Date.parse(last))) {
        throw new InstitutionRefusal('PixConsultaInvalida', '')
      }
      asked.push([first, last])
      return { parametros: { paginacao: { quantidadeDePaginas: 1 } } }
    },
    () => [],
  )
  return asked
}

const dayMs = 86_400_000

test('2.9: a list is requested in windows of 30 days, none of which ends in the future', async () => {
  const asked = await windowsOf(
    '2026-01-01T00:00:00Z',
    '2026-12-31T00:00:00Z',
    '2026-03-20T12:00:00Z',
  )
  expect(asked).toHaveLength(3)
  expect(asked[0]?.[0]).toBe('2026-01-01T00:00:00.000Z')
  expect(asked.at(-1)?.[1]).toBe('2026-03-20T12:00:00.000Z')
  for (const [index, [first, last]] of asked.entries()) {
    expect(Date.parse(last) - Date.parse(first)).toBeLessThan(30 * dayMs)
    const next = asked[index + 1]
    if (next) expect(Date.parse(next[0]) - Date.parse(last)).toBe(1)
  }
})

test('2.9: a refused window is requested in halves, each instant once', async () => {
  const refuses = (from: number, until: number) => until - from > 7 * dayMs
  const asked = await windowsOf(
    '2026-01-01T00:00:00Z',
    '2026-01-21T00:00:00Z',
    '2026-02-01T00:00:00Z',
    refuses,
  )
  expect(asked).toHaveLength(4)
  for (const [index, [, last]] of asked.entries()) {
    const next = asked[index + 1]
    if (next) expect(Date.parse(next[0]) - Date.parse(last)).toBe(1)
  }
})

test('2.9: an institution that refuses every window is not queried forever', async () => {
  let calls = 0
  const refuses = () => (calls += 1) > 0
  const asked = windowsOf(
    '2026-01-01T00:00:00Z',
    '2026-01-31T00:00:00Z',
    '2026-02-01T00:00:00Z',
    refuses,
  )
  await expect(asked).rejects.toThrow('PixConsultaInvalida')
  expect(calls).toBeLessThan(20)
})

test('2.9: if the institution is less than a second behind, the end is a second earlier', async () => {
  const theirs = Date.parse('2026-01-01T11:59:59.400Z')
  const asked = await windowsOf(
    '2026-01-01T00:00:00Z',
    '2026-01-01T12:00:00Z',
    '2026-01-01T12:00:00Z',
    (_, until) => until > theirs,
  )
  expect(asked).toEqual([['2026-01-01T00:00:00.000Z', '2026-01-01T11:59:59.000Z']])
})

test('1m: a span that begins in the future of the institution’s clock is empty, not an error', async () => {
  expect(
    await windowsOf('2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z', '2026-01-01T00:00:00Z'),
  ).toEqual([])
})
