import { createDatabase } from '@trevo/database/connect.ts'
import { createChat, openDesk, type Chat } from '../../modules/chat/index.ts'
import type { Delivery } from '../../modules/delivery/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import type { Live } from '../../modules/live/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import { openPictureStore } from '../../platform/pictures/open-picture-store.ts'
import type { Config } from '../../platform/config.ts'
import { mailReader } from '../outside/mail-reader.ts'
import { accountsOf, findAnswerer } from '../accounts/desk-people.ts'
import { memberSettings } from './members.ts'
import type { Platform } from '../platform.ts'

type Neighbours = {
  readonly settings: Settings
  readonly members: MemberDirectory
  readonly live: Live
  readonly delivery: Delivery
  readonly identity: Identity
  readonly staff: Pick<Staff, 'rightsOf'>
}

/** An external desk, if the settings name one. */
const deskOf = (config: Config, now: () => Date) => {
  const { CHAT_DESK: kind, CHAT_DESK_URL: url, CHAT_DESK_KEY: key } = config
  if (kind === 'own') return undefined
  if (url === undefined || key === undefined) {
    throw new Error('CHAT_DESK needs CHAT_DESK_URL and CHAT_DESK_KEY')
  }
  return openDesk(kind, { url, key, now })
}

/** Conversations with the support desk. */
export const buildChat = (
  { pools, clock, config, logger }: Platform,
  { settings, members, live, delivery, identity, staff }: Neighbours,
): Chat =>
  createChat({
    database: createDatabase(pools.requests),
    clock,
    settings: {
      siteOriginOf: (brandId) => memberSettings(settings, config).siteOf(brandId).origin,
    },
    members: { accountsOf: accountsOf(members) },
    delivery: { readerOf: mailReader({ members, settings, delivery, clock }) },
    identity: { isHuman: identity.isHuman },
    staff: { findAnswerer: findAnswerer({ identity, staff }) },
    pictures: openPictureStore(config),
    environment: { desk: deskOf(config, () => clock.now()) },
    listeners: {
      onChanged: (memberId, chatId) => {
        live
          .publishToMember(memberId, { topic: 'chat', chatId: String(chatId) })
          .catch((error: unknown) => logger.warn({ err: error }, 'chat not pushed'))
      },
    },
  })
