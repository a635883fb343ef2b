import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  move,
  moneyPath,
  moneyPathPath,
  plain,
  showRecords,
} from '../../../testing/show-records.tsx'
import { refusal, value } from '../../../testing/stand-in-server.ts'
import { AccountRecordPage } from './account-record.tsx'

const stakeOf = (change: object = {}) =>
  move(5, {
    tx_type_id: 3200,
    amount: '-25.00',
    gameName: 'Tigre',
    depositId: null,
    detailUrl: 'https://games.example/play/x?round=r1',
    ...change,
  })
const prize = move(6, { tx_type_id: 3100, amount: '70.00', gameName: 'Tigre', depositId: null })

const show = (answer: object) =>
  showRecords(
    <AccountRecordPage />,
    { [moneyPathPath]: () => value(answer) },
    '/member?page=transactionHistory&period=days30&line=5',
  )

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('a line of the statement', () => {
  test('a stake shows the credits that paid it, its prize, and the link to its proof', async () => {
    const stake = stakeOf()
    const server = await show(
      moneyPath(stake, {
        balanceBefore: '60.00',
        isOpen: false,
        related: [prize],
        trace: {
          parts: [
            { line: move(1), amount: '10.00' },
            { line: move(2), amount: '15.00' },
          ],
          types: [{ tx_type_id: 6101, amount: '25.00', count: 2 }],
          kept: '0.00',
          unknown: '0.00',
        },
        path: [
          { line: move(2), carried: null },
          { line: stake, carried: '15.00' },
          { line: prize, carried: null },
        ],
      }),
    )
    const paid = await region('Com que dinheiro foi pago')
    expect(plain(paid.getByRole('definition').textContent)).toBe('R$ 25,00')
    expect(paid.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/member?page=transactionHistory&period=days30&line=1',
      '/member?page=transactionHistory&period=days30&line=2',
    ])
    expect(plain(paid.getAllByRole('link')[1]?.textContent)).toContain('R$ 15,00 daqui')
    const way = await region('O caminho deste dinheiro')
    expect(way.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ])
    expect((await region('Na mesma aposta')).getByRole('link', { name: /Tigre/ })).toBeTruthy()
    const proof = screen.getByRole('link', { name: 'Ver a rodada e sua prova' })
    expect(proof.getAttribute('href')).toBe('https://games.example/play/x?round=r1')
    expect(server.to(moneyPathPath)[0]?.query.get('txId')).toBe('5')
  })

  test.each([
    [true, 'A aposta ainda está em jogo.'],
    [false, 'A aposta terminou sem prêmio.'],
  ])('a bet without a prize says whether it is decided (open: %s)', async (isOpen, words) => {
    await show(moneyPath(stakeOf(), { isOpen }))
    expect((await region('Na mesma aposta')).getByText(words)).toBeTruthy()
  })

  test('a deposit shows its Pix with the payer masked, and what is left of it', async () => {
    await show(
      moneyPath(move(5), {
        pix: {
          endToEndId: 'E2E-one',
          payerName: 'Ana S.',
          payerDocument: '***.456.789-**',
          paidAt: null,
        },
      }),
    )
    expect(await screen.findByText('Ana S.')).toBeTruthy()
    expect(screen.getByText('***.456.789-**')).toBeTruthy()
    const spent = await region('Para onde foi este dinheiro')
    expect(plain(spent.getByText('Ainda no seu saldo').parentElement?.textContent)).toContain(
      'R$ 50,00',
    )
    const link = screen.getByRole('link', { name: 'Ver o depósito' })
    expect(link.getAttribute('href')).toBe('/member?page=depositv2&deposit=d1')
  })

  test('a withdrawal leads to its own page, and what lies too far back is said', async () => {
    await show(
      moneyPath(move(5, { tx_type_id: 6201, amount: '-90.00', depositId: null }), {
        withdrawalId: 'w1',
        trace: { parts: [], types: [], kept: '0.00', unknown: '90.00' },
      }),
    )
    const link = await screen.findByRole('link', { name: 'Abrir o saque' })
    expect(link.getAttribute('href')).toBe('/member?page=withdraw&withdrawal=w1')
    expect(screen.getByText('Mais antigo do que mostramos')).toBeTruthy()
  })

  test('a credit for an incident names it and leads to the status page', async () => {
    const remark = 'Falha em Saques por Pix, 10 de mar. de 2026, 08:59'
    await show(moneyPath(move(5, { tx_type_id: 3107, depositId: null, remark })))
    expect(await screen.findByRole('heading', { name: 'Crédito por falha' })).toBeTruthy()
    expect(screen.getAllByText(remark).length).toBeGreaterThan(0)
    const link = screen.getByRole('link', { name: 'Ver as falhas do site' })
    expect(link.getAttribute('href')).toBe('/status')
  })

  test('CALL-66: a movement has a receipt', async () => {
    const filePath = '/wps/relay/ODSFE2_createRecordsFile'
    const server = await showRecords(
      <AccountRecordPage />,
      {
        [moneyPathPath]: () => value(moneyPath(move(5))),
        [filePath]: () =>
          value({ url: '#file', fileName: 'x', expiresAt: '2026-11-21T12:00:00.000Z' }),
      },
      '/member?page=transactionHistory&line=5',
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Comprovante (PDF)' }))
    await waitFor(() => expect(server.to(filePath)).toHaveLength(1))
    expect(server.to(filePath)[0]?.body).toEqual({ what: 'receipt', format: 'pdf', txId: '5' })
  })

  test('a line that is not on the own statement is unknown, and the way back keeps the filters', async () => {
    await showRecords(
      <AccountRecordPage />,
      { [moneyPathPath]: () => refusal('records.movement_unknown', { message: '' }) },
      '/member?page=transactionHistory&period=days30&line=9',
    )
    expect(await screen.findByText('Esta movimentação não abriu')).toBeTruthy()
    const back = screen.getByRole('link', { name: 'Extrato' })
    expect(back.getAttribute('href')).toBe('/member?page=transactionHistory&period=days30')
  })
})
