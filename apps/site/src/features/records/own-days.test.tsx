import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import {
  betPath,
  betTotals,
  movePath,
  moveTotals,
  showRecords,
} from '../../testing/show-records.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import { AccountRecordPage } from './account/account-record.tsx'
import { BetRecordPage } from './bets/bet-record.tsx'
import { ProfitPage } from './profit/profit-page.tsx'

describe('a custom range of days', () => {
  const empty = () =>
    value({ list: [], next: null, totals: { ...betTotals, ...moveTotals }, archived: [] })
  const profitPath = '/wps/relay/ODSFE2_personalProfit'
  const filePath = '/wps/relay/ODSFE2_createRecordsFile'
  const enter = (label: string, day: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: day } })
  const send = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mostrar' })))

  test('MEMBER-2, CALL-66: it is in the address, and list and files cover it', async () => {
    const made = { url: '#file', fileName: 'x', expiresAt: '2026-11-21T12:00:00.000Z' }
    const server = await showRecords(<AccountRecordPage />, {
      [movePath]: empty,
      [filePath]: () => value(made),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Escolher datas' }))
    enter('De', '2026-02-27')
    enter('Até', '2026-02-28')
    await send()
    expect(screen.getByTestId('address').textContent).toContain(
      'period=own&from=2026-02-27&to=2026-02-28',
    )
    const bounds = {
      startTime: new Date(2026, 1, 27).toISOString(),
      endTime: new Date(2026, 2, 1).toISOString(),
    }
    await waitFor(() =>
      expect(Object.fromEntries(server.to(movePath).at(-1)?.query ?? [])).toMatchObject(bounds),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Baixar o extrato em PDF' }))
    await waitFor(() => expect(server.to(filePath)[0]?.body).toMatchObject(bounds))
    // Back to a predefined period, and the days leave the address.
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '30 dias' })))
    expect(screen.getByTestId('address').textContent).not.toContain('from=')
  })

  test('MEMBER-2: an invalid range is reported next to the day, and nothing is requested', async () => {
    const server = await showRecords(<BetRecordPage />, { [betPath]: empty })
    fireEvent.click(await screen.findByRole('button', { name: 'Escolher datas' }))
    const asked = server.to(betPath).length
    for (const [from, to, told] of [
      ['2026-02-28', '2026-02-27', 'A data inicial vem depois da final. Inverta as datas.'],
      ['2024-02-28', '2026-02-27', 'Escolha no máximo 366 dias.'],
      ['', '2026-02-27', 'Escolha a data inicial.'],
      ['2026-02-27', '', 'Escolha a data final.'],
    ] as const) {
      enter('De', from)
      enter('Até', to)
      await send()
      expect(screen.getByRole('alert').textContent).toBe(told)
    }
    expect(server.to(betPath)).toHaveLength(asked)
  })

  test.each([
    ['from=2026-02-28&to=2026-02-27', 'The start date is after the end date. Swap them.'],
    ['from=2026-01-01&to=2026-04-30', 'Choose up to 92 days.'],
    ['from=2026-02-31&to=2026-04-30', 'Choose a start date.'],
    ['from=2026-02-27', 'Choose an end date.'],
  ])(
    'MEMBER-2: an address with %s shows an error, and nothing is requested',
    async (query, told) => {
      const server = await standInServer({
        [profitPath]: () => refusal('system_err', { status: 500 }),
      })
      startSession(initialSession(server.status, () => 0))
      enterSession('tok', demoMember())
      const address = `/member?page=personalProfit&period=own&${query}`
      await showPage(<ProfitPage />, { address, language: 'EN' })
      expect((await screen.findByRole('alert')).textContent).toBe(told)
      expect(server.to(profitPath)).toHaveLength(0)
    },
  )

  test('MEMBER-2: profit for chosen days is requested for those days', async () => {
    const server = await showRecords(
      <ProfitPage />,
      { [profitPath]: () => refusal('system_err', { status: 500 }) },
      '/member?page=personalProfit&period=own&from=2026-02-27&to=2026-03-01',
    )
    await waitFor(() => expect(server.to(profitPath)).toHaveLength(1))
    const query = server.to(profitPath)[0]?.query
    expect([query?.get('startDate'), query?.get('endDate')]).toEqual(['2026-02-27', '2026-03-01'])
  })
})
