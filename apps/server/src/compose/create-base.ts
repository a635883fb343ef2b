import type { Settings } from '../modules/settings/index.ts'
import { buildCatalogue, buildCatalogueDesk, buildSyncVendorFeeds } from './wiring/catalogue.ts'
import { buildDelivery } from './wiring/delivery.ts'
import { buildIdentity } from './wiring/identity.ts'
import { buildMailboxes } from './wiring/inbox.ts'
import { buildKycStanding } from './wiring/people/kyc.ts'
import { buildLimits, createStandingHook } from './wiring/office/limits.ts'
import { buildLive } from './wiring/live.ts'
import { buildMemberDirectory } from './wiring/members.ts'
import type { Platform } from './platform.ts'
import { buildBrandDesk, buildStaff } from './wiring/staff.ts'
import { buildVerification } from './wiring/verification.ts'
import { buildNoteAttempts } from './wiring/conduct/play-risk.ts'
import { buildVip } from './wiring/vip.ts'
import { buildWallet } from './wiring/wallet.ts'

export type Configured = Platform & { readonly settings: Settings }

/** The modules that most others depend on, and their own dependencies. */
export const createBase = async (platform: Configured) => {
  const { settings } = platform
  const catalogue = await buildCatalogue(platform, { settings })
  const syncVendorFeeds = buildSyncVendorFeeds(platform)
  const identity = await buildIdentity(platform, { settings })
  const staff = buildStaff(platform, { identity, settings })
  const brandDesk = buildBrandDesk(platform, { staff })
  const catalogueDesk = buildCatalogueDesk(platform, { settings })
  const delivery = buildDelivery(platform)
  const verification = await buildVerification(platform, { settings, delivery, staff })
  const live = buildLive(platform)
  const wallet = await buildWallet(platform, { live })
  const vip = buildVip(platform, { settings })
  const directory = buildMemberDirectory(platform, { settings })
  const kycStanding = buildKycStanding(platform, { settings })
  const standing = createStandingHook({ settings, members: directory })
  const attempts = buildNoteAttempts(platform)
  const toLimits = { settings, identity, wallet, live, standing, attempts, members: directory }
  const limits = buildLimits(platform, toLimits)
  const mailboxes = buildMailboxes(platform, { settings, live })
  const known = {
    settings,
    staff,
    brandDesk,
    catalogueDesk,
    live,
    delivery,
    wallet,
    catalogue,
    identity,
    members: directory,
    kycStanding,
    limits,
  }
  return { known, syncVendorFeeds, verification, vip, mailboxes, standing }
}

export type Base = Awaited<ReturnType<typeof createBase>>
