import { describe, expect, it } from 'vitest'
import { isTest, listSources } from './list-sources.ts'

const modulesFolder = 'apps/server/src/modules'
const sources = listSources(/^apps\/server\/src\/modules\/.*\.ts$/)
const code = sources.filter(({ path }) => !isTest(path))
const moduleOf = (path: string): string =>
  path.slice(modulesFolder.length + 1).split('/', 1)[0] ?? ''

/** Endpoints that another use case answers, because several of them are the same use case. */
const sharedUseCases: Readonly<Record<string, string>> = {
  // The same lines, for a page with its own switch.
  listTeamProfit: 'listTeamMembers',
  launchGameFb: 'launchGame',
  processDailySalary: 'answerRequest',
  processDividendRequest: 'answerRequest',
  processHourlySalary: 'answerRequest',
  processMemberDailySalary: 'answerRequest',
  processRealTimeSalary: 'answerRequest',
  sendCode: 'sendMobileCode',
  sendRegisterCode: 'sendMobileCode',
}

/** Endpoints without a use case: each shows what a module knows anyway. */
const readsOnly: Readonly<Record<string, string>> = {
  getBalance: 'the balance that the wallet gives to every module',
  getDomainRoute: 'a setting of the brand',
  getJackpot: 'a setting of the brand',
  getMerchantWallet: 'a setting of the brand',
  getRegisterSetting: 'a setting of the brand',
  getWhitelabel: 'a setting of the brand',
  listCountries: 'a table of the contract',
  listProofs: 'a list that the wallet gives to every module',
  listSocialProviders: 'a setting of the server',
  listTransactions: 'the statement that the wallet gives to every module',
}

type Bound = { readonly module: string; readonly endpoint: string; readonly handler: string }

/** Every `route(endpoint, handler)` of the modules; the handler ends where the next one begins. */
const listBound = (): Bound[] =>
  code
    .filter(({ path }) => /\/(http\/|bind-[a-z-]*routes\.ts$)/.test(path))
    .flatMap(({ path, text }) => {
      const calls = [...text.matchAll(/\broute\(\s*(?:\w+\.)?(\w+),/g)]
      return calls.map((call, index) => ({
        module: moduleOf(path),
        endpoint: call[1] ?? '',
        handler: text.slice(call.index + call[0].length, calls[index + 1]?.index),
      }))
    })

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const makerOf = (name: string): string => `create${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
const fileName = (path: string): string => path.split('/').at(-1)?.replace(/\.ts$/, '') ?? ''
const camel = (name: string): string =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

type Service = { readonly path: string; readonly text: string; readonly exported: Set<string> }

const services = (module: string): Service[] =>
  code
    .filter(({ path }) => moduleOf(path) === module && path.includes('/service/'))
    .map(({ path, text }) => ({
      path,
      text,
      exported: new Set([...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)),
    }))

/** An object returned by a factory has the use case as a field. */
const hasField = (text: string, name: string): boolean =>
  new RegExp(String.raw`^\s+${name}(: |\(|,$)`, 'm').test(text)

/** The file is named after its use case, or after the noun whose factory it exports. */
const isServedBy = ({ path, text, exported }: Service, useCase: string): boolean => {
  const file = fileName(path)
  const isOwn = file === kebab(useCase) && (exported.has(makerOf(useCase)) || exported.has(useCase))
  return isOwn || (exported.has(makerOf(camel(file))) && hasField(text, useCase))
}

const bound = listBound()
const withUseCase = bound
  .filter(({ endpoint }) => !(endpoint in readsOnly))
  .map((one) => ({ ...one, useCase: sharedUseCases[one.endpoint] ?? one.endpoint }))

describe('a use case has one name: endpoint, file, factory and field agree', () => {
  it('every endpoint that a module binds is found here', () => {
    expect(bound.length).toBeGreaterThan(100)
  })

  it('the route calls the use case named like the endpoint', () => {
    const other = withUseCase.filter(
      ({ handler, useCase }) => !new RegExp(String.raw`\b${useCase}\(`).test(handler),
    )
    expect(other.map(({ module, endpoint }) => `${module}: ${endpoint}`)).toEqual([])
  })

  it('a file in service/ has its use case’s name, or the noun of what serves several endpoints', () => {
    const homeless = withUseCase.filter(
      ({ module, useCase }) => !services(module).some((one) => isServedBy(one, useCase)),
    )
    expect(homeless.map(({ module, useCase }) => `${module}: ${useCase}`)).toEqual([])
  })

  it('a use case with dependencies is made by create…', () => {
    const names = new Set(withUseCase.map(({ useCase }) => useCase))
    const bare = code.flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+) =\s*\([^()]*\) =>\s*(?:async )?\(/gm)]
        .map(([, name = '']) => name)
        .filter((name) => path.includes('/service/') && names.has(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(bare).toEqual([])
  })

  it('the exceptions are all needed', () => {
    const endpoints = new Set(bound.map(({ endpoint }) => endpoint))
    const unknown = [...Object.keys(sharedUseCases), ...Object.keys(readsOnly)].filter(
      (endpoint) => !endpoints.has(endpoint),
    )
    expect(unknown).toEqual([])
  })
})
