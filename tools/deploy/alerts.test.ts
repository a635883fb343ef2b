import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8')

type Rules = {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[]
  }[]
}
type Board = {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
}

// Both are our own files; missing content fails the tests below.
const rules = (parse(read('deploy/prometheus/alerts.yaml')) as Rules).groups.flatMap(
  (group) => group.rules,
)
const boardExpressions = (JSON.parse(read('deploy/grafana/trevo.json')) as Board).panels.flatMap(
  ({ targets }) => targets.map(({ expr }) => expr),
)

/** Names of the metrics of both programs; a histogram has three. */
const known = new Set(
  ['apps/server/src/platform/metrics.ts', 'apps/rgs/src/metrics.ts'].flatMap((path) =>
    [...read(path).matchAll(/new (Counter|Gauge|Histogram)\(\{\s*name: '(\w+)'/g)].flatMap(
      ([, kind, name = '']) =>
        kind === 'Histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  ),
)

const unknownIn = (expressions: readonly string[]) =>
  expressions
    .flatMap((expression) => expression.match(/\b(?:trevo|rgs)_\w+/g) ?? [])
    .filter((name) => !known.has(name))

test('alert rules and the dashboard name only existing metrics', () => {
  expect(known.size).toBeGreaterThan(15)
  expect(unknownIn(rules.map(({ expr }) => expr))).toEqual([])
  expect(unknownIn(boardExpressions)).toEqual([])
})

test('every alert is in the runbook, and the runbook has no others', () => {
  const rows = read('docs/runbooks/alerts.md').match(/^\| [A-Z][A-Za-z, ]+ \|/gm) ?? []
  const told = rows
    .flatMap((row) => row.split(/[|,]/))
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== 'Alert')
  expect(told.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
})
