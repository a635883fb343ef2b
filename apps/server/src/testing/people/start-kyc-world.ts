import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import { createTestApi } from '@trevo/api-client/testing/create-test-api.ts'
import * as wps from '@trevo/api-client/endpoints.ts'
import type { ImageKind } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { FirstLimits } from '@trevo/contract/wps/security/first-limits.ts'
import type { Kyc, KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import sharp from 'sharp'
import { startTestServer } from '../start-test-server.ts'
import { valueOf } from '../value-of.ts'
import { startChecksSandbox } from './start-checks-sandbox.ts'
import { registrationForm } from '../../modules/members/testing/registration-form.ts'

/** A CPF with right check digits for each number below 10^9. */
export const cpfOf = (number: number): string => {
  const digits = [...String(number).padStart(9, '0')].map(Number)
  for (let round = 0; round < 2; round += 1) {
    const sum = digits.reduce((total, digit, at) => total + digit * (digits.length + 1 - at), 0)
    const rest = (sum * 10) % 11
    digits.push(rest === 10 ? 0 : rest)
  }
  return digits.join('')
}

/** What everybody chooses at sign-up under `br`. */
export const firstLimits = {
  loss: { period: 'month', value: '2000.00' },
  time: { period: 'day', value: '300' },
} as const

export const kinds: readonly ImageKind[] = [
  'document_front',
  'document_back',
  'face_centre',
  'face_left',
  'face_right',
]

let drawn = 0
/** A small picture, another one each time. */
export const drawPicture = async (): Promise<string> => {
  drawn += 1
  const background = { r: drawn % 256, g: (drawn * 7) % 256, b: 90 }
  const picture = sharp({ create: { width: 12, height: 8, channels: 3, background } })
  return (await picture.png().toBuffer()).toString('base64')
}

export const formOf = (cpf: string, fullName: string, other: Partial<KycForm> = {}): KycForm => ({
  fullName,
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
  ...other,
})

/** A server under `br` with the checks sandbox, whose members capture and whose jobs run when told to. */
export const startKycWorld = async () => {
  let aheadMs = 0
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  const sandbox = await startChecksSandbox()
  const server = await startTestServer({ clock, environment: sandbox.environment })
  const { kyc } = server.server.modules

  let people = 0
  const register = async (limits: FirstLimits | undefined, username = `outra${(people += 1)}`) =>
    server.guest().call(wps.registerMember, {
      body: {
        ...registrationForm(username, 'Tucano-azul-81'),
        humanProof: await server.proveHuman(),
        bornOn: '1990-05-17',
        ...(limits && { limits }),
      },
    })
  /** Somebody who has just signed up; null is without limits, where they are not asked for. */
  const signUp = async (limits: FirstLimits | null = firstLimits) => {
    people += 1
    const username = `pessoa${people}`
    const { token, id } = valueOf(await register(limits ?? undefined, username))
    const member = await server.server.modules.members.findMemberByCustomerId(id)
    if (!member) throw new Error(`no member ${id}`)
    const api = createTestApi({ baseUrl: server.baseUrl, token })
    return { api, token, username, memberId: member.memberId }
  }

  const sendImage = async (api: Api, kind: ImageKind, picture?: string) =>
    api.call(wps.addKycImage, {
      body: { imageId: randomUUID(), kind, picture: picture ?? (await drawPicture()) },
    })
  /** Everything a case consists of; the case as it is before it is sent. */
  const capture = async (api: Api, form: KycForm): Promise<Kyc> => {
    valueOf(await api.call(wps.saveKycForm, { body: form }))
    for (const kind of kinds) valueOf(await sendImage(api, kind))
    return valueOf(await api.call(wps.getKyc))
  }
  const submit = async (api: Api) => valueOf(await api.call(wps.submitKyc, { body: {} }))
  /** Until nothing is due: the first run begins the round, the next ones ask. */
  const runChecks = async (): Promise<void> => {
    for (let run = 0; run < 4; run += 1) await kyc.runChecks()
  }
  const stateOf = async (api: Api): Promise<Kyc> => valueOf(await api.call(wps.getKyc))
  return {
    server,
    sandbox,
    kyc,
    register,
    signUp,
    sendImage,
    capture,
    submit,
    runChecks,
    stateOf,
    /** As if the waits between two tries were over. */
    makeDue: async (): Promise<void> => {
      await server.pool.query(`update kyc.check set due_at = now() - interval '1 hour'`)
    },
    later: (ms: number): void => {
      aheadMs += ms
    },
    beginBr: () => server.change(`update settings.brand set jurisdiction = 'br' where id = 1`),
    close: async (): Promise<void> => {
      await server.close()
      await sandbox.stop()
    },
  }
}
export type KycWorld = Awaited<ReturnType<typeof startKycWorld>>
