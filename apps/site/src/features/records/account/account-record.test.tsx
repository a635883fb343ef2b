import { Toaster } from '@trevo/ui/toast.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { closePopup, isPopupOpen } from '../../../core/popups/popups.ts'
import { move, movePath, moveTotals, showRecords } from '../../../testing/show-records.tsx'
import { refusal, value } from '../../../testing/stand-in-server.ts'
import { AccountRecordPage } from './account-record.tsx'

describe('the account record', () => {
  test('MEMBER-2: the chip of a kind is in the address and requests only its codes', async () => {
    const server = await showRecords(<AccountRecordPage />, {
      [movePath]: () => value({ list: [move(1)], next: null, totals: moveTotals, archived: [] }),
    })
    expect(await screen.findByRole('link', { name: /Depósito/ })).toBeTruthy()
    expect(server.to(movePath)[0]?.query.get('transactionType')).toBeNull()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apostas' })))
    expect(screen.getByTestId('address').textContent).toContain('kind=bets')
    await waitFor(() => expect(server.to(movePath)).toHaveLength(2))
    const codes = server.to(movePath)[1]?.query.get('transactionType')?.split(',')
    expect(codes).toContain('3200')
    expect(codes).not.toContain('6101')
  })

  test('an address with filters opens in the same state', async () => {
    const address = '/member?page=transactionHistory&period=days30&kind=prizes'
    const answer = () =>
      value({ list: [], next: null, totals: { in: '0.00', out: '0.00' }, archived: [] })
    await showRecords(<AccountRecordPage />, { [movePath]: answer }, address)
    const pressed = await screen.findAllByRole('button', { pressed: true })
    expect(pressed.map(({ textContent }) => textContent)).toEqual(['Prêmios', '30 dias'])
    expect(await screen.findByRole('heading', { name: 'Nada aqui neste período' })).toBeTruthy()
  })

  test('the archived part is named, with how to get it', async () => {
    const archived = [{ from: '2024-02-01T03:00:00.000Z', to: '2024-03-01T00:00:00.000Z' }]
    await showRecords(<AccountRecordPage />, {
      [movePath]: () => value({ list: [move(1)], next: null, totals: moveTotals, archived }),
    })
    const notice = await screen.findByRole('region', { name: 'Arquivado' })
    expect(notice.textContent).toContain('As movimentações de 01/02/2024')
    expect(notice.textContent).toContain('contam nos totais acima e no seu saldo')
    fireEvent.click(screen.getByRole('button', { name: 'Pedir movimentações antigas' }))
    expect(isPopupOpen('feedback')).toBe(true)
    closePopup('feedback')
  })

  test('nothing is said about an archive if no part of the period is archived', async () => {
    await showRecords(<AccountRecordPage />, {
      [movePath]: () => value({ list: [move(1)], next: null, totals: moveTotals, archived: [] }),
    })
    expect(await screen.findByRole('link', { name: /Depósito/ })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Arquivado' })).toBeNull()
    expect(screen.queryByText('Pedir movimentações antigas')).toBeNull()
  })

  test('a movement of a kind this version does not know shows its number instead of nothing', async () => {
    await showRecords(<AccountRecordPage />, {
      [movePath]: () =>
        value({
          list: [move(1, { tx_type_id: 9999, depositId: null })],
          next: null,
          totals: moveTotals,
          archived: [],
        }),
    })
    expect(await screen.findByRole('link', { name: /Movimentação 9999/ })).toBeTruthy()
  })
})

test('chips bought and cashed at a table are named so, beside the game; an older line is as before', async () => {
  const seat = (number: number, change: object) =>
    move(number, { gameName: 'Texas Hold’em', depositId: null, ...change })
  const list = [
    seat(3, { tx_type_id: 3100, seat: 'cash' }),
    seat(2, { tx_type_id: 3200, amount: '-20.00', seat: 'cash' }),
    seat(1, { tx_type_id: 3200, amount: '-20.00' }),
  ]
  await showRecords(<AccountRecordPage />, {
    [movePath]: () => value({ list, next: null, totals: moveTotals, archived: [] }),
  })
  const lines = await screen.findAllByRole('link', { name: /Texas Hold’em/ })
  expect(
    lines.map(({ textContent }) => /(Cash-out|Buy-in|Aposta) ·/.exec(textContent)?.[1]),
  ).toEqual(['Cash-out', 'Buy-in', 'Aposta'])
})

test('a line opens at an address of its own, which keeps the filters', async () => {
  await showRecords(
    <AccountRecordPage />,
    {
      [movePath]: () => value({ list: [move(77)], next: null, totals: moveTotals, archived: [] }),
    },
    '/member?page=transactionHistory&kind=bets&period=days30',
  )
  const line = await screen.findByRole('link', { name: /Depósito/ })
  expect(line.getAttribute('href')).toBe(
    '/member?page=transactionHistory&kind=bets&period=days30&line=77',
  )
})

describe('files', () => {
  const filePath = '/wps/relay/ODSFE2_createRecordsFile'
  const made = { url: '#file', fileName: 'x', expiresAt: '2026-11-21T12:00:00.000Z' }

  test('CALL-66: the statement is exported as filtered', async () => {
    const server = await showRecords(
      <AccountRecordPage />,
      {
        [movePath]: () => value({ list: [move(77)], next: null, totals: moveTotals, archived: [] }),
        [filePath]: () => value(made),
      },
      '/member?page=transactionHistory&kind=bets&period=days30',
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Baixar o extrato em CSV' }))
    await waitFor(() => expect(server.to(filePath)).toHaveLength(1))
    expect(server.to(filePath)[0]?.body).toMatchObject({
      what: 'statement',
      format: 'csv',
      startTime: expect.stringMatching(/Z$/),
      transactionType: expect.stringContaining('3200'),
    })
    // The browser has it; no link stays behind.
    await waitFor(() => expect(document.querySelector('a[download]')).toBeNull())
  })

  test.each([
    [refusal('x', { message: 'O arquivo é grande demais.' }), 'O arquivo é grande demais.'],
    [
      refusal('x', { message: '' }),
      'Não foi possível gerar o arquivo. Confira sua conexão e tente de novo.',
    ],
  ])(
    'a statement that cannot be made says why, and can be asked for again',
    async (answer, words) => {
      await showRecords(
        <>
          <AccountRecordPage />
          <Toaster />
        </>,
        {
          [movePath]: () =>
            value({ list: [move(77)], next: null, totals: moveTotals, archived: [] }),
          [filePath]: () => answer,
        },
      )
      const button = await screen.findByRole('button', { name: 'Baixar o extrato em CSV' })
      await act(async () => fireEvent.click(button))
      expect(await screen.findByText(words)).toBeTruthy()
      expect(button.getAttribute('aria-busy')).not.toBe('true')
    },
  )
})
