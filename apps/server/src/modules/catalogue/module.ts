import { prizeModes } from '@trevo/contract/wps/lottery/shapes.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Bus } from '../../platform/bus.ts'
import { createCatalogueResponses, type CatalogueResponses } from './http/responses.ts'
import type { CatalogueNeeds } from './needs.ts'
import { defaultLanguage } from '@trevo/languages/languages.ts'
import type { AccountGameTables } from './repository/account-games.ts'
import type { CatalogueTables } from './repository/load-catalogue.ts'
import type { SheetTables } from './repository/sheets.ts'
import { openCatalogue, type OpenCatalogue } from './service/open-catalogue.ts'

export type Catalogue = OpenCatalogue & { readonly responses: CatalogueResponses }

/** The catalogue, and the cached responses that are dropped when it changes. */
export const createCatalogue = async (
  database: Database<CatalogueTables & AccountGameTables & SheetTables>,
  bus: Bus,
  clock: Clock,
  logger?: Pick<Logger, 'error'>,
  settings: CatalogueNeeds['settings'] = {
    defaultLanguageOf: () => defaultLanguage,
    closedCategoriesOf: () => [],
    returnMinBpOf: () => 0,
    lotteryTypesOf: () => prizeModes,
  },
): Promise<Catalogue> => {
  const responses = createCatalogueResponses()
  const onChanged = () => {
    responses.lists.clear()
    responses.details.clear()
  }
  const catalogue = await openCatalogue({
    database,
    bus,
    clock,
    logger,
    onChanged,
    brandLanguageOf: settings.defaultLanguageOf,
    closedCategoriesOf: settings.closedCategoriesOf,
    returnMinBpOf: settings.returnMinBpOf,
    lotteryTypesOf: settings.lotteryTypesOf,
  })
  return { ...catalogue, responses }
}
