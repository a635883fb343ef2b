import { randomBytes, randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import type { Api } from '@trevo/api-client/create-api.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import {
  addKycImage,
  createDeposit,
  getBalance,
  getHumanChallenge,
  getKyc,
  registerMember,
  saveKycForm,
  submitKyc,
} from '@trevo/api-client/endpoints.ts'
import { imageKinds } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { fetchOnThisMachine } from '@trevo/platform/fetch-on-this-machine.ts'
import { solveHumanCheck } from '@trevo/testkit/solve-human-check.ts'
import { newCpf } from '../new-cpf.ts'
import { needed, payAt, type Member } from '../people.ts'
import { goodPassword, newName, storeToken } from '../steps.ts'
import { onDatabase } from '../system.ts'
import { ownSystem } from '../systems.ts'

// The demo's brand under the rules of Brazil, and people of it who are not what a journey is about.

const merchant = 'trevobr'
/** Browsers know that names below `localhost` are this machine. */
export const brazilOrigin = `http://br.localhost:${new URL(ownSystem.origin).port}`

const apiOf = (token?: string, language: LanguageCode = 'PT'): Api =>
  createTestApi({
    baseUrl: brazilOrigin,
    token,
    getLanguage: () => language,
    getMerchant: () => merchant,
    timeoutMs: 30_000,
    fetch: fetchOnThisMachine,
  })

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A small picture of one colour, another one each time (PNG, 8 bits RGB). */
export const drawPicture = (): Buffer => {
  const [width, height] = [32, 20]
  const head = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0])
  const colour = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))
  const line = [0, ...Array.from({ length: width }, () => colour).flat()]
  const pixels = Buffer.from(Array.from({ length: height }, () => line).flat())
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export type BrazilMember = Member & { readonly cpf: string }

type NewMember = {
  readonly language?: LanguageCode
  /** Deposited by Pix; whole reais. */
  readonly reais?: number
}

/** A newly registered member with a loss and a time limit; the identity is not verified. */
export const newBrazilMember = async ({
  language = 'PT',
}: NewMember = {}): Promise<BrazilMember> => {
  const guest = apiOf(undefined, language)
  const username = newName()
  const body = {
    username,
    password: goodPassword,
    confirmPassword: goodPassword,
    humanProof: await solveHumanCheck(needed(await guest.call(getHumanChallenge))),
    termsAccepted: true,
    domain: new URL(brazilOrigin).hostname,
    referralCode: '',
    registerUrl: brazilOrigin,
    registerMethod: 'WEB',
    login: true,
    bornOn: '1990-05-17',
    limits: { loss: { period: 'month', value: '500.00' }, time: { period: 'day', value: '120' } },
  } as const
  const { token } = needed(await guest.call(registerMember, { body }))
  const api = apiOf(token, language)
  return { username, password: goodPassword, token, api, cpf: newCpf() }
}

/** The sandbox looks at the last word of the name, and verifies this one. */
const verify = async ({ api, cpf }: BrazilMember): Promise<void> => {
  const form = {
    fullName: 'Ana Souza Lima',
    cpf,
    bornOn: '1990-05-17',
    gender: 'female',
    address: {
      cep: '01310100',
      street: 'Avenida Paulista',
      number: '1000',
      complement: '',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    },
    phone: '+5511987654321',
    email: 'ana@example.com',
    pixKeyType: 'CPF',
    pixKey: cpf,
    pep: 'no',
    documentType: 'cnh',
  } as const
  needed(await api.call(saveKycForm, { body: form }))
  for (const kind of imageKinds) {
    const body = { imageId: randomUUID(), kind, picture: drawPicture().toString('base64') }
    needed(await api.call(addKycImage, { body }))
  }
  needed(await api.call(submitKyc, { body: {} }))
  const isVerified = async () => needed(await api.call(getKyc)).isVerified
  await expect.poll(isVerified, { timeout: 60_000, intervals: [200] }).toBe(true)
}

const deposit = async ({ api, cpf }: BrazilMember, reais: number): Promise<void> => {
  const body = { clientId: randomUUID(), channel: 'PIX', amount: `${reais}.00` } as const
  const { payUrl } = needed(await api.call(createDeposit, { body }))
  await payAt(payUrl ?? '', cpf)
  const balance = async () => Number(needed(await api.call(getBalance)).sumBalance)
  await expect.poll(balance, { timeout: 60_000, intervals: [100, 200] }).toBe(reais)
}

/** A member whose identity is verified, with money. */
export const newVerifiedMember = async ({
  language = 'PT',
  reais,
}: NewMember = {}): Promise<BrazilMember> => {
  const member = await newBrazilMember({ language })
  await verify(member)
  if (reais !== undefined) await deposit(member, reais)
  return member
}

/** From its next address on, the page belongs to this member. */
export const enter = (page: Page, { token }: BrazilMember): Promise<void> => storeToken(page, token)

/** SQL that names the member’s own row. */
export const rowOf = ({ username }: Pick<Member, 'username'>): string =>
  `account_key = lower('${merchant}@${username}')`

/** Another session of the member, as a login would open it. */
export const openAgain = async (member: BrazilMember): Promise<BrazilMember> => {
  const token = randomBytes(32).toString('base64url')
  await onDatabase(
    `insert into identity.session (token_hash, id, member_id, brand_id, kind, created_at, seen_at,
       address, user_agent, device_kind)
     select sha256('${token}'), gen_random_uuid(), member_id, brand_id, 'member', now(), now(),
       '127.0.0.1', 'journey', 'web'
     from members.member where ${rowOf(member)}`,
  )
  return { ...member, token, api: apiOf(token) }
}

/** As after half an hour without an act. */
export const makeIdle = async (member: BrazilMember): Promise<void> => {
  await onDatabase(
    `insert into kyc.presence (session_id, acted_at)
     select s.id, now() - interval '31 minutes' from identity.session s
     join members.member m using (member_id) where ${rowOf(member)}
     on conflict (session_id) do update set acted_at = excluded.acted_at`,
  )
}

/** The member after the register has named the person, as at the first login of a day: with another session. */
export const impede = async (member: BrazilMember): Promise<BrazilMember> => {
  // The sandbox of the register names this range.
  const cpf = newCpf('901')
  await onDatabase(
    `update members.person set cpf = '${cpf}' where person_id =
       (select person_id from members.member where ${rowOf(member)})`,
    `update members.member set tax_id = '${cpf}' where ${rowOf(member)}`,
    `update compliance.person_check set next_try_at = now(), cause = 'login', attempts = 0 where person_id =
       (select person_id from members.member where ${rowOf(member)})`,
  )
  const impeded = async () => {
    const rows = await onDatabase(
      `select impeded_at from members.member where ${rowOf(member)} and impeded_at is not null`,
    )
    return rows.length
  }
  await expect.poll(impeded, { timeout: 60_000, intervals: [200] }).toBe(1)
  return { ...(await openAgain(member)), cpf }
}
