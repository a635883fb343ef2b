import { readFile, stat } from 'node:fs/promises'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Reader, type CountryResponse } from 'mmdb-lib'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Config } from '../../config.ts'
import type { Visitor } from '../brand.ts'

export type VisitorLocator = {
  visitorOf(request: FastifyRequest): Visitor
  close(): void
}

/** The address without the zone of a link-local one, which is of no interest outside this machine. */
const addressOf = ({ ip }: FastifyRequest): string => ip.split('%')[0] ?? ''

/** A visitor of unknown country. */
export const unlocatedVisitor = (request: FastifyRequest): Visitor => ({
  address: addressOf(request),
  country: null,
  host: request.hostname,
})

type CountryFile = { find(address: string): string | undefined; close(): void }

/** These files are updated about once a week. */
const recheckEveryMs = 60_000

const changedAt = async (file: string) => (await stat(file)).mtimeMs

/** A MaxMind-format file of countries; reloaded after it was replaced. Throws for an invalid file. */
const openCountryFile = async (
  file: string,
  logger: Pick<Logger, 'error'>,
  everyMs: number,
): Promise<CountryFile> => {
  let readAt = await changedAt(file)
  let reader = new Reader<CountryResponse>(await readFile(file))
  const recheck = async () => {
    const at = await changedAt(file)
    if (at === readAt) return
    reader = new Reader<CountryResponse>(await readFile(file))
    readAt = at
  }
  // An unreadable file, as while it is being replaced, leaves the countries unchanged.
  const timer = setInterval(() => {
    recheck().catch((error: unknown) => logger.error({ err: error, file }, 'countries not read'))
  }, everyMs).unref()
  return {
    find: (address) => {
      const found = reader.get(address)
      return (found?.country ?? found?.registered_country)?.iso_code
    },
    close: () => clearInterval(timer),
  }
}

/**
 * Finds the country of a visitor: by the country file if one is configured, otherwise by the header of a trusted
 * proxy, otherwise unknown.
 */
export const createVisitorLocator = async (
  config: Pick<Config, 'COUNTRY_FILE' | 'COUNTRY_HEADER'>,
  logger: Pick<Logger, 'error'>,
  everyMs: number = recheckEveryMs,
): Promise<VisitorLocator> => {
  const { COUNTRY_FILE, COUNTRY_HEADER } = config
  const file = COUNTRY_FILE ? await openCountryFile(COUNTRY_FILE, logger, everyMs) : undefined
  const header = COUNTRY_HEADER.toLowerCase()

  const byHeader = ({ ips = [], headers }: FastifyRequest): string | undefined => {
    // Fastify lists a second address only if a trusted proxy sent it.
    if (header === '' || ips.length < 2) return undefined
    const said = String(headers[header] ?? '').toUpperCase()
    return /^[A-Z]{2}$/.test(said) ? said : undefined
  }
  const byFile = (address: string): string | undefined =>
    isIP(address) === 0 ? undefined : file?.find(address)

  return {
    visitorOf: (request) => {
      const visitor = unlocatedVisitor(request)
      const country = file ? byFile(visitor.address) : byHeader(request)
      return { ...visitor, country: country ?? null }
    },
    close: () => file?.close(),
  }
}
