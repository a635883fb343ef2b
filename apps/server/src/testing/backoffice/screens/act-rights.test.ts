import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allEndpoints } from '../../../compose/all-endpoints.ts'

/** The sources of each area of the back office as one text. */
const areas = new Map(
  globSync('apps/backoffice/src/pages/*/area.ts').map((file) => {
    const folder = path.dirname(file)
    const sources = globSync(`${folder}/**/*.{ts,tsx}`).filter((one) => !one.includes('.test.'))
    return [path.basename(folder), sources.map((one) => readFileSync(one, 'utf8')).join('\n')]
  }),
)
const known = new Map(allEndpoints.map((one) => [one.name, one]))

/** Endpoints of operators that the sources of an area call. */
const calledIn = (text: string) =>
  [...text.matchAll(/import \{([^}]+)\} from '@trevo\/api-client\/ops-endpoints\.ts'/g)]
    .flatMap(([, names]) => (names ?? '').split(','))
    .flatMap((name) => known.get(name.trim().replace(/ as .*/, '')) ?? [])

test.each([...areas])('every act of %s is shown by the right that it needs', (_, text) => {
  const unguarded = calledIn(text)
    .filter(({ method }) => method !== 'GET')
    .flatMap((one) => ('right' in one ? [{ name: one.name, right: String(one.right) }] : []))
    .filter(({ right }) => right !== 'own' && !text.includes(`'${right}'`))
  expect(unguarded).toEqual([])
})

test('all acts of the back office are among those that were looked at', () => {
  const acts = [...areas.values()].flatMap(calledIn).filter(({ method }) => method !== 'GET')
  expect(acts.length).toBeGreaterThan(80)
})
