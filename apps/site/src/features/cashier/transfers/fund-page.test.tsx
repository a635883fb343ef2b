import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { enter, press, showToMember, textOf } from '../../../testing/show-to-member.tsx'
import { refusal, value } from '../../../testing/stand-in-server.ts'
import { FundPage } from './fund-page.tsx'
import { PeopleSearch } from './people-search.tsx'

const paths = {
  wallets: '/wps/relay/GCS_wallets',
  move: '/wps/relay/GCS_walletTransfer',
  recall: '/wps/relay/GCS_recallFunds',
} as const
const wallet = (accountTypeId: number, availBalance: string | null) => ({
  accountTypeId,
  accountName: `Casa ${accountTypeId}`,
  availBalance,
})
const transfer = (status: string, change: object = {}) => ({
  transferId: `t-${status}`,
  clientId: 'x',
  fromTypeId: 2,
  toTypeId: 301,
  amount: '50.00',
  status,
  createdAt: '2026-03-01T12:00:00.000Z',
  endedAt: null,
  ...change,
})
const wallets = [wallet(2, '300.00'), wallet(301, '100.00'), wallet(302, null)]
const show = (
  answers: Parameters<typeof showToMember>[1] = {},
  transfers: readonly object[] = [],
  of: readonly object[] = wallets,
) =>
  showToMember(<FundPage />, {
    [paths.wallets]: () => value({ isSingle: false, wallets: of, transfers }),
    ...answers,
  })
const list = async () =>
  within(await screen.findByRole('region', { name: 'Suas carteiras' })).getAllByRole('listitem')

test('each wallet says what it holds, and its share; one that does not answer says so', async () => {
  await show()
  expect((await list()).map(textOf)).toEqual([
    'Carteira principalR$ 300,0075% do seu dinheiro',
    'Casa 301R$ 100,0025% do seu dinheiro',
    'Casa 302Sem resposta0% do seu dinheiro',
  ])
  expect(screen.queryByText('Últimas transferências')).toBeNull()
})
test('without any money there are no shares', async () => {
  await show({}, [], [wallet(2, '0.00'), wallet(301, '0.00')])
  expect((await list()).map(textOf)).toEqual([
    'Carteira principalR$ 0,000% do seu dinheiro',
    'Casa 301R$ 0,000% do seu dinheiro',
  ])
})

test('the last transfers say from where to where, and how they ended', async () => {
  await show({}, [transfer('done'), transfer('failed', { fromTypeId: 301, toTypeId: 2 })])
  const title = await screen.findByText('Últimas transferências')
  const lines = within(title.closest('section') as HTMLElement)
    .getAllByRole('listitem')
    .map(textOf)
  expect(lines[0]).toMatch(/^Carteira principalCasa 30101\/03\/2026.*R\$ 50,00Concluída$/)
  expect(lines[1]).toMatch(/^Casa 301Carteira principal.*Recusada$/)
})

test('a single wallet has nothing to transfer', async () => {
  await show({}, [], [wallet(2, '1.00')])
  expect(await screen.findByText('Uma carteira para tudo')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver o extrato' })).toBeTruthy()
})
test('a failure can be tried again', async () => {
  let isDown = true
  await show({
    [paths.wallets]: () =>
      isDown ? refusal('x', { status: 500 }) : value({ isSingle: false, wallets, transfers: [] }),
  })
  expect(await screen.findByText('Suas carteiras não carregaram')).toBeTruthy()
  isDown = false
  await press('Tentar de novo')
  expect(await list()).toHaveLength(3)
})

describe('bringing everything back', () => {
  test.each([
    [{ silent: [302], transfers: [transfer('done')] }, /não respond/],
    [{ silent: [], transfers: [] }, 'Não há nada para trazer de volta.'],
    [{ silent: [], transfers: [transfer('done')] }, 'Tudo voltou para a carteira principal.'],
    [{ silent: [], transfers: [transfer('done'), transfer('pending')] }, /provedor/],
  ])('%o is told', async (answer, told) => {
    const server = await show({ [paths.recall]: () => value(answer) })
    await list()
    const before = server.to(paths.wallets).length
    await press('Trazer tudo de volta')
    expect(await screen.findByText(told, { selector: '[role=status] *' })).toBeTruthy()
    await waitFor(() => expect(server.to(paths.wallets).length).toBeGreaterThan(before))
  })
  test('a refusal is told; the next one has an id of its own', async () => {
    const answers = [refusal('x', { message: 'Agora não.' })]
    const server = await show({
      [paths.recall]: () => answers.shift() ?? value({ silent: [], transfers: [] }),
    })
    await list()
    await press('Trazer tudo de volta')
    expect(await screen.findByText('Agora não.')).toBeTruthy()
    await press('Trazer tudo de volta')
    await screen.findByText('Não há nada para trazer de volta.')
    const ids = server.to(paths.recall).map(({ body }) => (body as { clientId: string }).clientId)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('a transfer', () => {
  test.each([
    ['done', /^Transferido: R\$\s50,00\.$/],
    ['failed', 'O provedor recusou. O dinheiro ficou onde estava.'],
  ])('that is %s says so, and the form is empty again', async (status, told) => {
    const server = await show({ [paths.move]: () => value(transfer(status)) })
    await list()
    enter('Valor (R$)', '50')
    const before = server.to(paths.wallets).length
    await press('Transferir')
    expect(await screen.findByText(told)).toBeTruthy()
    expect(server.to(paths.move)[0]?.body).toEqual({
      clientId: expect.any(String),
      fromTypeId: 2,
      toTypeId: 301,
      amount: '50.00',
    })
    await waitFor(() =>
      expect((screen.getByLabelText('Valor (R$)') as HTMLInputElement).value).toBe(''),
    )
    await waitFor(() => expect(server.to(paths.wallets).length).toBeGreaterThan(before))
  })

  test('goes from or to the main wallet, and is no more than is held', async () => {
    const server = await show()
    await list()
    enter('De', '301')
    enter('Valor (R$)', '100,01')
    await press('Transferir')
    expect(screen.getByText('Uma das duas carteiras precisa ser a principal.')).toBeTruthy()
    expect(screen.getByText(/Informe um valor entre R\$ 0,01 e R\$\s100,00/)).toBeTruthy()
    enter('De', '2')
    enter('Para', '2')
    await press('Transferir')
    expect(screen.getByText('Uma das duas carteiras precisa ser a principal.')).toBeTruthy()
    expect(server.to(paths.move)).toHaveLength(0)
  })
})

describe('the search for people', () => {
  const search = { typed: 'a', setTyped: () => undefined, isNeeded: true, isFailed: false }
  const show_ = (people: object, change: object = {}) =>
    showToMember(
      <PeopleSearch
        people={{ downline: [], hasMore: false, ...people } as never}
        search={{ ...search, ...change } as never}
      />,
    )
  test('is absent where all are listed', async () => {
    await show_({}, { isNeeded: false })
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
  test('says that nobody was found', async () => {
    await show_({})
    expect(await screen.findByText('Ninguém abaixo de você corresponde à busca.')).toBeTruthy()
  })
  test('says that there are more', async () => {
    await show_({ downline: [{}, {}], hasMore: true })
    const field = await screen.findByRole('searchbox')
    expect(textOf(field.closest('div')?.parentElement)).toContain('2')
    expect(screen.queryByText(/Ninguém abaixo/)).toBeNull()
  })
  test('says that it failed, and Enter sends nothing', async () => {
    await show_({ downline: [{}] }, { isFailed: true })
    const field = await screen.findByRole('searchbox')
    expect(screen.getByText(/nada é transferido duas vezes/)).toBeTruthy()
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
    expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true)
  })
})
