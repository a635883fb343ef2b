import type { Game, GameMenuEntry } from '@trevo/contract/wps/games.ts'
import type { SystemStatus } from '@trevo/contract/wps/system.ts'
import type { Boot } from '../app/boot.ts'

/** A status answer of an open brand; each test changes what it needs. */
export const demoStatus = (
  change: Partial<Omit<SystemStatus, 'info' | 'answeredAt'>> & {
    readonly info?: Partial<SystemStatus['info']>
  } = {},
): SystemStatus => ({
  location: change.location ?? { ip: '203.0.113.7', country: 'BR' },
  maintenance: change.maintenance ?? false,
  maintenanceNotice: change.maintenanceNotice ?? null,
  regionRestriction: change.regionRestriction ?? false,
  domainValid: change.domainValid ?? true,
  answeredAt: '2026-11-21T12:00:00.000Z',
  info: {
    customerService: [
      { csPosition: 'ALL', csType: 'CHAT', title: 'Atendimento 24h', path: 'https://cs.example/' },
    ],
    domainRoute: [],
    resources: [
      { resourceType: 'INSTAGRAM', url: 'https://social.example/ig', labelNameEn: 'Instagram' },
    ],
    whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [] },
    register: {} as SystemStatus['info']['register'], // the rules do not matter to these tests
    mainDomain: 'trevo.example',
    analytics: { gtagId: null },
    imageCDNs: [],
    launchGameCDNs: [],
    phoneAuth: null,
    encryption: { keys: [] },
    brand: {
      merchant: 'trevo',
      name: 'Trevo',
      languages: ['PT', 'EN'],
      defaultLanguage: 'PT',
      timeZone: 'America/Sao_Paulo',
      currency: 'BRL',
      currencySymbol: 'R$',
      copyrightYear: 2023,
      ageMessage: 18,
      showCaptcha: false,
      jurisdiction: 'open',
      asksBirthDate: false,
      asksLimits: false,
      asksIdentity: false,
      notices: null,
      agentTypes: [1, 2, 41, 42],
      trialTypes: [4],
      demo: true,
      demoPlay: true,
    },
    ...change.info,
  },
})

export const demoGame = (nodeId: number, change: Partial<Game> = {}): Game => ({
  nodeId,
  gameType: 'RNG',
  vassalage: 'TRV',
  gameCategory: 'RNG',
  vendorCode: 'TRV',
  displayName: 'Trevo Studio',
  gameName: `Jogo ${nodeId}`,
  gameCode: `jogo-${nodeId}`,
  gameClassify: '',
  iconUrl: '',
  isHot: 0,
  isNew: 0,
  isGame: 'GAME',
  lagerIcon: '',
  hue: 150,
  rtpBp: 9600,
  volatility: 'medium',
  maintenance: false,
  ...change,
})

export const demoMenu = (
  gameCategory: string,
  vendors: GameMenuEntry['vendors'] = [{ vassalage: 'V', displayName: 'Vendor', gameCount: 3 }],
): GameMenuEntry => ({ gameCategory, gameType: gameCategory, gameClassify: '', icon: '', vendors })

export const demoBoot = (change: Partial<Boot> = {}): Boot => ({
  language: 'PT',
  status: demoStatus(),
  menus: [demoMenu('BGS'), demoMenu('RNG')],
  hot: { list: [] },
  banners: { banners: [], player: [], popup: [], promotion: [], headline: [], exclusion: null },
  winners: { list: [] },
  vendors: { data: { lanes: [] } },
  ...change,
})
