import { fireEvent, screen } from '@testing-library/react'
import type { OwnTaxYear } from '@trevo/contract/wps/tax.ts'
import { expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import TaxPage from './tax-page.tsx'

const lines = [
  { nature: 'sports', stakes: '10000.00', prizes: '0.00', net: '-10000.00' },
  { nature: 'games', stakes: '10000.00', prizes: '50000.00', net: '40000.00' },
  { nature: 'lottery', stakes: '0.00', prizes: '0.00', net: '0.00' },
] as const

const ended: OwnTaxYear = {
  year: 2026,
  state: 'ready',
  dueOn: '2027-02-26',
  figures: {
    lines: [...lines],
    netPrizes: '40000.00',
    band: '29145.60',
    rateBp: 1_500,
    taxable: '10854.40',
    tax: '1628.16',
  },
  versions: [
    { version: 2, madeAt: '2027-03-01T12:00:00.000Z' },
    { version: 1, madeAt: '2027-01-01T03:11:00.000Z' },
  ],
}
const running: OwnTaxYear = {
  ...ended,
  year: 2027,
  state: 'running',
  figures: { ...ended.figures, netPrizes: '0.00', taxable: '0.00', tax: '0.00' },
  versions: [],
}

const show = async (years: readonly OwnTaxYear[], isDue = true) => {
  const server = await standInServer({
    '/wps/tax': () => value({ isDue, years, countedUntil: '2027-03-01T12:00:00.000Z' }),
  })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  await showPage(<TaxPage />)
}

test('ComprovaBet: a year that is over has every version to take away, the newest first', async () => {
  await show([running, ended])
  expect(await screen.findByText('Valores até agora, não definitivos')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '2026' }))
  const buttons = screen.getAllByRole('button', { name: /^Comprovante de 2026/ })
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Comprovante de 2026, versão 2, PDF',
    'Comprovante de 2026, versão 1, PDF',
  ])
  const named = document.querySelectorAll('[aria-labelledby="tax-statement"] li b')
  expect([...named].map((name) => name.textContent)).toEqual(['Correção, versão 2', 'Versão 1'])
})

test('the assistant says what follows from the figures, asks about other companies, and is no advice', async () => {
  await show([ended])
  expect(await screen.findByText(/passam R\$\s10\.854,40 da faixa isenta/)).toBeTruthy()
  expect(screen.getByText(/Não é orientação tributária/)).toBeTruthy()
  expect(screen.queryByText(/Cada empresa entrega/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Sim' }))
  expect(screen.getByText(/Cada empresa entrega/)).toBeTruthy()
})

test('where no law asks for it the page says so', async () => {
  await show([], false)
  expect(await screen.findByText(/não é obrigada a emitir/)).toBeTruthy()
})
