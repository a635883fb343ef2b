import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CommonRefusal } from '@trevo/contract/endpoint.ts'
import type { getBalance, getMemberInfo } from '@trevo/contract/wps/member.ts'
import type { login } from '@trevo/contract/wps/session.ts'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { CallInput, CodeOf, Silence } from './wire.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = path.join(here, '../../..')

const flags = (
  '--ignoreConfig --noEmit --strict --skipLibCheck --target ES2024 --lib ES2024,DOM --module ESNext ' +
  '--moduleResolution Bundler --allowImportingTsExtensions --types node'
).split(' ')

/** The compiler's errors for each of some lines that use `answer`, the answer of a login. */
const compile = async (snippets: readonly string[]): Promise<readonly string[]> => {
  const folder = await mkdtemp(path.join(here, '../.type-test-'))
  const files = snippets.map((_, index) => path.join(folder, `snippet-${index}.ts`))
  const head = `import type { login } from '@trevo/contract/wps/session.ts'
import type { Answered } from '@trevo/api-client/wire.ts'
declare const answer: Answered<typeof login>\n`
  await Promise.all(files.map((file, index) => writeFile(file, head + snippets[index])))
  const said = await new Promise<string>((resolve) => {
    execFile(
      path.join(root, 'node_modules/.bin/tsc'),
      [...flags, ...files],
      { cwd: root },
      (_, stdout) => resolve(stdout),
    )
  })
  await rm(folder, { recursive: true })
  const lines = said.split('\n')
  return files.map((file) => lines.filter((line) => line.includes(path.basename(file))).join('\n'))
}

describe('types of a call', () => {
  it('its codes are exactly the declared refusals, the common ones and those for no answer', () => {
    expectTypeOf<CodeOf<typeof login>>().toEqualTypeOf<
      | 'login.failed'
      | 'login.captcha_required'
      | 'login.locked'
      | 'captcha.invalid'
      | 'verify_first'
      | 'error_not_agent'
      | 'member_no_enter'
      | 'login.verification_required'
      | 'account.closed'
      | 'sms.not_enabled'
      | 'sms.number_invalid'
      | 'code.missing'
      | 'code.wrong'
      | 'code.expired'
      | 'phone_auth.token_invalid'
      | CommonRefusal
      | Silence
    >()
    expectTypeOf<CodeOf<typeof getMemberInfo>>().toEqualTypeOf<CommonRefusal | Silence>()
  })

  it('requires what the endpoint requires, and no more', () => {
    expectTypeOf<CallInput<typeof login>>().toHaveProperty('body')
    expectTypeOf<CallInput<typeof login>>().not.toHaveProperty('query')
    expectTypeOf<CallInput<typeof getBalance>['query']>().toEqualTypeOf<
      { typeId?: string | undefined; _?: string | undefined } | undefined
    >()
  })

  // The compiler is a separate program, which takes long on a busy machine.
  it(
    'comparing with a code of another endpoint does not compile',
    { timeout: 180_000 },
    async () => {
      const [own, other, unchecked] = await compile([
        `if (!answer.ok) answer.code === 'login.locked'`,
        `if (!answer.ok) answer.code === 'deposit.unknown'`,
        `answer.value.token`,
      ])
      expect(own).toBe('')
      expect(other).toContain('TS2367')
      expect(unchecked).toContain('TS2339')
    },
  )
})
