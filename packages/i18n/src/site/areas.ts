import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../translate.ts'
import { loadSiteCatalog, type MessageKey } from './catalog.ts'

type PlayAreas = {
  game: typeof import('../texts/en/play/game.ts').texts
  jackpot: typeof import('../texts/en/play/jackpot.ts').texts
  lottery: typeof import('../texts/en/play/lottery.ts').texts
  'lottery-desk': typeof import('../texts/en/play/lottery-desk.ts').texts
  'lottery-instant': typeof import('../texts/en/play/lottery-instant.ts').texts
  'lottery-manual': typeof import('../texts/en/play/lottery-manual.ts').texts
  'lottery-results': typeof import('../texts/en/play/lottery-results.ts').texts
  'lottery-tickets': typeof import('../texts/en/play/lottery-tickets.ts').texts
  play: typeof import('../texts/en/play/play.ts').texts
  proofs: typeof import('../texts/en/play/proofs.ts').texts
  returns: typeof import('../texts/en/play/returns.ts').texts
  search: typeof import('../texts/en/play/search.ts').texts
  sports: typeof import('../texts/en/play/sports.ts').texts
  status: typeof import('../texts/en/play/status.ts').texts
}

type LawAreas = {
  'how-i-play': typeof import('../texts/en/site/law/how-i-play.ts').texts
  identity: typeof import('../texts/en/site/law/identity.ts').texts
  limits: typeof import('../texts/en/site/law/limits.ts').texts
  'my-data': typeof import('../texts/en/site/law/my-data.ts').texts
  tax: typeof import('../texts/en/site/law/tax.ts').texts
}

/** The texts loaded with the parts that show them, outside the site's first load. */
type Areas = PlayAreas &
  LawAreas & {
    access: typeof import('../texts/en/site/access.ts').texts
    account: typeof import('../texts/en/site/account.ts').texts
    agent: typeof import('../texts/en/site/agent.ts').texts
    'agent-center': typeof import('../texts/en/site/agent-center.ts').texts
    app: typeof import('../texts/en/site/app.ts').texts
    auth: typeof import('../texts/en/site/auth.ts').texts
    cashier: typeof import('../texts/en/site/cashier.ts').texts
    chat: typeof import('../texts/en/site/chat.ts').texts
    common: typeof import('../texts/en/common.ts').texts
    contracts: typeof import('../texts/en/site/contracts.ts').texts
    feedback: typeof import('../texts/en/site/feedback.ts').texts
    icons: typeof import('../texts/en/site/icons.ts').texts
    inbox: typeof import('../texts/en/site/inbox.ts').texts
    points: typeof import('../texts/en/site/points.ts').texts
    promotions: typeof import('../texts/en/site/promotions.ts').texts
    records: typeof import('../texts/en/site/records.ts').texts
    rewards: typeof import('../texts/en/site/rewards.ts').texts
    security: typeof import('../texts/en/site/security.ts').texts
    support: typeof import('../texts/en/site/support.ts').texts
    transfers: typeof import('../texts/en/site/transfers.ts').texts
    vip: typeof import('../texts/en/site/vip.ts').texts
    withdraw: typeof import('../texts/en/site/withdraw.ts').texts
  }
export type Area = keyof Areas
type CommonKey = keyof typeof import('../texts/en/common.ts').texts
/** Texts available to a component: those of its area, the shared ones, and those of every page. */
export type AreaKey<Of extends Area> = (keyof Areas[Of] & string) | CommonKey | MessageKey
export type AreaCatalog<Of extends Area> = Readonly<Record<AreaKey<Of>, Message>>
type Written<Key extends string> = { readonly texts: Readonly<Record<Key, Message>> }

/** The areas in the folder `play`; the others are in `site`, those about the law in its folder `law`. */
const playAreas: Readonly<Record<keyof PlayAreas, true>> = {
  game: true,
  jackpot: true,
  lottery: true,
  'lottery-desk': true,
  'lottery-instant': true,
  'lottery-manual': true,
  'lottery-results': true,
  'lottery-tickets': true,
  play: true,
  proofs: true,
  returns: true,
  search: true,
  sports: true,
  status: true,
}

const lawAreas: Readonly<Record<keyof LawAreas, true>> = {
  'how-i-play': true,
  identity: true,
  limits: true,
  'my-data': true,
  tax: true,
}

const importCommon = (code: string): Promise<Written<CommonKey>> =>
  import(`../texts/${code}/common.ts`)

const importArea = async (area: Area, code: string): Promise<Written<string>> => {
  if (area === 'common') return importCommon(code)
  if (area in playAreas) return import(`../texts/${code}/play/${area}.ts`)
  return area in lawAreas
    ? import(`../texts/${code}/site/law/${area}.ts`)
    : import(`../texts/${code}/site/${area}.ts`)
}

/** Loads the texts available to a component in one language. */
export const loadArea = async <Of extends Area>(
  area: Of,
  language: LanguageCode,
): Promise<AreaCatalog<Of>> => {
  // `all-texts.ts` does not compile unless every language has the files.
  const code = language.toLowerCase()
  const [own, common, everyPage] = await Promise.all([
    importArea(area, code),
    importCommon(code),
    loadSiteCatalog(language),
  ])
  // `own` has the keys of the area.
  return { ...everyPage, ...common.texts, ...own.texts } as AreaCatalog<Of>
}
