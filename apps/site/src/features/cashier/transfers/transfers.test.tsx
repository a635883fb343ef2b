import { Toaster } from '@trevo/ui/toast.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { balanceStore } from '../../../core/session/balance-store.ts'
import { enterSession, startSession } from '../../../core/session/store.ts'
import { demoMember } from '../../../testing/demo-member.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../../testing/stand-in-server.ts'
import { FundPage } from './fund-page.tsx'
import { SendManyPage } from './send-many-page.tsx'
import { SendPage } from './send-page.tsx'

const walletsPath = '/wps/relay/GCS_wallets'
const movePath = '/wps/relay/GCS_walletTransfer'
const peoplePath = '/wps/relay/MCSFE_getTransferPeople'
const downPath = '/wps/relay/passwordCheck/MCSFE_transferDownline'
const manyPath = '/wps/relay/passwordCheck/MCSFE_transferMany'
const upPath = '/wps/relay/passwordCheck/MCSFE_transferUpline'

const main = { accountTypeId: 2, accountName: 'MAIN', availBalance: '400.00' }
const arcade = { accountTypeId: 301, accountName: 'Demo Arcade', availBalance: '100.00' }
const several = { isSingle: false, wallets: [main, arcade], transfers: [] }

const show = async (page: React.ReactNode, answers: Parameters<typeof standInServer>[0]) => {
  const server = await standInServer(answers)
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember())
  balanceStore.set({ amount: '400.00', currency: 'BRL', seq: '1' })
  await showPage(page, { address: '/member?page=x' })
  return server
}
const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('transferFund', () => {
  test('MEMBER-1, CALL-30: moves what was typed; without an answer, it is retried under the same id', async () => {
    let isDown = true
    const done = {
      transferId: '3f0c1d1e-7a51-4a8e-9e6f-0a2b3c4d5e6f',
      clientId: 'x',
      fromTypeId: 2,
      toTypeId: 301,
      amount: '50.00',
      status: 'done',
      createdAt: '2026-11-21T12:00:00.000Z',
      endedAt: '2026-11-21T12:00:00.000Z',
    }
    const server = await show(<FundPage />, {
      [walletsPath]: () => value(several),
      [movePath]: () => {
        if (isDown) throw new TypeError('the line is down')
        return value(done)
      },
    })
    await screen.findByText('Demo Arcade', { selector: 'span' })
    type('Valor (R$)', '50')
    press('Transferir')
    await screen.findByText(/nada é transferido duas vezes/)
    isDown = false
    press('Transferir')
    await waitFor(() => expect(server.to(walletsPath).length).toBeGreaterThan(1))
    const bodies = server.to(movePath).map(({ body }) => body as { clientId: string })
    expect(new Set(bodies.map(({ clientId }) => clientId)).size).toBe(1)
    expect(bodies[0]).toMatchObject({ fromTypeId: 2, toTypeId: 301, amount: '50.00' })
  })

  test('MEMBER-1: more than the wallet holds is never sent', async () => {
    const server = await show(<FundPage />, { [walletsPath]: () => value(several) })
    await screen.findByText('Demo Arcade', { selector: 'span' })
    type('Valor (R$)', '401')
    press('Transferir')
    expect(await screen.findByText(/^Informe um valor entre/)).toBeTruthy()
    expect(server.to(movePath)).toEqual([])
  })

  test('MEMBER-1, CALL-26: with a single wallet it shows that nothing needs to be moved', async () => {
    const single = { isSingle: true, wallets: [main], transfers: [] }
    await show(<FundPage />, { [walletsPath]: () => value(single) })
    expect(await screen.findByRole('heading', { name: 'Uma carteira para tudo' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Transferir' })).toBeNull()
  })
})

describe('transferUpline', () => {
  const people = {
    allowed: true,
    hasPaymentPassword: true,
    upline: { account: 'agente.demo', nickname: 'Agente' },
    downline: [],
    hasMore: false,
    leftToday: '200000.00',
    turnoverLeft: '0.00',
  }

  test('MEMBER-1: sends to the agent above with the payment password; a wrong one is reported at its field', async () => {
    const server = await show(<SendPage />, {
      [peoplePath]: () => value(people),
      [upPath]: () => refusal('payment_password.wrong', { status: 403 }),
    })
    expect(await screen.findByRole('option', { name: 'Agente (acima de você)' })).toBeTruthy()
    type('Valor (R$)', '25,50')
    type('Senha de pagamento', '482913')
    press('Enviar')
    await waitFor(() =>
      expect(screen.getByLabelText('Senha de pagamento').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(server.to(upPath)[0]?.body).toMatchObject({ amount: '25.50', paymentPassword: '482913' })
  })

  test('shows what must be staked before money can be sent, and nothing where no stake is left', async () => {
    await show(<SendPage />, { [peoplePath]: () => value({ ...people, turnoverLeft: '40.00' }) })
    expect((await screen.findByText(/ainda precisa apostar/)).textContent).toContain('40,00')
  })

  const listed = Array.from({ length: 3 }, (_, n) => ({ account: `p${n}`, nickname: `P${n}` }))
  const found = { account: 'zelia', nickname: 'Zélia' }
  /** A large team of which three are listed, and one matches `zel`. */
  const team = (request: { readonly query: URLSearchParams }) =>
    value(
      request.query.get('search') === 'zel'
        ? { ...people, downline: [found] }
        : { ...people, downline: listed, hasMore: true },
    )

  test('MEMBER-1: in a large team, a member who is not listed is found by name, and can be sent to', async () => {
    const server = await show(<SendPage />, {
      [peoplePath]: team,
      [downPath]: () => refusal('transfer.over_limit', { status: 409 }),
    })
    expect(await screen.findByText(/Estas são as primeiras 3 pessoas/)).toBeTruthy()
    type('Buscar por conta ou nome', ' zel ')
    expect(await screen.findByRole('option', { name: 'Zélia (zelia)' })).toBeTruthy()
    expect(screen.queryByRole('option', { name: 'P0 (p0)' })).toBeNull()
    // Nobody is preselected, so nothing can be sent before a choice.
    type('Valor (R$)', '5')
    type('Senha de pagamento', '482913')
    press('Enviar')
    await waitFor(() =>
      expect(screen.getByLabelText('Destinatário').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(server.to(downPath)).toEqual([])
    type('Destinatário', 'zelia')
    type('Buscar por conta ou nome', '')
    // The chosen one stays chosen while others are listed.
    expect(await screen.findByRole('option', { name: 'P0 (p0)' })).toBeTruthy()
    press('Enviar')
    await waitFor(() => expect(server.to(downPath)[0]?.body).toMatchObject({ account: 'zelia' }))
  })

  test('MEMBER-1: what was sent is told, and the form is empty: a second press sends nothing', async () => {
    const sent = { clientId: 'c', amount: '25.50', to: { account: 'x', nickname: 'Agente' } }
    const server = await show(
      <>
        <SendPage />
        <Toaster />
      </>,
      {
        [peoplePath]: () => value(people),
        [upPath]: () => value({ ...sent, sentAt: '2026-03-10T12:00:00.000Z' }),
      },
    )
    await screen.findByRole('option', { name: 'Agente (acima de você)' })
    type('Valor (R$)', '25,50')
    type('Senha de pagamento', '482913')
    type(/^Mensagem/, '  Obrigada  ')
    press('Enviar')
    expect(await screen.findByText(/R\$\s25,50.*Agente/)).toBeTruthy()
    expect(server.to(upPath)[0]?.body).toMatchObject({ remark: 'Obrigada' })
    await waitFor(() => expect(screen.getByLabelText('Valor (R$)')).toHaveProperty('value', ''))
    expect(screen.getByLabelText('Senha de pagamento')).toHaveProperty('value', '')
  })

  test('ROLE-9: to many, nothing is sent to nobody; what was sent is told in all', async () => {
    const server = await show(
      <>
        <SendManyPage />
        <Toaster />
      </>,
      {
        [peoplePath]: team,
        [manyPath]: () =>
          value({
            clientId: 'c',
            each: '5.00',
            total: '10.00',
            to: [
              { account: 'p0', nickname: 'P0' },
              { account: 'p1', nickname: 'P1' },
            ],
            sentAt: '2026-03-10T12:00:00.000Z',
          }),
      },
    )
    const first = await screen.findByRole('checkbox', { name: 'P0 (p0)' })
    type('Valor (R$)', '5')
    type('Senha de pagamento', '482913')
    press('Enviar')
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0))
    expect(server.to(manyPath)).toEqual([])
    fireEvent.click(first)
    fireEvent.click(screen.getByRole('checkbox', { name: 'P1 (p1)' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'P2 (p2)' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'P2 (p2)' }))
    press('Enviar')
    expect(await screen.findByText(/R\$\s10,00 enviados para 2 pessoas\./)).toBeTruthy()
    expect(server.to(manyPath)[0]?.body).toMatchObject({ accounts: ['p0', 'p1'] })
    expect(server.to(manyPath)[0]?.body).not.toHaveProperty('remark')
  })

  test('MEMBER-1: a search without an answer leaves the list and the typed text unchanged', async () => {
    await show(<SendPage />, {
      [peoplePath]: (request) =>
        request.query.has('search') ? refusal('busy', { status: 503 }) : team(request),
    })
    await screen.findByRole('option', { name: 'P0 (p0)' })
    type('Valor (R$)', '5')
    type('Buscar por conta ou nome', 'zel')
    expect(await screen.findByText(/Sem resposta. Tente/, {}, { timeout: 8_000 })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'P0 (p0)' })).toBeTruthy()
    expect(screen.getByLabelText('Valor (R$)')).toHaveProperty('value', '5')
  })

  test('ROLE-9: to many, chosen members stay chosen during any search', async () => {
    const server = await show(<SendManyPage />, {
      [peoplePath]: team,
      [manyPath]: () => refusal('transfer.over_limit', { status: 409 }),
    })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'P1 (p1)' }))
    type('Buscar por conta ou nome', 'zel')
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Zélia (zelia)' }))
    expect(screen.queryByRole('checkbox', { name: 'P0 (p0)' })).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'P1 (p1)' })).toHaveProperty('checked', true)
    type('Valor (R$)', '5')
    type('Senha de pagamento', '482913')
    press('Enviar')
    await waitFor(() =>
      expect(server.to(manyPath)[0]?.body).toMatchObject({ accounts: ['p1', 'zelia'] }),
    )
  })

  test('ROLE-9: to many, the total shown is computed from the amount sent', async () => {
    const server = await show(<SendManyPage />, {
      [peoplePath]: team,
      [manyPath]: () => refusal('transfer.over_limit', { status: 409 }),
    })
    balanceStore.set({ amount: '4000.00', currency: 'BRL', seq: '2' })
    for (const name of ['P0 (p0)', 'P1 (p1)', 'P2 (p2)']) {
      fireEvent.click(await screen.findByRole('checkbox', { name }))
    }
    type('Senha de pagamento', '482913')
    type('Valor (R$)', '1,000')
    press('Enviar')
    expect(await screen.findByText(/Este valor não é válido/)).toBeTruthy()
    expect(server.to(manyPath)).toEqual([])
    type('Valor (R$)', '1.000')
    expect(screen.getByText(/Valor lido: R\$\s1\.000,00/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toMatch(/R\$\s3\.000,00/)
    press('Enviar')
    await waitFor(() => expect(server.to(manyPath)[0]?.body).toMatchObject({ amount: '1000.00' }))
  })

  test.each([
    [{ ...people, allowed: false, upline: null }, 'Indisponível aqui'],
    [{ ...people, upline: null }, 'Não há para quem enviar'],
    [{ ...people, hasPaymentPassword: false }, 'Primeiro, crie sua senha de pagamento'],
  ])('MEMBER-1: if nothing can be sent, the reason is shown: $1', async (answer, title) => {
    await show(<SendPage />, { [peoplePath]: () => value(answer) })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull()
  })
})
