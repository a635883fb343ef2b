import { cardGames } from '@trevo/titles/card-games/find-card-game.ts'
import { declaredRtpBp } from '@trevo/titles/declared-return.ts'
import { getLobbyFigures } from '@trevo/titles/published.ts'
import { readDrawings } from '@trevo/titles/read-drawings.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import type { CatalogueRows, GameRow, VendorRow } from '../domain/catalogue-rows.ts'
import type { SheetRow } from '../repository/sheets.ts'
import { cardSheetOf, cardVendor } from './seed-card-games.ts'
import { integration, studios, volatilityOf } from './seed-demo-catalogue.ts'
import { featuresOf, sheetOf } from './seed-demo-sheets.ts'
import * as lotteries from '../domain/lottery-vendors.ts'
import type { LotteryListing } from './seed-lottery-games.ts'
import * as sports from './seed-sports-vendors.ts'

type Rows = CatalogueRows & { readonly sheets: ReadonlyMap<number, SheetRow> }

const vendorRows = (): VendorRow[] => {
  const listed = [
    ...studios.map((vendor, order) => ({ ...vendor, integration, order, opens: 'VASSALAGE' })),
    { ...cardVendor, gameType: 'PVP', category: 'PVP', integration, order: 3, opens: 'VASSALAGE' },
    ...lotteries.lotteryVendors.map((vendor, index) => ({
      ...vendor,
      category: vendor.gameType,
      integration: 'lottery',
      order: lotteries.firstVendorOrder + 1 + index,
      opens: 'VASSALAGE',
    })),
    ...sports.sportsVendors.map(({ code, name, category }, index) => ({
      code,
      name,
      gameType: 'SPORTS',
      category,
      integration: 'sportsbook',
      order: sports.firstVendorOrder + 1 + index,
      opens: 'GAME',
    })),
  ] as const
  return listed.map(({ code, name, gameType, category, order, ...vendor }, index) => ({
    id: index + 1,
    code,
    name,
    game_type: gameType,
    category,
    integration: vendor.integration,
    opens: vendor.opens === 'GAME' ? 'GAME' : 'VASSALAGE',
    enabled: true,
    maintenance: false,
    sort_order: order,
  }))
}

type Listed = Pick<GameRow, 'node_id' | 'game_code' | 'names' | 'sort_order'> & Partial<GameRow>

/** A game of this vendor with the columns' defaults. */
export const gameRow = (vendor: VendorRow, game: Listed): GameRow => ({
  vendor_id: vendor.id,
  game_type: vendor.game_type,
  category: vendor.category,
  classify: '',
  hue: '150',
  symbols: [],
  lottery_type: null,
  art: null,
  features: [],
  is_hot: false,
  is_new: false,
  enabled: true,
  maintenance: false,
  rtp_bp: null,
  volatility: null,
  released_on: null,
  listed_at: new Date(0),
  platforms: ['html5-desktop', 'html5-mobile'],
  retired_at: null,
  ...game,
})

const uncertified = {
  hit_rate_bp: null,
  certificate_laboratory: null,
  certificate_number: null,
  certified_on: null,
  certificate_url: null,
}

type VendorOf = (code: string) => VendorRow

const titleRows = (vendorOf: VendorOf): Promise<GameRow[]> =>
  Promise.all(
    titlesInOrder.map(async (title, order) => {
      const { maths, listing } = title
      const studio = studios.find(({ category }) => category === listing.category)
      return gameRow(vendorOf(studio?.code ?? ''), {
        node_id: listing.nodeId,
        game_code: maths.gameCode,
        category: listing.category,
        classify: listing.classify,
        names: maths.title,
        hue: String(maths.hue),
        symbols: [...(await readDrawings(maths))],
        is_hot: listing.isHot,
        is_new: listing.isNew,
        sort_order: order,
        rtp_bp: declaredRtpBp(maths),
        volatility: volatilityOf(getLobbyFigures(maths).stdDev),
        features: featuresOf(title),
      })
    }),
  )

const cardRows = (vendorOf: VendorOf): GameRow[] =>
  cardGames.map((game, order) =>
    gameRow(vendorOf(cardVendor.code), {
      node_id: game.listing.nodeId,
      game_code: game.gameCode,
      classify: 'CARDS',
      names: game.title,
      hue: String(game.hue),
      symbols: [...game.drawings],
      is_hot: game.listing.isHot,
      is_new: game.listing.isNew,
      sort_order: 500 + order,
      features: ['MULTIPLAYER', 'PROVABLY_FAIR'],
    }),
  )

const lotteryRows = (vendorOf: VendorOf, listings: readonly LotteryListing[]): GameRow[] =>
  listings.map(({ id, code, names, groupCode, prizeMode, vendor }, index) =>
    gameRow(vendorOf(vendor), {
      node_id: id,
      game_code: code,
      classify: groupCode,
      names,
      lottery_type: prizeMode,
      hue: (((index + 1) * lotteries.hueStep) % 360).toFixed(1),
      sort_order: lotteries.firstGameOrder + 1 + index,
    }),
  )

const sportsRows = (vendorOf: VendorOf): GameRow[] =>
  sports.sportsVendors.map((one, index) =>
    gameRow(vendorOf(one.code), {
      node_id: one.nodeId,
      game_code: one.gameCode,
      game_type: one.category,
      names: one.names,
      art: one.art,
      hue: String(one.hue),
      sort_order: sports.firstGameOrder + 1 + index,
    }),
  )

const sheetRows = (): SheetRow[] => [
  ...titlesInOrder.map(({ maths, listing }) => {
    const sheet = sheetOf(maths)
    const minor = (amount: number | bigint | null) => (amount === null ? null : BigInt(amount))
    return {
      ...uncertified,
      ...sheet,
      node_id: listing.nodeId,
      stake_min_minor: minor(sheet.stake_min_minor),
      stake_max_minor: minor(sheet.stake_max_minor),
      demo: true,
    }
  }),
  ...cardGames.map((game) => {
    const sheet = cardSheetOf(game)
    return {
      ...uncertified,
      ...sheet,
      node_id: game.listing.nodeId,
      stake_min_minor: BigInt(sheet.stake_min_minor),
      stake_max_minor: BigInt(sheet.stake_max_minor),
      demo: false,
    }
  }),
]

/** The rows that the demo seeds write, without a database; a test compares the two. */
export const demoCatalogueRows = async (listings: readonly LotteryListing[]): Promise<Rows> => {
  const vendors = vendorRows()
  const vendorOf: VendorOf = (code) => {
    const found = vendors.find((vendor) => vendor.code === code)
    if (!found) throw new Error(`no vendor ${code}`)
    return found
  }
  return {
    vendors,
    games: [
      ...(await titleRows(vendorOf)),
      ...cardRows(vendorOf),
      ...lotteryRows(vendorOf, listings),
      ...sportsRows(vendorOf),
    ],
    brandVendors: [],
    brandGames: [],
    sheets: new Map(sheetRows().map((sheet) => [sheet.node_id, sheet])),
  }
}
