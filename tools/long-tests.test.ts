import { longTests } from '@trevo/database/testing/long-tests.ts'
import { expect, test } from 'vitest'
import { listSources } from './list-sources.ts'

test('a test that does more in a long run is one of those that the project `long` runs', () => {
  const asking = listSources(/^(apps|packages)\/.*\.test\.ts$/).filter(({ text }) =>
    text.includes("from '@trevo/database/testing/in-long-run.ts'"),
  )
  expect(asking.map(({ path }) => path).toSorted()).toEqual(longTests.toSorted())
})
