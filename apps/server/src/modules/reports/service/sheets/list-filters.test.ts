import { loadOfficeArea, type OfficeArea } from '@trevo/i18n/office/areas.ts'
import { exportLists, type ListContent } from '@trevo/contract/ops/ledger/exports.ts'
import { expect, test } from 'vitest'
import { describeFilters, listFilters } from './list-filters.ts'
import { listSheets, type WordOf } from './list-sheets.ts'

const wordOf = async (language: 'EN' | 'PT', areas: readonly OfficeArea[]): Promise<WordOf> => {
  const loaded = await Promise.all(
    (['shell', 'parts', ...areas] as const).map((area) => loadOfficeArea(area, language)),
  )
  const texts: Readonly<Record<string, unknown>> = Object.assign({}, ...loaded)
  return (key) => {
    if (typeof texts[key] !== 'string') throw new Error(`no text ${key}`)
    return texts[key]
  }
}

const described = async (language: 'EN' | 'PT', content: ListContent) =>
  describeFilters(content, await wordOf(language, listSheets[content.what].areas))

test('filters are named as on the screen, in both languages', async () => {
  const deposits = {
    what: 'deposits',
    filter: { status: 'credited', amountMin: '10.00', toOn: '2026-03-10' },
  } as const satisfies ListContent
  expect(await described('PT', deposits)).toBe(
    'Situação: creditado; Valor mínimo: R$ 10.00; Até: 2026-03-10',
  )
  expect(await described('EN', deposits)).toBe(
    'State: credited; Amount at least: R$ 10.00; To: 2026-03-10',
  )
  const members = {
    what: 'members',
    filter: { order: 'login', blocked: 'any', loginTo: '2026-03-10', tag: 'order: login' },
  } as const satisfies ListContent
  expect(await described('PT', members)).toBe(
    'Ordem: Pelo último acesso; Permissão bloqueada: Com algum bloqueio; Último acesso até: 2026-03-10; Etiqueta: order: login',
  )
  expect(await described('EN', { what: 'withdrawals', filter: { view: 'paid' } })).toBe(
    'Which withdrawals: Paid out',
  )
  expect(await described('EN', { what: 'audit', filter: { right: 'own' } })).toBe(
    'Right of the act: own access',
  )
})

test.each(exportLists)(
  'every filter of the list %s has its heading where its screen has texts',
  async (what) => {
    const word = await wordOf('PT', listSheets[what].areas)
    for (const [heading] of Object.values(listFilters[what])) expect(word(heading)).not.toBe('')
  },
)
