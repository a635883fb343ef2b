import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Api } from '@trevo/api-client/create-api.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import {
  createDeposit,
  getBalance,
  getHumanChallenge,
  registerMember,
} from '@trevo/api-client/endpoints.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import { newCpf } from './new-cpf.ts'
import { goodPassword, newName, storeToken, type Person } from './steps.ts'
import { onDatabase } from './system.ts'
import { ownSystem } from './systems.ts'

// People in journeys that are not about login, registration or depositing: they skip those screens.

/** Throws the refusal code. */
export const needed = <Value>(
  answer: { ok: true; value: Value } | { ok: false; code: string },
): Value => {
  if (answer.ok) return answer.value
  throw new Error(answer.code)
}

/** The API client of a session, or of a guest without a token. */
export const apiOf = (token?: string, language: LanguageCode = 'PT'): Api =>
  createTestApi({
    baseUrl: ownSystem.origin,
    token,
    getLanguage: () => language,
    timeoutMs: 30_000,
  })

/** Opens a session of an existing account; returns its token. */
export const openSession = async ({ username }: Pick<Person, 'username'>): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  const rows = await onDatabase(
    `insert into identity.session (token_hash, id, member_id, brand_id, kind, created_at, seen_at,
       address, user_agent, device_kind)
     select '\\x${hash}', gen_random_uuid(), member_id, brand_id,
       case when type = any (agent_types) then 'agent' when type = any (trial_types) then 'trial'
         else 'member' end,
       now(), now(), '127.0.0.1', 'journey', 'web'
     from members.member join settings.brand on brand.id = brand_id
     where account_key = lower('trevo@${username}')
     returning id`,
  )
  if (rows.length !== 1) throw new Error(`no account ${username}`)
  return token
}

/** From its next address on, the page belongs to this person. */
export const enterAs = async (page: Page, who: Pick<Person, 'username'>): Promise<string> => {
  const token = await openSession(who)
  await storeToken(page, token)
  return token
}

export type Member = Person & { readonly token: string; readonly api: Api }

type NewMember = {
  readonly username?: string
  readonly language?: LanguageCode
  /** Of an agent's link. */
  readonly affiliateCode?: string
  /** Deposited by Pix and paid at the institution; whole reais. */
  readonly reais?: number
}

/** A newly registered member. */
export const newMember = async ({
  username = newName(),
  language = 'PT',
  affiliateCode,
  reais,
}: NewMember = {}): Promise<Member> => {
  const guest = apiOf(undefined, language)
  const humanProof = await solveHumanCheck(needed(await guest.call(getHumanChallenge)))
  const body = {
    username,
    password: goodPassword,
    confirmPassword: goodPassword,
    countryDialingCode: '55',
    humanProof,
    affiliateCode,
    termsAccepted: true,
    domain: new URL(ownSystem.origin).hostname,
    referralCode: '',
    registerUrl: ownSystem.origin,
    registerMethod: 'WEB',
    login: true,
  } as const
  const { token } = needed(await guest.call(registerMember, { body }))
  const member = { username, password: goodPassword, token, api: apiOf(token, language) }
  if (reais !== undefined) await pay(member, reais)
  return member
}

/** A newly registered member, on this page from its next address on. */
export const joinAs = async (page: Page, given: NewMember = {}): Promise<Member> => {
  const member = await newMember(given)
  await storeToken(page, member.token)
  return member
}

/** What a bank does with an order: it pays the charge behind an address. */
export const payAt = async (payUrl: string, cpf: string): Promise<void> => {
  const { origin, host, pathname } = new URL(payUrl)
  const paid = await fetch(`${origin}/sandbox/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ location: host + pathname, cpf, name: 'Ana Souza' }),
  })
  expect(paid.ok).toBe(true)
}

/** The member's CPF; a member without one gets a new one and keeps it. */
export const cpfOf = async ({ username }: Pick<Person, 'username'>): Promise<string> => {
  const rows = await onDatabase(
    `update members.member set tax_id = coalesce(tax_id, '${newCpf()}')
     where account_key = lower('trevo@${username}') returning tax_id`,
  )
  if (rows.length !== 1) throw new Error(`no account ${username}`)
  return String(rows[0]?.['tax_id'])
}

/** Deposits whole reais by Pix from the member's own account, and waits until they are in the balance. */
export const pay = async ({ api, username }: Pick<Member, 'api' | 'username'>, reais = 50) => {
  const cpf = await cpfOf({ username })
  const readCentavos = async () =>
    Math.round(100 * Number(needed(await api.call(getBalance)).sumBalance))
  const before = await readCentavos()
  const body = { clientId: randomUUID(), channel: 'PIX', amount: `${reais}.00` } as const
  const { payUrl } = needed(await api.call(createDeposit, { body }))
  await payAt(payUrl ?? '', cpf)
  await expect
    .poll(readCentavos, { timeout: 30_000, intervals: [50, 100, 200] })
    .toBe(before + 100 * reais)
}
