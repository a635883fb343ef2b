import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
const show = async (list: readonly object[]) => {
  const server = await standInServer({ [path]: () => value({ list }) })
  startSession(initialSession(server.status, () => 0))
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
