import type { Answer, Body, Query } from '@trevo/contract/endpoint.ts'
import { Facts } from '@trevo/contract/ops/approvals.ts'
import type * as endpoints from '@trevo/contract/ops/company/catalogue.ts'
import type { OperatorGame, OperatorVendor } from '@trevo/contract/ops/company/catalogue.ts'
import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { withExtra } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import { addLotteryGame, type NewLotteryGame } from '../repository/add-lottery-game.ts'
import { newDays, newSinceOf, returnsTooLittle } from '../domain/lobby.ts'
import type { DeskParts } from './desk-parts.ts'
import { createRoomsDesk } from './rooms-desk.ts'
import * as store from '../repository/change-catalogue.ts'

const presentVendor = (row: store.VendorView): OperatorVendor => ({
  vendorId: row.id,
  code: row.code,
  name: row.name,
  category: row.category,
  integration: row.integration,
  isEnabled: row.enabled,
  isInMaintenance: row.maintenance,
  forAll: { isEnabled: row.all_enabled, isInMaintenance: row.all_maintenance },
  games: row.games,
  feed:
    row.url === null
      ? null
      : {
          url: row.url,
          isEnabled: row.feed_enabled ?? false,
          checkedAt: row.checked_at?.toISOString() ?? null,
          appliedAt: row.applied_at?.toISOString() ?? null,
          error: row.error,
        },
})

const presentGame = (row: store.GameView): OperatorGame => ({
  nodeId: row.node_id,
  gameCode: row.game_code,
  names: row.names,
  vendor: row.vendor,
  category: row.category,
  isHot: row.is_hot,
  isNew: row.is_new,
  isEnabled: row.enabled,
  isInMaintenance: row.maintenance,
  forAll: { isEnabled: row.all_enabled, isInMaintenance: row.all_maintenance },
  isRetired: row.is_retired,
  rtpBp: row.rtp_bp,
  order: row.sort_order,
})

const readPlace = (text: string | undefined): store.GamePlace | undefined => {
  const [, order, nodeId] = /^(-?\d{1,9}) (\d{1,9})$/.exec(text ?? '') ?? []
  return order === undefined ? undefined : { order: Number(order), nodeId: Number(nodeId) }
}

/** All of the games, or a refusal. @throws Refusal `catalogue.unknown` */
const requireGames = async (
  tx: Tx,
  brandId: number,
  nodeIds: readonly number[],
  newSince: Date,
) => {
  const games = await store.listGameViews(tx, brandId, nodeIds, newSince)
  if (games.length < new Set(nodeIds).size) throw new Refusal('catalogue.unknown')
  return games
}

/** None may publish a return below the law's least. @throws Refusal `catalogue.return_too_low` */
const requireReturn = (games: readonly store.GameView[], returnMinBp: number): void => {
  if (games.some((game) => returnsTooLittle(game, returnMinBp))) {
    throw new Refusal('catalogue.return_too_low', { percent: returnMinBp / 100 })
  }
}

/** A game is new for thirty days. @throws Refusal `catalogue.listed_earlier` */
const requireRecent = (games: readonly store.GameView[]): void => {
  if (games.some(({ may_be_new }) => !may_be_new)) {
    throw new Refusal('catalogue.listed_earlier', { days: newDays })
  }
}

/** @throws Refusal `catalogue.unknown` */
const requireVendor = async (tx: Tx, brandId: number, vendorId: number) => {
  const found = (await store.listVendorViews(tx, brandId)).find(({ id }) => id === vendorId)
  if (!found) throw new Refusal('catalogue.unknown')
  return found
}

/** The switches of games by name, for the audit. */
const factsOf = (games: readonly store.GameView[]): Facts =>
  Facts.parse(
    Object.fromEntries(
      games.map(
        ({ node_id, is_hot, is_new, enabled, maintenance, all_enabled, all_maintenance }) => [
          String(node_id),
          { hot: is_hot, new: is_new, enabled, maintenance, all_enabled, all_maintenance },
        ],
      ),
    ),
  )

const vendorFacts = (row: store.VendorView): Facts => {
  const { enabled, maintenance, all_enabled, all_maintenance, url, feed_enabled } = row
  return { enabled, maintenance, all_enabled, all_maintenance, url, feed_enabled }
}

/** Tells every copy that the catalogue is not the one it has. */
const announce = ({ bus, logger }: DeskParts): void => {
  bus
    .publish('catalogue.changed', {})
    // Each copy reads the rows again within 15 s in any case.
    .catch((error: unknown) => logger?.error({ err: error }, 'catalogue not announced'))
}

/** Runs a change of games and notes what they were before and are after it. */
const createChange =
  (parts: DeskParts) =>
  <Result>(brandId: number, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    parts.database.inTx(async (tx) => {
      await store.lockCatalogueOf(tx, brandId)
      afterCommit(tx, () => announce(parts))
      return work(tx)
    })

/** Lotteries that operators add. */
const createLotteryListings = (parts: DeskParts) => ({
  /** In the caller’s transaction. False if the code is taken. */
  addLottery: async (tx: Tx, game: NewLotteryGame): Promise<boolean> => {
    const isAdded = await addLotteryGame(tx, game)
    if (isAdded) afterCommit(tx, () => announce(parts))
    return isAdded
  },
})

type GameChange = Body<typeof endpoints.changeCatalogueGames>

/** Changes games of a brand and notes what they were before and are after it. */
const createChangeGames =
  (parts: DeskParts, newSince: () => Date) =>
  (
    brandId: number,
    nodeIds: readonly number[],
    reason: string,
    save: (tx: Tx, before: readonly store.GameView[]) => Promise<void>,
  ): Promise<OperatorGame[]> =>
    createChange(parts)(brandId, async (tx) => {
      const before = await requireGames(tx, brandId, nodeIds, newSince())
      await save(tx, before)
      const games = await store.listGameViews(tx, brandId, nodeIds, newSince())
      const target = nodeIds.length === 1 ? String(nodeIds[0]) : `${nodeIds.length} games`
      noteAct({ target, before: factsOf(before), after: factsOf(games), reason })
      return games.map(presentGame)
    })

/** What operators see and change of games. */
const createGameDesk = (parts: DeskParts) => {
  const { database, clock } = parts
  const inChange = createChange(parts)
  const newSince = () => newSinceOf(clock.now())
  const changeGames = createChangeGames(parts, newSince)
  return {
    listCatalogueGames: async (
      brandId: number,
      { before, pageSize, ...filter }: Query<typeof endpoints.listCatalogueGames>,
    ): Promise<Answer<typeof endpoints.listCatalogueGames>> => {
      const wanted = {
        ...filter,
        after: readPlace(before),
        limit: withExtra(pageSize),
        newSince: newSince(),
      }
      const rows = await store.pageGameViews(database.db, brandId, wanted)
      const list = rows.slice(0, pageSize).map(presentGame)
      const last = list.at(-1)
      return { list, next: rows.length > pageSize && last ? `${last.order} ${last.nodeId}` : null }
    },
    /** @throws Refusal `catalogue.unknown`, `catalogue.return_too_low`, `catalogue.listed_earlier` */
    changeCatalogueGames: (brandId: number, { nodeIds, change, reason }: GameChange) =>
      changeGames(brandId, nodeIds, reason, async (tx, games) => {
        if (change.isNew === true) requireRecent(games)
        if (change.isEnabled === true) requireReturn(games, parts.returnMinBpOf(brandId))
        await store.saveBrandGames(tx, brandId, nodeIds, {
          enabled: change.isEnabled,
          maintenance: change.isInMaintenance,
          isHot: change.isHot,
          isNew: change.isNew,
        })
      }),
    /** @throws Refusal `catalogue.unknown` */
    changeGamesForAll: (
      brandId: number,
      { nodeIds, change, reason }: Body<typeof endpoints.changeGamesForAll>,
    ) =>
      changeGames(brandId, nodeIds, reason, (tx) =>
        store.saveGamesForAll(tx, nodeIds, {
          enabled: change.isEnabled,
          maintenance: change.isInMaintenance,
        }),
      ),
    /** @throws Refusal `catalogue.unknown` */
    orderCatalogueGames: (
      brandId: number,
      { nodeIds, reason }: Body<typeof endpoints.orderCatalogueGames>,
    ): Promise<OperatorGame[]> =>
      inChange(brandId, async (tx) => {
        const before = await requireGames(tx, brandId, nodeIds, newSince())
        await store.saveGameOrder(tx, brandId, nodeIds)
        const idsOf = (games: readonly store.GameView[]) => games.map(({ node_id }) => node_id)
        const games = await store.listGameViews(tx, brandId, nodeIds, newSince())
        noteAct({
          target: 'lobby row',
          before: { order: idsOf(before) },
          after: { order: idsOf(games) },
          reason,
        })
        return games.map(presentGame)
      }),
  }
}

/** What operators see and change of vendors. */
const createVendorDesk = (parts: DeskParts) => {
  const { database } = parts
  const inChange = createChange(parts)
  const changeVendor = (
    brandId: number,
    vendorId: number,
    reason: string,
    save: (tx: Tx) => Promise<void>,
  ): Promise<OperatorVendor> =>
    inChange(brandId, async (tx) => {
      const before = await requireVendor(tx, brandId, vendorId)
      await save(tx)
      const after = await requireVendor(tx, brandId, vendorId)
      noteAct({
        target: before.code,
        before: vendorFacts(before),
        after: vendorFacts(after),
        reason,
      })
      return presentVendor(after)
    })
  return {
    listCatalogueVendors: async (brandId: number): Promise<OperatorVendor[]> =>
      (await store.listVendorViews(database.db, brandId)).map(presentVendor),
    /** @throws Refusal `catalogue.unknown` */
    changeCatalogueVendor: (
      brandId: number,
      vendorId: number,
      { isEnabled, isInMaintenance, reason }: Body<typeof endpoints.changeCatalogueVendor>,
    ) =>
      changeVendor(brandId, vendorId, reason, (tx) =>
        store.saveBrandVendor(tx, brandId, vendorId, {
          enabled: isEnabled,
          maintenance: isInMaintenance,
        }),
      ),
    /** @throws Refusal `catalogue.unknown` */
    changeVendorForAll: (
      brandId: number,
      vendorId: number,
      { isEnabled, isInMaintenance, feed, reason }: Body<typeof endpoints.changeVendorForAll>,
    ) =>
      changeVendor(brandId, vendorId, reason, async (tx) => {
        const switches = { enabled: isEnabled, maintenance: isInMaintenance }
        await store.saveVendorForAll(tx, vendorId, switches)
        if (feed) await store.saveFeed(tx, vendorId, feed)
      }),
    /** @throws Refusal `catalogue.unknown` */
    orderCatalogueVendors: (
      brandId: number,
      { vendorIds, reason }: Body<typeof endpoints.orderCatalogueVendors>,
    ): Promise<OperatorVendor[]> =>
      inChange(brandId, async (tx) => {
        const before = await store.listVendorViews(tx, brandId)
        const known = new Set(before.map(({ id }) => id))
        if (vendorIds.some((id) => !known.has(id))) throw new Refusal('catalogue.unknown')
        await store.saveVendorOrder(tx, brandId, vendorIds)
        const after = await store.listVendorViews(tx, brandId)
        noteAct({
          target: 'vendors',
          before: { order: before.map(({ code }) => code) },
          after: { order: after.map(({ code }) => code) },
          reason,
        })
        return after.map(presentVendor)
      }),
  }
}

/** The catalogue as the operators of a brand see and change it. */
export const createCatalogueDesk = (parts: DeskParts) => ({
  ...createGameDesk(parts),
  ...createVendorDesk(parts),
  ...createRoomsDesk(parts),
  ...createLotteryListings(parts),
})
export type CatalogueDesk = ReturnType<typeof createCatalogueDesk>
