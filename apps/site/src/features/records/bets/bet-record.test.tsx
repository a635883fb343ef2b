import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bet, betPath, betTotals, plain, showRecords } from '../../../testing/show-records.tsx'
import { refusal, value, type Asked } from '../../../testing/stand-in-server.ts'
import { BetRecordPage } from './bet-record.tsx'

/** The day that has not ended yet. */
const isToday = (query: URLSearchParams): boolean =>
  Date.parse(query.get('endTime') ?? '') > Date.now()

describe('the bet record', () => {
  test('MEMBER-2: shows the totals of the period and every round in it', async () => {
    await showRecords(<BetRecordPage />, {
      [betPath]: () =>
        value({ list: [bet(1), bet(2, { netProfit: '4.00' })], next: null, totals: betTotals }),
    })
    const rows = await screen.findAllByRole('button', { name: /Jogo/ })
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringContaining('−R$ 1,00'),
      expect.stringContaining('+R$ 4,00'),
    ])
    expect(rows.map((row) => row.querySelector('[data-gain]') !== null)).toEqual([false, true])
    expect(plain(screen.getByText(/^\+R\$\s5,00$/).textContent)).toBe('+R$ 5,00')
    expect(screen.getByText('Isso é tudo deste período.')).toBeTruthy()
  })

  test('the last seven days are drawn day by day, with the result of each in words', async () => {
    const server = await showRecords(
      <BetRecordPage />,
      {
        [betPath]: ({ query }) =>
          value({
            list: [],
            next: null,
            // Only the last day, which ends tomorrow at midnight, had a loss.
            totals: { ...betTotals, netProfit: isToday(query) ? '-8.00' : '4.00' },
          }),
      },
      '/member?page=personalHistoryCopy&period=days7',
    )
    const chart = await screen.findByRole('list', { name: 'Resultado líquido de cada dia' })
    const days = within(chart).getAllByRole('listitem')
    expect(days).toHaveLength(7)
    await waitFor(() => expect(plain(days[6]?.textContent)).toContain('−R$ 8,00'))
    expect(plain(days[0]?.textContent)).toContain('+R$ 4,00')
    const bars = [...chart.querySelectorAll<HTMLElement>('[style]')]
    expect(bars.map(({ dataset }) => dataset['loss'] ?? '')).toEqual([...Array(6).fill(''), 'true'])
    expect(bars.map(({ style }) => style.getPropertyValue('--share'))).toEqual([
      ...Array(6).fill('0.5'),
      '1',
    ])
    expect(bars.some(({ dataset }) => dataset['zero'])).toBe(false)
    const ofDays = server.to(betPath).filter(({ query }) => query.get('pageSize') === '1')
    expect(ofDays).toHaveLength(7)
  })

  test('a day without a result has no bar', async () => {
    const totals = { ...betTotals, netProfit: '0.00' }
    await showRecords(
      <BetRecordPage />,
      { [betPath]: () => value({ list: [], next: null, totals }) },
      '/member?page=personalHistoryCopy&period=days7',
    )
    const chart = await screen.findByRole('list', { name: 'Resultado líquido de cada dia' })
    const bars = [...chart.querySelectorAll<HTMLElement>('[style]')]
    expect(bars.map(({ dataset }) => [dataset['zero'], dataset['loss']])).toEqual(
      Array.from({ length: 7 }, () => ['true', undefined]),
    )
  })

  test('other periods have no chart of days', async () => {
    const server = await showRecords(<BetRecordPage />, {
      [betPath]: () => value({ list: [], next: null, totals: betTotals }),
    })
    await screen.findByText(/^\+R\$/)
    expect(screen.queryByRole('list', { name: 'Resultado líquido de cada dia' })).toBeNull()
    expect(server.to(betPath)).toHaveLength(1)
  })

  test('a picture that is gone is replaced by the drawing of its kind', async () => {
    await showRecords(<BetRecordPage />, {
      [betPath]: () =>
        value({ list: [bet(1, { iconUrl: '/art/x' })], next: null, totals: betTotals }),
    })
    const row = await screen.findByRole('button', { name: /Jogo 1/ })
    const picture = row.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('/art/x-240.webp')
    if (picture) fireEvent.error(picture)
    await waitFor(() => expect(row.querySelector('img')).toBeNull())
  })

  test('continues where the last answer ended, and shows no round twice', async () => {
    const answer = ({ query }: Asked) =>
      query.get('before') === 'k20'
        ? value({ list: [bet(2)], next: null, totals: betTotals })
        : value({ list: [bet(1)], next: 'k20', totals: betTotals })
    const server = await showRecords(<BetRecordPage />, { [betPath]: answer })
    fireEvent.click(await screen.findByRole('button', { name: 'Mostrar mais' }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Jogo/ })).toHaveLength(2))
    const asked = server.to(betPath)
    expect(asked.map(({ query }) => query.get('before'))).toEqual([null, 'k20'])
  })

  test('pressing a round shows its details, with a link to its proof', async () => {
    const detailUrl = 'https://games.example/round/round-1'
    await showRecords(<BetRecordPage />, {
      [betPath]: () => value({ list: [bet(1, { detailUrl })], next: null, totals: betTotals }),
    })
    fireEvent.click(await screen.findByRole('button', { name: /Jogo 1/ }))
    await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true))
    const proof = screen.getByRole('link', { name: 'Ver a rodada e sua prova' })
    expect(proof.getAttribute('href')).toBe(detailUrl)
    expect(proof.getAttribute('rel')).toBe('noreferrer')
    const words = document.querySelector('dialog')?.textContent
    expect(words).toContain('Trevo Studio')
    expect(words).not.toContain('TRV')
  })

  test('its proof is shared without amounts or with them, as the member chooses', async () => {
    const detailUrl = 'https://games.example/round/round-1?proof=whole'
    const shareUrl = 'https://games.example/round/round-1?proof=bare'
    const copied: string[] = []
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: {
        writeText: async (text: string) => {
          copied.push(text)
        },
      },
    })
    await showRecords(<BetRecordPage />, {
      [betPath]: () =>
        value({ list: [bet(1, { detailUrl, shareUrl })], next: null, totals: betTotals }),
    })
    fireEvent.click(await screen.findByRole('button', { name: /Jogo 1/ }))
    for (const name of ['Copiar link sem valores', 'Copiar link com valores']) {
      const button = await screen.findByRole('button', { name })
      await act(async () => fireEvent.click(button))
    }
    expect(copied).toEqual([shareUrl, detailUrl])
    vi.unstubAllGlobals()
  })

  test('where a proof has no link without amounts, only the whole one is offered, and it says so', async () => {
    await showRecords(<BetRecordPage />, {
      [betPath]: () =>
        value({ list: [bet(1, { detailUrl: 'https://x/' })], next: null, totals: betTotals }),
    })
    fireEvent.click(await screen.findByRole('button', { name: /Jogo 1/ }))
    expect(await screen.findByText(/vê a aposta e o prêmio/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copiar link sem valores' })).toBeNull()
  })

  test('a failure says that nothing is lost, and trying again shows the rounds', async () => {
    let isDown = true
    await showRecords(<BetRecordPage />, {
      [betPath]: () =>
        isDown
          ? refusal('unknown.system.err', { status: 500 })
          : value({ list: [bet(1)], next: null, totals: betTotals }),
    })
    expect(await screen.findByRole('heading', { name: 'Seu histórico não carregou' })).toBeTruthy()
    isDown = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })))
    expect(await screen.findByRole('button', { name: /Jogo 1/ })).toBeTruthy()
  })
})
