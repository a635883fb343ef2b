import { createDatabase } from '@trevo/database/connect.ts'
import {
  createCatalogue,
  createCatalogueDesk,
  createRankPlayedGames,
  createSyncVendorFeeds,
  type Catalogue,
  type CatalogueDesk,
} from '../../modules/catalogue/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Modules } from '../modules.ts'
import type { Platform } from '../platform.ts'
import { openVendorRegister } from '../outside/vendors.ts'

/** The lobbies of all brands. */
export const buildCatalogue = (
  { pools, bus, clock, logger }: Platform,
  { settings }: { readonly settings: Settings },
): Promise<Catalogue> =>
  createCatalogue(createDatabase(pools.requests), bus, clock, logger, {
    defaultLanguageOf: (brandId) => settings.brand(brandId).row.default_language,
    closedCategoriesOf: (brandId) => settings.jurisdictionRulesOf(brandId).closedCategories,
    returnMinBpOf: (brandId) => settings.jurisdictionRulesOf(brandId).returnMinBp,
    lotteryTypesOf: (brandId) => settings.brand(brandId).lotteryTypes,
  })

/** Updates the catalogue from the vendors' feeds; run it every few minutes. */
export const buildSyncVendorFeeds = ({
  pools,
  bus,
  clock,
  logger,
  config,
}: Platform): (() => Promise<void>) => {
  const { findVendorKeys } = openVendorRegister(config, () => clock.now().getTime())
  return createSyncVendorFeeds({
    database: createDatabase(pools.requests),
    bus,
    clock,
    logger,
    vendors: { findVendorKeys },
  })
}

/** Marks each brand's most played games as hot; run it hourly. */
export const buildRankPlayedGames = (
  { pools, bus, clock, logger }: Platform,
  { settings, catalogue, reports }: Pick<Modules, 'settings' | 'catalogue' | 'reports'>,
): (() => Promise<void>) =>
  createRankPlayedGames({
    database: createDatabase(pools.requests),
    bus,
    clock,
    logger,
    listBrandIds: () => settings.brands().map(({ id }) => id),
    lobby: catalogue.lobby,
    countStakes: reports.countStakes,
  })

/** What operators change of the catalogue. */
export const buildCatalogueDesk = (
  { pools, bus, clock, logger }: Pick<Platform, 'pools' | 'bus' | 'clock' | 'logger'>,
  { settings }: { readonly settings: Settings },
): CatalogueDesk =>
  createCatalogueDesk({
    database: createDatabase(pools.requests),
    bus,
    clock,
    logger,
    returnMinBpOf: (brandId) => settings.jurisdictionRulesOf(brandId).returnMinBp,
  })
