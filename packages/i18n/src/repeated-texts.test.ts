import { expect, test } from 'vitest'
import * as english from './texts/en/index.ts'
import * as portuguese from './texts/pt/index.ts'
import type { Message } from './translate.ts'

type Catalogs = Readonly<Record<string, Readonly<Record<string, Message>>>>

/** Catalogues used only by the server: their sentences are only compared with each other. */
const ofServer = new Set(['files', 'refusals', 'done', 'messages'])

/** Catalogues that every page of the back office has; each of its areas adds its own. */
const ofEveryOfficePage = ['officeShell', 'officeParts', 'officeFacts']
const isOffice = (area: string): boolean => area.startsWith('office')

/** Catalogues that one page has loaded together, in which a sentence has one key. */
const groupsOf = (all: Catalogs): readonly (readonly string[])[] => {
  const areas = Object.keys(all)
  return [
    areas.filter((area) => !ofServer.has(area) && !isOffice(area)),
    ...areas.filter((area) => ofServer.has(area)).map((area) => [area]),
    ...areas.filter(isOffice).map((area) => [...new Set([...ofEveryOfficePage, area])]),
  ]
}

/** The words of reasons, by kind or code; the back office has the same. */
const ofReasons = [
  'standing.article.',
  'standing.because.',
  'standing.do.',
  'standing.figure.',
  'standing.holds.',
  'standing.limitKind.',
  'standing.open.',
  'standing.reason.',
  'standing.send.',
  'standing.way.',
  'cashier.reason.',
]

/**
 * Prefixes of keys that end in a code: of a page, product, state, type and the like. The code selects
 * the sentence, so two codes may have the same one.
 */
const codes: Readonly<Record<string, readonly string[]>> = {
  account: ['member.'],
  agentCenter: [
    'page.',
    'short.',
    'group.',
    'type.',
    'income.',
    'link.status.',
    'statement.status.',
  ],
  auth: ['field.'],
  cashier: ['cashier.state.', 'cashier.payment.'],
  common: ['field.', 'social.', 'period.', 'product.'],
  contracts: ['type.', 'status.', 'history.'],
  feedback: ['feedback.captcha'],
  files: ['files.column.', 'files.contract.'],
  game: [
    'game.class.',
    'game.show.',
    'game.sort.',
    'game.sitAndGo.',
    'game.MEGAWAYS',
    'game.JACKPOT',
    'game.FEATURE_BUY',
  ],
  inbox: ['inbox.open.'],
  jackpot: ['jackpot.checking'],
  lottery: [
    'lottery.group.',
    'lottery.mode.',
    'lottery.row.',
    'lottery.compare.',
    'lottery.animal.',
    'lottery.poker.',
    'lottery.special.',
    'lottery.baccarat.',
    'lottery.picture.',
  ],
  lotteryDesk: ['desk.quick.', 'desk.menu.', 'desk.status.'],
  lotteryResults: [
    'lotteryResults.digit',
    'lotteryResults.number',
    'lotteryResults.gap',
    'lotteryResults.trend',
    'lotteryResults.results',
  ],
  lotteryTickets: [
    'lotteryTickets.status.',
    'lotteryTickets.kind.',
    'lotteryTickets.copied',
    'lotteryTickets.result',
  ],
  messages: [''],
  officeApprovals: ['approvals.kind.'],
  officeAudit: ['audit.column.', 'act.'],
  officeCatalogue: ['catalogue.tab.'],
  officeFacts: ['fact.'],
  officeLedger: ['ledger.kind.'],
  officeMembers: ['members.', ...ofReasons],
  officeAgents: [
    'agents.part.',
    'agents.type.',
    'agents.status.',
    'agents.action.',
    'agents.column.',
    'agents.product.',
    'agents.dispute.',
    'agents.link.',
    'agents.paid.',
  ],
  officeTrading: [
    'trading.part.',
    'trading.column.',
    'trading.state.',
    'trading.status.',
    'trading.event.',
    'trading.bet.',
    'trading.leg.',
    'trading.paid.',
    'trading.limitsOf.',
    'trading.pick.',
    'trading.key.',
  ],
  officeParts: ['word.', 'finding.'],
  officePromotions: [
    'promotions.state.',
    'promotions.event.',
    'promotions.entryEvent.',
    'promotions.tab.',
  ],
  myData: ['myData.name.'],
  officeTax: ['tax.nature.'],
  officeReports: ['column.', 'game.', 'report.sum.', 'figures.', 'report.against.'],
  points: ['points.type.', 'points.kind.', 'points.status.'],
  promotions: [
    'promo.category.',
    'promo.product.',
    'promo.status.',
    'promo.c.',
    'promo.t.',
    'promo.e.',
  ],
  records: ['records.type.', 'records.product.', 'records.status.'],
  refusals: [''],
  rewards: [
    'rewards.kind.',
    'rewards.state.',
    'rewards.none.',
    'rewards.period.',
    'rewards.U',
    'rewards.checking',
  ],
  security: ['kind.', 'exclusion.term.', 'field.', ...ofReasons],
  site: ['nav.'],
  sports: ['sports.status.', 'sports.table'],
  transfers: ['transfers.status.'],
  withdraw: [
    'withdraw.status.',
    'withdraw.key.',
    'withdraw.add.key.',
    'withdraw.about.',
    'withdraw.peer.outcome.',
  ],
}

/** Sentences that are equal by coincidence: each key and why it is separate. */
const byChance: Readonly<Record<string, string>> = {
  'lotteryDesk desk.results': 'the results of draws; in the search, what was found',
  'lotteryResults lotteryResults.place': 'where a ball is in the draw; in the rewards, a rank',
  'points points.pointsRow': 'points to spend; in the rewards, the score of a ranking',
  'promotions bonus.unnamed': 'the name of a bonus without one; elsewhere the label of its amount',
  'promotions promo.code': 'a promotion’s code; in the security pages, a one-time code',
  'security standing.why.do':
    'what somebody can do about a restriction; in one’s own data, what one can ask for',
  'proofs proofs.result': 'what a check found; in reports, money won or lost',
}

/** A sentence without its full stop, which running text has and a label lacks. */
const plain = (message: Message): string =>
  JSON.stringify(message).replaceAll(/[.!…:,?;]+(?=")/g, '')

const isCode = (area: string, key: string): boolean =>
  (codes[area] ?? []).some((start) => key.startsWith(start)) || `${area} ${key}` in byChance

const repeatsIn = (areas: readonly string[], en: Catalogs, pt: Catalogs): readonly string[] => {
  const keys = new Map<string, string[]>()
  for (const area of areas) {
    for (const [key, message] of Object.entries(en[area] ?? {})) {
      if (isCode(area, key)) continue
      const sentence = `${plain(message)} ${plain(pt[area]?.[key] ?? '')}`
      keys.set(sentence, [...(keys.get(sentence) ?? []), `${area} ${key}`])
    }
  }
  return [...keys.values()].filter((found) => found.length > 1).map((found) => found.join(' = '))
}

const repeatsOf = (en: Catalogs, pt: Catalogs): readonly string[] => [
  ...new Set(groupsOf(en).flatMap((areas) => repeatsIn(areas, en, pt))),
]

test('a sentence has one key: one shared by areas of the site is in `common`, by areas of the back office in `parts`', () => {
  expect(repeatsOf(english, portuguese)).toEqual([])
})

test('the lists name existing texts', () => {
  const areas: Catalogs = english
  const named = Object.entries(codes).flatMap(([area, starts]) =>
    starts.map((start) => [area, start] as const),
  )
  const hasStart = ([area, start]: readonly [string, string]): boolean =>
    Object.keys(areas[area] ?? {}).some((key) => key.startsWith(start))
  expect(named.filter((one) => !hasStart(one))).toEqual([])
  const keys = Object.entries(areas).flatMap(([area, texts]) =>
    Object.keys(texts).map((key) => `${area} ${key}`),
  )
  expect(Object.keys(byChance).filter((one) => !keys.includes(one))).toEqual([])
})

test('no area has a key of `common` or of every page', () => {
  const { site, common, ...areas }: Catalogs = english
  const shared = new Set([...Object.keys(site ?? {}), ...Object.keys(common ?? {})])
  const twice = Object.entries(areas).flatMap(([area, texts]) =>
    Object.keys(texts).flatMap((key) =>
      shared.has(key) && !ofServer.has(area) ? [`${area} ${key}`] : [],
    ),
  )
  expect(twice).toEqual([])
})

test('a repeated sentence is found', () => {
  const en: Catalogs = { chat: { one: 'Send' }, inbox: { two: 'Send.' }, vip: { three: 'Send' } }
  const pt: Catalogs = {
    chat: { one: 'Enviar' },
    inbox: { two: 'Enviar' },
    vip: { three: 'Envio' },
  }
  expect(repeatsOf(en, pt)).toEqual(['chat one = inbox two'])
})

test('an area of the back office repeats nothing that each of its pages has', () => {
  const en: Catalogs = {
    officeParts: { shared: 'State' },
    officeDesk: { own: 'State', close: 'Close' },
    officeRisk: { close: 'Close' },
    chat: { state: 'State' },
  }
  expect(repeatsOf(en, en)).toEqual(['officeParts shared = officeDesk own'])
})
