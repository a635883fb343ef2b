import type { Language } from '@trevo/contract/shapes.ts'
import type { RegisterRules, SystemStatus } from '@trevo/contract/wps/system.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { BrandDirectory } from '../../platform/http/brand.ts'
import type { SealingKeys } from '../../platform/http/sealing-keys.ts'
import { profileInForce, type JurisdictionRules } from './domain/jurisdiction-profile.ts'
import { loadSettings, type SettingsTables } from './repository/load-brands.ts'
import { statusOf } from './service/answer-status.ts'
import {
  pictureSettings,
  type BrandPicture,
  type SettingsPicture,
} from './service/picture-brands.ts'

export type SettingsDependencies = {
  readonly database: Database<SettingsTables>
  readonly bus: Bus
  readonly clock: Clock
  readonly sealingKeys: SealingKeys
}

export type Settings = {
  readonly directory: BrandDirectory
  brand(brandId: number): BrandPicture
  brands(): readonly BrandPicture[]
  statusFor(brandId: number, language: Language, address: string): SystemStatus
  registerRulesOf(brandId: number): RegisterRules
  jurisdictionRulesOf(brandId: number): JurisdictionRules
  /** Reads the settings again; other copies hear `settings.changed` and do the same. */
  reload(): Promise<void>
  close(): void
}

/** A change made by somebody who forgot to say so is seen after this time at the latest. */
const reloadEveryMs = 15_000

const ipv6Mapped = /^::ffff:/i

/** Loads every brand into memory and keeps the picture fresh. */
export const createSettings = async (dependencies: SettingsDependencies): Promise<Settings> => {
  const { database, bus, clock, sealingKeys } = dependencies
  let picture: SettingsPicture = pictureSettings(await loadSettings(database))

  const reload = async () => {
    picture = pictureSettings(await loadSettings(database))
  }
  bus.subscribe('settings.changed', () => void reload().catch(() => undefined))
  const timer = setInterval(() => void reload().catch(() => undefined), reloadEveryMs).unref()

  const brand = (brandId: number): BrandPicture => {
    const found = picture.brands.find((one) => one.id === brandId)
    if (!found) throw new Error(`unknown brand ${brandId}`)
    return found
  }
  const isBlocked = (one: BrandPicture, address: string): boolean => {
    const plain = address.replace(ipv6Mapped, '')
    return one.blocked.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4')
  }

  return {
    directory: {
      byMerchant: (merchant) => picture.brands.find((one) => one.merchant === merchant),
      byHost: (host) => {
        const found = picture.brands.find((one) => one.row.domains.includes(host))
        const [first] = picture.brands
        if (!first) throw new Error('no brand: seed one first')
        return found ?? first
      },
      isRegionRestricted: (one, address) => isBlocked(brand(one.id), address),
    },
    brand,
    brands: () => picture.brands,
    statusFor: (brandId, language, address) => {
      const one = brand(brandId)
      const visitor = { address, country: null, isRestricted: isBlocked(one, address) }
      return statusOf(one, visitor, language, sealingKeys, clock.now())
    },
    registerRulesOf: (brandId) => brand(brandId).registerRules,
    jurisdictionRulesOf: (brandId) =>
      profileInForce(picture.profiles, brand(brandId).jurisdiction, clock.now()).rules,
    reload,
    close: () => clearInterval(timer),
  }
}
