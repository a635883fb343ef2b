import { screen, within } from '@testing-library/react'
import type { GameDetail } from '@trevo/contract/wps/games/game-detail.ts'
import { expect, test } from 'vitest'
import { demoGame } from '../../testing/demo-boot.ts'
import { isWaiting, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import GamePopup from './game-popup.tsx'

const path = '/wps/relay/GCSGAME_gameDetail'
const detail = (change: Partial<GameDetail> = {}): GameDetail => ({
  game: demoGame(7),
  pitch: 'Um jogo de frutas',
  rules: [],
  features: [],
  hitRateBp: 2_500,
  stakeMin: '0.20',
  stakeMax: '100.00',
  maxWinStakes: 5_000,
  certificate: null,
  demoAllowed: true,
  bigWins: [],
  similar: [],
  ...change,
})
const show = async (
  change: Partial<GameDetail> = {},
  modules: Record<string, boolean> = {},
  address = '/rng?game=7',
) => {
  const server = await showToMember(
    <GamePopup nodeId={7} />,
    { [path]: () => value(detail(change)) },
    { modules, address },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Jogo 7' })
  await within(dialog).findByText('Números do jogo')
  expect(isWaiting()).toBe(false)
  return { server, dialog }
}
const names = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map((button) => textOf(button) || (button.getAttribute('aria-label') ?? ''))

test('the published figures are shown, and what the vendor does not tell is marked', async () => {
  const { dialog } = await show({
    game: demoGame(7, { rtpBp: null, volatility: 'medium' }),
    hitRateBp: null,
  })
  const facts = Object.fromEntries(
    [...dialog.querySelectorAll('dl > div')].map((fact) => [
      textOf(fact.querySelector('dt')),
      textOf(fact.querySelector('dd')),
    ]),
  )
  expect(facts).toMatchObject({
    'Retorno ao jogador (RTP)': 'Não informado',
    Volatilidade: 'Média',
    'Rodadas que pagam': 'Não informado',
    'Aposta mínima': 'R$ 0,20',
    'Aposta máxima': 'R$ 100,00',
    'Prêmio máximo': '5.000× a aposta',
    Certificado: 'Não informado',
  })
  const bars = [...dialog.querySelectorAll('i[data-on]')].map((bar) => bar.getAttribute('data-on'))
  expect(bars).toEqual(['true', 'true', 'false'])
  expect(textOf(dialog)).toContain('Um jogo de frutas')
})

test.each([
  ['https://lab.example/1', 1],
  [null, 0],
] as const)('a certificate at %s has %i links', async (url, links) => {
  const certificate = { laboratory: 'GLI', number: 'A-1', certifiedOn: '2026-03-01', url }
  const { dialog } = await show({ certificate })
  expect(textOf(dialog)).toContain('GLI, nº A-1, de 1 de mar. de 2026')
  expect(within(dialog).queryAllByRole('link', { name: 'Ver o certificado' })).toHaveLength(links)
  expect(within(dialog).queryAllByText('Ver o certificado')).toHaveLength(links)
})

test('features, rules and similar games are shown where there are any', async () => {
  const { dialog } = await show({
    features: ['WILDS'],
    rules: ['Gire.'],
    similar: [demoGame(8)],
    bigWins: [{ customerName: 'an•••', winAmount: '900.00', wonAt: '2026-03-01T12:00:00.000Z' }],
  } as Partial<GameDetail>)
  const text = textOf(dialog)
  expect(text).toContain('RecursosCoringas')
  expect(text).toContain('Gire.')
  expect(text).toContain('Parecidos com este')
  expect(text).toMatch(/an•••1 de mar\. de 2026R\$ 900,00/)
  expect(text).not.toContain('Nenhum prêmio grande')
})
test('without any of them nothing is in their place', async () => {
  const { dialog } = await show()
  const text = textOf(dialog)
  expect(text).toContain('Nenhum prêmio grande por aqui')
  expect(text).not.toMatch(/Recursos|Parecidos|Mesas/)
})

test('badges say what is popular and new', async () => {
  const { dialog } = await show({ game: demoGame(7, { isHot: 1 }) })
  expect(textOf(dialog)).toContain('de Trevo StudioEm alta')
  expect(textOf(dialog)).not.toContain('Novo')
})
test('a new one has its own badge', async () => {
  const { dialog } = await show({ game: demoGame(7, { isNew: 1 }) })
  expect(textOf(dialog)).toMatch(/de Trevo StudioNov/)
  expect(textOf(dialog)).not.toContain('Em alta')
})

test('it can be played, tried, and marked', async () => {
  const { dialog } = await show({}, { GAMELOFAV3: true })
  const all = names(dialog).join()
  expect(all).toContain('Jogar')
  expect(all).toContain('Demo')
  expect(all).toMatch(/favorit/i)
})
test('without a demo or favourites there are no such buttons', async () => {
  const { dialog } = await show({ demoAllowed: false })
  expect(names(dialog).join()).not.toMatch(/Demo|favorit/i)
})
test('in maintenance it cannot be opened, nor tried', async () => {
  const { dialog } = await show({ game: demoGame(7, { maintenance: true }) })
  const play = within(dialog).getByRole('button', { name: 'Jogar' })
  expect(play.getAttribute('aria-disabled')).toBe('true')
  expect(textOf(dialog)).toContain('Este jogo está em manutenção.')
  expect(names(dialog).join()).not.toMatch(/Demo|nesta página/)
})

test('closing keeps the list below', async () => {
  await show()
  await press('Fechar')
  expect(screen.getByTestId('address').textContent).toBe('/rng')
})

test('an unknown game says so', async () => {
  await showToMember(<GamePopup nodeId={7} />, { [path]: () => refusal('game.unknown') })
  expect(await screen.findByText(/O link pode ser antigo/)).toBeTruthy()
  expect(screen.queryByText('Os dados do jogo não carregaram')).toBeNull()
})
test('a failure is told', async () => {
  await showToMember(<GamePopup nodeId={7} />, { [path]: () => refusal('other', { status: 500 }) })
  expect(await screen.findByText('Os dados do jogo não carregaram')).toBeTruthy()
  expect(screen.queryByText(/O link pode ser antigo/)).toBeNull()
})

test('the measured return is shown beside the declared one, with the way to all titles', async () => {
  const declared = { lowestBp: 9_600, highestBp: 9_600 }
  const limits = { lowerBp: 9_400, upperBp: 9_800 }
  const title = { kind: 'game' as const, id: 7, name: 'Jogo 7', rounds: 12_345, declared, limits }
  await showToMember(
    <GamePopup nodeId={7} />,
    {
      [path]: () => value(detail()),
      '/wps/system/returns': () =>
        value({
          from: '2026-11-01',
          to: '2026-11-30',
          countedAt: '2026-11-30T15:00:00.000Z',
          list: [
            { ...title, kind: 'lottery' as const, measuredBp: 1, verdict: 'below' as const },
            { ...title, measuredBp: 9_512.34, verdict: 'inside' as const },
          ],
        }),
    },
    { address: '/rng?game=7' },
  )
  const link = await screen.findByRole('link', { name: '95,12%' })
  expect(link.getAttribute('href')).toBe('/returns')
  expect(textOf(link.closest('dd'))).toBe('95,12%12.345 rodadas94,00% a 98,00%')
})
