import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Match, MatchDetail } from '@trevo/contract/wps/sports/matches.ts'
import type { Season } from '@trevo/contract/wps/sports/seasons.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { readPicks, setPicks } from '../../entities/sports/slip-store.ts'
import { demoMatch, demoMatchDetail, demoSeason, demoSlip } from '../../testing/demo-sports.ts'
import { hear, pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { Component } from './sports-page.tsx'

const paths = {
  matches: '/wps/sports/matches',
  seasons: '/wps/sports/seasons',
  slips: '/wps/sports/slips',
  draft: '/wps/sports/draft',
  vendors: '/wps/relay/MCSFE_getVendorList',
} as const
type Answers = NonNullable<Parameters<typeof showToMember>[1]>

const league = (matches: readonly Match[], change: object = {}) => ({
  code: 'LIG1',
  name: 'Liga Um',
  isYouth: false,
  matches,
  ...change,
})
const show = (answers: Answers = {}, address = '/sports') =>
  showToMember(
    <Component />,
    {
      [paths.matches]: () => value({ now: '', marginBp: 525, leagues: [] }),
      [paths.seasons]: () => value({ now: '', seasons: [] }),
      [paths.slips]: () => value({ list: [], next: null }),
      [paths.draft]: () => value({ legs: [], updatedAt: null }),
      '/wps/play-time': () => refusal('x'),
      ...answers,
    },
    { address },
  )
const withLeagues = (leagues: readonly object[], answers: Answers = {}) =>
  show({ [paths.matches]: () => value({ now: '', marginBp: 525, leagues }), ...answers })
const pick = (matchId: string, change: object = {}) => ({
  matchId,
  market: 'full.result',
  selection: '1',
  odds: 200,
  ...change,
})

// Nothing of a slip may reach the next test.
afterEach(() => act(() => setPicks([])))

describe('the matches', () => {
  test('those in progress, to come and ended are apart; the featured one is live and no youth match', async () => {
    await withLeagues([
      league([demoMatch('1', { status: 'live', tick: 3 })], {
        code: 'JUV',
        name: 'Juvenil',
        isYouth: true,
      }),
      league([
        demoMatch('2'),
        demoMatch('3', { status: 'live', tick: 31, score: [2, 1] }),
        demoMatch('4', { status: 'settled', score: [0, 3] }),
      ]),
    ])
    const featured = await screen.findByRole('article')
    expect(textOf(featured)).toContain('Ao vivo · Liga Um · Rodada 4')
    expect(textOf(featured)).toContain('2 – 131’')
    const prices = within(featured).getAllByRole('button').map(textOf)
    expect(prices.map((text) => /\d,\d\d$/.exec(text)?.[0])).toEqual(['2,00', '3,00', '4,00'])
    expect(within(featured).getByRole('link').getAttribute('href')).toBe('/sports?match=3')
    expect(featured.querySelector('svg[viewBox="0 0 300 180"]')).not.toBeNull()
    const partOf = (title: string) =>
      within(
        screen.getByRole('heading', { name: title }).closest('section') ?? document.body,
      ).getAllByRole('listitem')
    const [youth, live] = partOf('Ao vivo agora')
    expect(textOf(youth)).toBe('3’Onça FC0Gavião SC0')
    expect(youth && within(youth).queryByRole('button')).toBeNull()
    expect(pageText()).toContain('Não aceitamos apostas em competições de base.')
    expect(textOf(live)).toContain('31’Onça FC2Gavião SC1')
    const [coming] = partOf('A seguir')
    expect(coming && within(coming).getAllByRole('button').map(textOf)).toEqual([
      '1Resultado final: Onça FC2,00',
      'XResultado final: Empate3,00',
      '2Resultado final: Gavião SC4,00',
      '+2,5Total de gols: Mais de 2,51,80',
      '−2,5Total de gols: Menos de 2,51,90',
    ])
    expect(coming?.querySelectorAll('[data-second]')).toHaveLength(2)
    expect(textOf(coming)).toContain('+9mais 9 mercados: Onça FC × Gavião SC')
    expect(textOf(coming)).toMatch(/Onça FCGavião SC/)
    expect(coming?.dataset['closed']).toBeUndefined()
    const [ended] = partOf('Encerradas há pouco')
    expect(textOf(ended)).toBe('FimOnça FC0Gavião SC3')
    expect(ended?.dataset['closed']).toBe('true')
    expect(pageText()).toContain('Margem da casa: 5,25')
  })

  test('without a live match the next one is featured, without its score', async () => {
    await withLeagues([league([demoMatch('4', { status: 'ended' }), demoMatch('2')])])
    const featured = await screen.findByRole('article')
    expect(textOf(featured)).toMatch(/^Liga Um · Rodada 4/)
    expect(textOf(featured)).toContain('×')
    expect(within(featured).getByRole('link').getAttribute('href')).toBe('/sports?match=2')
    expect(screen.queryByRole('heading', { name: 'Ao vivo agora' })).toBeNull()
  })

  test('e-sports show the rounds of the map under way, and the winner', async () => {
    await show(
      {
        [paths.matches]: () =>
          value({
            now: '',
            marginBp: 1,
            leagues: [
              league([
                demoMatch('2', {
                  sport: 'esport',
                  status: 'live',
                  tick: 8,
                  score: [1, 0],
                  maps: [
                    [13, 4],
                    [5, 3],
                  ],
                  book: { 'full.winner': { '1': 150, '2': 250 }, 'map1.winner': { '1': 140 } },
                }),
              ]),
            ],
          }),
      },
      '/esports',
    )
    const featured = await screen.findByRole('article')
    expect(textOf(featured)).toContain('Rodada 8')
    expect(textOf(featured)).toContain('Mapa 1 13–4Mapa 2 5–3')
    expect(within(featured).getAllByRole('button')).toHaveLength(2)
    expect(featured.querySelector('svg[viewBox="0 0 300 180"]')).toBeNull()
    const row = screen.getAllByText('M1 1')[0]?.closest('li')
    expect(textOf(row)).toContain('Onça FC51Gavião SC30')
    expect(textOf(row)).toContain('M1 2Vencedor, mapa 1: Gavião SC: indisponível agora')
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  })

  test('without any match it says when; a failure can be tried again', async () => {
    let isDown = true
    await show({
      [paths.matches]: () =>
        isDown ? refusal('x', { status: 500 }) : value({ now: '', marginBp: 1, leagues: [] }),
    })
    expect(await screen.findByText('As partidas não carregaram')).toBeTruthy()
    isDown = false
    await press('Tentar de novo')
    expect(await screen.findByText('Nenhuma partida no momento')).toBeTruthy()
  })

  test('prices are shown in the format that is chosen', async () => {
    await withLeagues([league([demoMatch('2')])])
    await screen.findByRole('article')
    await press('Americana')
    expect(pageText()).toContain('+200')
    await press('Decimal')
    expect(pageText()).not.toContain('+200')
  })

  test('a live event moves the score at once, and the end reads the list again', async () => {
    const server = await withLeagues([league([demoMatch('3', { status: 'live', tick: 3 })])])
    await screen.findByRole('article')
    const moved = {
      topic: 'match',
      matchId: '3',
      sport: 'football',
      status: 'live',
      tick: 60,
      score: [4, 2],
      version: 2,
      book: { 'full.result': { '1': 111 } },
    } as const
    const before = server.to(paths.matches).length
    await hear(moved)
    await waitFor(() => expect(textOf(screen.getByRole('article'))).toContain('4 – 260’'))
    await hear({ ...moved, version: 3, status: 'ended' })
    await waitFor(() => expect(server.to(paths.matches).length).toBeGreaterThan(before))
  })
  test('an event of an unknown match reads the list again', async () => {
    const server = await withLeagues([league([demoMatch('3')])])
    await screen.findByRole('article')
    const before = server.to(paths.matches).length
    await hear({
      topic: 'match',
      matchId: '99',
      sport: 'football',
      status: 'scheduled',
      tick: 0,
      score: [0, 0],
      version: 1,
      book: {},
    })
    await waitFor(() => expect(server.to(paths.matches).length).toBeGreaterThan(before))
  })

  test('each league links to its season: the one on sale, otherwise the first', async () => {
    await withLeagues([league([demoMatch('2')])], {
      [paths.seasons]: () =>
        value({
          now: '',
          seasons: [
            demoSeason('91', { book: {}, number: 6 }),
            demoSeason('92'),
            demoSeason('93', { league: 'LIG2', leagueName: 'Liga Dois', book: {} }),
            demoSeason('94', {
              league: 'LIG3',
              leagueName: 'Liga Três',
              book: {},
              closesAt: null,
            }),
            demoSeason('95', {
              league: 'LIG4',
              leagueName: 'Liga Quatro',
              suspended: true,
              suspendReason: 'Falta de energia',
            }),
            demoSeason('96', { league: 'LIG5', leagueName: 'Liga Cinco', suspended: true }),
            demoSeason('97', { league: 'LIG6', leagueName: 'Liga Seis', closesAt: null }),
          ],
        }),
    })
    const part = (await screen.findByRole('heading', { name: 'Apostas na temporada' })).closest(
      'section',
    )
    const links = within(part ?? document.body).getAllByRole('link')
    expect(links.map(textOf)).toEqual([
      expect.stringMatching(/^Liga UmTemporada 7 · Apostas até 12\/03\/2026/),
      'Liga DoisTemporada 7 · Fechado durante a rodada. Reabre antes da próxima.',
      'Liga TrêsTemporada 7 · Não há mais apostas abertas nesta temporada.',
      'Liga QuatroTemporada 7 · Falta de energia',
      'Liga CincoTemporada 7 · Suspenso: as odds estão sendo atualizadas',
      'Liga SeisTemporada 7 · ',
    ])
    expect(links[0]?.getAttribute('href')).toBe('/sports?league=LIG1')
  })
})

describe('one match', () => {
  const open = (change: Partial<MatchDetail> = {}, answers: Answers = {}) =>
    show(
      { [`${paths.matches}/11`]: () => value(demoMatchDetail('11', change)), ...answers },
      '/sports?match=11',
    )

  test('all of its markets, grouped by name, and the way back', async () => {
    await open({
      book: {
        'full.total:5': { over: 180, under: 190 },
        'full.total:3': { over: 140 },
        'full.exact': { '1-0': 700, '2-1': 800, other: 900, '0-0': 650 },
      },
    })
    const title = await screen.findByRole('heading', { name: 'Total de gols' })
    const market = title.closest('section') ?? document.body
    expect(within(market).getAllByRole('button').map(textOf)).toEqual([
      'Mais de 1,5Total de gols: Mais de 1,51,40',
      'Mais de 2,5Total de gols: Mais de 2,51,80',
      'Menos de 2,5Total de gols: Menos de 2,51,90',
    ])
    const exact = screen.getByRole('heading', { name: 'Placar exato' }).closest('section')
    expect(exact?.querySelector('[data-count]')?.getAttribute('data-count')).toBe('3')
    expect(screen.queryByRole('heading', { name: 'Resultado final' })).toBeNull()
    const back = screen.getByRole('link', { name: 'Todas as partidas' })
    expect(back.getAttribute('href')).toBe('/sports')
    expect(pageText()).toContain('Margem da casa: 5')
    expect(pageText()).not.toContain('Não há mercados')
  })

  test('suspended, it says why; without prices it links back', async () => {
    await open({ suspended: true, suspendReason: 'Chuva' })
    expect(await screen.findByText('Chuva')).toBeTruthy()
  })
  test('suspended without a reason, it says that prices are coming', async () => {
    await open({ suspended: true, book: {} })
    expect(await screen.findByText('Suspenso: as odds estão sendo atualizadas')).toBeTruthy()
    expect(screen.queryByText('Não há mercados abertos nesta partida agora.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Criar aposta' })).toBeNull()
  })
  test('without any market it says so', async () => {
    await open({ book: {} })
    expect(await screen.findByText('Não há mercados abertos nesta partida agora.')).toBeTruthy()
    expect(pageText()).not.toContain('Suspenso')
  })
  test('an unknown match says why', async () => {
    await show(
      {
        [`${paths.matches}/11`]: () =>
          refusal('sportsbook.match_unknown', { message: 'Não temos esta partida.' }),
      },
      '/sports?match=11',
    )
    expect(await screen.findByText('Não temos esta partida.')).toBeTruthy()
  })
  test('an address that names no match shows all of them', async () => {
    await show({}, '/sports?match=abc')
    expect(await screen.findByText('Nenhuma partida no momento')).toBeTruthy()
  })

  describe('building a bet', () => {
    const builtPath = `${paths.matches}/11/built`
    const book = {
      'full.result': { '1': 200, X: 300 },
      'full.total:5': { over: 180, under: 190 },
      'full.both': { yes: 170 },
    }
    const build = async (answer: Answers[string]) => {
      const server = await open({ book }, { [builtPath]: answer })
      await screen.findByRole('button', { name: 'Criar aposta' })
      await press('Criar aposta')
      return { server, tray: await screen.findByRole('region', { name: 'Criar aposta' }) }
    }
    const add = (name: RegExp) =>
      act(async () => screen.getAllByRole('button', { name })[0]?.click())

    test('two selections are priced together and go on the slip as one', async () => {
      const { server, tray } = await build(() =>
        value({ parts: '', version: 1, state: 'offered', odds: 345 }),
      )
      expect(textOf(tray)).toContain('Combine de 2 a 6 seleções')
      expect(textOf(tray)).toContain('10')
      expect(textOf(tray)).toContain('Adicione mais 2 seleções.')
      await add(/^Total de gols: Mais de 2,5/)
      expect(textOf(tray)).not.toContain('Combine de 2')
      expect(textOf(tray)).toContain('Adicione mais uma seleção.')
      expect(server.to(builtPath)).toHaveLength(0)
      await add(/^Resultado final: Onça FC/)
      const button = await within(tray).findByRole('button', { name: 'Adicionar ao cupom a 3,45' })
      expect(textOf(tray)).toContain('Odd da combinação: 3,45')
      expect(server.to(builtPath)[0]?.query.get('parts')).toBe('full.result=1,full.total:5=over')
      expect(readPicks()).toEqual([])
      await act(async () => button.click())
      expect(readPicks()).toEqual([
        {
          matchId: '11',
          market: 'full.built',
          selection: 'full.result=1,full.total:5=over',
          odds: 345,
        },
      ])
      expect(await screen.findByText('A combinação está no seu cupom.')).toBeTruthy()
      expect(screen.queryByRole('region', { name: 'Criar aposta' })).toBeNull()
    })

    test('a selection replaces another of its market, and a second press takes it out', async () => {
      const { tray } = await build(() => refusal('x', { status: 500 }))
      const parts = () => within(tray).queryAllByRole('listitem').map(textOf)
      await add(/^Resultado final: Onça FC/)
      await add(/^Resultado final: Empate/)
      expect(parts()).toEqual(['Empate Resultado final'])
      const on = screen.getAllByRole('button', { name: /^Resultado final: Empate/ })[0]
      expect(on?.getAttribute('aria-pressed')).toBe('true')
      const off = screen.getAllByRole('button', { name: /^Resultado final: Onça/ })[0]
      expect(off?.getAttribute('aria-pressed')).toBe('false')
      await add(/^Ambos marcam/)
      expect(parts()).toHaveLength(2)
      expect(await within(tray).findByText('Confira sua conexão e tente de novo.')).toBeTruthy()
      await add(/^Resultado final: Empate/)
      expect(parts()).toEqual(['Sim Ambos marcam'])
      await press('Remover Sim')
      expect(parts()).toEqual([])
      await press('Sair de Criar aposta')
      expect(screen.queryByRole('region', { name: 'Criar aposta' })).toBeNull()
    })

    test('what cannot be combined says why, and adds nothing', async () => {
      const { tray } = await build(() =>
        value({ parts: '', version: 1, state: 'impossible', odds: null }),
      )
      await add(/^Resultado final: Onça FC/)
      await add(/^Ambos marcam/)
      expect(
        await within(tray).findByText('Estas seleções não podem acertar todas juntas.'),
      ).toBeTruthy()
      await act(async () =>
        within(tray).getByRole('button', { name: 'Adicionar ao cupom' }).click(),
      )
      expect(readPicks()).toEqual([])
      expect(textOf(tray)).not.toContain('Odd da combinação')
    })

    test('the button closes it again', async () => {
      await build(() => refusal('x'))
      const button = screen.getByRole('button', { name: 'Criar aposta' })
      expect(button.getAttribute('aria-pressed')).toBe('true')
      await press('Criar aposta')
      expect(screen.queryByRole('region', { name: 'Criar aposta' })).toBeNull()
      expect(button.getAttribute('aria-pressed')).toBe('false')
    })
  })
})

describe('one league', () => {
  const open = (seasons: readonly Season[], address = '/sports?league=LIG1') =>
    show({ [paths.seasons]: () => value({ now: '', seasons }) }, address)

  test('its table, and the market with the favourite first', async () => {
    await open([demoSeason('91'), demoSeason('92', { league: 'LIG2' })])
    const table = await screen.findByRole('table', { name: 'Tabela: Liga Um' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(textOf)).toEqual([
      '1Onça FC6321+411',
      '2Gavião SC6301−511',
      '–Tatu ECdesistiu6321011',
    ])
    expect(rows.map((row) => row.dataset['out'])).toEqual([undefined, undefined, 'true'])
    const market = screen.getByRole('heading', { name: 'Campeão' }).closest('section')
    expect(
      within(market ?? document.body)
        .getAllByRole('button')
        .map(textOf),
    ).toEqual([
      'Onça FCCampeão: Onça FC1,50',
      'Gavião SCCampeão: Gavião SC3,50',
      'ZZZCampeão: ZZZ9,00',
    ])
    expect(screen.queryByRole('heading', { name: 'Entre os dois primeiros' })).toBeNull()
    expect(pageText()).toContain('12 de 30 partidas jogadas')
    expect(pageText()).toContain('20.000')
    expect(screen.getAllByRole('heading', { name: 'Temporada 7' })).toHaveLength(1)
  })

  test('before it starts there is no table yet', async () => {
    await open([demoSeason('91', { status: 'scheduled' })])
    expect(await screen.findByText(/^Começa em 01\/03\/2026/)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('e-sports have no draws', async () => {
    await open([demoSeason('91', { sport: 'esport' })], '/esports?league=LIG1')
    const table = await screen.findByRole('table')
    expect(within(table).queryByTitle('Empates')).toBeNull()
    expect(within(table).getByTitle('Vitórias')).toBeTruthy()
  })

  test('a league without a season says so', async () => {
    await open([demoSeason('92', { league: 'LIG2' })])
    expect(await screen.findByText('Esta liga não tem apostas na temporada agora.')).toBeTruthy()
  })
  test('an address that names no league shows the matches', async () => {
    await open([], '/sports?league=lig1')
    expect(await screen.findByText('Nenhuma partida no momento')).toBeTruthy()
  })
})

describe('the slip', () => {
  const detail = (id: string, change: Partial<MatchDetail> = {}) => ({
    [`${paths.matches}/${id}`]: () => value(demoMatchDetail(id, change)),
  })
  const open = async (picks: readonly ReturnType<typeof pick>[], answers: Answers = {}) => {
    setPicks([...picks])
    const server = await show({ ...detail('11'), ...detail('12'), ...answers })
    const slip = await screen.findByRole('region', { name: /^Cupom/ })
    return { server, slip, within: within(slip) }
  }
  const kinds = (slip: HTMLElement) =>
    within(slip)
      .queryAllByRole('button')
      .map(textOf)
      .filter((name) => /Simples|Múltipla|Trixie|Patent/.test(name))

  test('empty, it says how to fill it, and a phone shows no bar', async () => {
    const { slip } = await open([])
    expect(textOf(slip)).toContain('Seu cupom está vazio')
    expect(screen.queryByRole('button', { name: /^Cupom/ })).toBeNull()
    expect(slip.querySelector('i')).toBeNull()
  })

  test('a bet is placed at the prices shown; then the slip is empty', async () => {
    const { server, slip } = await open([pick('11')], {
      [paths.slips]: ({ method }) =>
        method === 'POST' ? value(demoSlip('S77')) : value({ list: [], next: null }),
    })
    await waitFor(() => expect(textOf(slip)).toContain('Onça FC × Gavião SC'))
    expect(textOf(slip)).toContain('Cupom 1')
    expect(textOf(slip)).toContain('Total apostado · 1 apostaR$ 10,00')
    expect(textOf(slip)).toContain('Retorno possívelR$ 20,00')
    expect(textOf(slip)).not.toContain('Odd total')
    expect(textOf(slip)).not.toContain('ao vivo')
    expect(kinds(slip)).toEqual([])
    await act(async () =>
      within(slip)
        .getByRole('button', { name: /^R\$\s20$/ })
        .click(),
    )
    await act(async () =>
      within(slip)
        .getByRole('button', { name: /^Apostar R\$\s20,00$/ })
        .click(),
    )
    expect(await screen.findByText('Aposta S77 aceita. Boa sorte!')).toBeTruthy()
    const sent = server.to(paths.slips).filter(({ method }) => method === 'POST')
    expect(sent[0]?.body).toEqual({
      clientId: expect.any(String),
      kind: 'singles',
      stakeEach: '20.00',
      accepts: 'better',
      legs: [pick('11')],
    })
    expect(readPicks()).toEqual([])
  })

  test('two matches make a multiple unless singles are wished; any price can be accepted', async () => {
    const { server, slip } = await open([pick('11'), pick('12', { selection: 'X', odds: 300 })], {
      [paths.slips]: ({ method }) =>
        method === 'POST'
          ? refusal('sportsbook.stake_below_minimum', { message: 'Aposte mais.' })
          : value({ list: [], next: null }),
    })
    await waitFor(() => expect(within(slip).getAllByText(/Onça FC × Gavião SC/)).toHaveLength(2))
    expect(kinds(slip)).toEqual(['Simples', 'Múltipla'])
    expect(textOf(slip)).toContain('Odd total6,00')
    expect(textOf(slip)).toContain('Retorno possívelR$ 60,00')
    expect(within(slip).getByRole('textbox', { name: 'Valor' })).toBeTruthy()
    await act(async () => within(slip).getByRole('button', { name: 'Simples' }).click())
    expect(textOf(slip)).toContain('Total apostado · 2 apostasR$ 20,00')
    expect(textOf(slip)).toContain('Retorno possívelR$ 50,00')
    expect(within(slip).getByRole('textbox', { name: 'Valor de cada aposta' })).toBeTruthy()
    await act(async () => within(slip).getByRole('checkbox').click())
    await act(async () =>
      within(slip)
        .getByRole('button', { name: /^Apostar/ })
        .click(),
    )
    expect(await within(slip).findByText('Aposte mais.')).toBeTruthy()
    await act(async () =>
      within(slip)
        .getByRole('button', { name: /^Apostar/ })
        .click(),
    )
    const sent = () =>
      server
        .to(paths.slips)
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => body as { clientId: string; kind: string; accepts: string })
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[0]).toMatchObject({ kind: 'singles', accepts: 'any' })
    // The same content again is the same bet.
    expect(sent()[1]?.clientId).toBe(sent()[0]?.clientId)
    fireEvent.change(within(slip).getByRole('textbox'), { target: { value: '11' } })
    await act(async () =>
      within(slip)
        .getByRole('button', { name: /^Apostar/ })
        .click(),
    )
    await waitFor(() => expect(sent()).toHaveLength(3))
    expect(sent()[2]?.clientId).not.toBe(sent()[0]?.clientId)
  })

  test('selections of one match are singles', async () => {
    const { slip } = await open([
      pick('11'),
      pick('11', { market: 'full.total:5', selection: 'over', odds: 180 }),
    ])
    expect(await within(slip).findByText(/Seleções da mesma partida/)).toBeTruthy()
    expect(kinds(slip)).toEqual([])
  })

  test('without a readable stake the button says what is missing', async () => {
    const { slip } = await open([pick('11')])
    await waitFor(() => expect(textOf(slip)).toContain('Resultado final'))
    fireEvent.change(within(slip).getByRole('textbox', { name: 'Valor' }), {
      target: { value: '' },
    })
    expect(textOf(slip)).toContain('Digite quanto você quer apostar.')
    fireEvent.change(within(slip).getByRole('textbox', { name: 'Valor' }), {
      target: { value: '0' },
    })
    expect(textOf(slip)).toContain('Digite quanto você quer apostar.')
    fireEvent.change(within(slip).getByRole('textbox', { name: 'Valor' }), {
      target: { value: 'x' },
    })
    expect(within(slip).getByRole('textbox', { name: 'Valor' }).getAttribute('aria-invalid')).toBe(
      'true',
    )
    fireEvent.change(within(slip).getByRole('textbox', { name: 'Valor' }), {
      target: { value: '5' },
    })
    expect(textOf(slip)).not.toContain('Digite quanto')
    const quick = within(slip).getByRole('button', { name: /^R\$\s5$/ })
    expect(quick.getAttribute('aria-pressed')).toBe('true')
  })

  test('a worse price needs consent, a better one does not; both are marked', async () => {
    const { slip } = await open([
      pick('11', { odds: 250 }),
      pick('12', { selection: 'X', odds: 290 }),
    ])
    await waitFor(() => expect(textOf(slip)).toContain('Alguma odd mudou.'))
    expect(within(slip).getByRole('button', { name: /^Aceitar odds e apostar/ })).toBeTruthy()
    const [worse, better] = within(slip).getAllByRole('listitem')
    expect(textOf(worse)).toContain('2,50odd caiu2,00')
    expect(worse?.querySelector('[data-moved]')?.getAttribute('data-moved')).toBe('down')
    expect(textOf(better)).toContain('2,90odd subiu3,00')
    await act(async () => within(slip).getByRole('button', { name: 'Remover Onça FC' }).click())
    expect(within(slip).getByRole('button', { name: /^Apostar/ })).toBeTruthy()
    expect(textOf(slip)).toContain('Alguma odd mudou.')
  })
  test('who accepts any price is not asked', async () => {
    const { slip } = await open([pick('11', { odds: 250 })])
    await within(slip).findByRole('button', { name: /^Aceitar odds/ })
    await act(async () => within(slip).getByRole('checkbox').click())
    expect(within(slip).getByRole('button', { name: /^Apostar/ })).toBeTruthy()
  })

  test('a closed selection stops the bet until it is removed', async () => {
    const { slip } = await open([pick('11', { selection: '9' })])
    expect(await within(slip).findByText('Indisponível agora')).toBeTruthy()
    expect(textOf(slip)).toContain('Remova as seleções indisponíveis ou aguarde.')
    expect(within(slip).getByRole('listitem').dataset['closed']).toBe('true')
    await act(async () => within(slip).getByRole('button', { name: 'Limpar tudo' }).click())
    expect(readPicks()).toEqual([])
  })

  test('a live match says its score and how long the bet waits', async () => {
    const { slip } = await open([pick('11')], detail('11', { status: 'live', score: [2, 2] }))
    expect(await within(slip).findByText(/Apostas ao vivo são confirmadas após 5 s/)).toBeTruthy()
    expect(textOf(slip)).toContain('Onça FC 2–2 Gavião SC')
  })
  test.each([
    ['no time', { status: 'live', liveDelayMs: 999 } as const],
    ['before it starts', { status: 'scheduled' } as const],
  ])('it does not say so where the bet waits for %s', async (_, change) => {
    const { slip } = await open([pick('11')], detail('11', change))
    await waitFor(() => expect(textOf(slip)).toContain('Resultado final'))
    expect(textOf(slip)).not.toContain('Apostas ao vivo')
  })

  test('a selection of a season names the competitor, its league, and its price now', async () => {
    const season = pick('91', { market: 'season.champion', selection: 'ONC', odds: 150 })
    const { slip } = await open([season, pick('11')], {
      [`${paths.seasons}/91`]: () => value(demoSeason('91')),
    })
    await waitFor(() => expect(textOf(slip)).toContain('Onça FCCampeãoLiga Um: temporada 7'))
    // The season and a match of its league depend on each other.
    expect(textOf(slip)).toContain('Seleções da mesma partida')
  })

  test('a built bet has its price asked by its parts', async () => {
    const built = pick('11', {
      market: 'full.built',
      selection: 'full.result=1,full.total:5=over',
      odds: 345,
    })
    const { slip } = await open([built], {
      [`${paths.matches}/11/built`]: () =>
        value({ parts: '', version: 1, state: 'offered', odds: 360 }),
    })
    await waitFor(() => expect(textOf(slip)).toContain('3,45odd subiu3,60'))
    expect(textOf(slip)).toContain('Resultado final: Onça FC · Total de gols: Mais de 2,5')
  })

  test('on a phone a bar opens it as a sheet', async () => {
    await open([pick('11')])
    await press('Cupom, 1 seleção')
    const dialog = await screen.findByRole('dialog', { name: 'Cupom' })
    await within(dialog).findByText('Resultado final')
    await act(async () => within(dialog).getByRole('button', { name: 'Limpar tudo' }).click())
    expect(textOf(dialog)).toContain('Toque nas odds para adicionar seleções aqui.')
    expect(screen.queryByRole('button', { name: /^Cupom/ })).toBeNull()
    await press('Fechar')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
