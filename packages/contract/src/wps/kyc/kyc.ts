import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, MoneyInput, Nothing } from '../../shapes.ts'
import { PixKeyType } from '../cashier/payee.ts'
import { typed } from '../session.ts'
import {
  CaptureItem,
  CaseState,
  documentTypes,
  genders,
  ImageKind,
  MemberCause,
  pepAnswers,
} from './kyc-names.ts'

const common = { family: 'wps', auth: 'member', moduleId: 'COMM3', evenExcluded: true } as const

export const Cep = z.string().regex(/^\d{8}$/)
export const states =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

/** The person's data of P1231 art. 31, as they declare it. */
export const KycForm = z.strictObject({
  fullName: typed(120).regex(/\S+\s+\S+/),
  cpf: z.string().regex(/^\d{11}$/),
  bornOn: z.iso.date(),
  /** Self-declared. */
  gender: z.enum(genders),
  address: z.strictObject({
    cep: Cep,
    street: typed(120).regex(/\S/),
    number: typed(20).regex(/\S/),
    complement: typed(60),
    district: typed(80).regex(/\S/),
    city: typed(80).regex(/\S/),
    state: z.enum(states),
  }),
  phone: z.string().regex(/^\+?\d{10,14}$/),
  email: z.email().max(120),
  /** Of the person's own account. */
  pixKeyType: PixKeyType,
  pixKey: typed(77).regex(/\S/),
  /** A month's income in BRL as the person declares it; it may be left out. */
  monthlyIncome: MoneyInput.optional(),
  pep: z.enum(pepAnswers),
  documentType: z.enum(documentTypes),
})
export type KycForm = z.infer<typeof KycForm>

/** A member's case as they see it. */
export const Kyc = z.object({
  /** The brand takes no stake before the case is verified. */
  isRequired: z.boolean(),
  isVerified: z.boolean(),
  state: CaseState,
  /** What is still to be captured, in the order of the steps. */
  missing: z.array(CaptureItem),
  /** Why it is in this state; causes of what is to be captured again. */
  causes: z.array(MemberCause),
  /** What an operator asks for or says, in their words. */
  note: z.string().nullable(),
  /** What the member has declared; null before the form was sent. */
  form: KycForm.nullable(),
  /** What the account already says, to begin the form with. */
  known: z.object({
    fullName: z.string().nullable(),
    cpf: z.string().nullable(),
    bornOn: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  /** Until when the document counts; null while unknown. */
  documentExpiresOn: z.iso.date().nullable(),
  /** The last change. */
  changedAt: Instant.nullable(),
})
export type Kyc = z.infer<typeof Kyc>

export const getKyc = endpoint({
  name: 'getKyc',
  summary: 'The identity case of the member: its state, what is missing, what happens next',
  method: 'GET',
  path: '/wps/kyc',
  ...common,
  query: z.object({ _: CacheBuster }),
  response: Kyc,
  refusals: [],
})

export const saveKycForm = endpoint({
  name: 'saveKycForm',
  summary: 'The declared data of the person; what the account already says cannot be contradicted',
  method: 'POST',
  path: '/wps/kyc/form',
  ...common,
  sealed: true,
  body: KycForm,
  response: Kyc,
  refusals: ['kyc.form_invalid', 'kyc.underage', 'kyc.data_differs', 'kyc.decided'],
  rateLimit: { max: 20, windowSec: 300 },
})

/** A picture as base64; 700,000 characters are about 520 kB, enough to read small print. */
const pictureTextMax = 700_000
const picture = {
  /** Chosen by the client, so that a repeated call adds nothing. */
  imageId: z.uuid(),
  kind: ImageKind,
  picture: z.base64().min(1).max(pictureTextMax),
}
const pictureBytesMax = 720_000
const ofPicture = [
  'kyc.picture_unreadable',
  'kyc.decided',
  'kyc.pictures_full',
  'picture.too_complex',
  'picture.busy',
  'request.id_reused',
] as const

export const addKycImage = endpoint({
  name: 'addKycImage',
  summary: 'A picture of the document or the face; it replaces an earlier one of its kind',
  method: 'POST',
  path: '/wps/kyc/images',
  ...common,
  bodyBytesMax: pictureBytesMax,
  body: z.strictObject(picture),
  response: Kyc,
  refusals: ofPicture,
  rateLimit: { max: 120, windowSec: 300 },
})

export const submitKyc = endpoint({
  name: 'submitKyc',
  summary: 'Sends the captured case to be checked; the same again is the same',
  method: 'POST',
  path: '/wps/kyc/submit',
  ...common,
  body: z.strictObject({}),
  response: Kyc,
  refusals: ['kyc.incomplete', 'kyc.decided'],
  rateLimit: { max: 10, windowSec: 300 },
})

export const lookUpCep = endpoint({
  name: 'lookUpCep',
  summary: 'Street, district and city of a CEP, to begin an address with',
  method: 'GET',
  path: '/wps/kyc/cep',
  ...common,
  query: z.object({ cep: Cep, _: CacheBuster }),
  response: z.object({
    isKnown: z.boolean(),
    street: z.string(),
    district: z.string(),
    city: z.string(),
    state: z.string(),
  }),
  refusals: ['kyc.lookup_unavailable'],
  rateLimit: { max: 20, windowSec: 60 },
})

export const openKycHandover = endpoint({
  name: 'openKycHandover',
  summary: 'A link that opens once, to take the pictures on another device',
  method: 'POST',
  path: '/wps/kyc/handover',
  ...common,
  body: z.strictObject({}),
  response: z.object({
    /** Behind the `#` of the page `/identity`, where no server sees it. */
    token: z.string(),
    expiresAt: Instant,
  }),
  refusals: ['kyc.decided'],
  rateLimit: { max: 10, windowSec: 300 },
})

const HandoverKey = z.string().regex(/^[\w-]{43}$/)

/** What the other device may know: which pictures are missing, and nothing of the person. */
const Handover = z.object({
  missing: z.array(ImageKind),
  documentType: z.enum(documentTypes).nullable(),
  expiresAt: Instant,
})

export const takeKycHandover = endpoint({
  name: 'takeKycHandover',
  summary: 'Opens such a link, which is used up, in exchange for the key of this device',
  method: 'POST',
  path: '/wps/kyc/handover/take',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  body: z.strictObject({ token: HandoverKey }),
  response: z.object({ key: HandoverKey, handover: Handover }),
  refusals: ['kyc.handover_unknown'],
  rateLimit: { max: 20, windowSec: 300 },
})

export const addHandoverImage = endpoint({
  name: 'addHandoverImage',
  summary: 'A picture from the other device',
  method: 'POST',
  path: '/wps/kyc/handover/images',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  bodyBytesMax: pictureBytesMax,
  body: z.strictObject({ key: HandoverKey, ...picture }),
  response: Handover,
  refusals: ['kyc.handover_unknown', ...ofPicture],
  rateLimit: { max: 120, windowSec: 300 },
})

export const closeKycHandover = endpoint({
  name: 'closeKycHandover',
  summary: 'Ends the capture on the other device',
  method: 'POST',
  path: '/wps/kyc/handover/close',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  body: z.strictObject({ key: HandoverKey }),
  response: Nothing,
  refusals: [],
  rateLimit: { max: 20, windowSec: 300 },
})
