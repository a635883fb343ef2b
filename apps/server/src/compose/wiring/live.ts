import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Identity } from '../../modules/identity/index.ts'
import type { Inbox } from '../../modules/inbox/index.ts'
import { createLive, type Live } from '../../modules/live/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import { hostOfOrigin } from '../../platform/http/app/allow-brand-origins.ts'
import type { Visitor } from '../../platform/http/brand.ts'
import type { Platform } from '../platform.ts'

/** What tells open pages; before everybody who has something to tell. */
export const buildLive = ({ bus, logger }: Platform): Live => createLive({ bus, logger })

type Neighbours = {
  readonly live: Live
  readonly settings: Settings
  readonly identity: Identity
  readonly wallet: Wallet
  readonly inbox: Inbox
}

type Listener = {
  readonly app: FastifyInstance
  readonly siteOrigin: string
  visitorOf(request: FastifyRequest): Visitor
}

/** Opens the socket of the live events. */
export const bindLive = (
  { app, siteOrigin, visitorOf }: Listener,
  { live, settings, identity, wallet, inbox }: Neighbours,
): void =>
  live.bindSocket({
    app,
    identity,
    settings: {
      isOwnOrigin: (origin, request) => {
        const host = hostOfOrigin(origin, siteOrigin)
        const { directory } = settings
        return host !== undefined && directory.isOwnHost(directory.byHost(request.hostname), host)
      },
      mayListen: ({ brandId }, request) => {
        const brand = settings.brand(brandId)
        const visitor = visitorOf(request)
        return brand.row.domains.includes(visitor.host) && !brand.isRestricted(visitor)
      },
    },
    wallet,
    inbox,
  })
