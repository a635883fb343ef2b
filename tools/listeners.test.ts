import { expect, it, test } from 'vitest'
import { isTest, listSources } from './list-sources.ts'

/** Every HTTP listener of the programs, with the test that checks its headers. */
const listeners: Record<string, string> = {
  'apps/server/src/platform/http/app/create-app.ts':
    'apps/server/src/platform/http/app/create-app.test.ts',
  'apps/server/src/modules/cashier/institutions/api-pix/open-webhook.ts':
    'apps/server/src/modules/cashier/institutions/api-pix/open-webhook.db.test.ts',
  'apps/rgs/src/build-rgs.ts': 'apps/rgs/src/common/http/answer-errors.db.test.ts',
  'apps/rgs/src/serve-metrics.ts': 'apps/rgs/src/serve-metrics.db.test.ts',
  'apps/psp-sandbox/src/build-psp-sandbox.ts': 'apps/psp-sandbox/src/psp-sandbox.db.test.ts',
  'apps/checks-sandbox/src/build-checks-sandbox.ts':
    'apps/checks-sandbox/src/checks-sandbox.test.ts',
  'apps/example-vendor/src/build-example-vendor.ts':
    'apps/example-vendor/src/example-vendor.test.ts',
}

/** Files that open no listener reachable by others, and why. */
const others: Record<string, string> = {
  'apps/server/src/platform/http/app/create-fastify.ts':
    'what create-app.ts makes its listener with',
  'apps/server/src/modules/compliance/adapters/register-sandbox.ts':
    'the register of demo and tests, on the loopback address alone',
  'packages/vendor-kit/src/reference/serve-books.ts':
    'the wallet in memory that tests play against',
  'packages/database/src/embedded/launch.ts': 'asks for a free port and ends',
}

const opens =
  /\b(Fastify|createFastify)\(|from 'node:(http|https|net|http2|tls)'[\s\S]*\bcreate(Secure)?Server\(/

const sources = listSources(/^(apps|packages)\/[\w-]+\/src\/.*\.ts$/)
const textOf = new Map(sources.map(({ path, text }) => [path, text]))

it('every listener of the programs is in this list', () => {
  const found = sources.filter(({ path, text }) => !isTest(path) && opens.test(text))
  const listed = [...Object.keys(listeners), ...Object.keys(others)]
  expect(found.map(({ path }) => path).toSorted()).toEqual(listed.toSorted())
})

test.each(Object.entries(listeners))(
  '%s bounds requests and connections, accepts one host, and a test reads its headers',
  (path, proof) => {
    const text = textOf.get(path) ?? ''
    expect(text).toContain('boundConnections(')
    // With or without TLS, the server itself is created with them.
    expect(text).toMatch(
      /\bhttp: arrivalTimes\b|https: \{\s+\.\.\.arrivalTimes,|createServer\(arrivalTimes,|\.\.\.patience\(config\)/,
    )
    expect(text).toMatch(/\b(set|send)SafeHeaders\(/)
    expect(text).toMatch(/\bhasOneHost\(|'onRequest', answerOneHostOnly\)/)
    expect(textOf.get(proof)).toMatch(/expect\(safeHeadersIn\(.*\)\)\.toEqual\(safeHeaders\)/)
  },
)
