import { cleanup, screen } from '@testing-library/react'
import { hitPointOf } from '@trevo/fairness/jackpot.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { describe, expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { Component as ProofsPage } from './proofs-page.tsx'

const path = '/wps/system/proofs'
const proof = (change: object = {}) => ({
  provedAt: '2026-11-21T12:11:00.000Z',
  ok: true,
  accounts: 148,
  entries: 20_014,
  archivedEntries: 0,
  archivedMonths: 0,
  total: '0.00',
  problemCount: 0,
  ...change,
})
const show = async (
  list: readonly object[],
  answers: Parameters<typeof standInServer>[0] = {},
  modules: Readonly<Record<string, boolean>> = {},
) => {
  const server = await standInServer({ [path]: () => value({ list }), ...answers })
  startSession({ ...initialSession(server.status, () => 0), whitelabelVal: modules })
  await showPage(<ProofsPage />, { address: '/proofs' })
}

test('the latest proof is on top, the others below it', async () => {
  await show([proof(), proof({ provedAt: '2026-11-21T11:11:00.000Z', entries: 19_000 })])
  expect(await screen.findByRole('heading', { name: 'As contas fecham' })).toBeTruthy()
  const rows = screen.getByRole('table').querySelectorAll('tbody tr')
  expect([...rows].map((row) => row.children[1]?.textContent)).toEqual(['20.014', '19.000'])
})

test('the archived part is mentioned, if there is one', async () => {
  await show([proof({ archivedEntries: 12_000, archivedMonths: 3 })])
  const term = await screen.findByText('Destes, arquivados')
  expect(term.nextElementSibling?.textContent).toBe('12.000')
  expect(screen.getByText(/^3 meses foram arquivados/)).toBeTruthy()
  cleanup()
  await show([proof()])
  await screen.findByRole('heading', { name: 'As contas fecham' })
  expect(screen.queryByText('Destes, arquivados')).toBeNull()
})

test('a difference is not hidden', async () => {
  await show([proof({ ok: false, problemCount: 2, total: '0.50' }), proof()])
  expect(await screen.findByRole('heading', { name: /Encontramos uma diferença/ })).toBeTruthy()
  expect(screen.getByText('2 diferenças')).toBeTruthy()
})

test('before the first proof the page explains it', async () => {
  await show([])
  expect(await screen.findByText('A primeira verificação ainda não terminou')).toBeTruthy()
})

describe('jackpots', () => {
  const jackpotsPath = '/wps/relay/VIS_listJackpots'
  const secret = '3c'.repeat(32)
  const [seedAmount, mustHitBy] = ['1000.00', '5000.00']
  const salt = 'round-1'
  const pool = { code: 'mini', name: 'Mini', amount: '1200.00', number: 2, games: [] }
  const current = { ...pool, seedAmount, mustHitBy, commitment: 'agora', salt }
  const won = {
    code: 'mini',
    number: 1,
    secret,
    commitment: commitmentOf(secret),
    salt,
    seedAmount,
    mustHitBy,
    amount: formatMoney(
      hitPointOf({
        secret,
        salt,
        number: 1,
        seedMinor: parseMoney(seedAmount),
        mustHitByMinor: parseMoney(mustHitBy),
      }),
    ),
    customerName: 'a***a',
    nodeId: 7,
    wonAt: '2026-03-10T12:00:00.000Z',
  }
  const showPools = (list: readonly object[], wins: readonly object[]) =>
    show([proof()], { [jackpotsPath]: () => value({ list, won: wins }) })

  test('each shows what is published before it is won', async () => {
    await showPools([current], [])
    const term = await screen.findByText(/^Mini: acumulado de R\$.1\.200,00/)
    expect(term.parentElement?.textContent).toContain('Hash publicado antesagora')
    expect(screen.getByText('Nenhum foi pago ainda.')).toBeTruthy()
  })

  test('one that was won is drawn again here: the amount paid is right, or it is not', async () => {
    await showPools([current], [won, { ...won, number: 9 }])
    expect(await screen.findByText('Recalculado aqui: confere')).toBeTruthy()
    expect(await screen.findByText('Recalculado aqui: não confere')).toBeTruthy()
    expect(screen.queryByText('Recalculando…')).toBeNull()
    expect(screen.queryByText('Nenhum foi pago ainda.')).toBeNull()
    expect(screen.getAllByText(/^a\*\*\*a ganhou R\$/)).toHaveLength(2)
  })

  test('a brand without pools has no part about them', async () => {
    await showPools([], [])
    await screen.findByRole('heading', { name: 'As contas fecham' })
    expect(screen.queryByText('Jackpots progressivos')).toBeNull()
  })
})

describe('draws of prizes', () => {
  const drawsPath = '/wps/relay/PROMOFE_listPrizeDraws'
  const showDraws = (isOn: boolean) =>
    show([proof()], { [drawsPath]: () => value({ list: [] }) }, { REWCEN3: isOn })

  test('before the first one it says so', async () => {
    await showDraws(true)
    expect(await screen.findByText('Nenhum vale-prêmio foi usado ainda.')).toBeTruthy()
  })

  test('a brand without the reward center has no part about them', async () => {
    await showDraws(false)
    await screen.findByRole('heading', { name: 'As contas fecham' })
    expect(screen.queryByText('Sorteios de prêmios')).toBeNull()
  })
})
