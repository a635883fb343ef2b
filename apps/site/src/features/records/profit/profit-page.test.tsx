import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { plain, showRecords } from '../../../testing/show-records.tsx'
import { isWaiting } from '../../../testing/show-to-member.tsx'
import { refusal, value } from '../../../testing/stand-in-server.ts'
import { ProfitPage } from './profit-page.tsx'

describe('profit and loss', () => {
  const profitPath = '/wps/relay/ODSFE2_personalProfit'
  const sums = {
    betting: '40.00',
    winning: '37.50',
    rebate: '0.00',
    promotion: '0.00',
    pnl: '-2.50',
  }
  const day = {
    ...sums,
    balanceDate: '2026-03-09',
    deposit: '200.00',
    withdraw: '0.00',
    agentTransferIn: '5.00',
    agentTransferOut: '0.00',
    products: [{ gameType: 'RNG', ...sums }],
  }
  const answer = { list: [day], totals: day }

  test('MEMBER-2: shows result, products and days, and requests the span in the address', async () => {
    const server = await showRecords(
      <ProfitPage />,
      { [profitPath]: () => value(answer) },
      '/member?page=personalProfit&period=days7',
    )
    const table = await screen.findByRole('table', { name: 'Por dia' })
    const cells = [...table.querySelectorAll('tbody td')].map(({ textContent }) =>
      plain(textContent),
    )
    expect(cells).toEqual([
      'R$ 205,00',
      'R$ 0,00',
      'R$ 40,00',
      'R$ 37,50',
      'R$ 0,00',
      'R$ 0,00',
      '−R$ 2,50',
    ])
    expect(screen.getByText('Slots')).toBeTruthy()
    expect(isWaiting()).toBe(false)
    const [asked] = server.to(profitPath)
    const start = Date.parse(asked?.query.get('startDate') ?? '')
    const end = Date.parse(asked?.query.get('endDate') ?? '')
    expect((end - start) / 86_400_000).toBe(6)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '90 dias' })))
    expect(screen.getByTestId('address').textContent).toContain('period=days90')
    await waitFor(() => expect(server.to(profitPath)).toHaveLength(2))
  })

  test('each product has its result, a bar in relation to the largest, and what was staked and paid', async () => {
    const product = (gameType: string, pnl: string) => ({ ...sums, gameType, pnl })
    const products = [product('LIVE', '5.00'), product('CHESS', '-10.00')]
    await showRecords(<ProfitPage />, {
      [profitPath]: () => value({ list: [day], totals: { ...day, products } }),
    })
    const heading = await screen.findByRole('heading', { name: 'Por produto' })
    const rows = [...(heading.parentElement?.querySelectorAll('li') ?? [])]
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringContaining('+R$ 5,00Apostado R$ 40,00 · recebido R$ 37,50'),
      expect.stringMatching(/^Outros jogos−R\$ 10,00/),
    ])
    expect(rows.map((row) => row.querySelector('[data-gain]') !== null)).toEqual([true, false])
    const bars = rows.map((row) => row.querySelector<HTMLElement>('[style]'))
    expect(bars.map((bar) => bar?.style.getPropertyValue('--share'))).toEqual(['0.5', '1'])
    expect(bars.map((bar) => bar?.dataset['loss'])).toEqual([undefined, 'true'])
  })

  test('a failure says so, and can be tried again', async () => {
    const answers = [refusal('x', { status: 500 })]
    await showRecords(<ProfitPage />, {
      [profitPath]: () => answers.shift() ?? value(answer),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('table', { name: 'Por dia' })).toBeTruthy()
  })

  test('days that cannot be are asked for nothing', async () => {
    const server = await showRecords(
      <ProfitPage />,
      { [profitPath]: () => value(answer) },
      '/member?page=personalProfit&period=own&from=2026-03-05&to=2026-03-01',
    )
    await screen.findByRole('button', { name: '90 dias' })
    expect(server.to(profitPath)).toEqual([])
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('without any movement it links to the games', async () => {
    const nothing = { ...answer, list: [] }
    await showRecords(<ProfitPage />, { [profitPath]: () => value(nothing) })
    expect(await screen.findByRole('heading', { name: 'Nada aqui neste período' })).toBeTruthy()
  })
})
