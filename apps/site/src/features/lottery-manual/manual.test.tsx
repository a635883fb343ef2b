import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { expect, test } from 'vitest'
import { leaveSession } from '../../core/session/store.ts'
import { demoLotteries, demoLottery } from '../../testing/demo-lottery.ts'
import { enter, pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { LotteryManual } from './manual.tsx'
import { prizeText, seriesOrUsual, usualStakeText } from './prize-of-play.ts'
import { PrizeTable } from './prize-table.tsx'

const seriesPath = '/lgw/customers/series'
const series = (change: object = {}) => ({
  gameGroupCode: 'SSC',
  prizeModeId: 1,
  maxSeries: 1956,
  minSeries: 1700,
  maxBetSeries: 1950,
  defaultSeries: 1900,
  rebateRate: '12.80',
  ...change,
})
const down = () => ({ status: 500, json: { success: false, errorCode: 'x', message: '' } })
const games = [
  demoLottery(),
  demoLottery({ gameId: 7002, code: 'B', remark: 'Loteria B', rulesGroup: 'LHC' }),
]
const answers = {
  '/lgw/games': () => demoLotteries(games),
  [seriesPath]: () => ({ json: [series({ prizeModeId: 2, defaultSeries: 1800 }), series()] }),
}
const playOf = (id: number) => {
  const play = findPlay(id)
  if (!play) throw new Error('no play')
  return play
}

test('a prize is at the series, or at odds; the usual stake is two reais', () => {
  const [five, odds] = [playOf(31), playOf(1753)]
  const terms = { series: 1900, oddsReturnBp: 9_700 }
  const tierOf = (play: typeof five) => {
    const [tier] = play.tiers
    if (!tier) throw new Error('no tier')
    return tier
  }
  expect(usualStakeText).toBe('2.00')
  expect(prizeText(five, tierOf(five), terms)).toBe('190000.00')
  expect(prizeText(five, tierOf(five), { ...terms, series: 1950 })).toBe('195000.00')
  const atOdds = Number(prizeText(odds, tierOf(odds), terms))
  expect(Number(prizeText(odds, tierOf(odds), { ...terms, series: 1 }))).toBe(atOdds)
  expect(Number(prizeText(odds, tierOf(odds), { ...terms, oddsReturnBp: 4_850 }))).toBeLessThan(
    atOdds,
  )
  expect([seriesOrUsual(1900), seriesOrUsual(undefined)]).toEqual([1900, 1_956])
})

const openPlay = async (id: number) => {
  const summary = (await screen.findByText(String(id), { selector: 'summary small' })).closest(
    'details',
  )
  const details = summary as HTMLDetailsElement
  await act(async () => {
    details.open = true
    fireEvent(details, new Event('toggle'))
  })
  return details
}

test('a play is opened with how it wins, its prize at the own series, and examples', async () => {
  await showToMember(<LotteryManual />, answers)
  const five = await openPlay(31)
  await waitFor(() => expect(textOf(five)).toContain('R$ 190.000,00'))
  expect(textOf(five)).toContain('Prêmio de uma aposta vencedora de R$ 2,00R$ 190.000,00')
  const [wins, loses] = [...five.querySelectorAll('[data-kind]')].map(textOf)
  expect(wins).toContain('Dezena: 4 · Unidade: 5 (1 aposta)')
  expect(wins).toContain('1 aposta ganha')
  expect(loses).toContain('nenhuma ganha')
  expect(textOf(five)).not.toContain('Digite 5')
  expect(textOf(await openPlay(80))).toContain('Digite 5 números')
  expect(textOf(await openPlay(1841))).toContain('Valor devolvido')
  expect(textOf(await openPlay(1753))).toContain('em quota fixa')
  expect(textOf(await openPlay(97))).toMatch(/Escolha 2 ou mais das 5 posições/)
  expect(textOf(five)).toMatch(/: de 1 a 10 de 10/)
})

test('a search finds plays by name and number', async () => {
  await showToMember(<LotteryManual />, answers)
  await screen.findByText('31', { selector: 'summary small' })
  const all = document.querySelectorAll('details').length
  expect(pageText()).toContain(`${all} modalidades`)
  enter('Buscar modalidade', ' 9012 ')
  expect([...document.querySelectorAll('summary small')].map(textOf)).toEqual(['9012'])
  expect(pageText()).toContain('1 modalidade')
  enter('Buscar modalidade', 'nothing of that name')
  expect(pageText()).toContain('Nenhuma modalidade com esse nome.')
})

test('another lottery has other plays, and is in the address', async () => {
  await showToMember(<LotteryManual />, answers)
  await screen.findByText('31', { selector: 'summary small' })
  enter('Loteria', 'B')
  await waitFor(() => expect(screen.queryByText('31', { selector: 'summary small' })).toBeNull())
  expect(screen.getByTestId('address').textContent).toBe('/?gameCode=B')
  expect(
    screen.getByRole('link', { name: 'Resultados e tendência' }).getAttribute('href'),
  ).toContain('B')
})
test('an address opens its lottery, an unknown one the first', async () => {
  await showToMember(<LotteryManual />, answers, { address: '/?gameCode=Z' })
  await screen.findByText('31', { selector: 'summary small' })
  expect((screen.getByLabelText('Loteria') as HTMLSelectElement).value).toBe('A')
})

test('a visitor sees the usual series', async () => {
  const server = await showToMember(<LotteryManual />, answers)
  act(() => leaveSession())
  expect(textOf(await openPlay(31))).toMatch(/vencedora de R\$ 2,00R\$ \d{3}\.\d{3},00/)
  expect(server.to(seriesPath).length).toBeLessThan(2)
})

test('a failure can be tried again', async () => {
  let isDown = true
  await showToMember(<LotteryManual />, {
    ...answers,
    '/lgw/games': () => (isDown ? down() : demoLotteries(games)),
  })
  expect(await screen.findByText('O manual não carregou')).toBeTruthy()
  isDown = false
  await press('Tentar de novo')
  expect(await screen.findByText('31', { selector: 'summary small' })).toBeTruthy()
})

const showTable = (of: object[] = [series()], more: object = {}) =>
  showToMember(<PrizeTable />, { ...answers, [seriesPath]: () => ({ json: of }), ...more })
const table = async () => {
  const rows = within(
    await screen.findByRole('table', { name: 'Prêmios de Loteria A' }),
  ).getAllByRole('row')
  return rows.slice(1).map(textOf)
}

test('the own series is chosen, and what it gives back follows', async () => {
  await showTable()
  const rows = await table()
  expect(rows.some((row) => row.endsWith('R$ 190.000,00'))).toBe(true)
  expect(rows.some((row) => row.includes('Quota fixa'))).toBe(true)
  expect(rows.some((row) => row.includes(' / '))).toBe(true)
  const slider = screen.getByRole('slider') as HTMLInputElement
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['1700', '1950', '2', '1900'])
  expect(pageText()).toContain('De volta de cada aposta 2,8')
  fireEvent.change(slider, { target: { value: '1950' } })
  expect(pageText()).toContain('De volta de cada aposta 0,3')
  expect((await table()).some((row) => row.endsWith('R$ 195.000,00'))).toBe(true)
})
test.each([
  ['another group', { gameGroupCode: 'LHC' }],
  ['another mode', { prizeModeId: 2 }],
])('a series of %s is not of this lottery', async (_, change) => {
  await showTable([series(change)])
  await table()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByText(/não há o que escolher/)).toBeTruthy()
})
test('a failure of the series or of the lotteries is told', async () => {
  await showTable([], { [seriesPath]: down })
  expect(await screen.findByText('O manual não carregou')).toBeTruthy()
})
test('a failure of the lotteries is told too', async () => {
  await showTable([series()], { '/lgw/games': down })
  expect(await screen.findByText('O manual não carregou')).toBeTruthy()
})
