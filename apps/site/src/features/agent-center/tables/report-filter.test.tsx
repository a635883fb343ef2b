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
