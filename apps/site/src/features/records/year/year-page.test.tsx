import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { plain, showRecords } from '../../../testing/show-records.tsx'
import { value } from '../../../testing/stand-in-server.ts'
import { YearPage } from './year-page.tsx'

const yearPath = '/wps/records/year'
const sums = {
  deposited: '400.00',
  withdrawn: '100.00',
  betting: '900.00',
  winning: '650.00',
  given: '10.00',
  pnl: '-240.00',
}
const year = (change: object = {}) => ({
  year: 2030,
  years: [2030, 2029],
  isRunning: true,
  from: '2030-01-01',
  to: '2030-11-21',
  totals: sums,
  months: [{ month: '2030-03', ...sums }],
  products: [
    { gameType: 'RNG', betting: '900.00', winning: '650.00', given: '10.00', pnl: '-240.00' },
  ],
  playDays: 41,
  playedMs: 26 * 3_600_000,
  breaks: [{ from: '2030-05-02', to: '2030-06-10', days: 40 }],
  limits: [{ kind: 'deposit', period: 'day', days: 3 }],
  ...change,
})

const show = (answer: object) =>
  showRecords(<YearPage />, { [yearPath]: () => value(answer) }, '/member?page=myYear')

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('a year of one’s own play', () => {
  test('shows money, result, time, breaks and limits', async () => {
    await show(year())
    const result = await region('Resultado do jogo em 2030')
    expect(result.getByText('26 h')).toBeTruthy()
    expect(result.getByText('41')).toBeTruthy()
    expect(plain(result.getByText('Depósitos').nextElementSibling?.textContent)).toBe('R$ 400,00')
    const breaks = await region('Maiores períodos sem jogar')
    expect(breaks.getByText(/^de 2 de mai. de 2030 a 10 de jun. de 2030$/)).toBeTruthy()
    expect(breaks.getByText('40 dias')).toBeTruthy()
    expect((await region('Limites atingidos')).getByText('3 dias')).toBeTruthy()
    const months = within(await screen.findByRole('table', { name: 'Mês a mês' }))
    expect(months.getByRole('rowheader', { name: 'março' })).toBeTruthy()
  })

  test('has no way to a game, and no picture that invites', async () => {
    await show(year())
    await region('Resultado do jogo em 2030')
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.queryAllByRole('img')).toEqual([])
  })

  test('another year is chosen in the address', async () => {
    const server = await show(year())
    fireEvent.click(await screen.findByRole('button', { name: '2029' }))
    await waitFor(() => expect(server.to(yearPath)).toHaveLength(2))
    expect(server.to(yearPath)[1]?.query.get('year')).toBe('2029')
    expect(screen.getByTestId('address').textContent).toContain('year=2029')
  })

  test('can be printed', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await show(year())
    fireEvent.click(await screen.findByRole('button', { name: 'Imprimir' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('a year without play says so plainly', async () => {
    await show(
      year({ years: [2030], months: [], products: [], playDays: 0, breaks: [], limits: [] }),
    )
    expect((await region('Limites atingidos')).getByText(/Nenhum limite/)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
