import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import { moduleIds, type ModuleId } from '@trevo/contract/module-ids.ts'
import type { WhitelabelNode } from '@trevo/contract/wps/system.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { requestRaw } from './request-raw.ts'
import { startTestServer } from './start-test-server.ts'

const server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
afterAll(() => server.close())

const ours = allEndpoints.filter(({ family }) => family === 'wps' || family === 'lgw')
/** Modules without each of which an endpoint is off; of alternatives none alone is. */
const needs = ({
  moduleId,
  orModules = [],
  switches = [],
}: EndpointSpec): readonly (ModuleId | undefined)[] => [
  ...(orModules.length > 0 ? [] : [moduleId]),
  ...switches,
]
const isOffWith = (one: EndpointSpec, off: ReadonlySet<string>): boolean => {
  const ofAlternatives = [one.moduleId, ...(one.orModules ?? [])]
  return (
    needs(one).some((module) => module && off.has(module)) ||
    ofAlternatives.every((module) => module && off.has(module))
  )
}
/** For every bit, the modules whose number has it set, and those that have it clear. */
const halves = Array.from({ length: Math.ceil(Math.log2(moduleIds.length)) }, (_, bit) =>
  [0, 1].map((value) => moduleIds.filter((_module, index) => ((index >> bit) & 1) === value)),
).flat()
const alternatives = ours.flatMap((one) =>
  one.moduleId && one.orModules?.length ? [{ one, modules: [one.moduleId, ...one.orModules] }] : [],
)

/** All modules on except these. */
const switchOff = (...off: readonly string[]) =>
  server.change(
    `update settings.module_switch set enabled = not module_id = any ('{${off.join(',')}}')`,
  )

/** Like a page's call, with every header right and no content. */
const codeOf = async (one: EndpointSpec, address: string): Promise<string | undefined> => {
  const isForm = one.consumes === 'form'
  const { body } = await requestRaw(server.baseUrl, one.path.replaceAll(/:\w+/g, '1'), {
    method: one.method,
    headers: {
      merchant: 'trevo',
      'x-forwarded-for': address,
      'x-gateway-version': '3',
      encryption: 'JWE',
      ...(one.moduleId && { moduleid: one.moduleId }),
      ...(one.body && {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
    },
    ...(one.body && { body: isForm ? 'a=b' : '{}' }),
  })
  return body.errorCode
}

const refusedWith = async (off: readonly string[], address: string) => {
  await switchOff(...off)
  const codes = await Promise.all(ours.map((one) => codeOf(one, address)))
  return ours.filter((_, index) => codes[index] === 'function.not.available')
}

describe('the white-label tree is the only feature switch', () => {
  test('every call belongs to a module', () => {
    expect(ours.filter(({ moduleId }) => moduleId === undefined)).toEqual([])
  })

  // Of any two modules one half has only one, so that a call that depends on a wrong module is found with six
  // pairs of halves as surely as with each module off alone.
  test.each(halves.map((off, index) => [index, off, `198.51.100.${index}`] as const))(
    'CALL-20: with half of the modules off (%i) exactly their calls are refused',
    async (_, off, address) => {
      const refused = await refusedWith(off, address)
      const belonging = ours.filter((one) => isOffWith(one, new Set(off)))
      expect(refused.map(({ name }) => name)).toEqual(belonging.map(({ name }) => name))
    },
  )

  test.each(alternatives.map(({ one, modules }) => [one.name, modules, one] as const))(
    'CALL-20: %s is refused when all of its modules are off',
    async (_, modules, one) => {
      await switchOff(...modules)
      expect(await codeOf(one, '198.51.100.250')).toBe('function.not.available')
      for (const on of modules) {
        await switchOff(...modules.filter((module) => module !== on))
        expect(await codeOf(one, '198.51.100.251')).not.toBe('function.not.available')
      }
    },
  )

  test('with everything on none is refused for it, with everything off all are', async () => {
    expect(await refusedWith([], '203.0.113.1')).toEqual([])
    expect(await refusedWith(moduleIds, '203.0.113.2')).toHaveLength(ours.length)
  })

  test('CALL-19, CALL-20: the status and the menu call show the same tree, with what is off', async () => {
    await switchOff('FREEPLAY3', 'AFFMAN3')
    const { body: menu } = await requestRaw(server.baseUrl, '/wps/system/whitelabel')
    const { body: status } = await requestRaw(server.baseUrl, '/wps/system/status')
    expect(status.value.info.whitelabel).toEqual(menu.value)
    const offIn = (node: WhitelabelNode): string[] => [
      ...(node.enabled === '0' ? [node.modId] : []),
      ...node.childrenNodes.flatMap(offIn),
    ]
    expect(offIn(menu.value)).toEqual(['AFFMAN3', 'FREEPLAY3'])
  })

  test('CALL-4: a relay call whose module id is another one, or none, is refused', async () => {
    await switchOff()
    const relays = ours.filter(({ path }) => path.startsWith('/wps/relay/'))
    expect(relays.length).toBeGreaterThan(10)
    for (const { path, method, moduleId, body } of relays) {
      for (const moduleid of [undefined, 'NONE', `${moduleId}, ${moduleId}`]) {
        const headers = {
          ...(moduleid !== undefined && { moduleid }),
          ...(body && { 'content-type': 'application/json' }),
        }
        const answer = await requestRaw(server.baseUrl, path, {
          method,
          headers,
          ...(body && { body: '{}' }),
        })
        expect([path, moduleid, answer.status, answer.body.errorCode]).toEqual([
          path,
          moduleid,
          400,
          'function.not.available',
        ])
      }
    }
  })
})
