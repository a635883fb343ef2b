import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Boot } from './boot.ts'
import { render } from './entry-server.tsx'
import { demoBoot, demoGame, demoMenu, demoStatus } from '../testing/demo-boot.ts'

beforeEach(() => {
  vi.stubGlobal('__CLIENT_ASSETS__', {
    entry: 'assets/entry.js',
    imports: [],
    css: '.a{color:red}',
    catalogs: { PT: 'assets/pt.js', EN: 'assets/en.js' },
    parts: {
      'src/pages/game-list/game-list-page.tsx': {
        js: ['assets/list.js'],
        css: '.list{gap:1px}',
      },
    },
  })
})

const show = async (url: string, boot: Boot = demoBoot()) => {
  const { status, html } = await render({ url, boot, nonce: 'n0nce' })
  // jsdom would try to fetch its styles.
  const bare = html.replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
  const page = new DOMParser().parseFromString(bare, 'text/html')
  return { status, html, page, text: page.getElementById('root')?.textContent ?? '' }
}

const heading = (page: Document) => page.querySelector('main h1')?.textContent

describe('routes', () => {
  test.each(['/', '/index', '/index.html', '/home', '/login', '/register'])(
    'ROUTE-1, ROUTE-2, ROUTE-3: %s shows home',
    async (url) => {
      const { status, page } = await show(url)
      expect(status).toBe(200)
      expect(heading(page)).toContain('Trevo: slots')
    },
  )

  test.each([
    ['ROUTE-4', '/agent', 'Acesso do agente'],
    ['ROUTE-5', '/agentHome', 'Central do agente'],
    ['ROUTE-7', '/help', 'Ajuda'],
    ['START-10', '/helpmc', 'Ajuda'],
    ['ROUTE-9', '/sports', 'Esportes'],
    ['ROUTE-9', '/esports', 'E-sports'],
    ['ROUTE-9', '/lott', 'Loterias'],
    ['ROUTE-9', '/elott', 'E-Loto'],
    ['ROUTE-9', '/cockfight', 'Arena'],
    ['ROUTE-10', '/live', 'Cassino ao vivo'],
    ['ROUTE-10', '/fish', 'Pescaria'],
    ['ROUTE-10', '/rng', 'Slots'],
    ['ROUTE-10', '/pvp', 'Cartas'],
    ['ROUTE-10', '/bgs', 'Originais'],
    ['ROUTE-10', '/hot', 'Em alta'],
    ['ROUTE-11', '/provider', 'Provedores'],
    ['ROUTE-12', '/favorite', 'Favoritos'],
    ['ROUTE-12', '/recent', 'Jogados recentemente'],
    ['ROUTE-14', '/promotions', 'Promoções'],
    ['ROUTE-15', '/pointMall', 'Loja de pontos'],
  ])('%s: %s shows %s', async (_, url, title) => {
    const { status, page } = await show(url)
    expect(status).toBe(200)
    expect(heading(page)).toBe(title)
  })

  test('an unknown path shows an error with a link home', async () => {
    const { status, page } = await show('/nada')
    expect(status).toBe(404)
    expect(heading(page)).toBe('Esta página não existe')
    expect(page.querySelector('main a')?.getAttribute('href')).toBe('/')
  })

  test('ROUTE-13, ROUTE-19: a guarded route renders nothing before a token is known', async () => {
    const { page } = await show('/lottery')
    expect(page.querySelector('main')?.textContent).toBe('')
  })

  test.each(['/agent', '/agentHome'])(
    'ROUTE-17: %s has no side menu, header or footer',
    async (url) => {
      expect((await show(url)).page.querySelector('aside, header, footer')).toBeNull()
    },
  )

  const inTheLayout = `/ /login /member /help /sports /esports /cockfight /lott /elott /live /fish
    /rng /pvp /bgs /hot /provider /favorite /recent /promotions /pointMall /nada`
  test.each(inTheLayout.split(/\s+/))(
    'ROUTE-18: %s has side menu, header, content and footer',
    async (url) => {
      const { page } = await show(url)
      for (const part of ['aside', 'header', 'main', 'footer']) {
        expect(page.querySelector(part), part).not.toBeNull()
      }
    },
  )

  test.each(['/seamless', '/lottery', '/vnlottery', '/SEALOTTERY', '/lottert'])(
    'ROUTE-23: %s hides the side menu',
    async (url) => expect((await show(url)).page.querySelector('aside')).toBeNull(),
  )
})

describe('the three views', () => {
  test('START-2: maintenance shows title, text and customer service, and nothing of the site', async () => {
    const { status, page, text } = await show(
      '/',
      demoBoot({ status: demoStatus({ maintenance: true }) }),
    )
    expect(status).toBe(503)
    expect(heading(page)).toBe('Estamos em manutenção')
    expect(text).toContain('Seu saldo está seguro')
    expect(page.querySelector('main a')?.getAttribute('href')).toBe('https://cs.example/')
    expect(page.querySelector('aside, header, footer, nav')).toBeNull()
  })

  test('START-3: maintenance takes precedence over the region', async () => {
    const both = demoStatus({ maintenance: true, regionRestriction: true })
    expect(heading((await show('/', demoBoot({ status: both }))).page)).toBe(
      'Estamos em manutenção',
    )
  })

  test('START-4: the restricted page shows the address and customer service', async () => {
    const status = demoStatus({ regionRestriction: true })
    const shown = await show('/', demoBoot({ status }))
    expect(shown.status).toBe(403)
    expect(shown.text).toContain('203.0.113.7')
    expect(shown.page.querySelector('main a')?.getAttribute('href')).toBe('https://cs.example/')
  })
})

describe('the texts of the closed views', () => {
  test('ERR-16: shows the brand’s own message and the expected end', async () => {
    const maintenanceNotice = {
      title: 'Troca de servidores',
      text: 'Voltamos depois do almoço.',
      endsAt: '2026-11-21T16:30:00.000Z',
    }
    const status = demoStatus({ maintenance: true, maintenanceNotice })
    const { page, text } = await show('/', demoBoot({ status }))
    expect(heading(page)).toBe('Troca de servidores')
    expect(text).toContain('Voltamos depois do almoço.')
    // The server does not know the visitor's time zone.
    expect(text).toContain('Previsão de volta: …')
  })

  test.each([
    ['PT', 'Este endereço não é nosso', 'atendimento'],
    ['EN', 'This is not our website', 'customer service'],
  ] as const)(
    'ERR-14: in %s a foreign address leads to customer service and shows nothing of the site',
    async (language, title, service) => {
      const status = demoStatus({ domainValid: false })
      const shown = await show('/', demoBoot({ status, language }))
      expect(shown.status).toBe(403)
      expect(heading(shown.page)).toBe(title)
      expect(shown.text).toContain(service)
      expect(shown.page.querySelector('main a')?.getAttribute('href')).toBe('https://cs.example/')
      expect(shown.page.querySelector('aside, header, footer, nav')).toBeNull()
    },
  )

  test.each([
    ['/chat', 'a[href="/chat"]'],
    ['enc:AAAA', 'button'],
  ])('MODEL-19: a closed site offers customer service at %s', async (path, found) => {
    const customerService = [{ csPosition: 'CLOSED', csType: 'CHAT', title: 'Chat', path }]
    const status = demoStatus({ maintenance: true, info: { customerService } })
    const { page } = await show('/', demoBoot({ status }))
    expect(page.querySelector(`main ${found}`)?.textContent).toContain('atendimento')
  })

  test('MODEL-19: each customer service entry is shown in its own position', async () => {
    const customerService = ['MENU', 'FOOTER', 'HELP'].map((csPosition) => ({
      csPosition,
      csType: 'LINK',
      title: `Entry ${csPosition}`,
      path: `https://cs.example/${csPosition}`,
    }))
    const status = demoStatus({ info: { customerService } })
    const { page } = await show('/help', demoBoot({ status, help: [] }))
    const entriesIn = (part: string) =>
      [...page.querySelectorAll(`${part} a[href^="https://cs.example/"]`)].map(
        ({ textContent }) => textContent,
      )
    expect(['aside', 'footer', 'main'].map(entriesIn)).toEqual([
      ['Entry MENU'],
      ['Entry FOOTER'],
      ['Entry HELP'],
    ])
    const closed = await show(
      '/',
      demoBoot({ status: demoStatus({ maintenance: true, info: { customerService } }) }),
    )
    expect(closed.page.querySelector('main a')).toBeNull()
  })

  test('a brand without customer service shows no dead button', async () => {
    const status = demoStatus({ maintenance: true, info: { customerService: [] } })
    expect((await show('/', demoBoot({ status }))).page.querySelector('main a')).toBeNull()
  })
})

describe('the document', () => {
  test('is in the language of the boot data, and names that language’s texts to the starter', async () => {
    const { page, html } = await show('/', demoBoot({ language: 'EN' }))
    expect(page.documentElement.lang).toBe('en-US')
    expect(page.querySelector('footer')?.textContent).toContain('Terms and conditions')
    expect(html).toContain('"assets/en.js"')
    expect(html).not.toContain('assets/pt.js')
  })

  test('has one title and a description in its head', async () => {
    const { page } = await show('/rng')
    expect(page.head.querySelectorAll('title')).toHaveLength(1)
    expect(page.title).toBe('Slots · Trevo')
    expect(page.head.querySelector('meta[name="description"]')).not.toBeNull()
    expect(page.body.querySelector('title')).toBeNull()
  })

  test('boot data cannot end its script', async () => {
    const game = demoGame(1, { gameName: '</script><script>alert(1)</script>' })
    const { html, page } = await show('/', demoBoot({ hot: { list: [game] } }))
    expect(html).not.toContain('<script>alert(1)')
    const boot = JSON.parse(page.getElementById('boot')?.textContent ?? '{}') as Boot // written by render
    expect(boot.hot?.list[0]?.gameName).toBe(game.gameName)
  })

  test('carries the styles of the page’s own part and names its script to the starter', async () => {
    const { html } = await show('/rng')
    expect(html).toContain('<style>.a{color:red}.list{gap:1px}</style>')
    expect(html).toContain('["assets/pt.js","assets/list.js"]')
  })
})

describe('low-data mode', () => {
  const lists = {
    hot: { list: Array.from({ length: 8 }, (_, index) => demoGame(index + 1)) },
    rows: { BGS: { games: [demoGame(9)], totalPages: 1, totalCount: 1 } },
  }
  const scripts = (page: Document) =>
    [...page.querySelectorAll('script:not([type])')].map((script) => script.textContent).join('')

  test('marks the document and says it in a bar; outside of it there is neither', async () => {
    const low = await show('/', demoBoot({ isLowData: true }))
    expect(low.page.documentElement.dataset['lowData']).toBe('on')
    expect(low.text).toContain('Economia de dados ligada')
    const full = await show('/')
    expect(full.page.documentElement.dataset['lowData']).toBeUndefined()
    expect(full.text).not.toContain('Economia de dados ligada')
  })

  test.each(['PT', 'EN'] as const)(
    'in %s every picture of home waits, and no font, icon or manifest is named',
    async (language) => {
      const { page } = await show('/', demoBoot({ ...lists, language, isLowData: true }))
      const pictures = [...page.querySelectorAll('img')]
      expect(pictures.length).toBeGreaterThan(8)
      expect(pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy')).toEqual([])
      expect(page.querySelector('link[rel="preload"], link[rel="manifest"]')).toBeNull()
      expect(page.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('data:,')
    },
  )

  test('home has its links, games by name and the other categories by title', async () => {
    const menus = [demoMenu('BGS'), demoMenu('LIVE')]
    const { page } = await show('/', demoBoot({ ...lists, menus, isLowData: true }))
    const rows = [...page.querySelectorAll('main section')].map((row) => [
      row.querySelector('h2')?.textContent,
      row.querySelectorAll('li').length,
      row.querySelector('a')?.getAttribute('href'),
    ])
    expect(rows).toContainEqual(['Originais', 1, '/bgs'])
    expect(rows).toContainEqual(['Ao vivo', 0, '/live'])
    expect(page.querySelector('a[href^="/seamless"]')?.textContent).toContain('Jogo 1')
  })

  test('a list has a button that brings its filters, and the program with them', async () => {
    const filters = ({ page }: { page: Document }) =>
      [...page.querySelectorAll('main button')].filter((one) => one.textContent === 'Filtros')
    expect(filters(await show('/rng', demoBoot({ isLowData: true })))).toHaveLength(1)
    expect(filters(await show('/rng'))).toHaveLength(0)
  })

  test.each([
    ['home waits for a press', '/', lists, true],
    ['a page that needs its program loads it at once', '/sports', {}, false],
  ])('%s', async (_, url, change, waits) => {
    // What only home has, and a page without lists has not.
    const { banners: _home, ...boot } = demoBoot({ ...change, isLowData: true })
    const { page } = await show(url, boot)
    expect(scripts(page).includes('button:not([data-sets-data])')).toBe(waits)
  })
})

describe('home', () => {
  test('HOME-1: shows the banners of w_home and no others', async () => {
    const banner = (groupName: string, title: string) => ({
      groupName,
      title,
      url: '',
      linkage: '/promotions',
      linkageType: 'URL' as const,
      text: '',
      action: '',
      hue: 40,
      symbols: ['tiger-face', 'coin', 'gem-stone'],
      nodeId: null,
    })
    const banners = [banner('w_home', 'Missão da semana'), banner('w_login', 'Só no login')]
    const { text } = await show(
      '/',
      demoBoot({
        banners: { banners, player: [], popup: [], promotion: [], headline: [], exclusion: null },
      }),
    )
    expect(text).toContain('Missão da semana')
    expect(text).not.toContain('Só no login')
  })

  test('HOME-10: of 13 games or providers each row shows 12', async () => {
    const list = Array.from({ length: 13 }, (_, index) => demoGame(index + 1))
    const cards = list.map(({ nodeId }) => ({
      vassalage: `V${nodeId}`,
      gameType: 'BGS',
      displayName: `Vendor ${nodeId}`,
      lagerIcon: '',
      isGame: 'GAME' as const,
      nodeId,
      gameCount: 4,
    }))
    const games = { games: list, totalPages: 2, totalCount: 13 }
    const boot = demoBoot({
      menus: [demoMenu('BGS')],
      hot: { list },
      rows: { BGS: games },
      vendors: { data: { lanes: [{ title: 'BGS', gameClassify: '', cards }] } },
    })
    const { page } = await show('/', boot)
    const shown = [...page.querySelectorAll('main section')].map((row) => [
      row.querySelector('h2')?.textContent,
      row.querySelectorAll('li').length,
    ])
    expect(shown.slice(-3)).toEqual([
      ['Em alta', 12],
      ['Originais', 12],
      ['Provedores', 12],
    ])
  })

  test('space is reserved until the pools load; without pools there is none', async () => {
    const places = async (poolCount: number) =>
      (await show('/', demoBoot({ poolCount }))).page.querySelectorAll('[style*="--pools:3"]')
        .length
    expect(await places(3)).toBe(1)
    expect(await places(0)).toBe(0)
  })

  test('HOME-7: hot first, then the category, then the providers', async () => {
    const boot = demoBoot({
      menus: [demoMenu('BGS'), demoMenu('RNG')],
      hot: { list: [demoGame(1, { isHot: 1 })] },
      rows: { BGS: { games: [demoGame(2)], totalPages: 1, totalCount: 1 } },
      vendors: {
        data: {
          lanes: [
            {
              title: 'BGS',
              gameClassify: '',
              cards: [
                {
                  vassalage: 'BGS',
                  gameType: 'BGS',
                  displayName: 'Originais',
                  lagerIcon: '',
                  isGame: 'GAME',
                  nodeId: 1,
                  gameCount: 4,
                },
              ],
            },
          ],
        },
      },
    })
    const { page } = await show('/', boot)
    const rows = [...page.querySelectorAll('main section h2')].map((title) => title.textContent)
    expect(rows.slice(-3)).toEqual(['Em alta', 'Originais', 'Provedores'])
  })

  test('CARD-2: hot games have the badge', async () => {
    const list = [demoGame(1, { isHot: 1 }), demoGame(2, { isHot: 0 })]
    const { page } = await show('/', demoBoot({ hot: { list } }))
    const [hot, cold] = [...page.querySelectorAll('main article')]
    expect(hot?.textContent).toContain('Em alta')
    expect(cold?.textContent).not.toContain('Em alta')
  })

  test('HEADER-1: a visitor sees login and register and no balance', async () => {
    const { page } = await show('/')
    const header = page.querySelector('header')?.textContent ?? ''
    expect(header).toContain('Entrar')
    expect(header).toContain('Criar conta')
    expect(header).not.toContain('Saldo')
  })

  test('SIDE-1, SIDE-3: the menu is open and lists promotions, service and the languages', async () => {
    const { page } = await show('/')
    const side = page.querySelector('aside')
    expect(side?.querySelector('[aria-expanded]')?.getAttribute('aria-expanded')).toBe('true')
    for (const entry of ['Promoções', 'Atendimento 24h', 'Português', 'English', 'Baixe o app']) {
      expect(side?.textContent).toContain(entry)
    }
  })

  test('FOOTER-1, FOOTER-2, FOOTER-3: lists, social links and the year of the brand', async () => {
    const { page } = await show('/')
    const footer = page.querySelector('footer')
    for (const entry of ['Produtos', 'Central de ajuda', 'Contato', 'Enviar opinião', '© 2023']) {
      expect(footer?.textContent).toContain(entry)
    }
    expect(footer?.querySelector('a[href="https://social.example/ig"]')?.textContent).toBe(
      'Instagram',
    )
  })
})
