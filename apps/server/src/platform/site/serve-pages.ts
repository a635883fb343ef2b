import { permissionsPolicy } from '@trevo/vendor-kit/http/safe-headers.ts'
import { isLanguageCode } from '@trevo/languages/languages.ts'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@trevo/contract/shapes.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { ErrorAnswers } from '../http/answers/answer-errors.ts'
import type { Visitor } from '../http/brand.ts'
import { policyText, type OutsideParty } from '../http/app/content-security-policy.ts'
import type { GuestPages, OwnParts, RenderedPage } from './guest-pages.ts'
import { pageUrlOf } from './page-url.ts'

/** On our own pages, and nowhere else, members photograph document and face, and speak a bet. */
const pagePermissions = permissionsPolicy
  .replace('camera=()', 'camera=(self)')
  .replace('microphone=()', 'microphone=(self)')

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts towards the limit of requests of an address. */
    isPage?: true
  }
}

/** The exports of the built site for rendering; `boot` is in the page as JSON. */
export type RenderPage = (input: {
  url: string
  boot: unknown
  nonce: string
}) => Promise<RenderedPage>

/** The web app manifest of the visitor's brand and language, as text. */
export type RenderManifest = (input: { boot: unknown }) => Promise<string>

export type Renderer = {
  readonly render: RenderPage
  readonly renderManifest: RenderManifest
  /** The address to render a page at, the same for all addresses that show the same page. */
  pageAddress(url: string): string
}

/** Everything a page needs for its first screen, for this visitor and language. */
export type BootFor = (input: {
  url: URL
  language: Language | undefined
  visitor: Visitor
  /** Low-data mode: no pictures, and no program before it is needed. */
  isLowData?: boolean
  /** In the place of the visitor's address. */
  shownAddress?: string
}) => Promise<unknown>

/** The key of all that a page depends on besides its address, except the visitor's own address. */
export type VariantOf = (
  language: Language | undefined,
  visitor: Visitor,
  isLowData: boolean,
) => string

export type PageOptions = {
  readonly config: Config
  readonly renderer: Renderer
  readonly bootFor: BootFor
  readonly variantOf: VariantOf
  readonly guestPages: GuestPages
  visitorOf(request: FastifyRequest): Visitor
  /** The external services of the brand at that host. */
  partiesOf(host: string): readonly OutsideParty[]
}

const languageCookie = 'lang'
/** The visitor's consent to measuring: `analytics` or `none`. */
const consentCookie = 'consent'
/** The visitor's choice of low-data mode: `low` or `full`. */
const dataCookie = 'data'

/** The built renderer; undefined if the site was not built (tests of the API alone). */
export const loadRenderer = async (buildDir: string): Promise<Renderer | undefined> => {
  const entry = path.resolve(buildDir, 'site/server/entry-server.js')
  try {
    return (await import(pathToFileURL(entry).href)) as Renderer // our own build
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

const manifestPath = '/manifest.webmanifest'
/** Requested by the browser itself, without cookies: these have the language in their address. */
const languagePaths = new Set([manifestPath, '/offline'])

const languageOfVisitor = (request: FastifyRequest, url: URL): Language | undefined => {
  const named = languagePaths.has(url.pathname) ? url.searchParams.get('lang') : null
  const chosen = named ?? request.cookies[languageCookie]
  return isLanguageCode(chosen) ? chosen : undefined
}

/** The visitor's own choice, or else what the browser says for the visitor (`Save-Data`). */
const isLowDataFor = ({ cookies, headers }: FastifyRequest): boolean => {
  const chosen = cookies[dataCookie]
  if (chosen === 'low' || chosen === 'full') return chosen === 'low'
  return headers['save-data'] === 'on'
}

/** Visitors are not measured before they consent: until then the page cannot even load the script. */
const partiesFor = (request: FastifyRequest, parties: readonly OutsideParty[]) =>
  parties.filter(
    ({ kind }) => kind !== 'analytics' || request.cookies[consentCookie] === 'analytics',
  )

const bootOf = (request: FastifyRequest, { bootFor, visitorOf }: PageOptions) => {
  const url = pageUrlOf(request)
  return bootFor({ url, language: languageOfVisitor(request, url), visitor: visitorOf(request) })
}

const sendManifest = async (request: FastifyRequest, reply: FastifyReply, options: PageOptions) =>
  reply
    .header('Content-Type', 'application/manifest+json; charset=utf-8')
    .header('Cache-Control', 'public, max-age=3600')
    .header('Vary', 'Host')
    .send(await options.renderer.renderManifest({ boot: await bootOf(request, options) }))

/**
 * The page for this request. It is the one for guests, also where a member asks, and shared: of the
 * request only its path, language, low-data mode and what the visitor's place decides reach the rendering,
 * never a header of a session.
 */
const pageFor = (
  request: FastifyRequest,
  nonce: string,
  { renderer, bootFor, variantOf, visitorOf, guestPages }: PageOptions,
): Promise<RenderedPage> => {
  const { pathname, search } = pageUrlOf(request)
  const url = new URL(renderer.pageAddress(pathname + search), 'http://page')
  // These have the language in an address that is shortened for rendering.
  const language = languageOfVisitor(request, pageUrlOf(request))
  const visitor = visitorOf(request)
  const isLowData = isLowDataFor(request)
  const render = async (own: OwnParts): Promise<RenderedPage> => {
    const boot = await bootFor({ url, language, visitor, isLowData, shownAddress: own.address })
    return renderer.render({ url: url.pathname + url.search, boot, nonce: own.nonce })
  }
  const own = { nonce, address: visitor.address }
  const key = `${variantOf(language, visitor, isLowData)} ${url.pathname}${url.search}`
  return guestPages.show(key, own, render)
}

const sendPage = async (request: FastifyRequest, reply: FastifyReply, options: PageOptions) => {
  const { config, partiesOf } = options
  const nonce = randomBytes(16).toString('base64')
  const { status, html } = await pageFor(request, nonce, options)
  const parties = partiesFor(request, partiesOf(request.hostname))
  return reply
    .status(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Vary', 'Cookie, Save-Data')
    .header('Content-Security-Policy', policyText(config, { nonce, parties }))
    .header('Permissions-Policy', pagePermissions)
    .send(html)
}

/**
 * Every path that neither a file nor a family answers is a page of the site, for GET and HEAD; without a built
 * site it is unknown.
 */
export const servePages = (
  app: FastifyInstance,
  answers: Pick<ErrorAnswers, 'onUnknownPath'>,
  options: PageOptions | undefined,
): void => {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!options || !isPage) return answers.onUnknownPath(request, reply)
    return sendPage(request, reply, options)
  })
  if (!options) return
  // A route as well, because only what a route answers is compressed.
  const config = { isPage: true } as const
  app.get('/*', { config }, (request, reply) => sendPage(request, reply, options))
  app.get(manifestPath, { config }, (request, reply) => sendManifest(request, reply, options))
}
