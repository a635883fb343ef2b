import type { JurisdictionRules } from '@trevo/contract/jurisdiction-rules.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { RegisterRules, SystemStatus } from '@trevo/contract/wps/system.ts'
import type { BrandDirectory, Visitor } from '../../platform/http/brand.ts'
import { rulesAt } from './domain/jurisdiction-rules.ts'
import { writeMissingRules } from './repository/jurisdiction-rules.ts'
import { loadSettings } from './repository/load-brands.ts'
import { getSystemStatus } from './service/get-system-status.ts'
import { changedBrands } from './service/changed-brands.ts'
import {
  listRefusedPatterns,
  snapshotSettings,
  type BrandSnapshot,
  type SettingsSnapshot,
} from './service/snapshot-brands.ts'
import type { SettingsNeeds } from './needs.ts'
import type { CompanyRow, SettingsRows } from './domain/settings-rows.ts'

export type Settings = {
  readonly directory: BrandDirectory
  /** Whether the brand with this merchant code, or any if none is named, serves this host. */
  isBrandDomain(host: string, merchant: string | undefined): boolean
  brand(brandId: number): BrandSnapshot
  brands(): readonly BrandSnapshot[]
  companies(): readonly CompanyRow[]
  getSystemStatus(brandId: number, language: Language, visitor: Visitor): SystemStatus
  registerRulesOf(brandId: number): RegisterRules
  /** The rules that count now; one that was planned counts from its instant on. */
  jurisdictionRulesOf(brandId: number): JurisdictionRules
  /** Those that counted, or will count, at an instant. */
  jurisdictionRulesAt(brandId: number, at: Date): JurisdictionRules
  /** Called on every copy with each changed brand. */
  onBrandChanged(listener: (brandId: number) => void): void
  /** Reads the settings again; other copies receive `settings.changed` and do the same. */
  reload(): Promise<void>
  close(): void
}

/** A change without a notification is seen after this time at the latest. */
const reloadEveryMs = 15_000

/** Brands as the route binder needs them. */
const createDirectory = (
  brands: () => readonly BrandSnapshot[],
  brand: (brandId: number) => BrandSnapshot,
): BrandDirectory => ({
  byMerchant: (merchant) => brands().find((one) => one.merchant === merchant),
  byHost: (host) => {
    const found = brands().find((one) => one.row.domains.includes(host))
    const [first] = brands()
    if (!first) throw new Error('no brand: seed one first')
    return found ?? first
  },
  isRegionRestricted: (one, visitor) => brand(one.id).isRestricted(visitor),
  restrictsNobody: (one) => {
    const { row } = brand(one.id)
    const lists = [
      row.blocked_addresses,
      row.allowed_addresses,
      row.blocked_countries,
      row.allowed_countries,
    ]
    return lists.every((list) => list.length === 0)
  },
  isOwnHost: (one, host) => brand(one.id).row.domains.includes(host),
})

/** Reads the rows into a snapshot, and logs refused patterns when they change. */
const createReading = (
  load: () => Promise<SettingsRows>,
  logger: SettingsNeeds['logger'],
): (() => Promise<SettingsSnapshot>) => {
  let refused = ''
  return async () => {
    const rows = await load()
    const patterns = listRefusedPatterns(rows)
    const found = JSON.stringify(patterns)
    // Settings are read every few seconds; problems are logged when they change.
    if (found !== refused && patterns.length > 0) logger?.error({ patterns }, 'patterns refused')
    refused = found
    return snapshotSettings(rows)
  }
}

/** Writes the rules that this version brings, loads every brand into memory and refreshes it. */
export const createSettings = async ({ database, ...needs }: SettingsNeeds): Promise<Settings> => {
  await writeMissingRules(database)
  return openSettings(needs, () => loadSettings(database))
}

/** The same from rows of another source than the database. */
export const openSettings = async (
  { bus, clock, sealingKeys, logger }: Omit<SettingsNeeds, 'database'>,
  load: () => Promise<SettingsRows>,
): Promise<Settings> => {
  const read = createReading(load, logger)
  let picture: SettingsSnapshot = await read()

  const listeners: ((brandId: number) => void)[] = []
  let readings = 0
  let shown = 0
  const reload = async () => {
    readings += 1
    const reading = readings
    const next = await read()
    // A later reading was faster: this one is older than the current state.
    if (reading < shown) return
    shown = reading
    const before = picture
    picture = next
    for (const { id } of changedBrands(before, picture)) {
      for (const listener of listeners) listener(id)
    }
  }
  // If it fails, the last settings stay in force.
  const refresh = () => {
    reload().catch((error: unknown) => logger?.error({ err: error }, 'settings not refreshed'))
  }
  bus.subscribe('settings.changed', refresh)
  const timer = setInterval(refresh, reloadEveryMs).unref()

  const brand = (brandId: number): BrandSnapshot => {
    const found = picture.brands.find((one) => one.id === brandId)
    if (!found) throw new Error(`unknown brand ${brandId}`)
    return found
  }

  const rulesOfAt = (brandId: number, at: Date): JurisdictionRules =>
    rulesAt(picture.timelines[brand(brandId).jurisdiction], at)
  const rulesOf = (brandId: number): JurisdictionRules => rulesOfAt(brandId, clock.now())

  return {
    directory: createDirectory(() => picture.brands, brand),
    isBrandDomain: (host, merchant) =>
      picture.brands.some(
        (one) =>
          (merchant === undefined || one.merchant === merchant) && one.row.domains.includes(host),
      ),
    brand,
    brands: () => picture.brands,
    companies: () => picture.companies,
    getSystemStatus: (brandId, language, visitor) =>
      getSystemStatus(brand(brandId), {
        rules: rulesOf(brandId),
        visitor,
        language,
        keys: sealingKeys,
        now: clock.now(),
      }),
    registerRulesOf: (brandId) => brand(brandId).registerRules,
    jurisdictionRulesOf: rulesOf,
    jurisdictionRulesAt: rulesOfAt,
    onBrandChanged: (listener) => listeners.push(listener),
    reload,
    close: () => clearInterval(timer),
  }
}
