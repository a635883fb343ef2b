import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { startSession } from '../../../core/session/store.ts'
import { demoStatus } from '../../../testing/demo-boot.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { ReportFilter } from './report-filter.tsx'
import { useReport } from '../common/use-report.ts'

beforeEach(() => startSession(initialSession(demoStatus(), () => 0)))

const Page = ({ hasProduct }: { readonly hasProduct: boolean }) => {
  const report = useReport()
  return (
    <>
      <ReportFilter report={report} hasProduct={hasProduct}>
        <input aria-label="Usuário" />
      </ReportFilter>
      <output>{JSON.stringify(report.query)}</output>
    </>
  )
}
const asked = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')

const days = { startDate: '2026-10-01', endDate: '2026-10-31' }
const address = '/agent?period=own&from=2026-10-01&to=2026-10-31'

test('a report on all products names no product; a chosen one is in the address', async () => {
  await showPage(<Page hasProduct />, { address })
  const product = await screen.findByLabelText<HTMLSelectElement>('Produto')
  expect(product.value).toBe('CONS')
  expect(asked()).toEqual(days)
  fireEvent.change(product, { target: { value: 'RNG' } })
  expect(asked()).toEqual({ ...days, product: 'RNG' })
  expect(screen.getByTestId('address').textContent).toBe(`${address}&product=RNG`)
  fireEvent.change(screen.getByLabelText('Produto'), { target: { value: 'CONS' } })
  expect(screen.getByTestId('address').textContent).toBe(address)
})

test('a report requests the team and the person that the address names', async () => {
  await showPage(<Page hasProduct={false} />, { address: `${address}&member=m1&username=ana` })
  await screen.findByLabelText('Usuário')
  expect(asked()).toEqual({ ...days, memberId: 'm1', username: 'ana' })
})

test('a report without products offers no choice of one', async () => {
  await showPage(<Page hasProduct={false} />, { address })
  expect(await screen.findByLabelText('Usuário')).toBeTruthy()
  expect(screen.queryByLabelText('Produto')).toBeNull()
})

test('the sheet of a phone counts the filters in use, and clears all of them at once', async () => {
  await showPage(<Page hasProduct />, { address: `${address}&username=ana&product=RNG` })
  fireEvent.click(await screen.findByRole('button', { name: 'Filtros (2)' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }))
  expect(asked()).toEqual(days)
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull()
  expect(screen.getByText('Filtros', { selector: 'button' })).toBeTruthy()
})

test('days of one’s own are applied together; days that cannot be say why, and ask for nothing new', async () => {
  await showPage(<Page hasProduct={false} />, { address })
  const [from, to] = [await screen.findByLabelText('De'), screen.getByLabelText('Até')]
  const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Mostrar' }))
  fireEvent.change(from, { target: { value: '2026-11-05' } })
  expect(asked()).toEqual(days)
  apply()
  expect(asked()).toEqual(days)
  expect(from.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(to, { target: { value: '2026-11-06' } })
  apply()
  expect(asked()).toEqual({ startDate: '2026-11-05', endDate: '2026-11-06' })
  expect(from.getAttribute('aria-invalid')).not.toBe('true')
})

test('choosing days of one’s own begins with those shown; a preset drops them', async () => {
  await showPage(<Page hasProduct={false} />, { address })
  fireEvent.click(await screen.findByRole('button', { name: 'Hoje' }))
  expect(screen.getByTestId('address').textContent).toBe('/agent?period=today')
  expect(screen.queryByLabelText('De')).toBeNull()
  const today = asked()
  fireEvent.click(screen.getByRole('button', { name: 'Escolher datas' }))
  expect(asked()).toEqual(today)
  expect(screen.getByLabelText<HTMLInputElement>('De').value).not.toBe('')
})
