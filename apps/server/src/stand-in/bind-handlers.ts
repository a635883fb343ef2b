import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import * as mine from '@trevo/contract/wps/games/account-games.ts'
import { getGameDetail } from '@trevo/contract/wps/games/game-detail.ts'
import * as games from '@trevo/contract/wps/games.ts'
import { getHelpCenter } from '@trevo/contract/wps/help.ts'
import { listJackpots } from '@trevo/contract/wps/jackpots.ts'
import * as member from '@trevo/contract/wps/member.ts'
import * as session from '@trevo/contract/wps/session.ts'
import * as vendors from '@trevo/contract/wps/games/vendors.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import * as catalogue from '../modules/catalogue/index.ts'
import { composeAnnouncements, helpLanguage, helpTopicIn } from '../modules/messaging/index.ts'
import { bindSettingsRoutes, type Settings } from '../modules/settings/index.ts'
import type { Route } from '../platform/http/bind-route.ts'
import type { Brand } from '../platform/http/brand.ts'
import { exampleJackpots } from './example-jackpots.ts'
import { infoOf, people, personOf, type Person } from './people.ts'
import type { World } from './world.ts'

type Announced = {
  readonly types?: readonly string[] | undefined
  readonly execution?: 'A' | 'B' | 'F' | undefined
}

/** The brand's announcements, before or after the login. */
export const announcementsOf = (
  world: World,
  brand: Brand,
  language: Language,
  { types, execution }: Announced,
) => {
  const { banners, announcements } = world.state().messages
  const isAsked = (type: string) => types === undefined || types.includes(type)
  const isFor = (row: { readonly execution: string }) =>
    execution === undefined || row.execution === execution || row.execution === 'F'
  const shown = banners.filter((row) => row.enabled && isFor(row) && isAsked('B'))
  return composeAnnouncements(
    {
      banners: shown.toSorted((a, b) => a.sort_order - b.sort_order),
      inForce: announcements.filter((row) => isFor(row) && isAsked(row.kind)).toReversed(),
    },
    { language, brandLanguage: brand.defaultLanguage },
    null,
  )
}

export const helpOf = (world: World, brand: Brand, language: Language) =>
  world.state().messages.topics.map((row) => helpTopicIn(row, language, brand.defaultLanguage))

const bindCatalogue = (route: Route, world: World): void => {
  const { lobby } = world
  route(games.getGameMenus, () => catalogue.getGameMenus(lobby()))
  route(games.listHotGames, ({ language }) => catalogue.listHotGames(lobby(), language))
  route(games.listGames, ({ query, language }) =>
    catalogue.listGames(lobby(), query, query.language ?? language),
  )
  route(games.listNewGameVendors, () => catalogue.listNewGameVendors(lobby()))
  route(vendors.listGameVendors, () => catalogue.listGameVendors(lobby()))
  route(vendors.getVassGameType, () => catalogue.getVassGameType(lobby()))
  route(getGameDetail, ({ query, language }) => {
    const game = lobby().byNode.get(query.nodeId)
    if (!game) throw new Refusal('game.unknown')
    const sheet = world.sheetOf(query.nodeId)
    return catalogue.describeGame({ lobby: lobby(), game, sheet, bigWins: [] }, language)
  })
  route(games.listWinners, () => ({ list: [] }))
  route(listJackpots, ({ language }) => exampleJackpots(lobby(), language))
}

const bindAccountGames = (route: Route, world: World): void => {
  const favouritesOf = (memberId: bigint) => world.state().favourites.get(memberId) ?? []
  const keep = (memberId: bigint, nodeIds: number[]) =>
    world.state().favourites.set(memberId, nodeIds)
  route(mine.listFavouriteIds, ({ actor }) => favouritesOf(actor.memberId).map(String))
  route(mine.listFavouriteGames, ({ actor, query, language }) => {
    const found = favouritesOf(actor.memberId)
      .toReversed()
      .flatMap((nodeId) => world.lobby().byNode.get(nodeId) ?? [])
    const from = (query.pageNo - 1) * query.pageSize
    return {
      content: found
        .slice(from, from + query.pageSize)
        .map((game) => catalogue.gameIn(game, language)),
      pageNum: query.pageNo,
      totalPages: Math.ceil(found.length / query.pageSize),
    }
  })
  route(mine.listRecentGames, ({ actor, query, language }) => {
    const from = (query.page - 1) * query.pageSize
    return (world.state().recent.get(actor.memberId) ?? [])
      .slice(from, from + query.pageSize)
      .flatMap((nodeId) => world.lobby().byNode.get(nodeId) ?? [])
      .map((game) => catalogue.gameIn(game, language))
  })
  route(mine.addFavouriteGame, ({ actor, body }) => {
    if (!world.lobby().byNode.has(body.nodeId)) throw new Refusal('game.unknown')
    const others = favouritesOf(actor.memberId).filter((nodeId) => nodeId !== body.nodeId)
    keep(actor.memberId, [...others, body.nodeId])
    return null
  })
  route(mine.removeFavouriteGame, ({ actor, body }) => {
    keep(
      actor.memberId,
      favouritesOf(actor.memberId).filter((nodeId) => nodeId !== body.nodeId),
    )
    return null
  })
}

const loginValueOf = (person: Person, token: string) => ({
  token,
  id: String(person.memberId),
  userName: person.username,
  customerType: person.type,
  firstTimeLogin: false,
  passwordExpired: false,
})

const bindSession = (route: Route, world: World): void => {
  route(session.login, ({ body }) => {
    if (body.type !== 'username') throw new Refusal('code.wrong')
    const found = Object.entries<Person>(people).find(
      ([, { username, password }]) => username === body.username && password === body.password,
    )
    if (!found) throw new Refusal('login.failed')
    const [name, person] = found
    if (body.site === 'agent' && person.kind !== 'agent') throw new Refusal('error_not_agent')
    return loginValueOf(person, world.enter(name as keyof typeof people)) // a key of people
  })
  route(session.loginFreePlay, () => loginValueOf(people.trial, world.enter('trial')))
  route(session.logout, ({ actor }) => {
    world.state().sessions.delete(actor.sessionId)
    return null
  })
  route(session.getHumanChallenge, async () => ({
    ...(await createChallenge({
      hmacSignatureSecret: 'stand-in',
      hmacKeySignatureSecret: 'stand-in',
      deriveKey,
      algorithm: 'SHA-256',
      cost: 1,
      counter: 10,
      expiresAt: new Date(Date.now() + 600_000),
    })),
  }))
}

const bindMember = (route: Route, world: World, settings: Settings): void => {
  route(member.getMemberInfo, ({ actor, brand }) => {
    const info = infoOf(personOf(actor))
    const hasLevels = !settings.brand(brand.id).disabledModules.has('VIP')
    return hasLevels ? info : { ...info, clubLabel: null }
  })
  route(member.setMemberLanguage, ({ actor, body }) => {
    if (actor.kind !== 'guest') world.state().languages.set(actor.memberId, body.language)
    return null
  })
  route(member.getBalance, ({ actor, brand }) => {
    const { balance } = personOf(actor)
    const { currency, currency_symbol: currencySymbol } = settings.brand(brand.id).row
    const account = { accountTypeId: 1, accountName: 'Principal', accountId: '1' }
    return {
      sumBalance: balance,
      currency,
      currencySymbol,
      balance: [{ ...account, availBalance: balance }],
      seq: '1',
    }
  })
}

/** The endpoints that answer from the world; all others answer the example of their schema. */
export const bindHandlers = (route: Route, world: World, settings: Settings): void => {
  bindSettingsRoutes(route, settings)
  bindCatalogue(route, world)
  bindAccountGames(route, world)
  bindSession(route, world)
  bindMember(route, world, settings)
  route(games.listAnnouncements, ({ brand, language, query }) =>
    announcementsOf(world, brand, language, query),
  )
  route(getHelpCenter, ({ brand, language, query }) =>
    helpOf(world, brand, helpLanguage(query.lang, language)),
  )
}
