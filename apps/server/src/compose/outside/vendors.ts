import { readFileSync } from 'node:fs'
import { isToldInStakes } from '@trevo/titles/told-in-stakes.ts'
import { createAskVendor, type AskVendor } from '@trevo/vendor-kit/client/ask-vendor.ts'
import { openKeys, type VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { signRoundLink } from '@trevo/vendor-kit/signing/round-link.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { PlayNeeds } from '../../modules/play/index.ts'
import type { Config } from '../../platform/config.ts'
import { createReadRound } from './read-round.ts'
import { readVendorsFile, type OwnVendor } from './read-vendors-file.ts'

type VendorConfig = Pick<Config, 'RGS_ORIGIN' | 'VENDOR_KEYS_FILE' | 'VENDORS_FILE'>
type RoundUrlOf = PlayNeeds['vendors']['roundUrlOf']

/** Addresses and keys of every vendor of the deployment. */
export type VendorRegister = Pick<PlayNeeds['vendors'], 'findVendorKeys' | 'roundUrlOf'> & {
  readonly all: readonly OwnVendor[]
}

/** The in-house game server: a vendor with separate settings for address and keys. */
/** A vendor of which we know for each game whether its rounds can be shown without amounts. */
type KnownVendor = OwnVendor & { readonly hidesAmountsOf?: (gameCode: string) => boolean }

const inHouse = ({ RGS_ORIGIN, VENDOR_KEYS_FILE }: VendorConfig): KnownVendor[] => {
  if (!VENDOR_KEYS_FILE) return []
  const { vendor, keys } = JSON.parse(readFileSync(VENDOR_KEYS_FILE, 'utf8'))
  return [
    {
      protocol: 'v1',
      vendor,
      keys,
      origin: RGS_ORIGIN,
      gameUrl: `${RGS_ORIGIN}/play/{gameCode}?token={token}&lang={language}{room}`,
      roundUrl: `${RGS_ORIGIN}/play/{gameCode}?round={roundId}&proof={proof}`,
      hasStatement: true,
      hasTableSignals: true,
      hasTableStreams: true,
      hidesAmounts: true,
      hidesAmountsOf: isToldInStakes,
    },
  ]
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

type RoundPages = {
  readonly vendors: ReadonlyMap<string, KnownVendor>
  readonly keys: ReadonlyMap<string, VendorKeys>
  readonly nowMs: () => number
}

/** Where a round and its proof are shown, signed if the vendor's address requires it. */
const roundUrlOf =
  ({ vendors, keys, nowMs }: RoundPages): RoundUrlOf =>
  ({ vendor, gameCode, roundId }, scope = 'whole') => {
    const known = vendors.get(vendor)
    const template = known?.roundUrl
    if (template === undefined) return null
    const hidesAmounts =
      known?.protocol === 'v1' && known.hidesAmounts && (known.hidesAmountsOf?.(gameCode) ?? true)
    if (scope === 'without amounts' && !hidesAmounts) return null
    const own = keys.get(vendor)
    const proof =
      own && template.includes('{proof}')
        ? signRoundLink(own, { gameCode, roundId }, nowMs(), scope)
        : ''
    return fill(template, {
      gameCode: encodeURIComponent(gameCode),
      roundId: encodeURIComponent(roundId),
      proof: encodeURIComponent(proof),
    })
  }

/** Origins of the games of the deployment's file: a page shows them in its frame. */
export const gameOriginsOf = ({ VENDORS_FILE }: Pick<Config, 'VENDORS_FILE'>): string[] => [
  ...new Set(readVendorsFile(VENDORS_FILE).map(({ gameUrl }) => new URL(gameUrl).origin)),
]

/** @throws if the file names the in-house vendor, or the keys are invalid. */
export const openVendorRegister = (config: VendorConfig, nowMs: () => number): VendorRegister => {
  const all: KnownVendor[] = [...inHouse(config), ...readVendorsFile(config.VENDORS_FILE)]
  const vendors = new Map(all.map((one) => [one.vendor, one]))
  if (vendors.size < all.length) throw new Error('VENDORS_FILE names the in-house game server')
  const keys = new Map<string, VendorKeys>()
  for (const one of all) {
    if (one.protocol !== 'v1') continue
    keys.set(one.vendor, openKeys({ vendor: one.vendor, keys: one.keys }, 'platform'))
  }
  return {
    all,
    findVendorKeys: (vendor) => keys.get(vendor),
    roundUrlOf: roundUrlOf({ vendors, keys, nowMs }),
  }
}

const askersOf = (
  { all, findVendorKeys }: VendorRegister,
  nowMs: () => number,
): ReadonlyMap<string, AskVendor> => {
  const askers = new Map<string, AskVendor>()
  for (const one of all) {
    const keys = findVendorKeys(one.vendor)
    if (one.protocol !== 'v1' || !keys) continue
    askers.set(one.vendor, createAskVendor({ baseUrl: one.origin, keys, nowMs }))
  }
  return askers
}

/**
 * The in-house game server offers each of its titles with play money: the page itself plays it, so the address
 * holds the data of a session.
 */
const demoUrlOf =
  (config: VendorConfig & Pick<Config, 'SITE_ORIGIN'>): PlayNeeds['vendors']['demoUrlOf'] =>
  ({ vendor, gameCode, profile, language, siteOrigin }) => {
    const own = inHouse(config).find((one) => one.vendor === vendor)
    if (!own) return undefined
    const query = new URLSearchParams({
      demo: JSON.stringify(profile),
      site: siteOrigin,
      lang: language.toLowerCase(),
    })
    return `${config.RGS_ORIGIN}/play/${encodeURIComponent(gameCode)}?${query}`
  }

/** What play needs to know of vendors: their identity, the addresses of their games, the state of their rounds. */
export const vendorsForPlay = (
  register: VendorRegister,
  clock: Clock,
  config: VendorConfig & Pick<Config, 'SITE_ORIGIN'>,
): PlayNeeds['vendors'] => {
  const { all } = register
  const vendors = new Map(all.map((one) => [one.vendor, one]))
  const askers = askersOf(register, () => clock.now().getTime())
  return {
    findVendorKeys: register.findVendorKeys,
    roundUrlOf: register.roundUrlOf,
    named: [...vendors.keys()],
    hub: all.filter((one) => one.protocol === 'hub'),
    oneWallet: all.filter((one) => one.protocol === 'one-wallet'),
    launchUrlOf: ({ vendor, gameCode, roomId, token, language }) => {
      const template = vendors.get(vendor)?.gameUrl
      if (template === undefined) return undefined
      return fill(template, {
        gameCode: encodeURIComponent(gameCode),
        token: encodeURIComponent(token),
        language: language.toLowerCase(),
        room: roomId === undefined ? '' : `&room=${encodeURIComponent(roomId)}`,
      })
    },
    demoUrlOf: demoUrlOf(config),
    readRound: createReadRound(config, register),
    askVendor: async ({ vendor, roundId }) =>
      (await askers.get(vendor)?.roundState(roundId)) ?? 'no_answer',
    grantFreeRounds: async (vendor, campaign) => {
      const requester = askers.get(vendor)
      // A vendor of another protocol has none, and is never queried.
      if (!requester) return 'refused'
      const reply = await requester.grantFreeRounds(campaign)
      if (!reply) return 'no_answer'
      return reply.refused === null ? 'granted' : 'refused'
    },
    cancelFreeRounds: async (vendor, campaignId) => {
      const requester = askers.get(vendor)
      return !requester || (await requester.cancelFreeRounds(campaignId)) ? 'done' : 'no_answer'
    },
    listFreeRounds: async (vendor, playerRef) => askers.get(vendor)?.listFreeRounds(playerRef),
    autoCloseOf: (vendor) => vendors.get(vendor)?.autoClose,
    withStatement: all.flatMap((one) =>
      one.protocol === 'v1' && one.hasStatement ? [one.vendor] : [],
    ),
    statementOf: async (vendor, span) => askers.get(vendor)?.statement(span),
    withTableSignals: all.flatMap((one) =>
      one.protocol === 'v1' && one.hasTableSignals ? [one.vendor] : [],
    ),
    tableSignalsOf: async (vendor, after) => askers.get(vendor)?.tableSignals(after),
    tableDealOf: async (vendor, name) => askers.get(vendor)?.tableDeal(name),
    tableRoomsOf: async (vendor) => askers.get(vendor)?.tableRooms(),
    withTableStreams: all.flatMap((one) =>
      one.protocol === 'v1' && one.hasTableStreams ? [one.vendor] : [],
    ),
    liveTablesOf: async (vendor) => askers.get(vendor)?.liveTables(),
    tableStreamsOf: async (vendor) => askers.get(vendor)?.tableStreams(),
    setTableStream: async (vendor, change) => {
      const reply = await askers.get(vendor)?.setTableStream(change)
      if (!reply) return 'no_answer'
      return reply.refused === null ? 'done' : 'refused'
    },
  }
}
